import type * as all from '#contract/all.ts';
import { hospitalAccess } from './hospital.ts';
import { peopleAccess } from './people.ts';
import { practiceAccess } from './practice.ts';
import type { Access } from './scopes.ts';
import { visitAccess } from './visits.ts';

/** The name of every endpoint, without its last word. */
type Operation = keyof typeof all extends infer N ? (N extends `${infer O}Endpoint` ? O : never) : never;

/**
 * Who may what (A-11, M-02): one row for each endpoint, one cell for each role. docs/access.md shows it; an endpoint
 * without a row does not compile, and every cell is a test (server/platform/who-may-call.test.ts).
 */
export const accessTable: Readonly<Record<Operation, Access>> = {
  ...visitAccess,
  ...peopleAccess,
  ...practiceAccess,
  ...hospitalAccess,
};
