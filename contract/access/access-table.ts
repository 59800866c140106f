import type * as all from '#contract/all-endpoints.ts';
import type { Access } from './access-scopes.ts';
import { hospitalAccess } from './hospital-access.ts';
import { peopleAccess } from './people-access.ts';
import { practiceAccess } from './practice-access.ts';
import { visitAccess } from './visit-access.ts';

/** The name of every endpoint without its `Endpoint` suffix. */
type Operation = keyof typeof all extends infer N ? (N extends `${infer O}Endpoint` ? O : never) : never;

/**
 * Permissions: one row per endpoint, one cell per role. An endpoint without a row does not compile, and every
 * cell is a test (server/platform/endpoint-permissions.test.ts).
 */
export const accessTable: Readonly<Record<Operation, Access>> = {
  ...visitAccess,
  ...peopleAccess,
  ...practiceAccess,
  ...hospitalAccess,
};
