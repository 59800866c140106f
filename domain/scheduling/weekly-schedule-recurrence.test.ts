// More are in weekly-schedule-recurrence.full.test.ts.
import { testRecurrence } from '#domain/testing/recurrence.ts';

testRecurrence(1000);
