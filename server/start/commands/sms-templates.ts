// `npm run -s hams -- sms-templates > templates.csv`: the texts to register with the mobile operators
// (docs/operations.md).

import { createRegistrationSheet } from '#server/messaging/sms/registration-sheet.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { runCliCommand } from './run-cli-command.ts';

await runCliCommand(async () => {
  const { publicUrl } = parseConfig(process.env);
  process.stdout.write(createRegistrationSheet({ header: process.env.SMS_HEADER ?? '', publicUrl }));
});
