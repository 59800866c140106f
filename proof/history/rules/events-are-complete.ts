import { type AppointmentAction, transitions } from '#domain/appointments/appointment-lifecycle.ts';
import type { StoredEvent } from '../read-stored.ts';
import type { Rule, Violation } from './violation.ts';

const isAction = (action: string): action is AppointmentAction => Object.hasOwn(transitions, action);

/** True if the table of appointment transitions allows this step. */
function isLegalStep({ action, from, to }: StoredEvent): boolean {
  if (!isAction(action) || from === null) return false;
  const transition = transitions[action];
  return transition.from.some((status) => status === from) && [to, 'former'].includes(transition.to);
}

/** The first inconsistency in the events of one appointment; null without any. */
function findEventGap(events: readonly StoredEvent[], status: string): string | null {
  const [first, ...steps] = events;
  if (first?.action !== 'book') return `begins with ${first?.action ?? 'nothing'} instead of book`;
  let before: StoredEvent = first;
  for (const step of steps) {
    if (step.from !== before.to) return `went from ${before.to} to ${step.from} without an event`;
    if (!isLegalStep(step))
      return `has a step that is not allowed: ${step.action} from ${step.from} to ${step.to}`;
    before = step;
  }
  return before.to === status ? null : `is ${status}, and its last event says ${before.to}`;
}

/**
 * The events of an appointment are complete: they begin with the booking, connect, and end with its status.
 */
export const eventsAreComplete: Rule = ({ history, stored }) => {
  const events = Map.groupBy(stored.events, ({ appointmentId }) => appointmentId);
  const violations: Violation[] = [];
  for (const { id, status } of stored.appointments) {
    const gap = findEventGap(events.get(id) ?? [], status);
    if (gap === null) continue;
    const calls = history.filter((call) => 'appointmentId' in call && call.appointmentId === id);
    violations.push({ rule: 'events tell the whole life', what: `appointment ${id} ${gap}`, calls });
  }
  return violations;
};
