import { findNameProblem, type NameKind } from '#domain/platform/names.ts';
import { fieldRefusal } from './http/problems.ts';

/**
 * Refuses at the field a name that a form changes to one that nobody could begin with (contract/platform/fields.ts). One of before that
 * comes back as it is stays, so that everything else in its form can be changed.
 */
export function requireValidName(
  field: string,
  name: string | undefined,
  { before, named }: { readonly before: string; readonly named: NameKind },
): void {
  // Whether it may be empty, the field says.
  if (!name || name === before) return;
  const problem = findNameProblem(name, named);
  if (problem) throw fieldRefusal(field, problem);
}
