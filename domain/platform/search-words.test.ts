import { describe, expect, test } from 'vitest';
import { parseSearchWords } from './search-words.ts';

describe('words', () => {
  test.each([
    ['Dr. Ananya Rao', ['Ananya', 'Rao']],
    ['heart doctor near me', ['heart']],
    ['दिल का डॉक्टर', ['दिल']],
    ['doctor', []],
    ['डॉक्टर', []],
    ['ka', ['ka']],
    ['D’Souza, M.', ['D’Souza', 'M']],
    ['😀 rao', ['rao']],
    ['😀', null],
    ['%_', null],
    ['   ', null],
    ["'", null],
  ])('D-02 of %j are %j', (typed, words) => expect(parseSearchWords(typed)).toEqual(words));

  test('D-02 no more and no longer ones than a name has', () => {
    const words = parseSearchWords(`${'x'.repeat(500)} a1 b2 c3 d4 e5 f6 g7 h8`);
    expect(words?.map(({ length }) => length)).toEqual([40, 2, 2, 2, 2, 2]);
  });
});
