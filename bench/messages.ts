import { end, startHams, temporaryData } from '#harness/running-hams.ts';
import { type Figure, median } from './table.ts';
import { bookings, rateOf } from './throughput.ts';

/** Bookings a second on a new demo clinic, with messages or without. */
async function bookingRate(messages: 'on' | 'off'): Promise<number> {
  const data = await temporaryData();
  const hams = await startHams({ DATA_DIR: data.path, DEMO: 'on', MESSAGES: messages });
  try {
    const requests = await bookings(hams.url);
    return (await rateOf({ requests, once: true }, hams.url)).rate;
  } finally {
    await end(hams.process, 'SIGTERM');
    await data.remove();
  }
}

/** What telling everybody costs those who book (N-01): both by turns, so that the machine is the same. */
export async function messagesCost(runs: number): Promise<Figure[]> {
  const rates: Record<'on' | 'off', number[]> = { on: [], off: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const messages of run % 2 === 0 ? (['off', 'on'] as const) : (['on', 'off'] as const)) {
      rates[messages].push(await bookingRate(messages));
    }
  }
  const row = (figure: string, aim: string, values: readonly number[], digits = 0, unit = '/s'): Figure => ({
    figure,
    aim,
    median: `${median([...values]).toFixed(digits)}${unit}`,
    spread: `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}${unit}`,
  });
  const ratios = rates.on.map((rate, run) => rate / (rates.off[run] ?? rate));
  return [
    row('booking, messages off', '', rates.off),
    row('booking, messages on', '', rates.on),
    row('on ÷ off, run by run', '≥ 0.9', ratios, 2, ''),
  ];
}
