import { test } from '@playwright/test';
import { bookAsNewcomer } from './book-as-newcomer.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

test('E-05 E-10 a newcomer finds a doctor, chooses a slot, signs up, still has it, and books it at 360 px', ({
  page,
}) => bookAsNewcomer(page));
