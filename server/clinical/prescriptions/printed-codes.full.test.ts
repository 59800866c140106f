import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { locales } from '#messages/runtime.js';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { prescribeAndRead, type TestVisit } from '#server/testing/clinical/test-prescriptions.ts';
import { renderCodes } from '#server/testing/platform/render-page-codes.ts';

let hams: TestApp;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const bytes = await readFile(wasm);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer } });
  hams = await testApp({ PUBLIC_URL: 'https://hams.example' });
});
afterAll(() => hams.close());

async function printed(
  { appointmentId, ...people }: TestVisit,
  locale = 'en',
  reader: 'doctor' | 'patient' = 'patient',
): Promise<Buffer> {
  const answer = await hams.app.inject({
    url: `/api/appointments/${appointmentId}/prescription.pdf`,
    headers: { ...people[reader].bearer, 'accept-language': locale },
  });
  return answer.rawPayload;
}

async function codesOn(pdf: Buffer): Promise<string[]> {
  const pages = await renderCodes(pdf);
  const read = await Promise.all(
    pages.map((page) => readBarcodes(new Uint8Array(page), { formats: ['QRCode'], tryHarder: true })),
  );
  return read.flat().map(({ text }) => text);
}

test('G-05 a scan of the printed paper at 150 dpi gives the check page and the whole card', async () => {
  const { visit, check } = await prescribeAndRead(hams, {
    medicines: Array.from({ length: 8 }, (_, index) => ({
      name: `Medicine ${index}`,
      strength: '500 mg',
      form: 'Tablet',
      frequency: '1-0-1',
      duration: '5 days',
    })),
  });
  const codes = await codesOn(await printed(visit));
  expect(codes).toHaveLength(2);
  expect(codes).toContain(check.url);
  const code = codes.find((text) => text.startsWith('shc:/'));
  const answer = await hams.app.inject({
    method: 'POST',
    url: '/api/prescription-checks/verify',
    body: { code },
  });
  expect(answer.json()).toMatchObject({ verdict: 'genuine', card: { patient: 'Asha Menon' } });
});

test('G-05 so does a scan of paper with little room, where codes are smaller', async () => {
  const { visit, check } = await prescribeAndRead(hams);
  await hams.app.inject({
    method: 'PUT',
    url: '/api/doctors/paper',
    headers: visit.doctor.bearer,
    body: { size: 'A5', topMm: 50, bottomMm: 20 },
  });
  const codes = await codesOn(await printed(visit, 'en', 'doctor'));
  expect(codes).toHaveLength(2);
  expect(codes).toContain(check.url);
});

test('G-05 a prescription that does not fit into a code says so, and has the check page', async () => {
  const medicines = Array.from({ length: 30 }, (_, index) => ({
    name: `Ungewöhnliches Mittel ${index ** 7}`,
    instructions: `${index ** 9} × ${index ** 5}`,
  }));
  const { visit, check } = await prescribeAndRead(hams, { medicines });
  const pdf = await printed(visit);
  expect(await codesOn(pdf)).toEqual([check.url]);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(text.replace(/\s+/g, ' ')).toContain('too long for a signed code');
});

test.each(locales)(
  'G-05 in %s the registration number with its council is found on the paper',
  async (locale) => {
    const { visit } = await prescribeAndRead(hams);
    await hams.db.pool.query(
      `update prescriptions set issued = jsonb_set(jsonb_set(issued, '{doctor,council}', '"KA"'), '{doctor,registrationYear}', '2009')
     where appointment_id = $1`,
      [Number(visit.appointmentId.slice(4))],
    );
    const pdf = await printed(visit, locale);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    const said = text.replace(/\s+/g, ' ');
    expect(said).toContain('KMC 45821 · Karnataka Medical Council · 2009');
    expect(said).toContain('PARACETAMOL');
  },
);
