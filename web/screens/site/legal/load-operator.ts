import type { Operator } from '#contract/accounts/operator.ts';
import type { LoaderDeps } from '#web/api/loader-deps.ts';

/** Who runs this installation; null where nobody is named. */
export function loadOperator({ call }: LoaderDeps) {
  return async (): Promise<Operator | null> => (await call('GET /operator')).operator;
}
