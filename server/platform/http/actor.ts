import type { Role } from '#contract/platform/endpoint.ts';
import { isStaffRole, type StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { ActionSource, EventActor } from '#domain/appointments/appointment-lifecycle.ts';
import type { Locale } from './language.ts';

/**
 * Who acts, and how the request reached us: the first parameter of every action. `role` and `id` say whose
 * rules apply. `account` says who did it, if that is a guardian for a child, or staff for a doctor or patient.
 */
export interface Actor {
  readonly role: Exclude<Role, StaffRole>;
  readonly id: number;
  readonly account?: { readonly role: Role; readonly id: number };
  /** Absent for an action on our screens. */
  readonly via?: ActionSource;
  readonly sessionId?: string;
  readonly address?: string;
  readonly locale?: Locale;
}

/** A session, and where the request came from. */
interface SignedIn {
  readonly sessionId: string;
  readonly address: string;
  readonly locale: Locale;
}

export type SignedInActor = Actor & SignedIn;

/** A member of a hospital's staff; each session belongs to one membership. */
export interface StaffActor extends SignedIn {
  readonly role: StaffRole;
  readonly id: number;
  readonly membershipId: number;
  readonly hospitalId: number;
  /**
   * True for a session opened at a shared desk, by PIN or password: it ends with the desk and is limited to
   * that hospital.
   */
  readonly atDesk: boolean;
}

/** An operator of the installation, in a session of the operator screen. */
export interface OperatorActor extends SignedIn {
  readonly role: 'operator';
  readonly id: number;
}

export type AnyActor = SignedInActor | StaffActor;

/** An actor as its token tells. */
export type Session = Omit<SignedInActor, 'address' | 'locale'> | Omit<StaffActor, 'address' | 'locale'>;

export const isStaffAccount = ({ account }: Pick<Actor, 'account'>): boolean =>
  account !== undefined && isStaffRole(account.role);

/** The account that an event records. */
export const toEventActor = ({
  role,
  id,
  account = { role, id },
}: Pick<Actor, 'role' | 'id' | 'account'>): { actorRole: EventActor; actorId: number } => ({
  actorRole: account.role,
  actorId: account.id,
});
