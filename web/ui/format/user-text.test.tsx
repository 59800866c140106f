import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime.js';
import { EnglishName } from './english-name.tsx';
import { UserText } from './user-text.tsx';

afterEach(() => {
  cleanup();
  overwriteGetLocale(() => 'en');
});

test.each([
  ['hi', 'Dr. Asha Rao', 'en'],
  ['hi', '12, Road No. 1', 'en'],
  ['hi', 'बहुत अच्छे डॉक्टर', null],
  ['mr', 'चांगले डॉक्टर', null],
  ['en', 'बहुत अच्छे डॉक्टर', 'hi'],
  ['en', 'Very kind', null],
  ['te', 'மிகவும் நன்று', 'ta'],
  ['ta', 'ਬਹੁਤ ਵਧੀਆ', 'pa'],
  ['ta', '560038', null],
] as const)('B-13 on a page in %s, the text %j from data is marked as %s', (locale, text, language) => {
  overwriteGetLocale(() => locale);
  const { container } = render(<UserText>{text}</UserText>);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(language);
});

test('B-08 under a translated specialization stands its English name, marked as English', () => {
  const { container, rerender } = render(<EnglishName of="Cardiology" />);
  expect(container.textContent).toBe('');
  overwriteGetLocale(() => 'ta');
  rerender(<EnglishName of="Cardiology" />);
  expect(container.textContent).toBe('Cardiology');
  expect(container.querySelector('small')?.lang).toBe('en');
  rerender(<EnglishName of="Sleep medicine" />);
  expect(container.textContent).toBe('');
});
