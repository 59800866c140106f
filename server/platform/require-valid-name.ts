import { findNameProblem, type NameKind } from '#domain/platform/name-checks.ts';
import { fieldRefusal } from './http/problems.ts';

/**
 * Refuses at its field a changed name that would be refused at sign-up (contract/platform/fields.ts). An
 * unchanged older name is accepted, so that the rest of its form can be saved.
 */
export function requireValidName(
  field: string,
  name: string | undefined,
  { before, named }: { readonly before: string; readonly named: NameKind },
): void {
  if (!name || name === before) return;
  const problem = findNameProblem(name, named);
  if (problem) throw fieldRefusal(field, problem);
}
