import {
  availabilityEndpoint,
  bookedSlotsEndpoint,
  copySlotsEndpoint,
  nextFreeSlotsEndpoint,
  publishedSlotsEndpoint,
  publishSlotsEndpoint,
} from '#contract/scheduling/availability.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { requireDoctor } from '#server/doctors/profile/require-doctor.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import type { AvailabilityCache } from './availability-cache.ts';
import {
  availableDay,
  bookedSlots,
  copiedDays,
  occupiedIntervals,
  publishedDay,
  publishedSlots,
} from './availability-presenter.ts';
import { listDoctorDays, listPublishedFrom } from './availability-queries.ts';
import { copySlots } from './copy-slots.ts';
import { findAvailability, findNextFree } from './find-free-slots.ts';
import { publishSlots } from './publish-slots.ts';

export function availabilityRoutes(mount: Mount, deps: Deps, cache: AvailabilityCache): void {
  const { clock } = deps;
  const { pool } = deps.database;

  mount(publishedSlotsEndpoint, async ({ input: { params } }) => {
    const doctorId = params.id;
    return cache.answer(doctorId, 'published', publishedSlotsEndpoint.answer, async () => {
      const days = await listPublishedFrom(pool, { doctorId, from: today(clock) });
      if (days.length === 0) await requireDoctor(pool, doctorId);
      return publishedSlots(days);
    });
  });

  mount(bookedSlotsEndpoint, async ({ input: { params, query } }) => {
    const doctorId = params.id;
    const { date } = query;
    return cache.answer(doctorId, `booked ${date}`, bookedSlotsEndpoint.answer, async () => {
      const rows = await listDoctorDays(pool, {
        doctorId,
        from: date,
        to: date,
        timeZone: clock.timeZone,
        now: new Date(clock.now()),
      });
      if (rows.length === 0) await requireDoctor(pool, doctorId);
      return { bookedSlots: bookedSlots(rows), occupied: occupiedIntervals(rows) };
    });
  });

  mount(availabilityEndpoint, async ({ input: { params, query } }) => {
    const doctorId = params.id;
    const question = `free ${query.from ?? 'today'} ${query.days}`;
    return cache.answer(doctorId, question, availabilityEndpoint.answer, async () => {
      const firstDay = today(clock);
      const from = query.from && query.from > firstDay ? query.from : firstDay;
      const days = await findAvailability(deps, doctorId, from, addDays(from, query.days - 1));
      if (days.length === 0) await requireDoctor(pool, doctorId);
      return { today: firstDay, days: days.map(availableDay) };
    });
  });

  mount(nextFreeSlotsEndpoint, async ({ input: { query } }) => {
    const asked = [...query.doctorIds].slice(0, 50);
    const next = await findNextFree(
      pool,
      clock,
      asked.map(([, id]) => id),
    );
    return {
      today: today(clock),
      next: Object.fromEntries(asked.map(([text, id]) => [text, next.get(id) ?? null])),
    };
  });

  mount(publishSlotsEndpoint, async ({ input: { body }, actor, locale }) => {
    const starts = await publishSlots(actor, deps, body);
    return { message: m.answer_slots_saved({}, { locale }), ...publishedDay(body.date, starts, body.slots) };
  });

  mount(copySlotsEndpoint, async ({ input: { body }, actor, locale }) => {
    const { starts, days } = await copySlots(actor, deps, body);
    return { message: m.answer_slots_copied({}, { locale }), ...copiedDays(starts, days) };
  });
}
