import { expect, test } from 'vitest';
import { hasTitle, reduceTitles, removeTitles } from './doctor-names.ts';

test.each([
  ['Prof. Dr. Asha Rao', 'Dr. Asha Rao', 'Asha Rao'],
  ['Dr Prof Dr Asha Rao', 'Dr Asha Rao', 'Asha Rao'],
  ['Dr. Dr. Asha Rao', 'Dr. Asha Rao', 'Asha Rao'],
  ['Dr.Dr.Asha Rao', 'Dr. Asha Rao', 'Asha Rao'],
  ['Dr. (Mrs.) Asha Rao', 'Dr. Asha Rao', 'Asha Rao'],
  ['Dr (Smt) Asha Rao', 'Dr Asha Rao', 'Asha Rao'],
  ['Dr Mrs Asha Rao', 'Dr Asha Rao', 'Asha Rao'],
  ['Assoc. Prof. Asha Rao', 'Assoc. Prof. Asha Rao', 'Asha Rao'],
  ['Assoc Prof Dr Asha Rao', 'Dr Asha Rao', 'Asha Rao'],
  ['Dr Asha', 'Dr Asha', 'Asha'],
  ['DOCTOR ASHA', 'DOCTOR ASHA', 'ASHA'],
  ['Dr.Asha', 'Dr.Asha', 'Asha'],
  ['Prof. Asha Rao', 'Prof. Asha Rao', 'Asha Rao'],
  ['Asha Rao', 'Asha Rao', 'Asha Rao'],
  ['Drishti Rao', 'Drishti Rao', 'Drishti Rao'],
  ['Do Van Minh', 'Do Van Minh', 'Do Van Minh'],
  ['Srinivas Rao', 'Srinivas Rao', 'Srinivas Rao'],
  ['Dr.', 'Dr.', 'Dr.'],
  ['प्रो. डॉ. आशा राव', 'डॉ. आशा राव', 'आशा राव'],
  ['डॉ आशा राव', 'डॉ आशा राव', 'आशा राव'],
  ['ডাঃ ডাঃ আশা', 'ডাঃ আশা', 'আশা'],
  ['టాడా', 'టాడా', 'టాడా'],
  ['ഡോ. പ്രൊഫ. ആശ', 'ഡോ. ആശ', 'ആശ'],
])('C-04 %s has the one title of %s', (typed, stored, bare) => {
  expect(reduceTitles(typed)).toBe(stored);
  expect(removeTitles(typed)).toBe(bare);
  expect(hasTitle(typed)).toBe(bare !== typed);
});
