import { test } from '@playwright/test';
import { takeLeave } from './take-leave.ts';

test('K-05 a doctor goes on leave, and a patient takes one of three times, 1366 px wide', ({
  browser,
  request,
}) => takeLeave(browser, request, { width: 1366, height: 768 }));
