import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SplitWords } from './split-words.tsx';

test.each([
  ['EditProfile', ['Profile']],
  ['Dashboard', []],
  ['प्रोफ़ाइल बदलें', []],
  ['ID', []],
])('G-01 %j is read in words; its name keeps every letter', (name, words) => {
  render(
    <button type="button">
      <SplitWords>{name}</SplitWords>
    </button>,
  );
  const button = screen.getByRole('button', { name });
  expect(button.textContent).toBe(name);
  expect([...button.querySelectorAll('b')].map((word) => word.textContent)).toEqual(words);
});
