import { test } from '@playwright/test';
import { bookForChild } from './book-for-child.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('J-05 a mother books for her child, whose name stands in lists, on a phone', ({ page }) =>
  bookForChild(page));
