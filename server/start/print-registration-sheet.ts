// `npm run -s sms:templates > templates.csv`: what is to be registered with the operators (docs/operations.md).

import { registrationSheet } from '#server/messaging/sms/registration-sheet.ts';
import { configFrom } from '#server/platform/config/config.ts';
import { asCommand } from './as-command.ts';

await asCommand(async () => {
  const { publicUrl } = configFrom(process.env);
  process.stdout.write(registrationSheet({ header: process.env.SMS_HEADER ?? '', publicUrl }));
});
