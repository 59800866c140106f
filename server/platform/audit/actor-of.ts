import type { FastifyRequest } from 'fastify';
import type { AuditActor } from './audit-entry.ts';

type AnyCaller = NonNullable<FastifyRequest['caller']>;

/** A caller as the audit log names them, and from where they call: undefined only where that is not known. */
export function toAuditActor(caller: AnyCaller, address: string | undefined): AuditActor {
  const { id, sessionId } = caller;
  return 'hospitalId' in caller
    ? { role: caller.role, id, sessionId, address, hospitalId: caller.hospitalId }
    : { role: caller.role, id, sessionId, address };
}
