import { expect, test } from 'vitest';
import { isGuessablePin } from './pins.ts';

const guessable = [
  ...['0000', '7777', '1234', '4321', '6789', '7890', '0987', '2468', '9630'],
  ...['1212', '1122', '1221', '6969', '1112', '2111'],
  ...['2580', '0852', '1470', '0741', '3690', '1478', '1254', '4569', '1397', '7931', '2486', '1590'],
  ...['1900', '1984', '2011', '2026', '2029'],
  ...['1004', '1342', '5683', '0786', '0420'],
];
test.each(guessable)('M-08 %s is no PIN', (pin) => expect(isGuessablePin(pin)).toBe(true));

test.each(['4839', '0917', '1836', '2173', '9081', '4826', '5838', '2030'])('M-08 %s is one', (pin) =>
  expect(isGuessablePin(pin)).toBe(false),
);

test('M-08 of ten thousand PINs seven in eight are left', () => {
  const all = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'));
  expect(all.filter((pin) => !isGuessablePin(pin)).length).toBeGreaterThan(8_800);
});
