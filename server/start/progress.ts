import type { CodeWay } from '#server/notifications/outbox/ways.ts';
import type { Config } from '#server/platform/config.ts';

/** Runs a step of the start and prints how long it took. */
export async function startStep<T>(
  name: string,
  work: () => Promise<{ readonly result: T; readonly detail: string }>,
): Promise<T> {
  const began = performance.now();
  const { result, detail } = await work();
  say(name, `${detail} (${((performance.now() - began) / 1000).toFixed(2)} s)`);
  return result;
}

export function say(name: string, text: string): void {
  console.log(`  ${name.padEnd(9)} ${text}`);
}

const waysInWords: Readonly<Record<CodeWay, string>> = {
  sms: 'go out by SMS',
  email: 'go out by e-mail',
  mailbox: 'can be read by everybody at /demo/mailbox',
};

function messagesInWords(ways: readonly CodeWay[]): string {
  if (ways.length > 0) return ways.map((way) => waysInWords[way]).join(' and ');
  return 'reach nobody, so forgotten passwords stay forgotten: set SMTP_URL or SMS_WEBHOOK_URL';
}

/** The last lines of the start: how messages are sent, the address, and the demo accounts. */
export function announce(config: Config, ways: readonly CodeWay[]): void {
  say('messages', messagesInWords(ways));
  say('ready', config.publicUrl);
  if (!config.demo) return;
  say('', 'demo patient 9000000001 / Patient@123');
  say('', 'demo doctor  9100000001 / Doctor@123');
}
