import type { RefObject } from 'react';
import type { DoctorAppointment } from '#contract/appointment-lists.ts';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { focusedRow, rowsIn } from '../focus.ts';
import { kindOf } from './parts.ts';
import type { DayRows } from './rows.ts';

interface DayKeys {
  readonly section: RefObject<HTMLElement | null>;
  readonly appointments: readonly DoctorAppointment[];
  readonly rows: DayRows;
}

/**
 * Single keys of the day (docs/product.md#keys): n goes to the visit that is due and from there to the next, d
 * ends and v joins the one in focus, else the one that is due.
 */
export function useDayKeys({ section, appointments, rows: { actions, held, now } }: DayKeys): void {
  const isFree = (one: DoctorAppointment) => kindOf(one) === 'open' && held.of(one.appointmentId) === null;
  const open = appointments.filter(isFree);
  const due = open.find(({ endsAt }) => Date.parse(endsAt) > now) ?? open.at(-1);
  const inFocus = () => {
    const id = focusedRow(section.current)?.dataset.appointment;
    return open.find(({ appointmentId }) => appointmentId === id);
  };
  const meant = () => inFocus() ?? due;
  const may = (action: 'complete' | 'callOff') => meant()?.allowedActions.includes(action) ?? false;
  const about = () => {
    const one = meant();
    return one ? `${one.slotNumber} ${one.patientName}` : '';
  };
  const goOn = () => {
    const focused = inFocus();
    const next = focused ? (open[open.indexOf(focused) + 1] ?? focused) : due;
    rowsIn(section.current)
      .find(({ dataset }) => dataset.appointment === next?.appointmentId)
      ?.focus();
  };
  const act = (how: (one: DoctorAppointment) => void) => () => {
    const one = meant();
    if (one) how(one);
  };
  useKeys({
    next: { run: goOn, when: () => open.length > 0 },
    done: { run: act(actions.onDone), when: () => may('complete'), about },
    video: {
      run: act(({ appointmentId }) => actions.onJoin(appointmentId)),
      when: () => may('callOff') && meant()?.consultStatus === 'Online',
      about,
    },
  });
}
