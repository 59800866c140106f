import {
  availabilityEndpoint,
  bookedSlotsEndpoint,
  copySlotsEndpoint,
  nextFreeSlotsEndpoint,
  publishedSlotsEndpoint,
  publishSlotsEndpoint,
} from '#contract/availability.ts';
import { Refusal } from '#contract/refusals.ts';
import { bookedStarts } from '#domain/availability.ts';
import { addDays } from '#domain/calendar-days.ts';
import { idOf } from '#domain/readable-ids.ts';
import { labelOf } from '#domain/slot-grid.ts';
import { m } from '#messages/messages.js';
import { doctorIdOf, requireDoctor } from '#server/doctors/find-doctor.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { doctorDays, publishedFrom } from './availability-queries.ts';
import { copySlots } from './copy-slots.ts';
import { findAvailability, findNextFree, heldTimes } from './find-free-slots.ts';
import { publishSlots } from './publish-slots.ts';

export function availabilityRoutes(mount: Mount, deps: Deps): void {
  const { clock } = deps;
  const { pool } = deps.database;

  mount(publishedSlotsEndpoint, async ({ input: { params } }) => {
    const doctorId = doctorIdOf(params.id);
    const days = await publishedFrom(pool, { doctorId, from: today(clock) });
    if (days.length === 0) await requireDoctor(pool, doctorId);
    return {
      availableSlots: Object.fromEntries(days.map(({ day, starts }) => [day, starts.map(labelOf)])),
      intervals: Object.fromEntries(days.map(({ day, interval_minutes }) => [day, interval_minutes])),
    };
  });

  mount(bookedSlotsEndpoint, async ({ input: { params, query } }) => {
    const doctorId = doctorIdOf(params.id);
    const [row] = await doctorDays(pool, {
      doctorIds: [doctorId],
      from: query.date,
      to: query.date,
      timeZone: clock.timeZone,
    });
    if (!row) {
      await requireDoctor(pool, doctorId);
      return { bookedSlots: [] };
    }
    const day = { date: row.day, interval: row.interval_minutes, starts: row.starts };
    return { bookedSlots: bookedStarts(day, heldTimes(row)).map(labelOf) };
  });

  mount(availabilityEndpoint, async ({ input: { params, query } }) => {
    const doctorId = doctorIdOf(params.id);
    const firstDay = today(clock);
    const from = query.from && query.from > firstDay ? query.from : firstDay;
    const days = await findAvailability(deps, doctorId, from, addDays(from, query.days - 1));
    if (days.length === 0) await requireDoctor(pool, doctorId);
    return { today: firstDay, days };
  });

  mount(nextFreeSlotsEndpoint, async ({ input: { query } }) => {
    const asked = query.doctorIds.split(',').slice(0, 50);
    const ids = asked.map((text) => idOf('doctor', text));
    const known = ids.filter((id) => id !== null);
    const next = await findNextFree(pool, clock, known);
    return {
      today: today(clock),
      next: Object.fromEntries(asked.map((text, index) => [text, next.get(ids[index] ?? 0) ?? null])),
    };
  });

  mount(publishSlotsEndpoint, async ({ input: { params, body }, caller, locale }) => {
    if (doctorIdOf(params.id) !== caller.id) throw new Refusal('forbidden');
    const starts = await publishSlots(deps, caller.id, body.date, body.slots, body.interval);
    const kept = starts.map(labelOf).filter((slot) => !body.slots.includes(slot));
    return {
      message: m.answer_slots_saved({}, { locale }),
      date: body.date,
      slots: starts.map(labelOf),
      kept,
    };
  });

  mount(copySlotsEndpoint, async ({ input: { params, body }, caller, locale }) => {
    if (doctorIdOf(params.id) !== caller.id) throw new Refusal('forbidden');
    const { starts, days } = await copySlots(deps, caller.id, body.date, body.weekdays, body.until);
    const kept = [...days].map(
      ([date, all]) => [date, all.filter((start) => !starts.includes(start))] as const,
    );
    return {
      message: m.answer_slots_copied({}, { locale }),
      dates: [...days.keys()].sort(),
      kept: Object.fromEntries(
        kept.filter(([, stayed]) => stayed.length > 0).map(([date, stayed]) => [date, stayed.map(labelOf)]),
      ),
    };
  });
}
