import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#messages/runtime.js';
import { Avatar } from './avatar.tsx';

afterEach(() => {
  cleanup();
  overwriteGetLocale(() => 'en');
});

test.each([
  ['en', 'Dr. Asha Rao', 'AR', null],
  ['en', 'லக்ஷ்மி ஐயர்', 'லஐ', 'ta'],
  ['ta', 'லக்ஷ்மி ஐயர்', 'லஐ', null],
  ['ta', 'Asha Rao', 'AR', 'en'],
] as const)(
  'B-13 on a page in %s, %j has the initials %s, in the font of %s',
  (locale, name, initials, lang) => {
    overwriteGetLocale(() => locale);
    const { container } = render(<Avatar name={name} url={null} size={40} />);
    expect(container.textContent).toBe(initials);
    expect(container.querySelector('svg')?.getAttribute('lang')).toBe(lang);
  },
);
