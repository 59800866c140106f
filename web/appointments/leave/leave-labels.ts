import { m } from '#messages/messages.js';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import type { Leave, LeaveVisit } from '../queries.ts';

/** "Thu 26 Nov 16:30". */
export const formatVisitTime = ({ date, slot }: { readonly date: string; readonly slot: string }): string =>
  `${formatDay(date, clinicToday())} ${slot}`;

/** "Thu 26 Nov – Sat 28 Nov, 14:00–16:00". */
export function formatPeriod({ from, to, fromTime, toTime }: Leave): string {
  const today = clinicToday();
  const days = from === to ? formatDay(from, today) : `${formatDay(from, today)} – ${formatDay(to, today)}`;
  return fromTime && toTime ? `${days}, ${fromTime}–${toTime}` : days;
}

export function describeLeaveState({ state, undoUntil, touched, waiting, begun, over }: Leave): string {
  if (state === 'undone') return m.leaves_state_undone();
  if (state === 'ended') return begun ? m.leaves_state_ended() : m.leaves_state_cancelled();
  if (touched === 0) return over ? m.leaves_state_over() : m.leaves_state_closed();
  if (state === 'sending' && undoUntil !== null) return m.leaves_state_soon();
  if (waiting > 0) return m.leaves_state_sending({ told: touched - waiting, count: touched });
  return m.leaves_state_done();
}

export function describeOutcome({ outcome, newTime }: LeaveVisit): string {
  switch (outcome) {
    case 'waiting':
      return m.leaves_outcome_waiting();
    case 'undone':
      return m.leaves_outcome_undone();
    case 'open':
      return m.leaves_outcome_open();
    case 'unanswered':
      return m.leaves_outcome_unanswered();
    case 'declined':
      return m.leaves_outcome_declined();
    case 'cancelled':
      return m.leaves_outcome_cancelled();
    case 'closed':
      return m.leaves_outcome_closed();
    case 'moved':
      return m.leaves_outcome_moved({ when: newTime ? formatVisitTime(newTime) : '' });
    case 'colleague':
      return m.leaves_outcome_moved({
        when: newTime ? `${formatVisitTime(newTime)}, ${newTime.doctorName}` : '',
      });
  }
}
