import { expect, test } from 'vitest';
import { configFrom } from './config.ts';
import { StartupError } from './startup-error.ts';

test('A-11 without any setting: port 3000 on this machine only, embedded database with the demo, India’s time', () => {
  expect(configFrom({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    demo: true,
    timeZone: 'Asia/Kolkata',
    rateLimit: true,
    trustProxy: false,
  });
});

test('A-11 a database of one’s own gets no demo unless asked for; an empty setting counts as unset', () => {
  const DATABASE_URL = 'postgres://hams@db.example/hams';
  expect(configFrom({ DATABASE_URL }).demo).toBe(false);
  expect(configFrom({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
  expect(configFrom({ PORT: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres://hams:secret@[nowhere/hams'],
  ['PUBLIC_URL', 'hams.example'],
  ['PUBLIC_URL', 'ftp://hams.example'],
  ['DEMO', 'yes'],
  ['JWT_SECRET', 'short'],
  ['CLINIC_TIME_ZONE', 'Asia/Atlantis'],
  ['RATE_LIMIT', '1'],
  ['LOG_LEVEL', 'loud'],
])('A-11 %s=%s is refused with a sentence that names it', (name, value) => {
  const read = () => configFrom({ [name]: value });
  expect(read).toThrow(StartupError);
  expect(read).toThrow(name);
});
