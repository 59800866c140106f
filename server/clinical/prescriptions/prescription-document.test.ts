import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
let doctor: TestPerson;
let patient: TestPerson;
let id: string;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

beforeEach(async () => {
  [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
  id = (await bookVisit(hams, patient, doctor, '10:00', { consultStatus: 'Offline' })).json().appointmentId;
  await hams.db.pool.query(`update appointments set status = 'Completed' where id = $1`, [
    Number(id.slice(4)),
  ]);
});

const write = (prescription: unknown) =>
  hams.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/prescription`,
    headers: doctor.bearer,
    body: { prescription },
  });

async function paper(locale = 'en', person = patient) {
  const answer = await hams.app.inject({
    url: `/api/appointments/${id}/prescription.pdf`,
    headers: { ...person.bearer, 'accept-language': locale },
  });
  expect(answer.statusCode).toBe(200);
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)));
  const pages = text.map((page) => page.replace(/\s+/g, ' '));
  return { answer, totalPages, pages, text: pages.join(' ') };
}

const structured = {
  complaints: 'Fever for 3 days',
  diagnosis: 'Viral fever',
  medicines: [
    {
      name: 'Paracetamol',
      strength: '650 mg',
      form: 'Tablet',
      dose: '1 tablet',
      frequency: 'three times a day',
      duration: '5 days',
      instructions: 'after food',
    },
    { name: 'Cetirizine', reason: 'Allergic cold' },
  ],
  advice: 'Plenty of fluids',
  followUpDate: '2026-12-03',
};

test('G-05 the paper says what the guidelines ask for', async () => {
  await hams.db.pool.query(
    `update doctors set qualifications = '{MBBS,MD (General Medicine)}' where id = $1`,
    [doctor.id],
  );
  await write(structured);
  const { answer, totalPages, text } = await paper();
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="prescription-${id}.pdf"; filename*=UTF-8''prescription-${id}.pdf`,
  });
  expect(totalPages).toBe(1);
  for (const words of [
    'Dr. Kabir Sethi MBBS, MD (General Medicine) Cardiology · Registration no. KMC 45821',
    'Dr. Kabir Sethi MBBS, MD (General Medicine) Registration no. KMC 45821',
    'Asha Menon',
    '36 years',
    'Female',
    'PAT-',
    '26 November 2026',
    id,
    'In the clinic',
    'Rx',
    'Complaints Fever for 3 days',
    'Diagnosis Viral fever',
    '1. PARACETAMOL Tablet · 650 mg 1 tablet three times a day 5 days after food',
    '2. CETIRIZINE',
    'Advice Plenty of fluids',
    'Follow-up 3 December 2026',
    'Issued electronically on 26 November 2026.',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(words);
  }
});

const hospitalWords = /Care Hospital/;
const createMedicines = (count: number) => ({
  ...structured,
  medicines: Array.from({ length: count }, (_, index) => ({
    ...structured.medicines[0],
    name: `Medicine no. ${index + 1}`,
  })),
});

test.each(['en', 'hi'])(
  'G-05 in %s eight medicines stand on one sheet, with the signature and both codes',
  async (locale) => {
    await write(createMedicines(8));
    const { totalPages, text } = await paper(locale);
    expect(totalPages).toBe(1);
    expect(text).toContain('Medicine no. 8');
    expect(text).toContain('/rx/');
  },
);

const printOn = (sheet: { size: 'A4' | 'A5'; topMm: number; bottomMm: number }) =>
  hams.app.inject({ method: 'PUT', url: '/api/doctors/paper', headers: doctor.bearer, body: sheet });

async function smallestSize(words: RegExp, pdf: Buffer): Promise<number> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  return Math.min(...items.flatMap((item) => ('str' in item && words.test(item.str) ? [item.height] : [])));
}
const handwrittenPattern = /Fever|fever|Tablet|tablet|times|days|food|Plenty|breathless|December/;

test.each([
  { size: 'A5', topMm: 0, bottomMm: 0, count: 6 },
  { size: 'A5', topMm: 40, bottomMm: 15, count: 3 },
  { size: 'A4', topMm: 60, bottomMm: 25, count: 8 },
] as const)(
  'G-05 on $size with $topMm and $bottomMm mm free $count medicines stand on one sheet, legibly',
  async ({ count, ...sheet }) => {
    await printOn(sheet);
    await write({
      ...createMedicines(count),
      advice: 'Plenty of warm fluids\nSteam inhalation twice a day\nCome back at once if breathless',
    });
    const { answer, totalPages, text } = await paper('en', doctor);
    expect(totalPages).toBe(1);
    for (const words of [
      `Medicine no. ${count}`,
      'if breathless',
      '3 December 2026',
      '/rx/',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(words);
    }
    expect(text.lastIndexOf('Registration no. KMC 45821')).toBeGreaterThan(text.indexOf('3 December 2026'));
    expect(await smallestSize(handwrittenPattern, answer.rawPayload)).toBeGreaterThanOrEqual(8);
  },
);

test('G-05 of several sheets each is signed, and the last has more than the foot', async () => {
  for (const count of [18, 20, 22]) {
    await write(createMedicines(count));
    const { totalPages, pages } = await paper();
    expect(totalPages).toBe(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Registration no. KMC 45821');
      expect(page).toContain(`Page ${index + 1} of 2`);
    }
    expect(pages[1]).toContain('Follow-up 3 December 2026');
  }
});

test('G-05 what follows the medicines stands together, on the sheet with the codes', async () => {
  await printOn({ size: 'A5', topMm: 40, bottomMm: 15 });
  for (const count of [7, 8]) {
    await write(createMedicines(count));
    const { totalPages, pages } = await paper('en', doctor);
    expect(totalPages).toBe(2);
    expect(pages[0]).not.toContain('Advice');
    expect(pages[1]).toContain('Advice Plenty of fluids Follow-up 3 December 2026');
    expect(pages[1]).toContain('/rx/');
  }
});

test('G-05 the doctor prints on their own paper, the patient on A4 with a letterhead', async () => {
  await printOn({ size: 'A5', topMm: 45, bottomMm: 15 });
  await write(structured);
  const measureWidth = async ({ answer }: Awaited<ReturnType<typeof paper>>) => {
    const page = await (await getDocumentProxy(new Uint8Array(answer.rawPayload))).getPage(1);
    return Math.round(page.getViewport({ scale: 1 }).width);
  };
  const [printed, downloaded] = [await paper('en', doctor), await paper()];
  expect(await measureWidth(printed)).toBe(420);
  expect(printed.text).not.toMatch(hospitalWords);
  expect(printed.text).toContain('Registration no. KMC 45821');
  expect(await measureWidth(downloaded)).toBe(595);
  expect(downloaded.text).toMatch(hospitalWords);
});

test('G-05 the paper says of other medicines that it does not prescribe them', async () => {
  await write({ ...structured, otherMedicines: 'Stop ibuprofen' });
  const { text } = await paper();
  expect(text).toContain(
    'Other medicines · Medicines already taken, or to stop. Not prescribed here. Stop ibuprofen',
  );
});

test('G-05 the labels speak the language of the reader', async () => {
  await write(structured);
  const { text } = await paper('hi');
  for (const words of ['दवा', 'सलाह', 'PARACETAMOL', '36', 'KMC 45821', 'Plenty of fluids']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Advice');
});

test.each([
  // PDFs yield vowel signs in painting order, so these words have none before a letter.
  ['te', '1 మాత్ర', '5 రోజులు'],
  ['ta', '5 நாட்கள்', 'உணவுக்குப் பின்'],
])(
  'G-05 in %s the phrases are those of the patient, and beneath in English for the pharmacist',
  async (locale, ...said) => {
    await write(structured);
    const { text } = await paper(locale);
    for (const words of [...said, 'three times a day', 'after food', '(Tablet)']) {
      expect(text.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''));
    }
  },
);

test.each([
  ['hi', 'रोग', 'सीने'],
  ['te', 'గుండె', 'ఛాతీ'],
  ['ta', 'இதய', 'மார்பு'],
])(
  'G-05 in %s the specialization is named twice: for the patient, and in English for the pharmacist',
  async (locale, name, complaint) => {
    await write({ ...structured, complaints: 'Chest Pain' });
    const { text } = await paper(locale);
    for (const words of [name, '(Cardiology)', complaint]) expect(text).toContain(words);
    expect(text).not.toContain('Chest Pain');
  },
);

test.each([
  ['Devanagari', 'हिमांशी त्रिपाठी', 'डॉ. कमल नयन'],
  ['Telugu', 'శ్రీనివాస్', 'డా. రమ'],
  ['Tamil', 'கிருஷ்ணன் லட்சுமி', 'மகா'],
  ['Kannada', 'ಪ್ರಕಾಶ್', 'ರಮ'],
  ['Malayalam', 'ലക്ഷ്മി', 'രമ'],
  ['Bengali', 'কৃষ্ণেন্দু', 'রমা'],
  ['Gujarati', 'ત્રિવેદી', 'રમા'],
])('G-05 names in %s are set', async (_, name, doctorsName) => {
  await hams.db.pool.query('update patients set name = $2 where id = $1', [patient.id, name]);
  await hams.db.pool.query('update doctors set name = $2 where id = $1', [doctor.id, doctorsName]);
  await write(structured);
  const { text } = await paper();
  const found = new Set(text);
  for (const letter of new Set(name + doctorsName)) expect(found, letter).toContain(letter);
  expect(text).toContain(doctorsName);
});

test('G-05 a long prescription goes on on further sheets, and loses nothing', async () => {
  const medicines = Array.from({ length: 30 }, (_, index) => ({
    name: `Medicine no. ${index + 1} end`,
    reason: `Why no. ${index + 1}`,
    dose: `${index + 1} drops`,
    instructions: `Note ${index + 1} `.repeat(12),
  }));
  await write({ ...structured, medicines, advice: 'Advised. '.repeat(220) });
  const { totalPages, pages, text } = await paper();
  expect(totalPages).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${totalPages}`);
    expect(page).toContain(id);
  }
  for (const { name, dose } of medicines) expect(text).toContain(`${name} ${dose}`);
  expect(text.match(/Advised\./g)).toHaveLength(220);
  const heads = pages.filter((page) => page.includes('Medicine Dose'));
  expect(heads.length).toBeGreaterThan(1);
  for (const page of heads) expect(page.indexOf('Medicine Dose')).toBeLessThan(page.indexOf('Medicine no.'));
});

test('G-05 who hears the paper hears headings and a table, and no decoration', async () => {
  await write(structured);
  const { answer } = await paper('hi');
  const page = await (await getDocumentProxy(new Uint8Array(answer.rawPayload))).getPage(1);
  const roles =
    JSON.stringify(await page.getStructTree())
      .match(/"role":"\w+"/g)
      ?.join(' ') ?? '';
  for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) {
    expect(roles).toContain(`"role":"${role}"`);
  }
  expect(Buffer.from(answer.rawPayload).toString('latin1')).toContain('/StructTreeRoot');
});

test('G-05 a correction says that it is one', async () => {
  await write(structured);
  await write('Tab. Telmisartan 40 mg\nReduce salt\nReason: seen last year');
  const { text } = await paper('en', doctor);
  expect(text).toContain('Tab. Telmisartan 40 mg Reduce salt');
  expect(text).toContain(
    'Corrected electronically on 26 November 2026. Version 2; replaces all earlier versions.',
  );
  expect(text).not.toContain('Paracetamol');
});

test('G-05 signs that no typeface has do not keep it from being printed', async () => {
  await write({ ...structured, diagnosis: 'SpO₂ ≥ 97 % 漢字 😀 ਪੰਜਾਬੀ اردو', advice: '\u202e\u200d\ud83d' });
  expect((await paper()).text).toContain('SpO2 >= 97 % Han Zi :grinning: ਪੰਜਾਬੀ');
});
