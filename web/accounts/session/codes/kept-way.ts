import '#web/ui/forms/no-eval.ts';
import { z } from 'zod';
import { currentTime } from '#web/ui/clock.ts';
import { tabStorage } from '#web/ui/storage.ts';

const progressSchema = z.object({
  phone: z.string(),
  by: z.enum(['sms', 'email', 'mailbox']),
  validMinutes: z.number(),
  /** When the code was asked for; milliseconds since the epoch, as the next. */
  at: z.number(),
  /** That the phone has been proven, and until when that counts. */
  proof: z.object({ text: z.string(), until: z.number() }).optional(),
});

/** How far somebody has come who signs in by a code. */
export type SignInProgress = z.infer<typeof progressSchema>;

const key = 'code-way';

/**
 * What is kept for this tab through a reload: phones throw pages away while the message is read in another app.
 * Null once code and proof have expired.
 */
export function loadSignInProgress(): SignInProgress | null {
  try {
    const way = progressSchema.safeParse(JSON.parse(tabStorage.getItem(key) ?? 'null')).data;
    const until = way?.proof?.until ?? (way ? way.at + way.validMinutes * 60_000 : 0);
    return way && until > currentTime() ? way : null;
  } catch {
    return null; // foreign content
  }
}

/** Null forgets it. */
export function saveSignInProgress(way: SignInProgress | null): void {
  if (way) tabStorage.setItem(key, JSON.stringify(way));
  else tabStorage.removeItem(key);
}
