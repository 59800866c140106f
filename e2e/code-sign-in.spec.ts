import { test } from '@playwright/test';
import { bookByCode } from './sign-in-by-code.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

test('J-01 a new patient books with a code and three answers, and signs in by code on another device at 360 px', ({
  page,
  browser,
}) => bookByCode(page, browser));
