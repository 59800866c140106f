import { besideEachOther, besideLimits, type Effort } from '../by-turns.ts';
import type { ClinicSize } from '../clinic/clinic-size.ts';
import { type Clinic, openClinic } from '../clinic/open-clinic.ts';
import { startLimits } from '../limits/start-limits.ts';
import { booking, healthz, month, slotsFromDatabase, slotsFromMemory } from '../rows/answers.ts';
import { coldPages, memoryAfterPages, warmPages } from '../rows/pages.ts';
import type { Row } from '../rows/row.ts';
import { searches } from '../rows/searches.ts';
import { type Figure, figureOf } from '../table.ts';

async function onClinic<Result>(
  size: ClinicSize,
  work: (clinic: Clinic) => Promise<Result>,
): Promise<Result> {
  const clinic = await openClinic(size);
  try {
    return await work(clinic);
  } finally {
    await clinic.close();
  }
}

async function rowsOn(clinic: Clinic, rows: readonly Row[], effort: Effort): Promise<Figure[]> {
  const limits = await startLimits(clinic.client);
  try {
    return await besideLimits(rows, clinic, limits, effort);
  } finally {
    await limits.stop();
  }
}

/** Slots, availability, bookings: what a clinic of this size answers. */
export const answers = (effort: Effort, size: ClinicSize) =>
  onClinic(size, (clinic) =>
    rowsOn(clinic, [slotsFromDatabase, slotsFromMemory, month, healthz, booking], effort),
  );

/** Pages for visitors who have not logged in: again, and for the first time. */
export const pages = (effort: Effort, size: ClinicSize) =>
  onClinic({ ...size, appointments: 10_000 }, (clinic) =>
    rowsOn(clinic, [...warmPages, ...coldPages], effort),
  );

/** Finding doctors among very many. */
export const found = (effort: Effort, doctors: number) =>
  onClinic({ doctors, appointments: 0, days: 3 }, (clinic) => rowsOn(clinic, searches, effort));

/** What the process keeps of memory after many pages (MB resident). One run: it is the same process that grows. */
export const memory = (size: ClinicSize, pageCount: number) =>
  onClinic({ ...size, appointments: 10_000 }, async (clinic) => [
    figureOf({
      figure: `memory after ${pageCount.toLocaleString('en')} pages`,
      aim: '≤ 350 MB',
      values: [await memoryAfterPages(clinic, pageCount)],
      unit: ' MB',
    }),
  ]);

const small = 10_000;

/** The same calls on a small clinic and on a large one, by turns. */
export const growth = (effort: Effort, size: ClinicSize) =>
  onClinic(size, (large) =>
    onClinic({ ...size, appointments: small }, async (little) => {
      const name = (row: Row): Row => ({
        ...row,
        figure: `${row.figure}, ${size.appointments.toLocaleString('en')} appointments`,
        aim: '≤ 10 % slower',
      });
      const beside = `${small.toLocaleString('en')} appointments`;
      return besideEachOther([booking, slotsFromDatabase].map(name), [large, little], beside, effort);
    }),
  );
