import { telemedicineLists } from '#reference/telemedicine-lists.ts';
import { findRuleSource, type RuleSource } from './rule-sources.ts';

export interface ListedIngredient extends RuleSource {
  readonly ingredient: string;
  /** Matched at the beginning or the end of a form; empty for every form. */
  readonly forms: readonly string[];
}

const ids = Object.keys(telemedicineLists) as (keyof typeof telemedicineLists)[];
const listRows = (id: (typeof ids)[number]): readonly (readonly [ingredient: string, forms?: string])[] =>
  telemedicineLists[id];
const listed: readonly ListedIngredient[] = ids.flatMap((id) =>
  listRows(id).map(([ingredient, forms]) => ({
    ...findRuleSource(id),
    ingredient,
    forms: forms?.split(', ') ?? [],
  })),
);

/**
 * Schedule X of the Drugs Rules, and the narcotic drugs and psychotropic substances of the NDPS Act, as far
 * as they are medicines.
 */
export const prohibitedOnline = listed.filter(({ list }) => list === 'prohibited');

/** Listed ingredients that may be prescribed by video, under the conditions of their list. */
export const listedOnline = listed.filter(({ list }) => list !== null && list !== 'prohibited');

/** Anti-cancer medicines need a reason in every visit by video. */
export const antiCancerMedicines = listed.filter(({ list }) => list === null);
