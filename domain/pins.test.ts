import { expect, test } from 'vitest';
import { isGuessablePin } from './pins.ts';

test.each(['0000', '1234', '4321', '7777', '6789', '1212', '1984', '2011', '2026'])(
  'M-08 %s is no PIN',
  (pin) => expect(isGuessablePin(pin)).toBe(true),
);

test.each(['4839', '0917', '1836', '2173', '9081'])('M-08 %s is one', (pin) =>
  expect(isGuessablePin(pin)).toBe(false),
);
