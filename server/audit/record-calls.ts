import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import { actorOf } from './actor-of.ts';
import type { AuditActor } from './audit-entry.ts';
import { writeEntry } from './write-entry.ts';

/** Refusals of a signed-in caller on what is not theirs, and of a wrong password or code. */
const refusalsOfCallers: ReadonlySet<RefusalCode> = new Set([
  'forbidden',
  'appointment_not_found',
  'patient_not_found',
  'record_closed',
  'emergency_access_not_found',
  'practice_not_found',
  'request_not_found',
  'guardianship_not_found',
  'wrong_code',
  'code_expired',
  'review_not_found',
  'session_not_found',
  'wrong_password',
  'wrong_code',
  'wrong_second_factor',
  'too_many_attempts',
  'membership_not_found',
  'invitation_not_found',
  'invitation_used',
  'invitation_withdrawn',
  'invitation_expired',
  'invitation_for_another',
  'already_member',
  'desk_not_found',
] as const);

/** What of another hospital a member of a staff asks for: for patients these are a mistyped address. */
const refusalsOfStaff: ReadonlySet<RefusalCode> = new Set([
  ...refusalsOfCallers,
  'membership_not_found',
  'doctor_not_found',
  'practice_not_found',
  'merge_not_found',
  'leave_not_found',
  'rule_not_found',
] as const);

/** Refusals of those who want in; logins write their own entries, with the account. */
const refusalsOfStrangers: ReadonlySet<RefusalCode> = new Set([
  'wrong_code',
  'code_expired',
  'too_many_codes',
  'invitation_not_found',
  'invitation_used',
  'invitation_withdrawn',
  'invitation_expired',
  'invitation_for_another',
  'already_member',
  'desk_not_found',
] as const);

function notedOf({ caller }: FastifyRequest): ReadonlySet<RefusalCode> {
  if (!caller) return refusalsOfStrangers;
  return 'hospitalId' in caller ? refusalsOfStaff : refusalsOfCallers;
}

/** Writes what calls of the API leave in the audit log. */
export interface CallRecorder {
  /** Patients' records were read; nothing is written when they are the reader's own. */
  reading(
    endpoint: Endpoint,
    request: FastifyRequest,
    patientIds: readonly number[],
    about?: string,
  ): Promise<void>;
  /** A call failed; nothing is written unless it was refused for who calls. */
  refusal(endpoint: Endpoint, request: FastifyRequest, error: unknown): Promise<void>;
}

const operationOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const actorOfRequest = ({ caller, ip: address }: FastifyRequest): AuditActor =>
  caller ? actorOf(caller, address) : { role: 'nobody', address };

type Fields = Readonly<Partial<Record<string, unknown>>> & {
  readonly appointmentId?: unknown;
  readonly patientId?: unknown;
  readonly mergeId?: unknown;
  readonly accessId?: unknown;
  readonly id?: unknown;
  readonly practiceId?: unknown;
};

/** The id in path, query or body that the call is about; no other field is kept. */
function aboutOf({ own }: Endpoint, { params, query, body }: FastifyRequest): string | undefined {
  const given: Fields = Object.assign({}, body, query, params);
  const id =
    (own && given[own]) ??
    given.appointmentId ??
    given.patientId ??
    given.accessId ??
    given.id ??
    given.practiceId;
  if (id === undefined) return undefined;
  return /^[\w-]{1,40}$/.test(String(id)) ? String(id) : 'no id';
}

/** Writes to the database of the process. */
export function recordCallsWith(deps: Pick<Deps, 'clock' | 'database'>): CallRecorder {
  const { pool } = deps.database;
  return {
    async reading(endpoint, request, patientIds, about) {
      const { caller } = request;
      const others = caller?.role === 'patient' ? patientIds.filter((id) => id !== caller.id) : patientIds;
      if (others.length === 0) return;
      await writeEntry(deps, pool, {
        event: 'record_read',
        actor: actorOfRequest(request),
        patientIds: others,
        operation: operationOf(endpoint),
        about: about ?? aboutOf(endpoint, request),
      });
    },

    async refusal(endpoint, request, error) {
      if (!(error instanceof Refusal)) return;
      if (!notedOf(request).has(error.code)) return;
      await writeEntry(deps, pool, {
        event: 'call_refused',
        actor: actorOfRequest(request),
        operation: operationOf(endpoint),
        about: aboutOf(endpoint, request),
        reason: error.code,
      });
    },
  };
}
