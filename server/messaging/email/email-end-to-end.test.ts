import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { applyMessage, calendarParsers, type ReadEvent } from '#server/testing/messaging/calendar-parsers.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { announceReminders } from '../notices/announce-reminders.ts';

interface Letter {
  readonly raw: Buffer;
  readonly mail: ParsedMail;
}

const letters: Letter[] = [];
let server: SMTPServer;
let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'der' },
});

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void buffer(stream).then(async (raw) => {
        letters.push({ raw, mail: await simpleParser(raw) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  hams = await testApp({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'HAMS <desk@clinic.example>',
    PUBLIC_URL: 'https://hams.clinic.example',
    DKIM_DOMAIN: 'clinic.example',
    DKIM_SELECTOR: 'hams',
    DKIM_KEY: keys.privateKey,
  });
  [patient, doctor] = await Promise.all([newPatient(hams), newDoctor(hams)]);
});
afterAll(async () => {
  await hams.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

async function takeNewLetters(): Promise<Letter[]> {
  letters.length = 0;
  await hams.deps.outbox.deliver();
  return letters.filter(({ mail }) => [mail.to].flat().some((to) => to?.text === 'asha@example.com'));
}

async function call(who: TestPerson, method: 'POST' | 'PUT', url: string, body: Record<string, unknown>) {
  const answer = await hams.app.inject({ method, url: `/api${url}`, headers: who.bearer, body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<{ appointmentId: string; appointment?: { appointmentId: string } | null }>();
}

const listCalendars = ({ mail }: Letter) =>
  mail.attachments.filter(({ contentType }) => /^(text\/calendar|application\/ics)/.test(contentType));

describe('N-05 one visit through invitation, reminder, move and cancellation, by the clock', () => {
  const entries = Object.fromEntries(
    Object.keys(calendarParsers).map((name) => [name, new Map<string, ReadEvent>()]),
  ) as Record<keyof typeof calendarParsers, Map<string, ReadEvent>>;
  const take = (letter: Letter) => {
    const [calendar] = listCalendars(letter);
    const text = calendar?.content.toString() ?? '';
    for (const [name, read] of Object.entries(calendarParsers))
      applyMessage(entries[name as keyof typeof calendarParsers], read(text));
    return text;
  };
  const starts = () =>
    Object.values(entries).map((calendar) => [...calendar.values()].map(({ start }) => start));
  let id = '';

  test('N-05 the request invites to nothing, the acceptance does', async () => {
    ({ appointmentId: id } = (await bookVisit(hams, patient, doctor, '16:30')).json());
    const [request] = await takeNewLetters();
    expect(request?.mail.subject).toBe('Request sent to Dr. Kabir Sethi');
    expect(request && listCalendars(request)).toEqual([]);
    await call(doctor, 'PUT', '/appointments/respond', { appointmentId: id, action: 'accept' });
    const [invitation, ...others] = await takeNewLetters();
    expect(others).toEqual([]);
    if (!invitation) throw new Error('No invitation came');
    // RFC 6047: mail programs show buttons only where both methods agree.
    expect(invitation.raw.toString()).toMatch(
      /content-type: text\/calendar; charset=utf-8;\s+method=REQUEST/i,
    );
    expect(take(invitation)).toContain('METHOD:REQUEST');
    expect(starts()).toEqual([['2026-11-26T11:00:00.000Z'], ['2026-11-26T11:00:00.000Z']]);
  });

  test('N-03 N-06 the reminder leaves the entry alone and can be unsubscribed from by one click', async () => {
    hams.setNow(Date.parse('2026-11-26T14:30:00+05:30'));
    await announceReminders(hams.deps);
    const [reminder] = await takeNewLetters();
    expect(reminder?.mail.subject).toBe('Reminder: Thu 26 Nov, 16:30, Dr. Kabir Sethi');
    expect(reminder && listCalendars(reminder)).toEqual([]);
    expect(reminder?.raw.toString().replace(/\r\n\s/g, ' ')).toMatch(
      /list-unsubscribe: <https:\/\/hams\.clinic\.example\/v\/[\w-]{22}\/unsubscribe\?topic=reminders>\r\nlist-unsubscribe-post: List-Unsubscribe=One-Click/i,
    );
  });

  test('N-05 a move changes the one entry', async () => {
    await call(doctor, 'PUT', `/appointments/update-status/${id}`, { appStatus: 'Rescheduled' });
    const [takenBack] = await takeNewLetters();
    expect(takenBack && take(takenBack)).toContain('METHOD:CANCEL');
    expect(starts()).toEqual([[], []]);
    const time = { appointmentId: id, date: '2026-11-26', slotNumber: '15:00' };
    ({ appointmentId: id } = await call(patient, 'POST', '/appointments/pick-time', time));
    const [moved] = await takeNewLetters();
    if (moved) take(moved);
    expect(starts()).toEqual([['2026-11-26T09:30:00.000Z'], ['2026-11-26T09:30:00.000Z']]);
    expect(Object.values(entries).flatMap((calendar) => [...calendar.keys()])).toEqual([
      expect.stringMatching(/^hams-\d+@hams\.clinic\.example$/),
      expect.stringMatching(/^hams-\d+@hams\.clinic\.example$/),
    ]);
  });

  test('N-05 a cancellation takes it away', async () => {
    await call(doctor, 'PUT', `/appointments/update-status/${id}`, {
      appStatus: 'Rejected',
      rejectionReason: 'I am ill',
    });
    const [cancelled] = await takeNewLetters();
    expect(cancelled && take(cancelled)).toMatch(/METHOD:CANCEL.*STATUS:CANCELLED/s);
    expect(starts()).toEqual([[], []]);
  });
});

test('N-02 an email can be read as text and as HTML without pictures, names the person, and runs nothing', async () => {
  hams.setNow(thursdayMorning);
  const { rows } = await hams.db.pool.query<{ id: number }>('select id from patients limit 1');
  await hams.db.pool.query('update patients set name = \'<b>Asha</b> & "Ravi"\' where id = $1', [
    rows[0]?.id,
  ]);
  await bookVisit(hams, patient, doctor, '11:00');
  const [letter] = await takeNewLetters();
  const { text = '', html } = letter?.mail ?? {};
  expect(text).toContain('<b>Asha</b> & "Ravi"');
  expect(text).toMatch(/https:\/\/hams\.clinic\.example\/v\/[\w-]{22}/);
  expect(html).toContain('&lt;b&gt;Asha&lt;/b&gt; &amp; &quot;Ravi&quot;');
  expect(html).not.toMatch(/<(script|img|link|iframe)|url\(/i);
});

test('N-02 DKIM signs what says who wrote, when, and how to unsubscribe', async () => {
  hams.setNow(thursdayMorning);
  await bookVisit(hams, patient, doctor, '12:00');
  const [letter] = await takeNewLetters();
  const signature = /^dkim-signature: (.*?)\r\n(?!\s)/ims.exec(letter?.raw.toString() ?? '')?.[1] ?? '';
  expect(signature).toMatch(/a=rsa-sha256;.*d=clinic\.example;.*s=hams;/s);
  // For an independent verifier: `KEEP_LETTER=directory`, then dkimpy.
  const directory = process.env.KEEP_LETTER;
  if (directory && letter) {
    await writeFile(join(directory, 'letter.eml'), letter.raw);
    await writeFile(join(directory, 'key.txt'), `v=DKIM1; k=rsa; p=${keys.publicKey.toString('base64')}`);
  }
});
