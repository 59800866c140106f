import { expect, test } from 'vitest';
import { splitIntoRuns } from './script-runs.ts';

const runs = (line: string) => splitIntoRuns(line).map(({ typeface, text }) => [typeface, text]);

test('G-05 text is split by script; spaces and joiners stay with the letters before them', () => {
  expect(runs('Dr. हिमांशी त्रिपाठी, MD')).toEqual([
    ['latin', 'Dr. '],
    ['devanagari', 'हिमांशी त्रिपाठी'],
    ['latin', ', MD'],
  ]);
  expect(runs('క్\u200cష')).toEqual([['telugu', 'క్\u200cష']]);
  expect(runs('দিনে দুইবার।')).toEqual([['bengali', 'দিনে দুইবার।']]);
  expect(runs('Ravi।')).toEqual([
    ['latin', 'Ravi'],
    ['devanagari', '।'],
  ]);
});

test('G-05 each script of the fonts that ship is found', () => {
  const found = 'a ā ễ β ж हि తె த ಕ മ ব ગ ਕ କ ᱚ ꯀ ڪ'
    .split(' ')
    .map((letter) => splitIntoRuns(letter)[0]?.typeface);
  expect(found).toEqual([
    'latin',
    'latinExtended',
    'vietnamese',
    'greek',
    'cyrillic',
    'devanagari',
    'telugu',
    'tamil',
    'kannada',
    'malayalam',
    'bengali',
    'gujarati',
    'gurmukhi',
    'odia',
    'olChiki',
    'meeteiMayek',
    'arabic',
  ]);
});

test.each([
  ['SpO₂ ≥ 97 %', 'SpO2 >= 97 %'],
  ['39 ℃, ⅓ tablet, 10⁹/l', '39 °C, 1/3 tablet, 10^9/l'],
  ['a → b', 'a -> b'],
  ['e\u0301', 'é'],
  ['tab\there', 'tab    here'],
  ['no\u0000\u0007\u200b\u200d\ufeffsigns', 'nosigns'],
  ['a\u00a0b', 'a b'],
  ['half \ud83d emoji', 'half \ufffd emoji'],
  ['王小明, 1 片', 'Wang Xiao Ming, 1 Pian'],
  ['1 💊 👍🏽', '1 :pill: :thumbsup:'],
  ['Шамиль ไทย', 'Шамиль aithy'],
  ['\ue000', '?'],
  ['ﷲ ﻻ', 'الله لا'],
])('G-05 %j is set as %j', (line, text) => {
  expect(
    splitIntoRuns(line)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

test('G-05 nothing has no runs', () => {
  expect(runs('')).toEqual([]);
});
