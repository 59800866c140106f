import '../ui/forms/no-eval.ts';
import { z } from 'zod';

const asked = z.object({
  role: z.enum(['patient', 'doctor']),
  phone: z.string(),
  by: z.enum(['sms', 'email', 'mailbox']),
  validMinutes: z.number(),
  /** When, in milliseconds since the epoch. */
  at: z.number(),
});

/**
 * A code that was asked for. It is kept in the entry of the browser's history: who looks at the message in another app
 * may find this page loaded anew, and a second code would make the first one useless.
 */
export type AskedCode = z.infer<typeof asked>;

/** The code that an entry of the history remembers. */
export function askedOf(state: unknown): AskedCode | null {
  return z.object({ asked }).safeParse(state).data?.asked ?? null;
}

/** The phone number that one page of the entrance hands to the next. */
export function phoneOf(state: unknown): string {
  return z.object({ phone: z.string().max(20) }).safeParse(state).data?.phone ?? '';
}
