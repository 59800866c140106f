// `npm run -s sms:templates`: prints the texts of SMS as a CSV, for their registration with the operators.
import { compileMessages } from './messages.mjs';
import { exitCode, node } from './processes.mjs';

await compileMessages();
process.exitCode = await exitCode(node, ['server/start/print-registration-sheet.ts']);
