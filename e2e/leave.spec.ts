import { test } from '@playwright/test';
import { takeLeave } from './take-leave.ts';

test('K-05 a doctor goes on leave, and a patient takes one of three times, 360 px wide', ({
  browser,
  request,
}) => takeLeave(browser, request, { width: 360, height: 740 }));
