import { pollUnlessLive } from './line-state.ts';

/** Options of a query that is refetched on focus, and this often while the live line is not open. */
export const refetchUnlessLive = (milliseconds: number) =>
  ({ refetchInterval: pollUnlessLive(milliseconds), refetchOnWindowFocus: 'always' }) as const;
