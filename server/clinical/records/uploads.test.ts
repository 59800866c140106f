import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { uploadLimit } from '#server/platform/files/stored-uploads.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { waitForLockedStatements } from '#server/testing/lock-order.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';
import { listAddedEntries } from '#server/testing/platform/audit-entries.ts';

let hams: TestApp;
let patient: TestPerson;
let doctor: TestPerson;
let stranger: TestPerson;
let picture: Buffer;

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

beforeAll(async () => {
  hams = await testApp();
  [patient, doctor, stranger] = await Promise.all([newPatient(hams), newDoctor(hams), newDoctor(hams)]);
  const { appointmentId } = (await bookVisit(hams, patient, doctor, '09:00')).json();
  const accept = { appointmentId, action: 'accept' };
  await hams.app.inject({
    method: 'PUT',
    url: '/api/appointments/respond',
    headers: doctor.bearer,
    body: accept,
  });
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .withExif({ IFD0: { Make: 'Telling Phone' }, IFD3: { GPSLatitude: '9/1 55/1 0/1' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => hams.close());

interface Sent {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly day?: string;
}

function send(
  who: TestPerson,
  { bytes, name = 'report.jpg', type = 'image/jpeg', day = thursday }: Sent,
  of = patient,
  { app }: Pick<TestApp, 'app'> = hams,
) {
  const edge = 'an-edge-that-no-file-has';
  const field = (key: string, value: string) =>
    `--${edge}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  const start = field('title', 'Blood sugar') + field('day', day) + head;
  return app.inject({
    method: 'POST',
    url: `/api/patients/${of.id}/uploads`,
    headers: { ...who.bearer, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(start), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  });
}

const uploaded = async (who: TestPerson, sent: Sent) => {
  const answer = await send(who, sent);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<{ uploadId: string }>().uploadId;
};
const get = (who: TestPerson, path: string) =>
  hams.app.inject({ url: `/api/patients/${patient.id}${path}`, headers: who.bearer });
const fetchFile = (who: TestPerson, id: string) => get(who, `/uploads/${id}/file`);
const remove = (who: TestPerson, id: string) =>
  hams.app.inject({
    method: 'DELETE',
    url: `/api/patients/${patient.id}/uploads/${id}`,
    headers: who.bearer,
  });
const listed = async (who: TestPerson) =>
  (await get(who, '/history')).json<{ uploads: { id: string; struckOut: boolean; mine: boolean }[] }>()
    .uploads;

/** A PNG of a few bytes that claims this many pixels. */
function createPngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(2_000_000));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

test('G-10 a photo is made anew without metadata, and leaves as a file that runs nothing and is not kept', async () => {
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  const id = await uploaded(patient, { bytes: picture });
  const file = await fetchFile(doctor, id);
  expect(file.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringMatching(/^attachment; filename="Blood sugar 2026-11-26\.jpg"/),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*;sandbox$/),
  });
  const stored = await sharp(file.rawPayload).metadata();
  expect(stored).toMatchObject({ format: 'jpeg', width: 40, height: 30 });
  expect(stored.exif).toBeUndefined();
  expect(file.rawPayload.includes('Telling Phone')).toBe(false);
});

test('G-10 a PDF stays as it came', async () => {
  const id = await uploaded(doctor, { bytes: pdf, name: 'lab.PDF', type: 'application/pdf' });
  const file = await fetchFile(patient, id);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.equals(pdf)).toBe(true);
});

test('G-10 phones that name no type, or the wrong one of two pictures, are understood', async () => {
  await uploaded(patient, { bytes: picture, name: 'IMG', type: 'application/octet-stream' });
  await uploaded(patient, { bytes: picture, name: 'IMG.png', type: 'image/png' });
});

test.each([
  ['line breaks', '\r\n\r\n'],
  ['a byte order mark', '\u00ef\u00bb\u00bf'],
  ['a printer’s words', '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'],
  ['bytes', '\x00\x01\x02\xff'.repeat(256)],
])('G-10 a PDF with %s before it is one, as for every reader', async (_, junk) => {
  const bytes = Buffer.concat([Buffer.from(junk, 'latin1'), pdf]);
  const id = await uploaded(doctor, { bytes, name: 'lab.pdf', type: 'application/pdf' });
  expect((await fetchFile(patient, id)).rawPayload.equals(bytes)).toBe(true);
});

const locked = (pdfVersion: '1.3' | '1.4' | '1.6' | '1.7ext3', userPassword?: string) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument({
      pdfVersion,
      ownerPassword: 'owner',
      ...(userPassword && { userPassword }),
    });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    document.text('Sugar 98').end();
  });
test.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
  'G-10 a PDF %s that needs a password is refused, one that only may not be printed is not',
  async (version) => {
    const sent = { name: 'lab.pdf', type: 'application/pdf' };
    const answer = await send(patient, { ...sent, bytes: await locked(version, '01011990') });
    expect(answer.json()).toMatchObject({ status: 415, code: 'upload_locked' });
    expect(answer.json<{ message: string }>().message).toMatch(/^This PDF needs a password, so the do/);
    await uploaded(patient, { ...sent, bytes: await locked(version) });
  },
);

function createHeicHead(brands: string): Buffer {
  const start = Buffer.from(`\0\0\0\0ftyp${brands.slice(0, 4)}\0\0\0\0${brands}`, 'latin1');
  start.writeUInt32BE(start.length);
  return Buffer.concat([start, Buffer.alloc(100)]);
}
const html = Buffer.from('<html><script>alert(1)</script></html>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const refused: [why: string, sent: () => Sent, status: number, code: string][] = [
  ['HTML that says it is a picture', () => ({ bytes: html }), 415, 'upload_lies'],
  [
    'HTML that says it is a PDF',
    () => ({ bytes: html, name: 'a.pdf', type: 'application/pdf' }),
    415,
    'upload_lies',
  ],
  ['a PDF that says it is a picture', () => ({ bytes: pdf }), 415, 'upload_lies'],
  [
    'a picture that says it is a PDF',
    () => ({ bytes: picture, name: 'a.pdf', type: 'application/pdf' }),
    415,
    'upload_lies',
  ],
  ['a picture by type, a page by name', () => ({ bytes: picture, name: 'a.html' }), 415, 'upload_lies'],
  ['SVG', () => ({ bytes: svg, name: 'a.svg', type: 'image/svg+xml' }), 415, 'upload_unreadable'],
  [
    'a program',
    () => ({ bytes: Buffer.from('MZ\x90\x00'), name: 'a.exe', type: '' }),
    415,
    'upload_unreadable',
  ],
  ['a cut picture', () => ({ bytes: picture.subarray(0, 200) }), 415, 'upload_unreadable'],
  [
    'a cut PDF',
    () => ({ bytes: pdf.subarray(0, 20), name: 'a.pdf', type: 'application/pdf' }),
    415,
    'upload_unreadable',
  ],
  [
    'a PDF behind a page',
    () => ({ bytes: Buffer.concat([html, pdf]), name: 'a.pdf', type: 'application/pdf' }),
    415,
    'upload_lies',
  ],
  [
    'a PDF behind a program',
    () => ({
      bytes: Buffer.concat([Buffer.from('MZ\x90\x00'), pdf]),
      name: 'a.pdf',
      type: 'application/pdf',
    }),
    415,
    'upload_lies',
  ],
  [
    'a PDF behind more than a kilobyte',
    () => ({ bytes: Buffer.concat([Buffer.alloc(1025, 32), pdf]), name: 'a.pdf', type: 'application/pdf' }),
    415,
    'upload_lies',
  ],
  [
    'a PDF whose lock cannot be read',
    () => ({
      bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<</Encrypt 5 0 R>>\n%%EOF\n'),
      name: 'a.pdf',
      type: 'application/pdf',
    }),
    415,
    'upload_locked',
  ],
  ...['heic', 'heix', 'mif1heic', 'msf1hevc'].map((brands): (typeof refused)[number] => [
    `an iPhone photo (${brands})`,
    () => ({
      bytes: createHeicHead(brands),
      name: 'IMG_0001.HEIC',
      type: brands === 'heic' ? '' : 'image/heic',
    }),
    415,
    'heic_photo',
  ]),
  ['an iPhone photo that says it is a JPEG', () => ({ bytes: createHeicHead('heic') }), 415, 'heic_photo'],
  [
    'a bomb of 900 million pixels',
    () => ({ bytes: createPngBomb(30_000, 30_000), name: 'a.png', type: 'image/png' }),
    415,
    'upload_too_many_pixels',
  ],
  ['more than 10 MB', () => ({ bytes: Buffer.alloc(10 * 1024 * 1024 + 1) }), 413, 'upload_too_large'],
  ['nothing', () => ({ bytes: Buffer.alloc(0) }), 400, 'upload_missing'],
  ['a report of tomorrow', () => ({ bytes: picture, day: '2026-11-27' }), 400, 'invalid_request'],
];
test.each(refused)('G-10 %s is refused with a sentence', async (_, sent, status, code) => {
  const answer = await send(patient, sent());
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  expect(answer.json<{ message: string }>().message).toMatch(/^[A-Z].+\.$/);
});

test('G-10 a stranger stores, lists, opens and removes nothing', async () => {
  const id = await uploaded(patient, { bytes: picture });
  const another = await newPatient(hams);
  for (const who of [stranger, another]) {
    const answers = [
      await send(who, { bytes: picture }),
      await get(who, '/history'),
      await fetchFile(who, id),
      await remove(who, id),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  }
  // Access through the own record fails too.
  const theirs = await hams.app.inject({
    url: `/api/patients/${another.id}/uploads/${id}/file`,
    headers: another.bearer,
  });
  expect(theirs.json()).toMatchObject({ code: 'upload_not_found' });
  const nobody = await hams.app.inject({ url: `/api/patients/${patient.id}/uploads/${id}/file` });
  expect(nobody.statusCode).toBe(401);
});

test('G-10 what one doctor uploaded another does not see; a reading is in the audit log', async () => {
  const other = await newDoctor(hams);
  const { appointmentId } = (await bookVisit(hams, patient, other, '11:00')).json();
  const body = { appointmentId, action: 'accept' };
  await hams.app.inject({ method: 'PUT', url: '/api/appointments/respond', headers: other.bearer, body });
  const id = await uploaded(doctor, { bytes: picture });
  expect((await listed(other)).map((one) => one.id)).not.toContain(id);
  expect((await listed(patient)).map((one) => one.id)).toContain(id);
  expect((await fetchFile(other, id)).json()).toMatchObject({ code: 'upload_not_found' });
  const entries = await listAddedEntries(hams, () => fetchFile(doctor, id));
  expect(entries).toMatchObject([
    {
      event: 'record_read',
      operation: 'GET /patients/:patientId/uploads/:uploadId/file',
      patient_ids: [patient.id],
    },
  ]);
});

test('G-10 whoever uploaded it deletes it within a day; later it is struck out and stays readable', async () => {
  const [one, two] = [
    await uploaded(patient, { bytes: picture }),
    await uploaded(patient, { bytes: picture }),
  ];
  expect((await remove(doctor, one)).json()).toMatchObject({ code: 'upload_not_found' });
  expect((await remove(patient, one)).json()).toMatchObject({ message: 'File deleted' });
  expect((await fetchFile(patient, one)).statusCode).toBe(404);
  const { rows } = await hams.db.pool.query('select upload_id from upload_contents where upload_id = $1', [
    one,
  ]);
  expect(rows).toEqual([]);
  hams.setNow(Date.parse('2026-11-27T08:00:01+05:30'));
  expect((await remove(patient, two)).json()).toMatchObject({
    message: expect.stringMatching(/^File struck out/),
  });
  expect((await listed(doctor)).find(({ id }) => id === two)).toMatchObject({ struckOut: true, mine: false });
  expect((await fetchFile(doctor, two)).statusCode).toBe(200);
  expect((await remove(patient, two)).statusCode).toBe(404);
  hams.setNow(Date.parse('2026-11-26T08:00:00+05:30'));
});

test('G-10 a patient has a hundred files at most', async () => {
  const full = await newPatient(hams);
  await hams.db.pool.query(
    `insert into uploads (patient_id, title, dated_on, type, bytes, uploaded_at)
    select $1, 'Report', '2026-11-01', 'image/jpeg', 1, '2026-11-01' from generate_series(1, 100)`,
    [full.id],
  );
  const answer = await send(full, { bytes: picture }, full);
  expect(answer.json()).toMatchObject({ code: 'uploads_full' });
});

describe('what uploads may take', () => {
  const report = { bytes: pdf, name: 'report.pdf', type: 'application/pdf' };

  test('P-04 two connections at most, however many are sent at once', async () => {
    const holder = await hams.db.pool.connect();
    await holder.query('begin');
    await holder.query('select from patients where id = $1 for update', [patient.id]);
    const sent = Array.from({ length: 8 }, () => send(patient, report));
    await expect.poll(() => uploadLimit.counts).toMatchObject({ running: 2, waiting: 6 });
    await waitForLockedStatements(hams.db.pool, 2);
    await holder.query('commit');
    holder.release();
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  });

  test('P-04 no more than the house has room for, which is a setting', async () => {
    const config = { ...hams.deps.config, maxUploadBytes: 1 };
    const app = await buildApp({ ...hams.deps, config });
    const answer = await send(patient, report, patient, { app });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'storage_full']);
    await app.close();
  });
});
