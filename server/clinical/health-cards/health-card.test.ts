import fc from 'fast-check';
import { SHCReader } from 'kill-the-clipboard';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { prescribeAndRead } from '#server/testing/clinical/test-prescriptions.ts';
import { decodeCardText, encodeCardText } from './card-encoding.ts';
import { maxCardLength } from './make-card.ts';

const issuer = 'https://hams.example';
let hams: TestApp;
beforeAll(async () => {
  hams = await testApp({ PUBLIC_URL: issuer });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await hams.close();
});

/** An independent reader asks the issuer for its keys; here that is the app itself, without a network. */
function readIndependently(card: string) {
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = String(address instanceof Request ? address.url : address);
    const answer = await hams.app.inject({ url: url.replace(issuer, '') });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  });
  return new SHCReader({}).fromQRNumeric(card);
}

const verify = async (code: string) =>
  (await hams.app.inject({ method: 'POST', url: '/api/prescription-checks/verify', body: { code } })).json<{
    verdict: string;
    card: unknown;
  }>();

test('G-05 an independent reader of SMART Health Cards reads the card of a prescription', async () => {
  const { card } = await prescribeAndRead(hams);
  const read = await readIndependently(card);
  const bundle: { entry?: { fullUrl?: string; resource?: { resourceType: string } }[] } =
    await read.asBundle();
  expect(bundle.entry?.map(({ fullUrl, resource }) => [fullUrl, resource?.resourceType])).toEqual([
    ['resource:0', 'Patient'],
    ['resource:1', 'Practitioner'],
    ['resource:2', 'MedicationRequest'],
    ['resource:3', 'MedicationRequest'],
  ]);
  const text = JSON.stringify(bundle);
  for (const words of [
    'Asha Menon',
    '1990-04-12',
    'Dr. Kabir Sethi',
    'KMC 45821',
    'Tablet Paracetamol 650 mg',
    'After food',
  ])
    expect(text).toContain(words);
});

test('G-05 no one gets a phone, an address, an email or a diagnosis from the card', async () => {
  const { card, visit } = await prescribeAndRead(hams);
  const text = JSON.stringify(await (await readIndependently(card)).asBundle());
  for (const words of [visit.patient.phone, visit.doctor.phone, 'Lake Road', '@', 'Viral'])
    expect(text).not.toContain(words);
});

test('G-05 ten medicines fit into one code; what does not fit is left out whole', async () => {
  const medicine = (name: string) => ({
    name,
    strength: '500 mg',
    form: 'Tablet',
    dose: '1 tablet',
    frequency: 'Twice a day',
    duration: '5 days',
  });
  const names = [
    'Amlodipine',
    'Metformin',
    'Telmisartan',
    'Atorvastatin',
    'Aspirin',
    'Pantoprazole',
    'Levothyroxine',
    'Folic acid',
    'Cetirizine',
    'Paracetamol',
  ];
  const ten = await prescribeAndRead(hams, { medicines: names.map(medicine) });
  expect(decodeCardText(ten.card)?.length).toBeLessThanOrEqual(maxCardLength);
  expect(ten.check.card?.code.side).toBeLessThanOrEqual(105); // QR code version 22.
  const thirty = Array.from({ length: 30 }, (_, index) => medicine(`Ungewöhnliches Mittel ${index ** 7}`));
  const long = await prescribeAndRead(hams, { medicines: thirty });
  expect(long.check).toMatchObject({ card: null, urlCode: { side: expect.any(Number) } });
});

test('P-04 a card with one changed byte is refused, wherever it was changed', async () => {
  const { card } = await prescribeAndRead(hams);
  const jws = decodeCardText(card) ?? '';
  expect(await verify(card)).toMatchObject({ verdict: 'genuine' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
  const changes = fc.record({
    at: fc.nat(jws.length - 1),
    letter: fc.constantFrom(...letters),
  });
  await fc.assert(
    fc.asyncProperty(changes, async ({ at, letter }) => {
      fc.pre(jws[at] !== letter);
      const changed = encodeCardText(jws.slice(0, at) + letter + jws.slice(at + 1));
      const { verdict, card: said } = await verify(changed);
      expect(['changed', 'unknown_key', 'other_issuer']).toContain(verdict);
      expect(said).toBeNull();
    }),
    { numRuns: 150 },
  );
  // The last letter has four bits that decoders skip.
  for (const letter of letters) {
    if (letter === jws.at(-1)) continue;
    expect(await verify(encodeCardText(jws.slice(0, -1) + letter))).toEqual({
      verdict: 'changed',
      card: null,
    });
  }
});

test('P-04 the independent reader refuses changed cards too', async () => {
  const { card } = await prescribeAndRead(hams);
  const jws = decodeCardText(card) ?? '';
  for (const at of [3, 40, 120, Math.floor(jws.length / 2), jws.length - 40]) {
    const other = jws[at] === 'A' ? 'B' : 'A';
    const changed = encodeCardText(jws.slice(0, at) + other + jws.slice(at + 1));
    await expect(readIndependently(changed)).rejects.toThrow();
  }
});
