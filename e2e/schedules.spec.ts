import { test } from '@playwright/test';
import { publishEvenings } from './evenings.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('K-03 a doctor publishes a month of evenings at the second practice, 360 px', ({ page }) =>
  publishEvenings(page));
