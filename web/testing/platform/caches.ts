/** A cache storage in memory, as much of it as the worker uses: jsdom has none. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => store.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void store.set(urlOf(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(urlOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  };
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
}

export const origin = 'http://clinic.test';
