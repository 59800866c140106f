import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { type RawData, WebSocket } from 'ws';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { bookSlot, publishSlots, type SignedUp, signUpDoctor, signUpPatients } from '#harness/api-calls.ts';
import { percentile } from '#harness/percentile.ts';
import { endProcess, type RunningHams, startHams } from '#harness/running-hams.ts';
import { startSharedDatabase } from '#harness/shared-database.ts';
import { highVisitLimits } from '#server/testing/visit-limit-settings.ts';
import type { Effort } from '../compare-runs.ts';
import { type Figure, toFigure } from '../table.ts';

const listeners = 1000;
const today = toCalendarDay(Date.now(), 'Asia/Kolkata');

interface Viewer {
  readonly socket: WebSocket;
  readonly url: string;
}

async function openViewer({ url }: RunningHams, doctor: SignedUp): Promise<Viewer> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'follow', topic: `slots:DOC-${doctor.id}` }));
  await once(socket, 'message');
  return { socket, url };
}

/** Resolves with the moment at which the viewer receives a change. */
function nextSlotUpdate({ socket }: Viewer): Promise<number> {
  return new Promise((resolve) => {
    const hear = (data: RawData) => {
      if (!String(data).includes('"slots"')) return; // a heartbeat
      socket.off('message', hear);
      resolve(performance.now());
    };
    socket.on('message', hear);
  });
}

/** Resolves with the moment at which the viewer has reloaded the day and sees the slot as taken. */
async function slotSeenAsTaken(
  looker: Viewer,
  doctor: SignedUp,
  date: string,
  slot: string,
): Promise<number> {
  await nextSlotUpdate(looker);
  const body = await fetchText(`${looker.url}/api/doctors/${doctor.id}/availability?from=${date}&days=1`);
  const at = performance.now();
  const { days } = JSON.parse(body) as { days: { booked: string[] }[] };
  if (!days[0]?.booked.includes(slot)) throw new Error(`${slot} was told as taken, and is not`);
  return at;
}

/** One connection per viewer, as in browsers. */
const agent = new Agent({ keepAlive: true });
/** `fetch` would use more CPU here than the server does, and they share the machine. */
function fetchText(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('end', () => resolve(body));
    }).on('error', reject);
  });
}

export async function measureLiveUpdates({ runs }: Effort): Promise<Figure[]> {
  const database = await startSharedDatabase();
  const settings = { ...database.settings, ...highVisitLimits };
  const first = await startHams(settings);
  const second = await startHams(settings);
  const processFor = (index: number) => (index % 2 ? second : first);
  try {
    const doctor = await signUpDoctor(first.url, '6500000001');
    const [patient] = (await signUpPatients(first.url, 1, 6_500_000_100)) as [SignedUp];
    const lookers = await Promise.all(
      Array.from({ length: listeners }, (_, index) => openViewer(processFor(index), doctor)),
    );
    const slots = listGridStarts(15).map(formatSlotTime);
    const figures = { notified: [] as number[][], grey: [] as number[][] };

    for (let run = 0; run < runs; run += 1) {
      const date = addDays(today, run + 1);
      const published = Promise.all(lookers.map(nextSlotUpdate));
      await publishSlots(first.url, doctor, date, slots);
      await published;
      const delays = { notified: [] as number[], grey: [] as number[] };
      for (const [index, slot] of slots.entries()) {
        // Alternates between viewers who are only notified and those who reload, which loads the same CPUs.
        const kind = index % 2 ? 'grey' : 'notified';
        const seen = Promise.all(
          lookers.map((looker) =>
            kind === 'notified' ? nextSlotUpdate(looker) : slotSeenAsTaken(looker, doctor, date, slot),
          ),
        );
        const answer = await bookSlot(processFor(index >> 1).url, patient, doctor.id, date, slot);
        // The answer follows the commit immediately.
        const committedAt = performance.now();
        if (answer.status !== 201) throw new Error(`Booking answered ${answer.status}`);
        for (const at of await seen) delays[kind].push(Math.max(0, at - committedAt));
      }
      figures.notified.push(delays.notified);
      figures.grey.push(delays.grey);
    }
    agent.destroy();
    for (const { socket } of lookers) socket.terminate();
    const row = (figure: string, aim: string, every: readonly number[][], share: number): Figure =>
      toFigure({ figure, aim, values: every.map((delays) => percentile(delays, share)), unit: ' ms' });
    return [
      row('slot taken: told to 1,000 listeners, p50', '', figures.notified, 0.5),
      row('slot taken: told to 1,000 listeners, p99', '≤ 300 ms', figures.notified, 0.99),
      row('slot taken: asked for again by all 1,000 at once, p50', '', figures.grey, 0.5),
      row('slot taken: asked for again by all 1,000 at once, p99', '', figures.grey, 0.99),
    ];
  } finally {
    for (const { process } of [first, second]) await endProcess(process, 'SIGTERM');
    await database.close();
  }
}
