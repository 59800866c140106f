import { useEffect, useState } from 'react';
import type { DayVisit } from '#contract/hospital-days.ts';
import { dayWords } from '../ui/day-words.ts';
import { useMedia } from '../ui/use-media.ts';
import type { DayColumn } from './columns.ts';
import { DayTable } from './day-table.tsx';
import { DoctorSwitch } from './doctor-switch.tsx';
import { MoveBar, MoveQuestion } from './move-parts.tsx';
import { TimeGrid } from './time-grid.tsx';
import { useMoving } from './use-moving.ts';
import { VisitDialog } from './visit-dialog.tsx';

interface DayBoardProps {
  readonly columns: readonly DayColumn[];
  readonly today: string;
  readonly now: number;
  /** Columns are days of one or a few doctors. */
  readonly byDay?: boolean;
  readonly asTable: boolean;
}

/** Columns of doctors' days with all that can be done in them: Today and the calendar share it. */
export function DayBoard({ columns, today, now, byDay = false, asTable }: DayBoardProps) {
  const isPhone = useMedia('(max-width: 40em)');
  const [key, setKey] = useState<string | null>(null);
  const [opened, setOpened] = useState<DayVisit | null>(null);
  const moving = useMoving(columns);
  const chosen =
    columns.find((column) => column.key === key) ??
    (byDay ? columns.find(({ day }) => day.date === today) : undefined) ??
    columns[0];
  const shown = isPhone && chosen ? [chosen] : columns;
  const { visit, at, cancel } = moving;
  useEffect(() => {
    if (!visit) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) cancel();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  useEffect(() => {
    // The one column of a phone follows the time that is chosen.
    if (visit && at) setKey(`${at.doctorId} ${at.date}`);
  }, [visit, at]);
  const nameOf = ({ doctor, day }: DayColumn) =>
    byDay ? `${doctor.name}, ${dayWords(day.date, today)}` : doctor.name;
  return (
    <>
      {isPhone && !asTable && chosen && (
        <DoctorSwitch columns={columns} chosen={chosen} nameOf={nameOf} onChoose={(one) => setKey(one.key)} />
      )}
      <MoveBar moving={moving} today={today} />
      {asTable && !visit ? (
        <DayTable columns={columns} today={today} now={now} onOpen={setOpened} />
      ) : (
        <TimeGrid columns={shown} today={today} now={now} byDay={byDay} moving={moving} onOpen={setOpened} />
      )}
      <VisitDialog
        visit={opened}
        today={today}
        now={now}
        onClose={() => setOpened(null)}
        onMove={(one) => {
          setOpened(null);
          moving.start(one);
        }}
      />
      <MoveQuestion moving={moving} today={today} />
    </>
  );
}
