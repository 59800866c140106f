import { type APIRequestContext, expect } from '@playwright/test';

/**
 * Finds a message in the demo mailbox and returns the group of `sentence`, or its whole match. Delivery
 * follows the answer, so the previous message, `before`, may still be the latest.
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

export const readLoginCode = (request: APIRequestContext, phone: string, before = '') =>
  readMessage(request, phone, /(\d{6}) is your HAMS login code/, before);
