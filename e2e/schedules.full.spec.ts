import { test } from '@playwright/test';
import { publishEvenings } from './evenings.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('K-03 a doctor publishes a month of evenings at the second practice, 1440 px', ({ page }) =>
  publishEvenings(page));
