import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { Refusal, type RefusalCode } from '#contract/platform/refusals.ts';
import { formatId, type IdKind, parseId } from '#domain/platform/readable-ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AuditActor } from './audit-entry.ts';
import { writeAuditEntry } from './write-audit-entry.ts';

/** Refusals on another person's invitation or shared desk, signed in or not. */
const refusalsOfLinks = [
  'invitation_not_found',
  'invitation_used',
  'invitation_withdrawn',
  'invitation_expired',
  'invitation_for_another',
  'already_member',
  'desk_not_found',
] as const satisfies readonly RefusalCode[];

/** Refusals of a signed-in caller on data that is not theirs, and of a wrong password or code. */
const refusalsOfCallers: ReadonlySet<RefusalCode> = new Set([
  ...refusalsOfLinks,
  'forbidden',
  'appointment_not_found',
  'patient_not_found',
  'practice_not_found',
  'request_not_found',
  'guardianship_not_found',
  'review_not_found',
  'session_not_found',
  'wrong_code',
  'code_expired',
  'wrong_password',
  'wrong_second_factor',
  'too_many_attempts',
] as const);

/**
 * Refusals of a staff member without the right, or on data of another hospital; for patients the latter is
 * just a mistyped address.
 */
const refusalsOfStaff: ReadonlySet<RefusalCode> = new Set([
  ...refusalsOfCallers,
  'desk_may_not',
  'merge_own',
  'record_closed',
  'emergency_access_not_found',
  'membership_not_found',
  'merge_not_found',
  'doctor_not_found',
  'leave_not_found',
  'rule_not_found',
  'desk_session',
  'last_owner',
  'merge_elsewhere',
  'person_elsewhere',
  'person_has_account',
  'person_looked_after',
] as const);

const refusalsOfStrangers: ReadonlySet<RefusalCode> = new Set([
  ...refusalsOfLinks,
  'wrong_code',
  'code_expired',
  'too_many_codes',
  'membership_not_found',
] as const);

function loggedRefusals({ actor }: FastifyRequest): ReadonlySet<RefusalCode> {
  if (!actor) return refusalsOfStrangers;
  return 'hospitalId' in actor ? refusalsOfStaff : refusalsOfCallers;
}

export interface CallRecorder {
  /** Patients' records were read; nothing is written for the reader's own. */
  reading(
    endpoint: Endpoint,
    request: FastifyRequest,
    patientIds: readonly number[],
    about?: string,
  ): Promise<void>;
  /** A call failed; nothing is written unless the caller had no permission. */
  refusal(endpoint: Endpoint, request: FastifyRequest, error: unknown): Promise<void>;
}

const formatOperation = ({ method, path }: Endpoint) => `${method} ${path}`;

const actorOfRequest = ({ actor, ip: address }: FastifyRequest): AuditActor =>
  actor ?? { role: 'nobody', address };

/** Formats the id in each field; other fields are not logged. The first one present counts. */
const idFormatters: Readonly<Record<string, (text: string) => string | null>> = {
  appointmentId: readable('appointment'),
  /** The other person of a merge; the person of the path has been checked to be the hospital's. */
  other: readable('patient'),
  patientId: readable('patient'),
  accessId: readable('emergencyAccess'),
  membershipId: readable('membership'),
  mergeId: numbered('merge'),
  invitationId: numbered('invitation'),
  deskId: numbered('desk'),
  // Of a review; a doctor's own is logged as `doctorId`.
  id: (text) => (/^[1-9]\d{0,14}$/.test(text) ? text : null),
  practiceId: readable('practice'),
  doctorId: readable('doctor'),
};

function readable(kind: IdKind) {
  return (text: string) => {
    const id = parseId(kind, text);
    return id === null ? null : formatId(kind, id);
  };
}

function numbered(kind: 'merge' | 'invitation' | 'desk') {
  return (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? `${kind}-${text}` : null);
}

/**
 * The id in path, query or body that the call concerns, if it is valid: refused calls may contain any text,
 * which is not logged.
 */
function findSubject({ own }: Endpoint, { params, query, body }: FastifyRequest): string | undefined {
  const given: Readonly<Record<string, unknown>> = Object.assign({}, body, query, params);
  const fields = own === undefined ? Object.keys(idFormatters) : [own, ...Object.keys(idFormatters)];
  const field = fields.find((name) => given[name] !== undefined);
  if (field === undefined) return undefined;
  const format = idFormatters[own === 'id' ? 'doctorId' : field];
  return format?.(String(given[field])) ?? 'no id';
}

export function createCallRecorder(deps: Pick<Deps, 'clock' | 'database'>): CallRecorder {
  const { pool } = deps.database;
  return {
    async reading(endpoint, request, patientIds, about) {
      const { actor } = request;
      const others = actor?.role === 'patient' ? patientIds.filter((id) => id !== actor.id) : patientIds;
      if (others.length === 0) return;
      await writeAuditEntry(deps, pool, {
        event: 'record_read',
        actor: actorOfRequest(request),
        patientIds: others,
        operation: formatOperation(endpoint),
        about: about ?? findSubject(endpoint, request),
      });
    },

    async refusal(endpoint, request, error) {
      if (!(error instanceof Refusal)) return;
      if (!loggedRefusals(request).has(error.code)) return;
      await writeAuditEntry(deps, pool, {
        event: 'call_refused',
        actor: actorOfRequest(request),
        operation: formatOperation(endpoint),
        about: findSubject(endpoint, request),
        reason: error.code,
      });
    },
  };
}
