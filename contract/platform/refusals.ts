import { z } from 'zod';
import { appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';

/**
 * Stable codes with their HTTP status. The message `refusal_<code>` has the sentence in the caller's
 * language.
 */
export const refusals = {
  invalid_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable_image: 415,
  heic_photo: 415,
  unsupported_media_type: 415,
  too_large: 413,
  too_many_requests: 429,
  too_many_attempts: 429,
  internal: 500,
  unavailable: 503,
  busy: 503,

  doctor_not_found: 404,
  hospital_not_found: 404,
  doctor_not_checked: 409,
  slot_taken: 409,
  squeezed_in_already: 409,
  doctor_on_leave: 409,
  patient_busy: 409,
  person_busy: 409,
  day_request_limit: 409,
  doctor_visit_limit: 409,
  visit_limit: 409,
  phone_unproven: 409,
  slot_not_published: 422,
  slot_past: 422,
  before_start: 409,
  idempotency_key_reused: 422,

  patient_exists: 409,
  doctor_exists: 409,
  hospital_exists: 409,
  hospital_listed: 409,
  hospital_alike: 409,
  professional_exists: 409,

  membership_not_found: 404,
  no_membership: 403,
  desk_may_not: 403,
  person_has_account: 409,
  person_looked_after: 409,
  person_elsewhere: 409,
  merge_not_found: 404,
  merge_own: 403,
  merge_elsewhere: 409,
  merge_overlaps: 409,
  merge_guardian: 409,
  phone_on_team: 409,
  phone_twice: 409,
  already_member: 409,
  last_owner: 409,
  invitations_full: 409,
  too_many_invitations: 429,
  invited_too_often: 429,
  invitation_not_found: 404,
  invitation_used: 410,
  invitation_withdrawn: 410,
  invitation_expired: 410,
  invitation_for_another: 403,
  invitation_for_doctor: 409,
  invitation_for_staff: 409,
  desk_not_found: 404,
  desk_session: 403,
  password_needed: 403,
  desks_full: 409,
  wrong_pin: 403,
  too_many_pins: 429,
  pin_dropped: 403,
  record_closed: 403,
  too_many_records_open: 429,
  too_many_emergencies: 429,
  emergency_access_not_found: 404,

  practice_not_found: 404,
  practices_full: 409,
  programs_full: 409,
  practice_is_main: 409,
  practice_has_visits: 409,

  appointment_not_found: 404,
  wrong_status: 409,
  too_late: 409,
  too_early: 409,
  reopen_closed: 409,
  completion_closed: 409,
  step_passed: 409,
  already_paid: 409,
  no_receipt: 404,
  already_replaced: 409,
  prescription_changed: 409,
  no_prescription: 404,
  prohibited_online: 422,
  reason_needed: 422,
  medicine_misread: 422,
  medicine_unread: 422,
  paper_unknown: 404,
  paper_not_valid: 409,
  wrong_birth_year: 403,

  link_unknown: 404,
  link_expired: 410,
  late_closed: 409,
  visit_moved: 409,

  not_online: 409,
  room_not_open: 409,
  room_closed: 409,

  no_vitals: 404,
  patient_not_found: 404,
  people_full: 409,
  person_listed: 409,
  caller_under_age: 409,
  request_not_found: 404,
  guardianship_not_found: 404,
  entry_not_found: 404,
  entry_changed: 409,
  already_recorded: 409,
  allergies_recorded: 409,
  entries_full: 409,
  upload_not_found: 404,
  upload_missing: 400,
  upload_too_large: 413,
  upload_unreadable: 415,
  upload_locked: 415,
  upload_lies: 415,
  upload_too_many_pixels: 415,
  uploads_full: 409,
  storage_full: 409,
  review_not_found: 404,
  review_exists: 409,
  wrong_password: 403,
  has_password: 409,
  session_not_found: 404,

  second_factor_required: 401,
  wrong_second_factor: 403,
  second_factor_changed: 409,

  wrong_code: 403,
  code_expired: 410,
  too_many_codes: 429,
  no_messages: 501,
  proof_expired: 410,

  leave_not_found: 404,
  leave_past: 422,
  leave_backwards: 422,
  leave_long: 422,
  leave_overlaps: 409,
  leave_over: 409,
  offer_gone: 409,

  day_past: 422,
  holiday_past: 422,
  day_not_published: 422,
  day_too_far: 422,
  slot_off_grid: 422,
  slot_outside_hours: 422,
  slots_overlap: 409,
  mode_not_offered: 422,
  rule_not_found: 404,
  rules_overlap: 409,
  rules_full: 409,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof refusals;

/** Extra fields of a problem; each belongs to certain codes. */
const refusalDetails = z.object({
  nextFree: z
    .object({ date: z.string(), slot: z.string() })
    .nullish()
    .describe("For `slot_taken`, `patient_busy` and `person_busy`: the doctor's next free slot."),
  nextTimes: z
    .array(z.object({ date: z.string(), slot: z.string() }))
    .optional()
    .describe(
      "For the same codes when the front desk books: the doctor's next three free times at the hospital.",
    ),
  appStatus: z.enum(appointmentStatuses).optional().describe('For `wrong_status`: the current status.'),
  noticeMinutes: z
    .number()
    .optional()
    .describe('For `too_late`: how many minutes before the start changes close.'),
  waitMinutes: z
    .number()
    .optional()
    .describe('For `too_many_…` and `invited_too_often`: how many minutes to wait before retrying.'),
  limit: z
    .number()
    .optional()
    .describe('For `…_limit`, `…_full`, `too_many_…` and `invited_too_often`: the maximum number.'),
  medicine: z
    .string()
    .optional()
    .describe('For `prohibited_online`, `reason_needed` and `medicine_…`: the name of the medicine.'),
  words: z
    .string()
    .optional()
    .describe(
      'For `medicine_unread`: the words that were not understood. For `medicine_misread`: the text as typed.',
    ),
  rule: z
    .object({ id: z.string(), source: z.string(), date: z.string() })
    .optional()
    .describe(
      'For `prohibited_online` and `reason_needed`: the rule, its source, and the date since which it applies.',
    ),
  visits: z
    .array(z.object({ appointmentId: z.string(), date: z.string(), slotNumber: z.string() }))
    .optional()
    .describe('For `practice_has_visits`: the first three upcoming visits.'),
  opensAt: z.string().optional().describe('For `room_not_open`: the instant the room opens.'),
});
export type RefusalDetails = Readonly<z.infer<typeof refusalDetails>>;

/** Thrown by actions; one handler turns it into problem+json. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly extra: RefusalDetails;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, extra: RefusalDetails = {}, retryAfterSeconds?: number) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.status = refusals[code];
    this.extra = extra;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const fieldProblem = z.object({ field: z.string(), message: z.string() });

/** The body of every error: application/problem+json (RFC 9457) with a stable code and a human message. */
export const problem = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string().describe('A stable error code; its meaning never changes.'),
    message: z.string().describe("A human-readable sentence in the caller's language (Accept-Language)."),
    fields: z
      .array(fieldProblem)
      .optional()
      .describe('For `invalid_request`: the invalid fields and what is wrong with each.'),
    requestId: z
      .string()
      .optional()
      .describe('For status 500 and above: the id of the request, for searching the log.'),
    ...refusalDetails.shape,
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;
