import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emergencyKinds } from '#domain/search/emergency-reasons.ts';
import { m } from '#messages/messages.js';
import { locales } from '#messages/runtime.js';
import { EmergencyAdvice } from './emergency-advice.tsx';
import { ReasonEmergency } from './reason-emergency.tsx';

const numbers = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('E-03 a reason that cannot wait says whom to call, with numbers to tap, in the first HTML too', () => {
  expect(renderToString(<ReasonEmergency reason="Chest Pain" />)).toContain('tel:108');
  render(<ReasonEmergency reason="Chest Pain" />);
  screen.getByRole('note', { name: 'In an emergency' });
  screen.getByText(/^Chest pain that spreads, or with sweating or breathlessness\? Ca/);
  expect(numbers()).toEqual(['tel:108', 'tel:112']);
});

test('E-03 thoughts of suicide lead to Tele-MANAS first', () => {
  render(<EmergencyAdvice kind="suicide" />);
  expect(numbers()).toEqual(['tel:14416', 'tel:112']);
});

test.each(['Acne', 'General Checkup', '', null])('E-03 %j is no emergency', (reason) => {
  const { container } = render(<ReasonEmergency reason={reason} />);
  expect(container.textContent).toBe('');
});

test('E-03 own words are understood too, once their words have loaded', async () => {
  render(<ReasonEmergency reason="mere seene mein dard hai" />);
  await screen.findByText(/^Chest pain that spreads/);
});

test.each(locales)('E-03 in %s every line names its number in the sentence', (locale) => {
  const words = emergencyKinds.map((kind) => m[`emergency_${kind}`]({}, { locale }));
  expect(new Set(words).size).toBe(emergencyKinds.length);
  for (const [index, kind] of emergencyKinds.entries()) {
    expect(words[index]).toContain(kind === 'suicide' ? '14416' : '108');
  }
});

// Voice control and axe look for the number that is seen as a word of the link's name.
test.each(locales)("B-13 in %s the name of a number's link has the number as a word", (locale) => {
  expect(m.emergency_call({ number: '112' }, { locale }).split(/[\s-]/)).toContain('112');
});
