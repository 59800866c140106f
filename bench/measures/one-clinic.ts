import type { ClinicSize } from '../clinic/clinic-size.ts';
import { type Clinic, openClinic } from '../clinic/open-clinic.ts';
import { compareClinics, compareWithLimits, type Effort } from '../compare-runs.ts';
import { startLimits } from '../limits/start-limits.ts';
import { bookingRow, cachedSlotsRow, healthzRow, monthRow, uncachedSlotsRow } from '../rows/api-rows.ts';
import { coldPageRows, measureMemoryAfterPages, warmPageRows } from '../rows/page-rows.ts';
import type { Row } from '../rows/row.ts';
import { searchRows } from '../rows/search-rows.ts';
import { type Figure, toFigure } from '../table.ts';

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
    return await compareWithLimits(rows, clinic, limits, effort);
  } finally {
    await limits.stop();
  }
}

export const measureAnswers = (effort: Effort, size: ClinicSize) =>
  onClinic(size, (clinic) =>
    rowsOn(clinic, [uncachedSlotsRow, cachedSlotsRow, monthRow, healthzRow, bookingRow], effort),
  );

export const measurePages = (effort: Effort, size: ClinicSize) =>
  onClinic({ ...size, appointments: 10_000 }, (clinic) =>
    rowsOn(clinic, [...warmPageRows, ...coldPageRows], effort),
  );

export const measureSearches = (effort: Effort, doctors: number) =>
  onClinic({ doctors, appointments: 0, days: 3 }, (clinic) => rowsOn(clinic, searchRows, effort));

/** Resident memory (MB) after many pages. Always one run, because it is the same process that grows. */
export const measureMemory = (size: ClinicSize, pageCount: number) =>
  onClinic({ ...size, appointments: 10_000 }, async (clinic) => [
    toFigure({
      figure: `memory after ${pageCount.toLocaleString('en')} pages`,
      aim: '≤ 350 MB',
      values: [await measureMemoryAfterPages(clinic, pageCount)],
      unit: ' MB',
    }),
  ]);

const small = 10_000;

export const measureGrowth = (effort: Effort, size: ClinicSize) =>
  onClinic(size, (large) =>
    onClinic({ ...size, appointments: small }, async (little) => {
      const name = (row: Row): Row => ({
        ...row,
        figure: `${row.figure}, ${size.appointments.toLocaleString('en')} appointments`,
        aim: '≤ 10 % slower',
      });
      const beside = `${small.toLocaleString('en')} appointments`;
      return compareClinics([bookingRow, uncachedSlotsRow].map(name), [large, little], beside, effort);
    }),
  );
