import type * as all from '#contract/all.ts';
import { hospitalAccess } from './hospital.ts';
import { peopleAccess } from './people.ts';
import { practiceAccess } from './practice.ts';
import type { Access } from './scopes.ts';
import { visitAccess } from './visits.ts';

/** The name of every endpoint without its `Endpoint` suffix. */
type Operation = keyof typeof all extends infer N ? (N extends `${infer O}Endpoint` ? O : never) : never;

/**
 * Permissions: one row per endpoint, one cell per role. An endpoint without a row does not compile, and every
 * cell is a test (server/platform/who-may-call.test.ts).
 */
export const accessTable: Readonly<Record<Operation, Access>> = {
  ...visitAccess,
  ...peopleAccess,
  ...practiceAccess,
  ...hospitalAccess,
};
