import type { Fetch } from './worker-scope.ts';

/** When an answer was kept, ISO 8601; only on answers that come from here instead of the server. */
export const keptAtHeader = 'x-kept-at';

const prefix = 'answers-';
/** Whose answers may be kept; written down because a worker forgets everything between two events. */
const ownerCache = 'owner';
const ownerUrl = '/owner';

/** What a patient or a doctor wants to see without a network: own appointments, prescriptions and profile. */
const kept = [
  /^\/api\/patients\/(profile|appointments\/(open|history))$/,
  /^\/api\/doctors\/(profile|requested-appointments|reschedule-requests|figures)$/,
  /^\/api\/appointments\/(pending\/[\d-]+|previous|counts)$/,
  /^\/api\/appointments\/[\w-]+\/prescription$/,
  /^\/api\/Appointments\/detail$/,
];

/** The list whose prescriptions are fetched with it: people look them up at the pharmacy, where the network is weak. */
const listWithPrescriptions = /^\/api\/patients\/appointments\/history$/;
const prescriptionsAtMost = 10;
/** Of the pages of long lists only the latest are kept. */
const answersAtMost = 150;

export function isKept({ method, url }: Request): boolean {
  return method === 'GET' && kept.some((pattern) => pattern.test(new URL(url).pathname));
}

/** The session that a request speaks for: the `sid` of its token, else null. */
function sessionOf({ headers }: Request): string | null {
  const payload = headers.get('authorization')?.split('.')[1];
  if (!payload) return null;
  try {
    const { sid } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sid?: unknown };
    return typeof sid === 'string' ? sid : null;
  } catch {
    return null; // not one of our tokens; the server will say so
  }
}

/**
 * The last known answers of the one person who is logged in on this device. Whatever belongs to another session is
 * thrown away, and an answer that arrives after its owner has left is not kept.
 */
export function keptAnswers(caches: CacheStorage, now: () => number) {
  const ownerOf = async () => (await (await caches.open(ownerCache)).match(ownerUrl))?.text();

  const keep = async (session: string, url: string, answer: Response) => {
    const headers = new Headers(answer.headers);
    headers.set(keptAtHeader, new Date(now()).toISOString());
    const { status } = answer;
    const body = await answer.blob();
    if ((await ownerOf()) !== session) return;
    const cache = await caches.open(prefix + session);
    await cache.delete(url); // so that it counts as the newest
    await cache.put(url, new Response(body, { status, headers }));
    const keys = await cache.keys();
    if (keys[0] && keys.length > answersAtMost) await cache.delete(keys[0]);
    // The owner may have left while it was being written.
    if ((await ownerOf()) !== session) await caches.delete(prefix + session);
  };

  const keepPrescriptions = async (session: string, request: Request, list: Response, fetch: Fetch) => {
    const { appointments } = (await list.json()) as {
      appointments: readonly { appointmentId: string; hasPrescription: boolean }[];
    };
    const headers = { authorization: request.headers.get('authorization') ?? '' };
    const prescribed = appointments.filter(({ hasPrescription }) => hasPrescription);
    for (const { appointmentId } of prescribed.slice(0, prescriptionsAtMost)) {
      const url = new URL(`/api/appointments/${appointmentId}/prescription`, request.url).href;
      if (await (await caches.open(prefix + session)).match(url)) continue;
      const answer = await fetch(url, { headers });
      if (answer.ok) await keep(session, url, answer);
    }
  };

  return {
    /** Says who is logged in; null after logging out. Forgets everybody else. */
    async become(session: string | null) {
      const owner = await caches.open(ownerCache);
      if (session === null) await owner.delete(ownerUrl);
      else await owner.put(ownerUrl, new Response(session));
      const others = (await caches.keys()).filter(
        (name) => name.startsWith(prefix) && name !== prefix + session,
      );
      await Promise.all(others.map((name) => caches.delete(name)));
    },

    /**
     * The server's answer, or the last known one where the server cannot be reached; rejects when there is none.
     * `later` takes what goes on after the answer.
     */
    async answer(request: Request, fetch: Fetch, later: (work: Promise<unknown>) => void): Promise<Response> {
      const session = sessionOf(request);
      try {
        const answer = await fetch(request);
        if (!session || !answer.ok) return answer;
        later(keep(session, request.url, answer.clone()));
        if (listWithPrescriptions.test(new URL(request.url).pathname)) {
          later(keepPrescriptions(session, request, answer.clone(), fetch));
        }
        return answer;
      } catch (error) {
        const cache = session && (await ownerOf()) === session && (await caches.open(prefix + session));
        const last = cache ? await cache.match(request.url) : undefined;
        if (!last) throw error;
        return last;
      }
    },
  };
}
