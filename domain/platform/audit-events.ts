/**
 * Events of the audit log (docs/decisions/19-security-boundaries.md). The sessions table itself writes
 * `session_opened` and `session_ended`; the server writes all others.
 */
export type AuditEvent =
  | 'session_opened'
  | 'session_ended'
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
  | 'hospital_checked'
  | 'hospital_agreed'
  | 'hospital_withdrew'
  | 'hospital_declined'
  | 'practice_left'
  | 'hospital_changed'
  | 'hours_changed'
  | 'room_changed'
  | 'hospitals_merged'
  | 'person_added'
  | 'merge_asked'
  | 'merge_withdrawn'
  | 'people_merged'
  | 'merge_undone'
  | 'vitals_recorded'
  | 'visit_changed'
  | 'member_invited'
  | 'invitation_withdrawn'
  | 'member_joined'
  | 'member_changed'
  | 'member_left'
  | 'pin_changed'
  | 'desk_made'
  | 'desk_ended'
  | 'emergency_access'
  | 'emergency_seen'
  | 'log_read';

/** Front desk actions on a visit, as recorded in `visit_changed`. */
export const visitActions = [
  'book',
  'accept',
  'reject',
  'move',
  'cancel',
  'arrive',
  'undoArrive',
  'didNotCome',
  'takeMarkBack',
  'tell',
  'collect',
  'payLater',
  'void',
] as const;
export type VisitAction = (typeof visitActions)[number];
