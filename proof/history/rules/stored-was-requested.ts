import type { Rule, Violation } from './violation.ts';

const mayHaveHappened = ({ outcome }: { outcome: string }) => outcome !== 'refused';

/**
 * Everything stored was requested and not refused: every appointment by a booking or a move, every event by a
 * change; and one key books one appointment, however often it was answered.
 */
export const storedWasRequested: Rule = ({ history, stored }) => {
  const bookings = Map.groupBy(
    history.filter((call) => call.verb === 'book'),
    ({ key }) => key,
  );
  const changes = Map.groupBy(
    history.filter((call) => call.verb === 'change'),
    ({ appointmentId }) => appointmentId,
  );
  const violations: Violation[] = [];
  const find = (rule: string, what: string, calls: Violation['calls']) =>
    violations.push({ rule, what, calls });

  for (const { id, key, replacesId } of stored.appointments) {
    const calls = key === null ? changes.get(replacesId ?? 0)?.filter(isMove) : bookings.get(key);
    if (calls?.some(mayHaveHappened)) continue;
    find('nothing is stored that was not asked for', `appointment ${id} (key ${key})`, calls ?? []);
  }
  for (const { appointmentId, action, role } of stored.events) {
    if (action === 'book') continue; // checked with its appointment
    const calls = changes.get(appointmentId)?.filter((call) => call.action === action && call.by === role);
    if (calls?.some(mayHaveHappened)) continue;
    find(
      'nothing is stored that was not asked for',
      `${action} of appointment ${appointmentId}`,
      calls ?? [],
    );
  }
  for (const [key, calls] of bookings) {
    const answered = calls.filter(({ outcome }) => outcome === 'acknowledged');
    if (new Set(answered.map(({ appointmentId }) => appointmentId)).size > 1) {
      find('one key books once', `key ${key} was answered with several appointments`, answered);
    }
  }
  return violations;
};

const isMove = ({ action }: { action: string }) => action === 'approveReschedule' || action === 'reschedule';
