import { demoAccounts } from '#db/demo/demo-accounts.ts';
import type { listOperatorsToSetUp } from '#server/accounts/operators/set-up-operator.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { CodeWay } from '#server/platform/outbox/delivery-ways.ts';

export async function startStep<T>(
  name: string,
  work: () => Promise<{ readonly result: T; readonly detail: string }>,
): Promise<T> {
  const began = performance.now();
  const { result, detail } = await work();
  printLine(name, `${detail} (${((performance.now() - began) / 1000).toFixed(2)} s)`);
  return result;
}

export function printLine(name: string, text: string): void {
  console.log(`  ${name.padEnd(9)} ${text}`);
}

const waysInWords = { sms: 'go out by SMS', email: 'go out by email' } as const;
const mailboxInWords = (openToOthers: boolean) =>
  openToOthers
    ? 'to the demo accounts are shown at /demo/mailbox, without codes'
    : 'are shown to anyone on this machine at /demo/mailbox';

function messagesInWords({ openToOthers }: Config, ways: readonly CodeWay[]): string {
  const words = ways.map((way) => (way === 'mailbox' ? mailboxInWords(openToOthers) : waysInWords[way]));
  if (words.length > 0) {
    const onlyMail = ways.every((way) => way === 'email');
    const said = words.join(' and ');
    return onlyMail ? `${said}; no SMS: set SMS_WEBHOOK_URL to reach phones` : said;
  }
  return 'cannot be sent, so forgotten passwords cannot be reset: set SMTP_URL or SMS_WEBHOOK_URL';
}

/** Only the person who runs the installation reads this, so it includes the codes that set up operators. */
function printOperators({ publicUrl, registrationCheck, operatorPhones }: Config, toSetUp: SetUp[]): void {
  if (operatorPhones.length === 0 && registrationCheck) {
    printLine(
      'operator',
      'no operator to check new doctors: set OPERATOR_PHONES, or use npm run hams -- operator',
    );
  }
  for (const { phone, code } of toSetUp) {
    printLine('operator', `${phone} can set up the account at ${publicUrl}/operator with the code ${code}`);
  }
}

type SetUp = Awaited<ReturnType<typeof listOperatorsToSetUp>>[number];

export function printSummary(config: Config, ways: readonly CodeWay[], toSetUp: SetUp[]): void {
  printLine('messages', messagesInWords(config, ways));
  printOperators(config, toSetUp);
  printLine('ready', config.publicUrl);
  if (!config.demo) return;
  const { patient, doctor, hospital } = demoAccounts;
  printLine('', `demo patient  ${patient.phone} / ${patient.password}`);
  printLine('', `demo doctor   ${doctor.phone} / ${doctor.password}`);
  printLine('', `demo hospital ${hospital.phone} / ${hospital.password}`);
}
