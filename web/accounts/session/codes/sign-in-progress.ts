import '#web/ui/forms/configure-zod.ts';
import { z } from 'zod';
import { currentTime } from '#web/ui/browser/clock.ts';
import { tabStorage } from '#web/ui/browser/storage.ts';

const progressSchema = z.object({
  phone: z.string(),
  by: z.enum(['sms', 'email', 'mailbox']),
  validMinutes: z.number(),
  /** Time of the request for the code; milliseconds since the epoch, as is `until`. */
  at: z.number(),
  proof: z.object({ text: z.string(), until: z.number() }).optional(),
});

export type SignInProgress = z.infer<typeof progressSchema>;

const key = 'code-way';

/**
 * Stored for this tab, because phones discard pages while the message is read in another app. Null once code
 * and proof have expired.
 */
export function loadSignInProgress(): SignInProgress | null {
  try {
    const way = progressSchema.safeParse(JSON.parse(tabStorage.getItem(key) ?? 'null')).data;
    const until = way?.proof?.until ?? (way ? way.at + way.validMinutes * 60_000 : 0);
    return way && until > currentTime() ? way : null;
  } catch {
    return null; // not written by us
  }
}

/** Null clears it. */
export function saveSignInProgress(way: SignInProgress | null): void {
  if (way) tabStorage.setItem(key, JSON.stringify(way));
  else tabStorage.removeItem(key);
}
