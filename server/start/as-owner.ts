import type pg from 'pg';
import { withDedicatedClient } from './outside-the-pool.ts';
import type { RunningDatabase } from './running-database.ts';

export const withOwnerClient = <T>(
  { owner }: Pick<RunningDatabase, 'owner'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => withDedicatedClient(owner, 'hams migrations', work);
