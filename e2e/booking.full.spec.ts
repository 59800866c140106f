import { test } from '@playwright/test';
import { bookAsNewcomer } from './book-as-newcomer.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('E-05 E-10 a newcomer finds a doctor, chooses a slot, signs up, still has it, and books it on a desktop', ({
  page,
}) => bookAsNewcomer(page));
