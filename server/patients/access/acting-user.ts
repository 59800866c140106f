import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { ActionSource, Actor, EventActor } from '#domain/appointments/appointment-lifecycle.ts';

/** The user who acts on an appointment, as its patient or its doctor. */
export interface ActingUser {
  readonly role: Exclude<Actor, 'system'>;
  readonly id: number;
  /** The guardian who acts for the patient, by their own person id. */
  readonly by?: number | undefined;
  readonly via?: ActionSource | undefined;
  /** The staff member who acts, by account; the rules are those of `role`. */
  readonly actedBy?: { readonly role: StaffRole; readonly id: number } | undefined;
}

export const toEventActor = ({
  role,
  id,
  by,
  actedBy,
}: ActingUser): { actorRole: EventActor; actorId: number } =>
  actedBy ? { actorRole: actedBy.role, actorId: actedBy.id } : { actorRole: role, actorId: by ?? id };
