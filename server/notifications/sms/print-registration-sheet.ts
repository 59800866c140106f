// `npm run -s sms:templates > templates.csv`: what is to be registered with the operators (docs/operations.md).
import { configFrom } from '#server/platform/config.ts';
import { asCommand } from '#server/start/as-command.ts';
import { registrationSheet } from './registration-sheet.ts';

await asCommand(async () => {
  const { publicUrl } = configFrom(process.env);
  process.stdout.write(registrationSheet({ header: process.env.SMS_HEADER ?? '', publicUrl }));
});
