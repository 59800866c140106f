import type { FastifyRequest } from 'fastify';
import { unattendedHeader } from '#contract/appointments/unattended-header.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/actor.ts';
import { findLocale } from '#server/platform/http/language.ts';
import type { Authenticate } from '#server/platform/http/mount.ts';
import { createClaimsReader } from '#server/platform/http/token-claims.ts';
import { idleCutoff, recordSessionUse } from './idle.ts';
import { findLiveSession } from './session-queries.ts';

/**
 * Finds the open session of a token: the signature must be ours, the session open, not idle for doctors and
 * staff, and its membership active. Null otherwise. Records a call by a person as a use of the session.
 */
export function createTokenReader(
  deps: Deps,
): (token: string, options?: { readonly isUse: boolean }) => Promise<Session | null> {
  const { database, clock } = deps;
  const readClaims = createClaimsReader(deps);
  return async (token, { isUse } = { isUse: false }) => {
    const claim = readClaims(token);
    if (!claim) return null;
    const [session] = await findLiveSession(database.pool, {
      id: claim.sid,
      now: new Date(clock.now()),
      idleSince: idleCutoff(deps),
    });
    if (session && isUse) await recordSessionUse(deps, claim.sid, session.last_used_at);
    if (session?.patient_id) return { role: 'patient', id: session.patient_id, sessionId: claim.sid };
    if (session?.doctor_id) return { role: 'doctor', id: session.doctor_id, sessionId: claim.sid };
    if (session?.membership_id) {
      const {
        role,
        account_id: id,
        membership_id: membershipId,
        hospital_id: hospitalId,
        at_desk: atDesk,
      } = session;
      return { role, id, membershipId, hospitalId, atDesk, sessionId: claim.sid };
    }
    return null;
  };
}

export function createAuthentication(deps: Deps): Authenticate {
  const readToken = createTokenReader(deps);
  return async ({ headers, ip: address }: FastifyRequest) => {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const isUse = headers[unattendedHeader] === undefined;
    const session = token ? await readToken(token, { isUse }) : null;
    if (!session) throw new Refusal('unauthenticated');
    return { ...session, address, locale: findLocale(headers) };
  };
}
