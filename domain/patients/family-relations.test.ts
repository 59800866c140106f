import { expect, test } from 'vitest';
import { familyRelations, relationLabel } from './family-relations.ts';
import { genders } from './genders.ts';
import { relations } from './guardianship.ts';

test('J-05 what a guardian is to a person follows from what the person is to them, and from their gender', () => {
  const table = relations.map((relation) => genders.map((gender) => relationLabel(relation, gender)));
  expect(table).toEqual([
    ['father', 'mother', 'parent'],
    ['son', 'daughter', 'child'],
    ['husband', 'wife', 'spouse'],
    ['brother', 'sister', 'sibling'],
    [null, null, null],
  ]);
  expect(table.flat().filter(Boolean).sort()).toEqual([...familyRelations].sort());
  expect(relationLabel(null, 'Female')).toBeNull();
});
