import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '#server/platform/config/config.ts';
import type { VisitFacts } from '#server/platform/outbox/message-content.ts';
import { applyMessage, calendarParsers, type ReadEvent } from '#server/testing/messaging/calendar-parsers.ts';
import { createInvitation, getSender, type InvitationOptions } from './calendar-invitation.ts';

const visit: VisitFacts = {
  appointmentId: 7,
  rootId: 3,
  sequence: 2,
  status: 'Pending',
  startsAt: new Date('2026-11-26T11:00:00Z'),
  endsAt: new Date('2026-11-26T11:15:00Z'),
  consultStatus: 'Offline',
  hospital: 'Care Hospital',
  toBring: '',
  address: '1 Marine Drive, Kochi, Kerala 682001',
  position: null,
  phone: '0484 234 0100',
  doctorId: 1,
  doctorName: 'Dr. Ananya Rao',
  patientId: 2,
  patientName: 'Asha Menon',
  patientEmail: 'asha@example.com',
};
const options: InvitationOptions = {
  now: new Date('2026-11-22T10:00:00Z'),
  sender: 'HAMS Kochi <desk@clinic.example>',
  publicUrl: 'https://hams.example',
  timeZone: 'Asia/Kolkata',
  locale: 'en',
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const splitLines = (text: string) => unfolded(text).split('\r\n');

/** Texts that people type into names and addresses, and characters with a meaning in calendars. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(',', ';', ':', '\\', '\n', '\r\n', '\\n', '"', '^', ' ', '\u2028', 'BEGIN:VEVENT'),
      fc.constantFrom('ஆனந்தி', 'डॉ. क्षमा', 'ಕ್ಷಮಾ', '👩🏽‍⚕️', 'é'),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    ),
    { maxLength: 12 },
  )
  // Readers may leave out white space around a text, and control characters are none of its letters.
  .map((parts) => `x${parts.join('').replace(/\p{Cc}/gu, (one) => (/[\r\n]/.test(one) ? one : ''))}x`);
const anyVisit = (text: fc.Arbitrary<string>) =>
  fc.record({
    doctorName: text,
    patientName: text,
    hospital: text,
    address: fc.option(text),
    minutes: fc.integer({ min: 0, max: 60 * 24 * 4000 }),
    sequence: fc.nat({ max: 1000 }),
  });
/** node-ical reverses the escapes one after the other, and so reads a backslash before an n as a new line. */
const readableTexts = { 'ical.js': anyText, 'node-ical': anyText.filter((text) => !/\\n/i.test(text)) };

describe.each(['ical.js', 'node-ical'] as const)('read by %s', (reader) => {
  const read = calendarParsers[reader];
  const readEvent = (text: string): ReadEvent => {
    const [event, ...others] = read(text).events;
    if (!event || others.length > 0) throw new Error('There must be one event');
    return event;
  };

  test('N-05 an invitation says what, when, where and for whom', () => {
    const text = createInvitation(visit, 'REQUEST', options);
    expect(read(text)).toEqual({
      method: 'REQUEST',
      events: [
        {
          uid: 'hams-3@hams.example',
          sequence: 2,
          status: 'CONFIRMED',
          start: '2026-11-26T11:00:00.000Z',
          end: '2026-11-26T11:15:00.000Z',
          summary: 'Dr. Ananya Rao · HAMS',
          location: 'Care Hospital, 1 Marine Drive, Kochi, Kerala 682001',
          description:
            'Patient: Asha Menon. Appointment: APT-000007. To change or cancel: https://hams.example\nPhone: 0484 234 0100',
          attendees: ['asha@example.com'],
        },
      ],
    });
  });

  test('N-05 whatever names and places contain comes back as it is', () => {
    fc.assert(
      fc.property(anyVisit(readableTexts[reader]), ({ minutes, ...facts }) => {
        const startsAt = new Date(Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000);
        const endsAt = new Date(startsAt.getTime() + 900_000);
        const text = createInvitation({ ...visit, ...facts, startsAt, endsAt }, 'REQUEST', options);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const normal = (words: string) => words.replace(/\r\n?|[\u2028\u2029]/g, '\n');
        expect(readEvent(text)).toMatchObject({
          sequence: facts.sequence,
          start: startsAt.toISOString(),
          end: endsAt.toISOString(),
          summary: normal(`${facts.doctorName} · HAMS`),
          location: normal(facts.address ? `${facts.hospital}, ${facts.address}` : facts.hospital),
        });
      }),
      { numRuns: 300 },
    );
  });

  test('N-05 a visit that is booked, moved and cancelled is one entry, then none', () => {
    const moved: VisitFacts = {
      ...visit,
      appointmentId: 9,
      sequence: 4,
      startsAt: new Date('2026-11-27T05:00:00Z'),
      endsAt: new Date('2026-11-27T05:15:00Z'),
    };
    const messages = [
      createInvitation(visit, 'REQUEST', options),
      createInvitation(moved, 'REQUEST', options),
      createInvitation(visit, 'REQUEST', options),
      createInvitation(moved, 'PUBLISH', options),
    ];
    const entries = new Map<string, ReadEvent>();
    for (const text of messages) {
      applyMessage(entries, read(text));
      expect(entries.size).toBe(1);
    }
    expect([...entries.values()]).toMatchObject([{ start: '2026-11-27T05:00:00.000Z', sequence: 4 }]);

    applyMessage(entries, read(createInvitation({ ...moved, sequence: 5 }, 'CANCEL', options)));
    expect(entries.size).toBe(0);
  });

  test('N-05 a clinic in a zone whose clocks change has the same times, in UTC', () => {
    const text = createInvitation(visit, 'REQUEST', { ...options, timeZone: 'Europe/Berlin' });
    expect(readEvent(text)).toMatchObject({
      start: '2026-11-26T11:00:00.000Z',
      end: '2026-11-26T11:15:00.000Z',
    });
    expect(text).not.toContain('TZID');
  });

  test('N-05 a cancellation says so twice: as a method, and as the status', () => {
    const cancelled = read(createInvitation({ ...visit, status: 'Cancelled' }, 'CANCEL', options));
    expect(cancelled).toMatchObject({ method: 'CANCEL', events: [{ status: 'CANCELLED' }] });
  });

  test('N-05 a file to save asks nobody, and a visit that is not accepted yet is tentative', () => {
    const saved = read(createInvitation({ ...visit, status: 'Requested' }, 'PUBLISH', options));
    expect(saved).toMatchObject({ method: 'PUBLISH', events: [{ status: 'TENTATIVE', attendees: [] }] });
  });

  test('N-05 a video visit names no hospital; a doctor’s entry names the patient', () => {
    const online: VisitFacts = { ...visit, consultStatus: 'Online' };
    const event = readEvent(
      createInvitation(online, 'PUBLISH', { ...options, locale: 'hi', reader: 'doctor' }),
    );
    expect(event).toMatchObject({ summary: 'Asha Menon, वीडियो विज़िट · HAMS', location: 'वीडियो विज़िट' });
  });
});

test('N-05 the clinic invites and waits for no answer; times are in the clinic’s zone', () => {
  const lines = splitLines(createInvitation(visit, 'REQUEST', options));
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261122T100000Z',
      'DTSTART;TZID=Asia/Kolkata:20261126T163000',
      'DTEND;TZID=Asia/Kolkata:20261126T164500',
      'TZOFFSETTO:+0530',
      'ORGANIZER;CN="HAMS Kochi":mailto:desk@clinic.example',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Asha Menon":MAILTO:asha@example.com',
      'CLASS:PRIVATE',
    ]),
  );
  expect(lines.at(-1)).toBe('');
});

test('N-05 invitations come from the sender of the emails, else from an address of the site', () => {
  const from = 'Desk <desk@clinic.example>';
  const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: from };
  expect(getSender(parseConfig(mail))).toBe(from);
  expect(getSender(parseConfig({ PUBLIC_URL: 'https://hams.example:8443' }))).toBe(
    'HAMS <no-reply@hams.example>',
  );
  const organizer = (sender: string) =>
    splitLines(createInvitation(visit, 'PUBLISH', { ...options, sender })).find((line) =>
      line.startsWith('ORG'),
    );
  expect(organizer('desk@clinic.example')).toBe('ORGANIZER;CN="HAMS":mailto:desk@clinic.example');
  expect(organizer('"Rao, Kochi" <desk@clinic.example>')).toBe(
    'ORGANIZER;CN="Rao, Kochi":mailto:desk@clinic.example',
  );
});
