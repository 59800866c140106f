// `npm run bench -- migrate COMMIT [--appointments n] [--rate n] [--migrations directory]`: the version of COMMIT serves
// bookings on a clinic of its own while this version's migrations run (docs/decisions/051-holds.md). COMMIT may be the
// directory of a built checkout.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { query } from '#db/statement.ts';
import { idOf } from '#domain/readable-ids.ts';
import { checkOut } from '#harness/check-out.ts';
import { migrate } from '#server/platform/migrate.ts';
import { type Booked, bookSteadily } from './steady-bookings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    doctors: { type: 'string', default: '2000' },
    appointments: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
  },
});
const [commit] = positionals;
if (!commit) throw new Error('Say which version serves meanwhile: npm run bench -- migrate COMMIT');
const size = { doctors: Number(values.doctors), appointments: Number(values.appointments), days: 120 };
const [rate, seconds] = [Number(values.rate), Number(values.seconds)];

const folder = mkdtempSync(join(tmpdir(), 'hams-migrate-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const checkout = existsSync(join(commit, 'dist')) ? commit : checkOut(commit, join(folder, 'former'));
/** The former version's own clinic: this version's may need columns that are not there yet. */
const { openClinic } = (await import(
  join(checkout, 'bench/clinic/open-clinic.ts')
)) as typeof import('../clinic/open-clinic.ts');
const { planBookings } = (await import(
  join(checkout, 'bench/clinic/plan-bookings.ts')
)) as typeof import('../clinic/plan-bookings.ts');

const clinic = await openClinic(size, { checkout });
try {
  await clinic.client.query('analyze');
  const requests = await planBookings(clinic, rate * (2 * seconds + 600));
  const bookings = bookSteadily(clinic.hams.url, requests, rate);
  await after(seconds * 1000);
  const began = performance.now();
  const times: { name: string; from: number; to: number }[] = [];
  let from = began;
  await migrate(clinic.client, undefined, (name) => {
    times.push({ name, from, to: performance.now() });
    from = performance.now();
  });
  const ended = performance.now();
  await after(seconds * 1000);
  await report(await bookings.stop(), { began, ended }, times);
} finally {
  await clinic.close();
}

async function report(
  answers: readonly Booked[],
  { began, ended }: { began: number; ended: number },
  times: readonly { name: string; from: number; to: number }[],
): Promise<void> {
  const acknowledged = answers.filter(({ status }) => status === 201);
  const rows = await query<{ id: string; doctor_id: string; at: string }>(
    clinic.client,
    `select id, doctor_id, to_char(starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as at
     from appointments where id = any(:ids::bigint[]) and status in ('Requested', 'Pending')`,
    { ids: acknowledged.map(({ appointmentId }) => idOf('appointment', appointmentId ?? '')) },
  );
  const stored = new Set(rows.map(({ id, doctor_id, at }) => `${id} ${doctor_id} ${at}`));
  const lost = acknowledged.filter(({ appointmentId, wanted }) => {
    const { doctorId, date, slotNumber } = JSON.parse(wanted) as Record<string, string>;
    return !stored.has(`${idOf('appointment', appointmentId ?? '')} ${doctorId} ${date} ${slotNumber}`);
  });
  const inTurn = [...acknowledged].sort((a, b) => a.ended - b.ended);
  const gap = Math.max(...inTurn.map(({ ended: at }, index) => at - (inTurn[index - 1]?.ended ?? at)));
  const of = (name: string, some: readonly Booked[]) => {
    const longest = Math.max(0, ...some.map((one) => one.ended - one.began));
    const refused = some.filter(({ status }) => status !== 201).length;
    console.log(
      `${name}: ${some.length - refused} acknowledged, ${refused} refused, longest answer ${Math.round(longest)} ms`,
    );
    return { longest, refused };
  };
  for (const { name, from, to } of times) {
    const beside = answers.filter((one) => one.began < to && one.ended > from);
    const longest = Math.max(0, ...beside.map((one) => one.ended - one.began));
    console.log(`${name}: ${Math.round(to - from)} ms; longest answer meanwhile ${Math.round(longest)} ms`);
  }
  of(
    'before',
    answers.filter((one) => one.ended < began),
  );
  const during = of(
    'during',
    answers.filter((one) => one.ended >= began && one.began <= ended),
  );
  of(
    'after',
    answers.filter((one) => one.began > ended),
  );
  console.log(`migrations: ${((ended - began) / 1000).toFixed(1)} s beside ${rate} bookings a second`);
  console.log(`longest time without an acknowledged booking: ${Math.round(gap)} ms; lost: ${lost.length}`);
  const refused = answers.filter(({ status }) => status !== 201).length;
  if (lost.length > 0 || refused > 0 || gap > 2000 || during.longest > 2000) process.exitCode = 1;
}
