import type { FastifyRequest } from 'fastify';
import type { AuditActor } from './audit-entry.ts';

type AnyCaller = NonNullable<FastifyRequest['caller']>;

export function toAuditActor(caller: AnyCaller, address: string | undefined): AuditActor {
  const { id, sessionId } = caller;
  return 'hospitalId' in caller
    ? { role: caller.role, id, sessionId, address, hospitalId: caller.hospitalId }
    : { role: caller.role, id, sessionId, address };
}
