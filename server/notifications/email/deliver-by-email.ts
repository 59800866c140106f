import { type Deliver, Undeliverable } from '../outbox/deliver.ts';

interface MailServer {
  readonly url: string;
  readonly from: string;
}

/** Milliseconds, for each step with the mail server. */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** The error without the server's text, which names the recipient. */
function failureOf(error: unknown): Error {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  // RFC 5321: 5yz is permanent. 535, a wrong password of ours, is not the message's fault.
  if (status >= 550) return new Undeliverable(`the mail server answered ${status}`);
  if (status > 0) return new Error(`the mail server answered ${status}`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
  return new Error(`the mail server could not be used (${code})`);
}

/** Sends a message by the clinic's mail server. */
export function deliverByEmail({ url, from }: MailServer): Deliver {
  return async ({ key, to, subject, text, locale }, signal) => {
    // Loaded with the first message; most starts send none.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
    const aborted = new Promise<never>((_, reject) => {
      const stop = () => reject(new Error('it took too long'));
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
    });
    const sent = transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      // The same for every attempt, so that mail programs merge repeats.
      messageId: `<${key}@hams>`,
      headers: { 'auto-submitted': 'auto-generated', 'content-language': locale },
    });
    await Promise.race([sent.catch((error: unknown) => Promise.reject(failureOf(error))), aborted]);
    return {};
  };
}
