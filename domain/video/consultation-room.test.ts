import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AppointmentStatus, appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { checkRoom, type RoomFacts, toRoomStage, toRoomTimes } from './consultation-room.ts';

const minute = 60_000;
const startsAt = Date.parse('2026-11-26T16:30:00+05:30');
const endsAt = startsAt + 30 * minute;
const at = (clock: string) => Date.parse(`2026-11-26T${clock}+05:30`);
const visit = (more: Partial<RoomFacts> = {}): RoomFacts => ({
  consultStatus: 'Online',
  status: 'Pending',
  formerStatus: null,
  startsAt,
  endsAt,
  ...more,
});

describe('F-11 the room of a visit from 16:30 to 17:00', () => {
  test.each([
    ['09:00:00', 'not-open'],
    ['16:19:59.999', 'not-open'],
    ['16:20:00', 'waiting'],
    ['16:29:59.999', 'waiting'],
    ['16:30:00', 'open'],
    ['17:00:00', 'open'],
    ['17:59:59.999', 'open'],
    ['18:00:00', 'closed'],
    ['23:00:00', 'closed'],
  ])('F-11 at %s it is %s', (clock, verdict) => {
    expect(checkRoom(visit(), at(clock))).toBe(verdict);
  });

  test('F-11 its times', () => {
    expect(toRoomTimes({ startsAt, endsAt })).toEqual({
      opensAt: at('16:20:00'),
      startsAt,
      endsAt,
      closesAt: at('18:00:00'),
    });
  });
});

/** For a visit without a former status. */
const hasRoom: Readonly<Record<AppointmentStatus, boolean>> = {
  Requested: false,
  Pending: true,
  Confirmed: true,
  'Request for Rescheduling': false,
  Rescheduled: false,
  Completed: true,
  Cancelled: false,
  Rejected: false,
  Incomplete: false,
};

describe('F-11 for whom there is a room', () => {
  test.each(appointmentStatuses)('F-11 %s', (status) => {
    expect(checkRoom(visit({ status }), startsAt)).toBe(hasRoom[status] ? 'open' : 'not-accepted');
  });

  test.each([
    ['Pending', 'open'],
    ['Confirmed', 'open'],
    ['Requested', 'not-accepted'],
  ] as const)('F-11 asked to move it when it was %s', (formerStatus, verdict) => {
    const asked = visit({ status: 'Request for Rescheduling', formerStatus });
    expect(checkRoom(asked, startsAt)).toBe(verdict);
  });
});

const status = fc.constantFrom(...appointmentStatuses);
const facts = fc.record({
  consultStatus: fc.constantFrom('Online', 'Offline'),
  status,
  formerStatus: fc.option(status),
  startsAt: fc.integer({ min: 0, max: 4e12 }),
  length: fc.constantFrom(15, 30, 60),
});

test('F-11 a visit in the clinic never has a room', () => {
  fc.assert(
    fc.property(facts, fc.integer(), ({ length, ...more }, now) => {
      const offline = visit({ ...more, endsAt: more.startsAt + length * minute, consultStatus: 'Offline' });
      expect(checkRoom(offline, now)).toBe('not-online');
    }),
  );
});

test('F-11 the clock goes through the stages in order, and each comes', () => {
  const stages = ['not-open', 'waiting', 'open', 'closed'];
  fc.assert(
    fc.property(facts, fc.integer(), fc.nat(), ({ startsAt: start, length }, now, later) => {
      const times = { startsAt: start, endsAt: start + length * minute };
      const [one, other] = [toRoomStage(times, now), toRoomStage(times, now + later)];
      expect(stages.indexOf(other)).toBeGreaterThanOrEqual(stages.indexOf(one));
      const { opensAt, closesAt } = toRoomTimes(times);
      expect([opensAt - 1, opensAt, start, closesAt].map((instant) => toRoomStage(times, instant))).toEqual(
        stages,
      );
    }),
  );
});

test('F-11 whoever may enter is in an agreed online visit, within the window', () => {
  fc.assert(
    fc.property(facts, fc.integer({ min: -90, max: 200 }), ({ length, ...more }, minutes) => {
      const one = visit({ ...more, endsAt: more.startsAt + length * minute });
      const now = one.startsAt + minutes * minute;
      const verdict = checkRoom(one, now);
      if (verdict !== 'waiting' && verdict !== 'open') return;
      expect(one.consultStatus).toBe('Online');
      expect(['Requested', 'Cancelled', 'Rejected', 'Rescheduled', 'Incomplete']).not.toContain(one.status);
      expect(minutes).toBeGreaterThanOrEqual(-10);
      expect(minutes).toBeLessThan(length + 60);
    }),
  );
});
