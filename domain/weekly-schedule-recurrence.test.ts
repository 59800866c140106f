// More are in weekly-schedule-recurrence.full.test.ts.
import { testRecurrence } from './test-recurrence.ts';

testRecurrence(1000);
