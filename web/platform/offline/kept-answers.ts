import type { Fetch } from './worker-scope.ts';

/** When an answer was stored, ISO 8601; only on answers from the cache. */
export const cachedAtHeader = 'x-kept-at';

const prefix = 'answers-';
/** Whose answers may be kept; stored, because a service worker loses its memory between events. */
const ownerCache = 'owner';
const ownerUrl = '/owner';
/** In place of the owner: somebody is logged in who wants nothing kept. */
const withoutConsent = '-';

/** What is kept for use without a network: own appointments, prescriptions and profile. */
const cacheablePaths = [
  /^\/api\/patients\/(profile|appointments\/(open|history|APT-\d+))$/,
  /^\/api\/doctors\/(profile|requested-appointments|reschedule-requests|figures)$/,
  /^\/api\/appointments\/(pending\/[\d-]+|previous|counts)$/,
  /^\/api\/appointments\/[\w-]+\/prescription$/,
  /^\/api\/Appointments\/detail$/,
];

/**
 * The list whose prescriptions are fetched along with it: they are needed at pharmacies, where the network is
 * often weak.
 */
const listWithPrescriptions = /^\/api\/patients\/appointments\/history$/;
/** What the reader may not see any more, or what is not there. */
const goneStatuses: ReadonlySet<number> = new Set([403, 404, 410]);
/** The list that says whom the patient looks after. */
const listWithPeople = /^\/api\/patients\/appointments\/open$/;
const findIds = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])];
const maxPrescriptions = 10;
/** Older pages of long lists are dropped. */
const maxResponses = 150;

export function isCacheable({ method, url }: Request): boolean {
  return method === 'GET' && cacheablePaths.some((pattern) => pattern.test(new URL(url).pathname));
}

/** The session of a request: the `sid` of its token, else null. */
function getSessionId({ headers }: Request): string | null {
  const payload = headers.get('authorization')?.split('.')[1];
  if (!payload) return null;
  try {
    const { sid } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sid?: unknown };
    return typeof sid === 'string' ? sid : null;
  } catch {
    return null; // not one of our tokens; the server will refuse it
  }
}

/**
 * The last answers for the person who is logged in on this device. Answers of other sessions are deleted; one
 * that arrives after its owner has logged out is not kept.
 */
export function createResponseCache(caches: CacheStorage, now: () => number) {
  /** An owner who is being written: an answer that comes meanwhile waits, and is not lost. */
  let ownerChange: Promise<unknown> = Promise.resolve();
  const readOwner = async () => (await (await caches.open(ownerCache)).match(ownerUrl))?.text();
  const getOwner = () => ownerChange.then(readOwner);

  const storeResponse = async (session: string, url: string, answer: Response) => {
    const headers = new Headers(answer.headers);
    // By the server's clock, which need not be that of the device.
    const at = Date.parse(headers.get('date') ?? '');
    headers.set(cachedAtHeader, new Date(at || now()).toISOString());
    const { status } = answer;
    const body = await answer.blob();
    if ((await getOwner()) !== session) return;
    const cache = await caches.open(prefix + session);
    await cache.delete(url); // moves it to the end, as the newest
    await cache.put(url, new Response(body, { status, headers }));
    const keys = await cache.keys();
    if (keys[0] && keys.length > maxResponses) await cache.delete(keys[0]);
    // The owner may have logged out while it was written.
    if ((await getOwner()) !== session) await caches.delete(prefix + session);
  };

  const storePrescriptions = async (session: string, request: Request, list: Response, fetch: Fetch) => {
    const { appointments } = (await list.json()) as {
      appointments: readonly { appointmentId: string; hasPrescription: boolean }[];
    };
    const headers = { authorization: request.headers.get('authorization') ?? '' };
    const prescribed = appointments.filter(({ hasPrescription }) => hasPrescription);
    for (const { appointmentId } of prescribed.slice(0, maxPrescriptions)) {
      const url = new URL(`/api/appointments/${appointmentId}/prescription`, request.url).href;
      if (await (await caches.open(prefix + session)).match(url)) continue;
      const answer = await fetch(url, { headers });
      if (answer.ok) await storeResponse(session, url, answer);
    }
  };

  /**
   * Forgets what was kept of people whom the patient looked after and does not any more (J-05): answers that name them, and
   * those about their visits.
   */
  const deleteUnrelated = async (session: string, url: string, answer: Response) => {
    const cache = await caches.open(prefix + session);
    const before = findIds((await (await cache.match(url))?.text()) ?? '', /PAT-\d+/g);
    const { people = [] } = (await answer.json()) as { people?: readonly { patientId: string }[] };
    const present = new Set(people.map(({ patientId }) => patientId));
    const gone = before.filter((id) => !present.has(id));
    if (gone.length === 0) return;
    const kept = await Promise.all(
      (await cache.keys()).map(async ({ url: key }) => ({
        key,
        text: (await (await cache.match(key))?.text()) ?? '',
      })),
    );
    const theirs = kept.filter(({ text }) => gone.some((id) => text.includes(id)));
    const visits = theirs.flatMap(({ text }) => findIds(text, /APT-\d+/g));
    const names = [...gone, ...visits];
    const forgotten = kept.filter((one) => theirs.includes(one) || names.some((id) => one.key.includes(id)));
    await Promise.all(forgotten.map(({ key }) => cache.delete(key)));
  };

  /** What the server says is not there for this reader is not shown from memory either. */
  const deleteGone = async (session: string, url: string) => {
    if ((await getOwner()) === session) await (await caches.open(prefix + session)).delete(url);
  };

  /** An answer, and what belongs to it; nothing of somebody who does not want it. */
  const storeAll = async (session: string, request: Request, answer: Response, fetch: Fetch) => {
    if ((await getOwner()) !== session) return;
    const { pathname } = new URL(request.url);
    const list = listWithPrescriptions.test(pathname) ? answer.clone() : null;
    if (listWithPeople.test(pathname)) await deleteUnrelated(session, request.url, answer.clone());
    await storeResponse(session, request.url, answer);
    if (list) await storePrescriptions(session, request, list, fetch);
  };

  return {
    /**
     * Sets whose answers may be kept, null for nobody's, and deletes all others. `keepsPages`: whether pages
     * that are read may be kept, as of a visitor who is not logged in.
     */
    become(session: string | null, keepsPages = true) {
      const change = async () => {
        const owner = await caches.open(ownerCache);
        if (session === null && keepsPages) await owner.delete(ownerUrl);
        else await owner.put(ownerUrl, new Response(session ?? withoutConsent));
        const others = (await caches.keys()).filter(
          (name) => name.startsWith(prefix) && name !== prefix + session,
        );
        await Promise.all(others.map((name) => caches.delete(name)));
      };
      // One after the other; a failure is told to whoever asked for it, and does not stop the next.
      const changed = ownerChange.then(change);
      ownerChange = changed.catch(() => {});
      return changed;
    },

    keepsPages: async () => (await getOwner()) !== withoutConsent,

    /**
     * The server's answer, or the last one if the server cannot be reached; rejects without any. `later` gets
     * the work that continues after the answer.
     */
    async answer(request: Request, fetch: Fetch, later: (work: Promise<unknown>) => void): Promise<Response> {
      const session = getSessionId(request);
      try {
        const answer = await fetch(request);
        if (session && goneStatuses.has(answer.status)) later(deleteGone(session, request.url));
        if (!session || !answer.ok) return answer;
        later(storeAll(session, request, answer.clone(), fetch));
        return answer;
      } catch (error) {
        const cache = session && (await getOwner()) === session && (await caches.open(prefix + session));
        const last = cache ? await cache.match(request.url) : undefined;
        if (!last) throw error;
        return last;
      }
    },
  };
}
