import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeCardText } from '#server/clinical/health-cards/card-encoding.ts';
import { makeCard } from '#server/clinical/health-cards/make-card.ts';
import { ensureSigningKey, replaceSigningKey } from '#server/clinical/health-cards/signing-key.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import {
  feverPrescription,
  prescribe,
  prescribeAndRead,
  readVerification,
  setStatus,
} from '#server/testing/clinical/test-prescriptions.ts';

const issuer = 'https://hams.example';
let hams: TestApp;
beforeAll(async () => {
  hams = await testApp({ PUBLIC_URL: issuer });
});
afterAll(() => hams.close());

const look = (checkId: string, query = '') =>
  hams.app.inject({ url: `/api/prescription-checks/${checkId}${query}` });
const openPaper = (checkId: string, birthYear: unknown, remoteAddress = '192.0.2.1') =>
  hams.app.inject({
    method: 'POST',
    url: `/api/prescription-checks/${checkId}/open`,
    body: { birthYear },
    remoteAddress,
  });
const verify = async (code: string) =>
  (await hams.app.inject({ method: 'POST', url: '/api/prescription-checks/verify', body: { code } })).json<{
    verdict: string;
    card: { medicines: string[] } | null;
  }>();

test('G-05 the check page says that a paper is genuine and whose, but nothing of its medicines', async () => {
  const { checkId } = await prescribeAndRead(hams);
  const answer = await look(checkId);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(answer.json()).toMatchObject({
    state: 'genuine',
    initials: 'A. M.',
    writtenOn: '2026-11-26',
    doctor: { name: 'Dr. Kabir Sethi', medicalReg: 'KMC 45821' },
    content: null,
  });
  expect(answer.body).not.toContain('Asha');
  expect(answer.body).not.toContain('Paracetamol');
});

test('G-05 the birth year shows the medicines, and for ten minutes its page too', async () => {
  const { checkId } = await prescribeAndRead(hams);
  const { shown, content } = (await openPaper(checkId, '1990')).json();
  expect(content).toMatchObject({
    patient: 'Asha Menon',
    medicines: [{ name: 'Paracetamol' }, { name: 'Cetirizine' }],
  });
  expect((await look(checkId, `?shown=${shown}`)).json().content).toEqual(content);
  const other = await prescribeAndRead(hams);
  expect((await look(other.checkId, `?shown=${shown}`)).json().content).toBeNull();
  hams.setNow(thursdayMorning + 11 * 60_000);
  expect((await look(checkId, `?shown=${shown}`)).json().content).toBeNull();
  hams.setNow(thursdayMorning);
});

const sendForm = (url: string, fields: Record<string, string>) =>
  hams.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'hi' },
    payload: new URLSearchParams(fields).toString(),
  });

test('G-05 without scripts the form leads back to its page, which then shows the medicines', async () => {
  const { checkId, card } = await prescribeAndRead(hams);
  const right = await sendForm(`/rx/${checkId}`, { birthYear: '1990' });
  expect(right.statusCode).toBe(303);
  const [, query = ''] = String(right.headers.location).split('?');
  expect((await look(checkId, `?${query}`)).json().content).toMatchObject({ patient: 'Asha Menon' });
  expect(String(right.headers.location)).not.toContain('1990');
  const wrong = await sendForm(`/rx/${checkId}`, { birthYear: '1991' });
  expect(wrong.headers.location).toBe(`/rx/${checkId}?no=wrong_birth_year`);
  expect((await sendForm(`/rx/${checkId}`, {})).headers.location).toBe(`/rx/${checkId}?no=invalid_request`);
  expect((await sendForm('/rx/verify', { code: card })).body).toBe('हस्ताक्षर सही है और पर्चा मान्य है।\n');
  expect((await sendForm('/rx/verify', { code: card.replace(/.$/, '') })).body).toContain('मेल नहीं खाता');
  expect((await sendForm('/rx/verify', { code: 'x'.repeat(10_000) })).statusCode).toBe(413);
});

test('P-04 after five wrong years an address is told the same for every year', async () => {
  const { checkId } = await prescribeAndRead(hams);
  for (const year of ['1991', '1992', '1993', '1994', '1995']) {
    expect((await openPaper(checkId, year)).json()).toMatchObject({ code: 'wrong_birth_year' });
  }
  expect((await openPaper(checkId, '1990')).json()).toMatchObject({ code: 'too_many_attempts' });
  expect((await openPaper(checkId, '1991')).json()).toMatchObject({ code: 'too_many_attempts' });
  // A client at another address still gets in for a while.
  expect((await openPaper(checkId, '1990', '192.0.2.2')).statusCode).toBe(200);
  hams.setNow(thursdayMorning + 61 * 60_000);
  expect((await openPaper(checkId, '1990')).statusCode).toBe(200);
  hams.setNow(thursdayMorning);
});

test('P-04 who has many addresses gets twenty tries a day at a paper, also all at once', async () => {
  const { checkId } = await prescribeAndRead(hams);
  const tries = Array.from({ length: 30 }, (_, index) =>
    openPaper(checkId, String(1900 + index), `192.0.2.${index}`),
  );
  const codes = (await Promise.all(tries)).map((answer) => answer.json<{ code: string }>().code);
  expect(codes.filter((code) => code === 'wrong_birth_year')).toHaveLength(20);
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(10);
});

test('G-05 a correction replaces the paper that the pharmacy has, and Reopen takes it back', async () => {
  const { visit, checkId, card } = await prescribeAndRead(hams);
  expect((await look(checkId)).json()).toMatchObject({ state: 'genuine' });

  await setStatus(hams, visit.appointmentId, 'Confirmed');
  expect((await look(checkId)).json()).toMatchObject({ state: 'revoked', content: null });
  expect(await verify(card)).toMatchObject({ verdict: 'revoked' });
  expect((await openPaper(checkId, '1990')).json()).toMatchObject({ code: 'paper_not_valid' });

  await setStatus(hams, visit.appointmentId, 'Completed');
  expect((await look(checkId)).json()).toMatchObject({ state: 'genuine' });
  await prescribe(hams, visit, { ...feverPrescription, diagnosis: 'Dengue' });
  expect((await look(checkId)).json()).toMatchObject({ state: 'replaced', content: null });
  expect(await verify(card)).toMatchObject({ verdict: 'replaced' });
  const newest = await readVerification(hams, visit);
  expect(newest?.url.slice(-22)).not.toBe(checkId);
  expect(await verify(newest?.card?.text ?? '')).toMatchObject({ verdict: 'genuine' });
});

test('G-05 its patient sees how often the paper was looked at', async () => {
  const { visit, checkId } = await prescribeAndRead(hams);
  expect(await readVerification(hams, visit)).toMatchObject({ looks: 0, lastLookAt: null });
  await look(checkId);
  hams.setNow(thursdayMorning + 60_000);
  await look(checkId);
  await openPaper(checkId, '1990');
  hams.setNow(thursdayMorning + 120_000);
  await openPaper(checkId, '1900');
  expect(await readVerification(hams, visit)).toMatchObject({
    looks: 2,
    lastLookAt: new Date(thursdayMorning + 60_000).toISOString(),
  });
  hams.setNow(thursdayMorning);
});

test.each([
  ['AAAAAAAAAAAAAAAAAAAAAA'],
  ['short'],
  ['%00%00'],
  ['..%2F..%2Fetc'],
  ["' or 1=1 --            "],
  ['a'.repeat(200)],
])('P-04 the unknown paper %s is unknown to everybody in the same words', async (id) => {
  const encoded = encodeURIComponent(decodeURIComponent(id));
  const [page, opened] = await Promise.all([look(encoded), openPaper(encoded, '1990')]);
  expect([page.statusCode, opened.statusCode]).toEqual([404, 404]);
  expect(page.json()).toMatchObject({ code: 'paper_unknown' });
});

test.each([[''], ['90'], ['19900'], [1990], [null]])('P-04 %j is no birth year', async (year) => {
  const { checkId } = await prescribeAndRead(hams);
  expect((await openPaper(checkId, year)).statusCode).toBe(400);
});

test('P-04 old cards can be checked after the key was replaced, and new ones bear the new key', async () => {
  const { card, visit } = await prescribeAndRead(hams);
  const before = await ensureSigningKey(hams.deps);
  const after = await replaceSigningKey(hams.deps, before.kid);
  expect(after.kid).not.toBe(before.kid);
  expect(await verify(card)).toMatchObject({ verdict: 'genuine' });
  const newer = (await readVerification(hams, visit))?.card?.text ?? '';
  expect(newer).not.toBe(card);
  expect(await verify(newer)).toMatchObject({ verdict: 'genuine' });
  const { rows } = await hams.db.pool.query('select private_key from signing_keys where kid = $1', [
    before.kid,
  ]);
  expect(rows).toEqual([{ private_key: null }]);
});

test('P-04 two processes that need the first key at once make one', async () => {
  const other = await testApp({ PUBLIC_URL: issuer });
  const keys = await Promise.all(Array.from({ length: 5 }, () => ensureSigningKey(other.deps)));
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  await other.close();
});

test('P-04 a key that was sealed with another token secret is replaced; its cards still count', async () => {
  const { card, visit } = await prescribeAndRead(hams);
  const key = await ensureSigningKey({
    ...hams.deps,
    jwtSecret: 'another secret, thirty-two characters or more',
  });
  expect((await ensureSigningKey(hams.deps)).kid).not.toBe(key.kid);
  expect(await verify(card)).toMatchObject({ verdict: 'genuine' });
  expect(await verify((await readVerification(hams, visit))?.card?.text ?? '')).toMatchObject({
    verdict: 'genuine',
  });
});

test('P-04 the private part of a key is in no answer, and not readable in its table', async () => {
  const { kid } = await ensureSigningKey(hams.deps);
  const keys = await hams.app.inject({ url: '/.well-known/jwks.json' });
  expect(keys.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60',
  });
  const published = keys.json<{ keys: Record<string, unknown>[] }>().keys;
  expect(published).toContainEqual({
    kty: 'EC',
    crv: 'P-256',
    use: 'sig',
    alg: 'ES256',
    kid,
    x: expect.any(String),
    y: expect.any(String),
    crlVersion: expect.any(Number),
  });
  const { rows } = await hams.db.pool.query('select private_key from signing_keys where kid = $1', [kid]);
  expect(rows[0].private_key.toString('latin1')).not.toMatch(/"d"|kty/);
});

test('P-04 the public list of a key names the cards that no longer count', async () => {
  const { visit, card } = await prescribeAndRead(hams);
  hams.setNow(thursdayMorning + 120_000);
  await prescribe(hams, visit);
  const { rows } = await hams.db.pool.query<{ card_id: string }>(
    'select card_id from prescriptions where appointment_id = $1 order by version',
    [Number(visit.appointmentId.slice(4))],
  );
  const { kid } = await ensureSigningKey(hams.deps);
  const list = await hams.app.inject({ url: `/.well-known/crl/${kid}.json` });
  const { rids, method } = list.json<{ rids: string[]; method: string }>();
  expect(method).toBe('rid');
  expect(rids).toContain(rows[0]?.card_id);
  expect(rids).not.toContain(rows[1]?.card_id);
  expect(list.body).not.toContain((await readVerification(hams, visit))?.url.slice(-22));
  expect((await hams.app.inject({ url: '/.well-known/crl/unknown.json' })).statusCode).toBe(404);
  expect(card).toMatch(/^shc:\/\d+$/);
  hams.setNow(thursdayMorning);
});

test('P-04 cards of others, of the future and what is no card at all are told apart', async () => {
  const { key } = await ensureSigningKey(hams.deps).then(({ kid, key: own }) => ({ key: { kid, key: own } }));
  const facts = {
    patient: { name: 'Asha Menon', dateOfBirth: '1990-04-12' },
    doctor: { name: 'Dr. Kabir Sethi', medicalReg: 'KMC 45821', council: null, qualifications: [] },
    medicines: [],
    writtenOn: '2026-11-26',
  };
  const head = { issuer, writtenAt: thursdayMorning, cardId: 'AAAAAAAAAAAAAAAAAAAAAA' };
  const stranger = { kid: 'x'.repeat(43), key: (await generateKeyPair('ES256')).privateKey };
  const forged = { kid: key.kid, key: stranger.key };
  const makeCardText = async (...made: Parameters<typeof makeCard>) =>
    encodeCardText((await makeCard(...made)) ?? '');
  const cases = [
    [await makeCardText(key, { ...head, issuer: 'https://elsewhere.example' }, facts), 'other_issuer'],
    [await makeCardText(stranger, head, facts), 'unknown_key'],
    [await makeCardText(forged, head, facts), 'changed'],
    [await makeCardText(key, { ...head, writtenAt: thursdayMorning + 3_600_000 }, facts), 'not_yet'],
    [await makeCardText(key, head, facts), 'revoked'],
    ['shc:/', 'changed'],
    ['shc:/123', 'changed'],
    ['shc:/9999999999', 'changed'],
    ['shc:/١٢', 'changed'],
    ['https://hams.example/rx/AAAAAAAAAAAAAAAAAAAAAA', 'unreadable'],
    ['Paracetamol', 'unreadable'],
  ] as const;
  for (const [code, verdict] of cases) expect([code, (await verify(code)).verdict]).toEqual([code, verdict]);
  const huge = await hams.app.inject({
    method: 'POST',
    url: '/api/prescription-checks/verify',
    body: { code: `shc:/${'1'.repeat(400_000)}` },
  });
  expect(huge.statusCode).toBe(413);
});
