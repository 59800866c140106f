import type pg from 'pg';
import type { RunningDatabase } from './running-database.ts';
import { withDedicatedClient } from './with-dedicated-client.ts';

export const withOwnerClient = <T>(
  { owner }: Pick<RunningDatabase, 'owner'>,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => withDedicatedClient(owner, 'hams migrations', work);
