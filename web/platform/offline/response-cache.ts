import type { Fetch } from './worker-scope.ts';

/** ISO 8601 time of storage; only on responses from the cache. */
export const cachedAtHeader = 'x-kept-at';

const prefix = 'answers-';
/**
 * The session whose responses may be cached; stored, because a service worker loses its memory between
 * events.
 */
const ownerCache = 'owner';
const ownerUrl = '/owner';
/** Placeholder for the owner while the logged-in user has not consented. */
const withoutConsent = '-';

/** Cached for offline use: own appointments, prescriptions and profile. */
const cacheablePaths = [
  /^\/api\/patients\/(profile|appointments\/(open|history|APT-\d+))$/,
  /^\/api\/doctors\/(profile|requested-appointments|reschedule-requests|dashboard)$/,
  /^\/api\/appointments\/(pending\/[\d-]+|previous|counts)$/,
  /^\/api\/appointments\/[\w-]+\/prescription$/,
  /^\/api\/Appointments\/detail$/,
];

/**
 * Prescriptions of this list are fetched along with it: they are needed at pharmacies, where the network is
 * often weak.
 */
const listWithPrescriptions = /^\/api\/patients\/appointments\/history$/;
/** The user may no longer see it, or it does not exist. */
const goneStatuses: ReadonlySet<number> = new Set([403, 404, 410]);
/** This list names the patients that the user looks after. */
const listWithPeople = /^\/api\/patients\/appointments\/open$/;
const findIds = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])];
const maxPrescriptions = 10;
/** Older pages of long lists are dropped. */
const maxResponses = 150;

export function isCacheable({ method, url }: Request): boolean {
  return method === 'GET' && cacheablePaths.some((pattern) => pattern.test(new URL(url).pathname));
}

/** The `sid` of the request's token. */
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
 * Caches the latest responses for the logged-in user. Responses of other sessions are deleted; one that
 * arrives after its owner has logged out is not stored.
 */
export function createResponseCache(caches: CacheStorage, now: () => number) {
  /** A change of owner in progress: responses that arrive meanwhile wait, so that none is lost. */
  let ownerChange: Promise<unknown> = Promise.resolve();
  const readOwner = async () => (await (await caches.open(ownerCache)).match(ownerUrl))?.text();
  const getOwner = () => ownerChange.then(readOwner);

  const storeResponse = async (session: string, url: string, answer: Response) => {
    const headers = new Headers(answer.headers);
    // The server's clock, which may differ from the device's.
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
    // The owner may have logged out during the write.
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
   * Deletes responses about patients that the user no longer looks after: those that name them, and those
   * about their visits.
   */
  const deleteUnrelated = async (session: string, url: string, answer: Response) => {
    const cache = await caches.open(prefix + session);
    const before = findIds((await (await cache.match(url))?.text()) ?? '', /PAT-\d+/g);
    const { people = [] } = (await answer.json()) as { people?: readonly { patientId: string }[] };
    const present = new Set(people.map(({ patientId }) => patientId));
    const gone = before.filter((id) => !present.has(id));
    if (gone.length === 0) return;
    const stored = await Promise.all(
      (await cache.keys()).map(async ({ url: key }) => ({
        key,
        text: (await (await cache.match(key))?.text()) ?? '',
      })),
    );
    const theirs = stored.filter(({ text }) => gone.some((id) => text.includes(id)));
    const visits = theirs.flatMap(({ text }) => findIds(text, /APT-\d+/g));
    const names = [...gone, ...visits];
    const forgotten = stored.filter(
      (one) => theirs.includes(one) || names.some((id) => one.key.includes(id)),
    );
    await Promise.all(forgotten.map(({ key }) => cache.delete(key)));
  };

  /** A response that the server reports as gone must not be served from the cache either. */
  const deleteGone = async (session: string, url: string) => {
    if ((await getOwner()) === session) await (await caches.open(prefix + session)).delete(url);
  };

  /** Stores a response and what belongs to it; nothing without consent. */
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
     * Sets the session whose responses may be cached, null for none, and deletes all others. `keepsPages`:
     * visited pages may be cached, as for a visitor who is not logged in.
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
      // In sequence; a failure rejects for its caller only and does not stop the next change.
      const changed = ownerChange.then(change);
      ownerChange = changed.catch(() => {});
      return changed;
    },

    keepsPages: async () => (await getOwner()) !== withoutConsent,

    /**
     * The server's response, or the cached one if the server cannot be reached; rejects without any. `later`
     * gets the work that continues after the response.
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
