// Use `RULES=100000` for a long run.
import { testRecurrence } from '#domain/testing/recurrence.ts';

testRecurrence(Number(process.env.RULES ?? 10_000));
