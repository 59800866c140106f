import type { FastifyError, FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { Refusal, refusals } from '#contract/platform/refusals.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { isFromThisMachine } from '#server/platform/http/is-from-this-machine.ts';
import { internalCallHeaders } from '#server/platform/limits/internal-calls.ts';
import { requestIdHeader } from '#server/platform/log/request-id.ts';
import type { Ask } from './render-page.ts';

export interface ApiReader {
  readonly ask: Ask;
  /** Doctors whose slots were requested; null means all. */
  readonly slotsOf: ReadonlySet<number | null>;
  /** The refusal if the API was unavailable (429, 503). */
  refusal(): Refusal | null;
}

const isHospital = (pathname: string) => /^\/api\/hospitals\/[^/]+$/.test(pathname);

/** The doctors on the page of a hospital; null for any other response. */
function parseHospitalDoctors(url: string, body: string): (number | null)[] | null {
  if (!isHospital(new URL(url, 'http://localhost').pathname)) return null;
  const { hospital } = JSON.parse(body) as { hospital?: { doctors: { doctorId: string }[] } };
  return hospital?.doctors.map(({ doctorId }) => parseId('doctor', doctorId)) ?? [];
}

/** Doctors whose slots a response depends on, counted from the start of the call. */
function listAffectedDoctors(url: string): readonly (number | null)[] {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const doctorIds = searchParams.get('doctorIds');
  if (doctorIds) return doctorIds.split(',').map((id) => parseId('doctor', id));
  // Only the response names the doctors of a hospital; until then a change of any doctor drops the page.
  if (isHospital(pathname)) return [null];
  const [, doctor] = /^\/api\/doctors\/([^/]+)\/(?:availability|slots|booked-slots)/.exec(pathname) ?? [];
  if (doctor) return [parseId('doctor', decodeURIComponent(doctor))];
  return searchParams.has('free') ? [null] : [];
}

function refusalIn(status: number, body: string, retryAfter: unknown): Refusal {
  const { waitMinutes } = JSON.parse(body) as { waitMinutes?: number };
  const code = status === refusals.unavailable ? 'unavailable' : 'too_many_requests';
  return new Refusal(code, waitMinutes === undefined ? {} : { waitMinutes }, Number(retryAfter) || 2);
}

/**
 * Calls the API of this process for one page, without a socket, on behalf of its visitor and with the same
 * request id.
 */
export function createApiReader(
  app: FastifyInstance,
  { ip, id, raw }: Pick<FastifyRequest, 'ip' | 'id' | 'raw'>,
): ApiReader {
  const slotsOf = new Set<number | null>();
  // Marks remote visitors as remote for the API too.
  const remoteHeaders = isFromThisMachine(raw) ? {} : { via: '1.1 pages' };
  let refused: Refusal | null = null;
  return {
    slotsOf,
    refusal: () => refused,
    async ask(url, { method, headers, body }) {
      for (const doctor of listAffectedDoctors(url)) slotsOf.add(doctor);
      const call = {
        method: method as NonNullable<InjectOptions['method']>,
        url,
        headers: { ...headers, ...internalCallHeaders, ...remoteHeaders, [requestIdHeader]: id },
        ...(body !== undefined && { payload: body }),
        remoteAddress: ip,
      };
      const answer = await app.inject(call).catch((error: FastifyError) => {
        if (error.code !== 'FST_ERR_REOPENED_CLOSE_SERVER') throw error;
        return null; // the process stops while pages are queued
      });
      if (answer === null) {
        refused ??= new Refusal('unavailable', {}, 2);
        return { status: refused.status, type: 'application/problem+json', body: '{}' };
      }
      const { statusCode, payload } = answer;
      if (statusCode === 503 || statusCode === 429) {
        refused ??= refusalIn(statusCode, payload, answer.headers['retry-after']);
      }
      const here = parseHospitalDoctors(url, payload);
      if (here) {
        slotsOf.delete(null);
        for (const doctor of here) slotsOf.add(doctor);
      }
      return { status: statusCode, type: String(answer.headers['content-type'] ?? ''), body: payload };
    },
  };
}
