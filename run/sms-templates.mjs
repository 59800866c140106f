// `npm run -s sms:templates`: prints the texts of SMS as a CSV, for registration with the mobile operators.
import { compileMessages } from './messages.mjs';
import { exitCode, nodePath } from './processes.mjs';

await compileMessages();
process.exitCode = await exitCode(nodePath, ['server/start/commands/print-registration-sheet.ts']);
