import type { MailServer } from '#server/platform/config/message-settings.ts';
import { type Deliver, Undeliverable } from '#server/platform/outbox/deliver.ts';
import type { EmailContent } from '#server/platform/outbox/message-content.ts';

/** Milliseconds, for each step with the mail server. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Headers covered by the signature (RFC 6376); RFC 8058 requires the two about unsubscribing. */
const signedHeaders =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post';

/** Omits the server's text, which names the recipient. */
function toFailure(error: unknown): Error {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  // RFC 5321: 5yz is permanent. Not so 535, a wrong password of ours, and 552, a full mailbox, which may be
  // emptied.
  if (status >= 550 && status !== 552) return new Undeliverable(`the mail server answered ${status}`);
  if (status > 0) return new Error(`the mail server answered ${status}`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
  return new Error(`the mail server could not be used (${code})`);
}

function toMailParts({ html, calendar, unsubscribe }: EmailContent) {
  return {
    html,
    // One part beside text and HTML, which mail programs show with buttons, and a file for all others.
    ...(calendar && {
      icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' },
    }),
    headers: unsubscribe
      ? { 'list-unsubscribe': `<${unsubscribe}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
      : {},
  };
}

export function deliverByEmail({ url, from, dkim }: MailServer): Deliver {
  return async ({ key, to, subject, text, locale, content }, signal) => {
    // Loaded with the first message; most starts send none.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(dkim && { dkim: { ...dkim, headerFieldNames: signedHeaders } }),
    });
    const aborted = new Promise<never>((_, reject) => {
      const stop = () => reject(new Error('it took too long'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
    });
    const { headers = {}, ...form } = content?.form === 'email' ? toMailParts(content) : {};
    const sent = transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      ...form,
      // The same for every attempt, so that mail programs merge repeats.
      messageId: `<${key}@hams>`,
      headers: { 'auto-submitted': 'auto-generated', 'content-language': locale, ...headers },
    });
    await Promise.race([sent.catch((error: unknown) => Promise.reject(toFailure(error))), aborted]);
    return {};
  };
}
