import '#web/ui/forms/no-eval.ts';
import { z } from 'zod';

const requestedCodeSchema = z.object({
  role: z.enum(['patient', 'doctor', 'hospital']),
  phone: z.string(),
  by: z.enum(['sms', 'email', 'mailbox']),
  validMinutes: z.number(),
  /** Milliseconds since the epoch. */
  at: z.number(),
});

/**
 * A code that was asked for, kept in the history entry: on a phone this page may be reloaded while the person
 * reads the message in another app, and asking again would invalidate the code.
 */
export type RequestedCode = z.infer<typeof requestedCodeSchema>;

/** The code in a history entry. */
export function parseRequestedCode(state: unknown): RequestedCode | null {
  return z.object({ asked: requestedCodeSchema }).safeParse(state).data?.asked ?? null;
}

/** Whether the page before asks for the login by a code. */
export const prefersCodeLogin = (state: unknown): boolean =>
  z.object({ byCode: z.literal(true) }).safeParse(state).success;

/** The phone number that one page passes to the next. */
export function readPassedPhone(state: unknown): string {
  return z.object({ phone: z.string().max(20) }).safeParse(state).data?.phone ?? '';
}
