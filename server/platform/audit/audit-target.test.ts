import { expect, test } from 'vitest';
import { StartupError } from '#server/platform/config/startup-error.ts';
import { thursdayMorning } from '#server/testing/app.ts';
import { parseAuditFilter } from './audit-target.ts';
import { formatAuditRow } from './format-audit-row.ts';

const clock = { now: () => thursdayMorning, timeZone: 'Asia/Kolkata' };

test('P-04 without words the command asks for the last seven clinic days', () => {
  expect(parseAuditFilter([], clock)).toEqual({
    since: new Date('2026-11-20T00:00:00+05:30'),
    before: new Date('2026-11-27T00:00:00+05:30'),
    patientId: null,
    doctorId: null,
    event: null,
    address: null,
    max: 1000,
  });
});

test('P-04 the command asks for people, days, events and addresses', () => {
  const words = '--patient PAT-000042 --doctor 7 --event record_read --address 203.0.113.9 --at-most 5';
  expect(
    parseAuditFilter([...words.split(' '), '--since', '2026-11-01', '--until', '2026-11-02'], clock),
  ).toEqual({
    since: new Date('2026-11-01T00:00:00+05:30'),
    before: new Date('2026-11-03T00:00:00+05:30'),
    patientId: 42,
    doctorId: 7,
    event: 'record_read',
    address: '203.0.113.9',
    max: 5,
  });
});

test.each([['--patient', 'DOC-1'], ['--since', 'yesterday'], ['--at-most', '0'], ['--who', 'me'], ['PAT-1']])(
  'P-04 %s %s is refused with how to use it',
  (...words) => {
    expect(() => parseAuditFilter(words, clock)).toThrow(StartupError);
    expect(() => parseAuditFilter(words, clock)).toThrow('npm run hams -- audit-log');
  },
);

test('P-04 a line names people by their readable ids, and nothing in it moves the cursor', () => {
  const row = {
    id: 1,
    at: new Date('2026-11-26T02:30:00Z'),
    event: 'record_read',
    actor_role: 'doctor',
    actor_id: 7,
    session_id: null,
    address: '\u001b[2J203.0.113.9',
    account_role: null,
    account_id: null,
    patient_ids: [42, 43],
    operation: 'GET /Appointments/detail',
    about: 'APT-000001',
    reason: null,
  };
  expect(formatAuditRow(row).split('\t')).toEqual([
    '2026-11-26T02:30:00.000Z',
    'record_read',
    'DOC-000007',
    '?[2J203.0.113.9',
    '',
    'PAT-000042 PAT-000043',
    'GET /Appointments/detail',
    'APT-000001',
    '',
  ]);
});
