import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldRefusal } from '#server/platform/http/problems.ts';

export function refuseFutureBirth(
  { clock }: Pick<Deps, 'clock'>,
  {
    dateOfBirth,
    birthYear,
  }: { readonly dateOfBirth?: string | undefined; readonly birthYear?: number | undefined },
): void {
  const day = today(clock);
  if (dateOfBirth && dateOfBirth > day) throw fieldRefusal('dateOfBirth', 'field_birth_day');
  if (birthYear && birthYear > Number(day.slice(0, 4)))
    throw fieldRefusal('birthYear', 'field_birth_year_past');
}
