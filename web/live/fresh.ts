import { pollEvery } from './line-state.ts';

/**
 * For a query whose answer is kept fresh while somebody looks at it: asked again whenever they come back, and
 * this often while the live line does not tell of changes.
 */
export const fresh = (milliseconds: number) =>
  ({ refetchInterval: pollEvery(milliseconds), refetchOnWindowFocus: 'always' }) as const;
