// A process that only sends leave notifications, which every HAMS process does beside other work; tests kill
// it at any moment.

import { sendLeaveNotices } from '#server/appointments/leave/send-leave-notices.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';

const config = parseConfig(process.env);
if (!config.databaseUrl) throw new Error('The worker needs DATABASE_URL');
const now = Number(process.env.CLOCK);
const clock = { now: () => now, timeZone: config.timeZone };
const database = openDatabase({ connectionString: config.databaseUrl });
await database.pool.query('select');
process.send?.('working');
await sendLeaveNotices({ config, database, clock });
process.send?.('done');
setInterval(() => {}, 60_000);
