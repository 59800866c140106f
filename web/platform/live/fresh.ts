import { pollEvery } from './line-state.ts';

/** Options of a query that is refetched on focus, and this often while the live line is not open. */
export const fresh = (milliseconds: number) =>
  ({ refetchInterval: pollEvery(milliseconds), refetchOnWindowFocus: 'always' }) as const;
