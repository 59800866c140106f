import { type APIRequestContext, expect } from '@playwright/test';

/**
 * What a message in the demo mailbox says to somebody: the group of `sentence`, or all that it matches. It is delivered
 * after the answer, so the one `before` it may lie there still.
 */
export async function readMessage(
  request: APIRequestContext,
  to: string,
  sentence: RegExp,
  before = '',
): Promise<string> {
  let said = '';
  await expect(async () => {
    const answer = await request.get('/api/demo/mailbox', { params: { to } });
    const letters = (await answer.json()) as { subject: string; text: string }[];
    const all = letters.map(({ subject, text }) => sentence.exec(`${subject}\n${text}`));
    said = all.map((found) => found?.[1] ?? found?.[0] ?? '').find((one) => one && one !== before) ?? '';
    expect(said).not.toBe('');
  }).toPass();
  return said;
}

/** The code with which somebody logs in. */
export const readLoginCode = (request: APIRequestContext, phone: string, before = '') =>
  readMessage(request, phone, /(\d{6}) is your HAMS code to log in/, before);
