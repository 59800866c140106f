import type { Gender } from './genders.ts';
import type { Relation } from './guardianship.ts';

/** The relation of a guardian to the person in their care, in one word. */
export const familyRelations = [
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
export type FamilyRelation = (typeof familyRelations)[number];

type RelationByGender = Readonly<Record<Gender, FamilyRelation>>;

/** By the person's relation to the guardian, and the guardian's gender. */
const relationsByGender: Readonly<Record<Exclude<Relation, 'other'>, RelationByGender>> = {
  child: { Female: 'mother', Male: 'father', Other: 'parent' },
  parent: { Female: 'daughter', Male: 'son', Other: 'child' },
  spouse: { Female: 'wife', Male: 'husband', Other: 'spouse' },
  sibling: { Female: 'sister', Male: 'brother', Other: 'sibling' },
};

/** Null if no word fits. */
export const relationLabel = (relation: Relation | null, guardian: Gender): FamilyRelation | null =>
  relation === null || relation === 'other' ? null : relationsByGender[relation][guardian];
