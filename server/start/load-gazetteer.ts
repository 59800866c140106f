import { join } from 'node:path';
import { loadPlaces } from '#db/places/load-places.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import type { Deps } from '#server/platform/deps.ts';

export function loadGazetteer({ database }: Deps) {
  return async (): Promise<{ result: undefined; detail: string }> => {
    const client = await database.pool.connect();
    try {
      const loaded = await loadPlaces(client, join(projectRoot, 'db/places'));
      return { result: undefined, detail: loaded ? 'gazetteer loaded' : 'up to date' };
    } finally {
      client.release();
    }
  };
}
