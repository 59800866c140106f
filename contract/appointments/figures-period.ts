import { z } from 'zod';
import { day } from '#contract/platform/fields.ts';
import { maxFiguresDays } from '#domain/hospital/hospital-reports.ts';
import { addDays, isDay } from '#domain/platform/calendar-days.ts';

/** Inclusive days in the clinic's time zone. */
export const figuresPeriod = z
  .object({ from: day.describe('The first day.'), to: day.describe('The last day.') })
  // Also evaluated if one of them is not a day, which their own fields refuse.
  .refine(
    ({ from, to }) => !isDay(from) || !isDay(to) || (from <= to && to < addDays(from, maxFiguresDays)),
    { error: 'field_days_between', path: ['to'] },
  );
