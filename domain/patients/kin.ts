import type { Gender } from './genders.ts';
import type { Relation } from './people.ts';

/** What whoever looks after a person is to them, in one word. */
export const kin = [
  'mother',
  'father',
  'parent',
  'daughter',
  'son',
  'child',
  'wife',
  'husband',
  'spouse',
  'sister',
  'brother',
  'sibling',
] as const;
export type Kin = (typeof kin)[number];

type Words = Readonly<Record<Gender, Kin>>;

/** By what the person is to their guardian, and the guardian's gender. */
const words: Readonly<Record<Exclude<Relation, 'other'>, Words>> = {
  child: { Female: 'mother', Male: 'father', Other: 'parent' },
  parent: { Female: 'daughter', Male: 'son', Other: 'child' },
  spouse: { Female: 'wife', Male: 'husband', Other: 'spouse' },
  sibling: { Female: 'sister', Male: 'brother', Other: 'sibling' },
};

/** What a guardian is to a person who is `relation` to them; null where no word says it. */
export const kinOf = (relation: Relation | null, guardian: Gender): Kin | null =>
  relation === null || relation === 'other' ? null : words[relation][guardian];
