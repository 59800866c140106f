import { pollUnlessLive } from './connection-state.ts';

/** Query options: refetch on focus, and at this interval while the live connection is closed. */
export const refetchUnlessLive = (milliseconds: number) =>
  ({ refetchInterval: pollUnlessLive(milliseconds), refetchOnWindowFocus: 'always' }) as const;
