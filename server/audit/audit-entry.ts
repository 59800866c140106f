import type { StaffRole } from '#domain/hospital-roles.ts';

/**
 * What the audit log knows of (docs/decisions/026-audit-log.md#events), beside `session_opened` and
 * `session_ended`, which the table of sessions writes itself.
 */
export type AuditEvent =
  | 'login_refused'
  | 'password_changed'
  | 'contact_changed'
  | 'name_changed'
  | 'second_factor_changed'
  | 'code_sent'
  | 'password_reset'
  | 'phone_proven'
  | 'call_refused'
  | 'record_read'
  | 'guardianship_began'
  | 'guardianship_ended'
  | 'doctor_checked'
  | 'hospital_agreed'
  | 'hospital_withdrew'
  | 'hospital_declined'
  | 'hospital_changed'
  | 'hours_changed'
  | 'hospitals_merged'
  | 'people_merged'
  | 'merge_undone'
  | 'member_invited'
  | 'invitation_withdrawn'
  | 'member_joined'
  | 'member_changed'
  | 'member_left'
  | 'pin_changed'
  | 'desk_made'
  | 'desk_ended'
  | 'emergency_access'
  | 'log_read';

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
  | { readonly role: 'nobody' }
);

/** An account on which something is done. */
export interface AuditedAccount {
  readonly role: 'patient' | 'doctor' | 'hospital';
  /** Of the patient or doctor; of a hospital's staff, of the account. */
  readonly id: number;
}

/** One entry: no names, no phone numbers, no secrets, nothing clinical. */
export interface AuditEntry {
  readonly event: AuditEvent;
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
