/** A cache storage in memory with the methods that the worker uses: jsdom has none. */
export function createMemoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const toUrl = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const openCache = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(toUrl(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void store.set(toUrl(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(toUrl(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  return {
    open: openCache,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
}

export const origin = 'http://clinic.test';
