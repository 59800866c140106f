// weekly-schedule-recurrence.full.test.ts runs more.
import { testRecurrence } from '#domain/testing/recurrence.ts';

testRecurrence(1000);
