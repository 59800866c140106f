import type { StaffRole } from '#domain/accounts/hospital-roles.ts';
import type { AuditEvent } from '#domain/platform/audit-events.ts';

/** Without a login, the role is the one for anonymous callers. */
export type AuditActor = {
  readonly address?: string | undefined;
} & (
  | { readonly role: 'patient' | 'doctor'; readonly id: number; readonly sessionId?: string | undefined }
  | {
      readonly role: StaffRole;
      readonly id: number;
      readonly hospitalId: number;
      readonly sessionId?: string | undefined;
    }
  | { readonly role: 'operator'; readonly id: number; readonly sessionId?: string | undefined }
  | { readonly role: 'nobody' }
);

export interface AuditedAccount {
  readonly role: 'patient' | 'doctor' | 'hospital' | 'operator';
  /** The id of the patient, doctor or operator; for staff that of the account. */
  readonly id: number;
}

/** Contains no names, phone numbers, secrets or clinical data. */
export interface AuditEntry {
  readonly event: Exclude<AuditEvent, 'session_opened' | 'session_ended'>;
  readonly actor: AuditActor;
  readonly account?: AuditedAccount | undefined;
  readonly patientIds?: readonly number[];
  /** The API call, such as `GET /bell`. */
  readonly operation?: string;
  readonly about?: string | undefined;
  readonly reason?: string;
  readonly hospitalId?: number | undefined;
}
