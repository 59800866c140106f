import { Refusal } from '#contract/platform/refusals.ts';
import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { ActionSource, Actor, EventActor } from '#domain/appointments/appointment-life.ts';
import { parseId } from '#domain/platform/readable-ids.ts';

/** One of the two people of an appointment. */
export interface ActingUser {
  readonly role: Exclude<Actor, 'system'>;
  readonly id: number;
  /** Who acts in their place: the own person of whoever looks after the patient (J-05). */
  readonly by?: number | undefined;
  readonly via?: ActionSource | undefined;
  /** Who of the hospital's staff acts for them, by their account (M-13); the rules are those of the role. */
  readonly actedBy?: { readonly role: StaffRole; readonly id: number } | undefined;
}

/** Whom the event of a deed names. */
export const toEventActor = ({
  role,
  id,
  by,
  actedBy,
}: ActingUser): { actorRole: EventActor; actorId: number } =>
  actedBy ? { actorRole: actedBy.role, actorId: actedBy.id } : { actorRole: role, actorId: by ?? id };

/** The number of an appointment in either form; refuses with `appointment_not_found`. */
export function parseAppointmentId(text: string): number {
  const id = parseId('appointment', text);
  if (id === null) throw new Refusal('appointment_not_found');
  return id;
}
