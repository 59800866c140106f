import type { RefObject } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { focusedRow, listRows } from '../changes/row-focus.ts';
import type { DayRows } from './day-row-props.ts';
import { toRowKind } from './day-sections.ts';

interface DayKeys {
  readonly section: RefObject<HTMLElement | null>;
  readonly appointments: readonly DoctorAppointment[];
  readonly next: DoctorAppointment | null;
  readonly rows: DayRows;
}

/**
 * Keyboard shortcuts of the day: n goes to the next visit and then to the one after it, j and k move between
 * rows starting at the next visit, d completes and v joins the focused visit, else the next one.
 */
export function useDayKeys({ section, appointments, next, rows: { actions, pending } }: DayKeys): void {
  const isFree = (one: DoctorAppointment) =>
    toRowKind(one) === 'open' && pending.of(one.appointmentId) === null;
  const open = appointments.filter(isFree);
  const idInFocus = () => focusedRow(section.current)?.dataset.appointment;
  const inFocus = () => {
    const id = idInFocus();
    return open.find(({ appointmentId }) => appointmentId === id);
  };
  const getTargetVisit = () => inFocus() ?? next;
  const may = (action: 'complete' | 'callOff') => getTargetVisit()?.allowedActions.includes(action) ?? false;
  const about = () => {
    const one = getTargetVisit();
    return one ? `${one.slotNumber} ${one.patientName}` : '';
  };
  const goTo = (id: string | undefined) =>
    listRows(section.current)
      .find(({ dataset }) => dataset.appointment === id)
      ?.focus();
  const goOn = () => {
    const focused = inFocus();
    const after = focused ? (open[open.indexOf(focused) + 1] ?? focused) : next;
    goTo(after?.appointmentId);
  };
  const walk = (step: 1 | -1) => () => {
    const ids = listRows(section.current).map(({ dataset }) => dataset.appointment);
    const at = ids.indexOf(idInFocus());
    goTo(at < 0 ? next?.appointmentId : ids[Math.max(0, Math.min(at + step, ids.length - 1))]);
  };
  // From outside the list only letters work: the arrows scroll the page.
  const walks = (key: string) => idInFocus() !== undefined || (next !== null && !key.startsWith('Arrow'));
  const act = (how: (one: DoctorAppointment) => void) => () => {
    const one = getTargetVisit();
    if (one) how(one);
  };
  useKeys({
    next: { run: goOn, when: () => open.length > 0 },
    down: { run: walk(1), when: walks },
    up: { run: walk(-1), when: walks },
    done: { run: act(actions.onDone), when: () => may('complete'), about },
    video: {
      run: act(({ appointmentId }) => actions.onJoin(appointmentId)),
      when: () => may('callOff') && getTargetVisit()?.consultStatus === 'Online',
      about,
    },
  });
}
