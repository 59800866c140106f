import { z } from 'zod';
import type { AppointmentStatus } from '#domain/appointment-life.ts';

/**
 * Every refusal of the API: a stable code and its HTTP status. Its sentence is the message `refusal_<code>`,
 * in the caller's language (docs/product.md#the-api).
 */
export const refusals = {
  invalid_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  not_acceptable_image: 415,
  unsupported_media_type: 415,
  too_large: 413,
  too_many_requests: 429,
  too_many_attempts: 429,
  internal: 500,
  unavailable: 503,

  doctor_not_found: 404,
  slot_taken: 409,
  patient_busy: 409,
  slot_not_published: 422,
  slot_past: 422,
  idempotency_key_reused: 422,

  patient_exists: 409,
  doctor_exists: 409,
  hospital_exists: 409,

  appointment_not_found: 404,
  wrong_status: 409,
  too_late: 409,
  already_replaced: 409,
  prescription_changed: 409,
  no_prescription: 404,

  not_online: 409,
  room_not_open: 409,
  room_closed: 409,

  no_vitals: 404,
  review_not_found: 404,
  review_exists: 409,
  wrong_password: 403,

  wrong_code: 403,
  code_expired: 410,
  too_many_codes: 429,
  no_messages: 501,

  day_past: 422,
  day_not_published: 422,
  day_too_far: 422,
  slot_off_grid: 422,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof refusals;

/** Additional members of a problem. */
export interface RefusalDetails {
  readonly nextFree?: unknown;
  /** Of `wrong_status`: the present status. */
  readonly appStatus?: AppointmentStatus;
  /** Of `too_late`: how long before the start changes close. */
  readonly noticeMinutes?: number;
  /** Of `too_many_codes` and `too_many_requests`: how long to wait. */
  readonly waitMinutes?: number;
  /** Of `room_not_open`: when it opens, ISO 8601. */
  readonly opensAt?: string;
}

/** A declared refusal. Actions throw it; one handler turns it into problem+json. */
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

/** A field that was refused, and why, in words for people. */
export const fieldProblem = z.object({ field: z.string(), message: z.string() });

/** The body of every error: application/problem+json (RFC 9457) with a stable code and a human message. */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  message: z.string(),
  fields: z.array(fieldProblem).optional(),
});
export type Problem = z.infer<typeof problem>;
