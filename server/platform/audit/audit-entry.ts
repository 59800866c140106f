import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { AuditEvent } from '#domain/platform/audit-events.ts';

/** Who does something, and from where; `nobody` has not shown who they are. */
export type AuditActor = {
  /** The address of the client. */
  readonly address?: string | undefined;
} & (
  | { readonly role: 'patient' | 'doctor'; readonly id: number; readonly sessionId?: string | undefined }
  | {
      readonly role: StaffRole;
      /** Of the account. */
      readonly id: number;
      readonly hospitalId: number;
      readonly sessionId?: string | undefined;
    }
  | { readonly role: 'operator'; readonly id: number; readonly sessionId?: string | undefined }
  | { readonly role: 'nobody' }
);

/** An account on which something is done. */
export interface AuditedAccount {
  readonly role: 'patient' | 'doctor' | 'hospital' | 'operator';
  /** Of the patient, doctor or operator; of a hospital's staff, of the account. */
  readonly id: number;
}

/** One entry: no names, no phone numbers, no secrets, nothing clinical. */
export interface AuditEntry {
  readonly event: Exclude<AuditEvent, 'session_opened' | 'session_ended'>;
  readonly actor: AuditActor;
  readonly account?: AuditedAccount | undefined;
  /** Whose records were shown. */
  readonly patientIds?: readonly number[];
  /** The call of the API, as `GET /bell`. */
  readonly operation?: string;
  /** What it was about, such as `APT-000042`. */
  readonly about?: string | undefined;
  /** Why; of a refusal its code. */
  readonly reason?: string;
  /** Whose log it belongs to, where nobody of a staff does it. */
  readonly hospitalId?: number | undefined;
}
