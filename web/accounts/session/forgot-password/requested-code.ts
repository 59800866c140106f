import '#web/ui/forms/configure-zod.ts';
import { z } from 'zod';

const requestedCodeSchema = z.object({
  role: z.enum(['patient', 'doctor', 'hospital']),
  phone: z.string(),
  by: z.enum(['sms', 'email', 'mailbox']),
  validMinutes: z.number(),
  at: z.number(),
});

/**
 * A requested code, stored in the history entry: a phone may reload this page while the user reads the
 * message, and a second request would invalidate the code.
 */
export type RequestedCode = z.infer<typeof requestedCodeSchema>;

export function parseRequestedCode(state: unknown): RequestedCode | null {
  return z.object({ asked: requestedCodeSchema }).safeParse(state).data?.asked ?? null;
}

/** True if the previous page asks for the login by code. */
export const prefersCodeLogin = (state: unknown): boolean =>
  z.object({ byCode: z.literal(true) }).safeParse(state).success;

export function readPassedPhone(state: unknown): string {
  return z.object({ phone: z.string().max(20) }).safeParse(state).data?.phone ?? '';
}
