import autocannon from 'autocannon';
import { addDays, dayAt } from '#domain/calendar-days.ts';
import { gridOf, labelOf } from '#domain/slot-grid.ts';
import { publish, type SignedUp, signUpOneDoctor, signUpPatients } from '#harness/callers.ts';
import { type Figure, median } from './table.ts';

const connections = 16;
const seconds = 4;
const today = dayAt(Date.now(), 'Asia/Kolkata');

interface Load {
  readonly figure: string;
  readonly aim: string;
  readonly requests: autocannon.Request[];
  /** Send each request once instead of repeating them. */
  readonly once?: true;
}

/** Calls per second and the slowest of a hundred in milliseconds; throws when any is refused. */
export async function rateOf(
  { requests, once }: Pick<Load, 'requests' | 'once'>,
  url: string,
): Promise<{ rate: number; tail: number }> {
  let client = 0;
  const result = await autocannon({
    url,
    connections,
    // What is sent once ends with the sample in which the last answer comes.
    ...(once ? { amount: requests.length, sampleInt: 50 } : { duration: seconds }),
    setupClient(connection) {
      const own = once ? requests.filter((_, index) => index % connections === client) : requests;
      client += 1;
      connection.setRequests(own);
    },
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result['2xx'] / result.duration, tail: result.latency.p99 };
}

async function measure({ figure, aim, ...load }: Load, url: string, runs: number): Promise<Figure[]> {
  const rates: number[] = [];
  const tails: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { rate, tail } = await rateOf(load, url);
    rates.push(rate);
    tails.push(tail);
  }
  const row = (name: string, values: number[], unit: string): Figure => ({
    figure: `${figure}${name}`,
    aim: name ? '' : aim,
    median: `${Math.round(median(values))}${unit}`,
    spread: `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}${unit}`,
  });
  return [row('', rates, '/s'), row(', p99', tails, ' ms')];
}

/**
 * Bookings for every slot of three days of forty doctors. A patient has as many open visits as allowed: ten,
 * one with each doctor of a group, at times that do not overlap.
 */
export async function bookings(url: string): Promise<autocannon.Request[]> {
  const doctors = 40;
  const days = 3;
  const groupSize = 10;
  const slots = gridOf(15).map(labelOf);
  const patients = await signUpPatients(url, (doctors / groupSize) * days * slots.length, 6_300_000_000);
  const requests: autocannon.Request[] = [];
  for (let index = 0; index < doctors; index += 1) {
    const doctor = await signUpOneDoctor(url, String(6_400_000_000 + index));
    for (let day = 0; day < days; day += 1) {
      const date = addDays(today, day + 1);
      await publish(url, doctor, date, slots);
      const first = (Math.floor(index / groupSize) * days + day) * slots.length;
      for (const [slot, slotNumber] of slots.entries()) {
        const patient = patients[first + ((slot + index) % slots.length)] as SignedUp;
        requests.push({
          method: 'POST',
          path: '/api/appointments/book',
          headers: { authorization: `Bearer ${patient.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ date, doctorId: doctor.id, slotNumber }),
        });
      }
    }
  }
  return requests.sort(() => Math.random() - 0.5);
}

/** Calls per second on the demo clinic, with 16 connections from this machine. */
export async function throughput(url: string, runs: number): Promise<Figure[]> {
  const date = addDays(today, 1);
  const get = (path: (doctor: number) => string) =>
    Array.from({ length: 400 }, (_, index) => ({ method: 'GET' as const, path: `/api${path(index + 1)}` }));
  const loads: Load[] = [
    {
      figure: 'free slots of a doctor-day',
      aim: '≥ 8,000/s',
      requests: get((doctor) => `/doctors/${doctor}/booked-slots?date=${date}`),
    },
    {
      figure: 'a doctor’s month of availability',
      aim: '≥ 3,000/s',
      requests: get((doctor) => `/doctors/${doctor}/availability?days=31`),
    },
    {
      figure: 'nearby doctors',
      aim: '≥ 2,000/s',
      requests: get((doctor) => `/doctors/nearby/${17 + (doctor % 20) / 10}/${78 + (doctor % 17) / 10}`),
    },
  ];
  const words = ['sha', 'heart', 'dr rao', 'care hosp', 'chest pian', 'दिल', 'अनन्या', 'sarna'].map(
    encodeURIComponent,
  );
  loads.push({
    figure: 'search suggestions',
    aim: '',
    requests: get(
      (one) => `/search?q=${words[one % words.length]}&latitude=${17 + (one % 20) / 10}&longitude=78.4`,
    ),
  });
  const rows: Figure[] = [];
  for (const load of loads) rows.push(...(await measure(load, url, runs)));
  const requests = await bookings(url);
  rows.push(
    ...(await measure({ figure: 'booking, complete', aim: '≥ 1,300/s', requests, once: true }, url, 1)),
  );
  return rows;
}
