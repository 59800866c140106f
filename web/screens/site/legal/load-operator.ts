import type { Operator } from '#contract/accounts/operator.ts';
import type { LoaderDeps } from '#web/api/loader-deps.ts';

/** The operator of this installation; null if none is configured. */
export function loadOperator({ call }: LoaderDeps) {
  return async (): Promise<Operator | null> => (await call('GET /operator')).operator;
}
