import type * as all from '#contract/all.ts';
import { hospital } from './hospital.ts';
import { people } from './people.ts';
import { practice } from './practice.ts';
import type { Access } from './scopes.ts';
import { visits } from './visits.ts';

/** The name of every endpoint, without its last word. */
type Operation = keyof typeof all extends infer N ? (N extends `${infer O}Endpoint` ? O : never) : never;

/**
 * Who may what (A-11, M-02): one row for each endpoint, one cell for each role. docs/access.md shows it; an endpoint
 * without a row does not compile, and every cell is a test (server/platform/who-may-call.test.ts).
 */
export const access: Readonly<Record<Operation, Access>> = { ...visits, ...people, ...practice, ...hospital };
