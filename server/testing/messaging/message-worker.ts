// A process that only creates and delivers messages, which every HAMS process does beside other work; tests
// kill it at any moment. Settings as for HAMS; CLOCK_BEGAN (an instant) and CLOCK_SPEED let pauses pass
// quickly.
import { openOutbox } from '#server/messaging/delivery/open-outbox.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';

const began = Number(process.env.CLOCK_BEGAN);
const speed = Number(process.env.CLOCK_SPEED);
const config = parseConfig(process.env);
if (!config.databaseUrl) throw new Error('The worker needs DATABASE_URL');
const clock = { now: () => began + (Date.now() - began) * speed, timeZone: config.timeZone };
const database = openDatabase({ connectionString: config.databaseUrl });
openOutbox({ config, database, clock }).start();
// The outbox alone does not keep a process running.
setInterval(() => {}, 60_000);
process.send?.('working');
