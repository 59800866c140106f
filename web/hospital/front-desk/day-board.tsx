import { useEffect, useState } from 'react';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import type { DayColumn } from '../calendar/day-columns.ts';
import { MoveBar, MoveVisitDialog } from '../calendar/move-controls.tsx';
import { TimeGrid } from '../calendar/time-grid.tsx';
import { useMoving } from '../calendar/use-moving.ts';
import type { DeskActions } from '../visits/desk-actions.ts';
import { DueVisitAction } from '../visits/due-visit-action.tsx';
import { VisitDialog } from '../visits/visit-dialog.tsx';
import { DayTable } from './day-table.tsx';
import { DoctorSwitch } from './doctor-switch.tsx';
import { useFocusAfterCancel } from './use-focus-after-cancel.ts';
import { useFocusOnVisit } from './use-focus-on-visit.ts';

/** The open visit by id: its data comes from the current response, and a visit that has left is not open. */
export interface OpenedVisit {
  readonly id: string | null;
  readonly open: (visit: DayVisit) => void;
  readonly close: () => void;
}

export function useOpenedVisit(): OpenedVisit {
  const [id, setId] = useState<string | null>(null);
  return { id, open: ({ appointmentId }) => setId(appointmentId), close: () => setId(null) };
}

interface DayBoardProps {
  readonly columns: readonly DayColumn[];
  readonly today: string;
  readonly now: number;
  /** Columns are days of one or a few doctors. */
  readonly byDay?: boolean;
  readonly asTable: boolean;
  readonly opened: OpenedVisit;
  readonly others?: readonly DayVisit[];
  /** Shows the column of a doctor without one, whose visit is to be moved. */
  readonly onShowDoctor?: (doctorId: string) => void;
  readonly actions: DeskActions;
}

/** Columns of doctors' days with all actions, shared by Today and the calendar. */
export function DayBoard(props: DayBoardProps) {
  const { columns, today, now, byDay = false, asTable, opened, others = [], onShowDoctor, actions } = props;
  const isPhone = useMedia('(max-width: 40em)');
  const [key, setKey] = useState<string | null>(null);
  const moving = useMoving(columns, (appointmentId) => followVisit(appointmentId));
  const { visit, at, cancel } = moving;
  const followVisit = useFocusOnVisit(visit?.appointmentId ?? null);
  const leadToFreed = useFocusAfterCancel(columns);
  const visits = [...columns.flatMap((column) => column.visits), ...others];
  const shownVisit = visits.find(({ appointmentId }) => appointmentId === opened.id) ?? null;
  const chosen =
    columns.find((column) => column.key === key) ??
    (byDay ? columns.find(({ day }) => day.date === today) : undefined) ??
    columns[0];
  const shown = isPhone && chosen ? [chosen] : columns;
  useEffect(() => {
    if (!visit) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) cancel();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  // On a phone the single column follows the chosen time.
  const chosenKey = at && `${at.doctorId} ${at.date}`;
  useEffect(() => {
    if (chosenKey) setKey(chosenKey);
  }, [chosenKey]);
  const columnName = ({ doctor, day }: DayColumn) =>
    byDay ? `${doctor.name}, ${formatDay(day.date, today)}` : doctor.name;
  return (
    <>
      {isPhone && !asTable && chosen && (
        <DoctorSwitch
          columns={columns}
          chosen={chosen}
          nameOf={columnName}
          onChoose={(one) => setKey(one.key)}
        />
      )}
      <MoveBar moving={moving} today={today} />
      {asTable && !visit ? (
        <DayTable
          columns={columns}
          today={today}
          now={now}
          onOpen={opened.open}
          actions={actions}
          due={(one) => (
            <DueVisitAction apart visit={one} actions={actions} onMove={() => moving.start(one)} />
          )}
        />
      ) : (
        <TimeGrid
          columns={shown}
          today={today}
          now={now}
          byDay={byDay}
          moving={moving}
          onOpen={opened.open}
        />
      )}
      <VisitDialog
        visit={shownVisit}
        today={today}
        now={now}
        actions={actions}
        onClose={opened.close}
        onCancelled={leadToFreed}
        onMove={(one) => {
          opened.close();
          if (columns.every(({ doctor }) => doctor.doctorId !== one.doctorId)) onShowDoctor?.(one.doctorId);
          moving.start(one);
        }}
      />
      <MoveVisitDialog moving={moving} today={today} />
    </>
  );
}
