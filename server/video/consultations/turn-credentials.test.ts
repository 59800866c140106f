import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { TestVisits, thursdayAt } from '#server/testing/video/visits.ts';
import { createIceServers } from './turn-credentials.ts';

const expiresAt = Date.parse('2026-11-26T18:00:00+05:30');
const stun = { urls: ['stun:turn.example.org'] };
const turn = { urls: ['turn:turn.example.org', 'turns:turn.example.org:443?transport=tcp'] };

test('F-12 a TURN server gets a user name that expires, and the proof that we wrote it', () => {
  const settings = { iceServers: [stun, turn], turnSecret: 'shared' };
  expect(createIceServers(settings, 'APT-000042-patient', expiresAt)).toEqual([
    stun,
    {
      ...turn,
      username: '1795696200:APT-000042-patient',
      // printf %s 1795696200:APT-000042-patient | openssl dgst -sha1 -hmac shared -binary | base64
      credential: '7fkJw+3J3bn0Sxcb83XT1d2fWX0=',
    },
  ]);
});

test('F-12 a server with credentials of its own keeps them', () => {
  const own = { ...turn, username: 'hams', credential: 'x' };
  const settings = { iceServers: [own, turn], turnSecret: 'shared' };
  const [first, second] = createIceServers(settings, 'APT-000042-doctor', expiresAt);
  expect(first).toEqual(own);
  expect(second?.username).toBe('1795696200:APT-000042-doctor');
});

test('F-12 without settings nobody else is told of the call', () => {
  expect(createIceServers({ iceServers: [], turnSecret: null }, 'APT-000042-doctor', expiresAt)).toEqual([]);
});

test('F-12 with a TURN server of one’s own: credentials that end with the room', async () => {
  const own = await testApp({ ICE_SERVERS: 'stun:t.example.org,turn:t.example.org', TURN_SECRET: 'shared' });
  try {
    const theirs = await TestVisits.between(own);
    const visit = await theirs.visit('16:00');
    own.setNow(thursdayAt('16:00:00'));
    expect((await theirs.roomOf(visit, theirs.patient.bearer)).json().provider).toEqual({
      kind: 'builtin',
      iceServers: [
        { urls: ['stun:t.example.org'] },
        {
          urls: ['turn:t.example.org'],
          username: `${thursdayAt('17:15:00') / 1000}:${visit}-patient`,
          credential: expect.stringMatching(/^[\w+/]{27}=$/),
        },
      ],
    });
  } finally {
    await own.close();
  }
});
