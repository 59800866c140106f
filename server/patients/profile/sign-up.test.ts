import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { doctorForm, freshPhone, hospitalForm, patientForm } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

type Fields = Record<string, unknown>;

function multipart(fields: Fields, file?: { name?: string; bytes: Buffer; type: string }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (file)
    form.set(file.name ?? 'photo', new Blob([new Uint8Array(file.bytes)], { type: file.type }), 'me.png');
  return new Response(form);
}

async function post(
  path: string,
  fields: Fields,
  file?: Parameters<typeof multipart>[1],
  headers: Fields = {},
) {
  const body = multipart(fields, file);
  return hams.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
/** The header of a part; `name` may continue with a file name. */
const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`;
const decodePayload = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f6b66' } }).withExif({
    IFD0: { Copyright: 'secret place' },
  });

describe('a patient', () => {
  test('C-03 registers with a photo, which is kept as WebP in two sizes and nothing of the original', async () => {
    const answer = await post('/patients/signup', patientForm(freshPhone()), {
      bytes: await picture().png().toBuffer(),
      type: 'image/png',
    });
    expect(answer.statusCode).toBe(201);
    const { photo } = decodePayload(answer.json().token);
    expect(photo.url).toMatch(/^\/api\/photos\/[0-9a-f]{32}-small\.webp$/);
    for (const [size, side] of [
      ['small', 144],
      ['large', 360],
    ] as const) {
      const url = photo.url.replace('small', size);
      const image = await hams.app.inject({ url });
      expect(image.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const metadata = await sharp(image.rawPayload).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width: side, height: side });
      expect(metadata.exif).toBeUndefined();
      const again = await hams.app.inject({ url, headers: { 'if-none-match': String(image.headers.etag) } });
      expect(again.statusCode).toBe(304);
      if (size === 'large') {
        expect(url).toContain(createHash('sha256').update(image.rawPayload).digest('hex').slice(0, 32));
      }
    }
  });

  test('C-03 a second one with the same phone: 409 with the sentence', async () => {
    const phone = freshPhone();
    const answers = await Promise.all([1, 2, 3].map(() => post('/patients/signup', patientForm(phone))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'patient_exists',
      message: 'Patient already exists with this phone number.',
    });
  });

  test('C-03 JSON is taken as well where no photo is sent', async () => {
    const answer = await hams.app.inject({
      method: 'POST',
      url: '/api/patients/signup',
      body: patientForm(freshPhone()),
    });
    expect(answer.statusCode).toBe(201);
  });

  const asked: Readonly<Record<string, string>> = {
    name: 'Enter the full name.',
    dateOfBirth: 'Enter the day, month and year of birth, for example 27 3 1990.',
    street: 'Enter the house number and street.',
    city: 'Enter the city.',
    state: 'Enter the state.',
    emergencyName: 'Enter your emergency contact’s name.',
    emergencyRelation: 'Enter how your contact is related to you.',
  };
  test.each(Object.keys(patientForm('')))('C-06 %s is required, and asked for by its name', async (field) => {
    const { [field]: _, ...rest } = patientForm(freshPhone()) as Fields;
    const answer = await post('/patients/signup', rest);
    expect(answer.json()).toMatchObject({
      status: 400,
      fields: [{ field, message: asked[field] ?? 'This field is required.' }],
    });
  });

  test('C-06 all that is wrong is named at once, in the language of the caller', async () => {
    const wrong = {
      ...patientForm('123'),
      email: 'nobody',
      password: '12345',
      postalCode: '1',
      dateOfBirth: '2026-02-30',
    };
    const answer = await post('/patients/signup', wrong, undefined, { 'accept-language': 'hi-IN,hi;q=0.9' });
    const { fields, message } = answer.json();
    expect(fields.map(({ field }: { field: string }) => field).sort()).toEqual(
      ['dateOfBirth', 'email', 'password', 'phone', 'postalCode'].sort(),
    );
    expect(message).toMatch(/[\u0900-\u097F]/);
    expect(fields[0].message).toMatch(/[\u0900-\u097F]/);
  });

  test('C-06 nobody is born tomorrow', async () => {
    const answer = await post('/patients/signup', {
      ...patientForm(freshPhone()),
      dateOfBirth: '2026-11-27',
    });
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ field: 'dateOfBirth' }] });
  });

  test('A-11 cannot set what is not theirs to set', async () => {
    const answer = await post('/patients/signup', {
      ...patientForm(freshPhone()),
      id: 1,
      role: 'doctor',
      photo_hash: 'x',
      password_hash: 'x',
    });
    expect(decodePayload(answer.json().token)).toMatchObject({ role: 'patient', name: 'Asha Menon' });
    expect(decodePayload(answer.json().token).id).not.toBe('1');
  });
});

describe('a photo', () => {
  test.each([
    ['text that calls itself a picture', Buffer.from('not a picture at all')],
    [
      'an SVG',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
    ],
    ['a picture that is cut off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('C-06 %s is 415', async (_, bytes) => {
    const answer = await post('/patients/signup', patientForm(freshPhone()), { bytes, type: 'image/png' });
    expect(answer.json()).toMatchObject({ status: 415, code: 'not_acceptable_image' });
  });

  test('C-06 many at once are all kept, and one that is none does not stand in their way', async () => {
    const good = await picture().png().toBuffer();
    const upload = (bytes: Buffer) =>
      post('/patients/signup', patientForm(freshPhone()), { bytes, type: 'image/png' });
    const answers = await Promise.all([good, Buffer.from('no picture'), good, good].map(upload));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 415, 201, 201]);
  });

  test('C-06 of more than 5 MB is 413', async () => {
    const bytes = Buffer.alloc(5 * 1024 * 1024 + 1, 1);
    const answer = await post('/patients/signup', patientForm(freshPhone()), { bytes, type: 'image/png' });
    expect(answer.json()).toMatchObject({ status: 413, code: 'too_large' });
  });

  test('C-06 in a field of another name is refused, not dropped in silence', async () => {
    const bytes = await picture().png().toBuffer();
    const answer = await post('/patients/signup', patientForm(freshPhone()), {
      bytes,
      type: 'image/png',
      name: 'scan',
    });
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'abc'],
    ['with a boundary too long', `multipart/form-data; boundary=${'x'.repeat(3000)}`, 'abc'],
    ['that ends in a field', 'multipart/form-data; boundary=x', `${part('name')}abc`],
    ['that ends in the photo', 'multipart/form-data; boundary=x', `${part('photo"; filename="a')}abc`],
  ])('C-06 in a form %s is 400', async (_, type, payload) => {
    const headers = { 'content-type': type };
    const answer = await hams.app.inject({ method: 'POST', url: '/api/patients/signup', headers, payload });
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  test('C-06 a large file in a field of another name is read to its end, so that the connection can close', async () => {
    const app = await buildApp(hams.deps);
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const body = `${part('scan"; filename="a')}${'z'.repeat(4_000_000)}\r\n--x--\r\n`;
    const head = `POST /api/patients/signup HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}`;
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${head}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n${body}`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('HTTP/1.1 400 ');
    socket.destroy();
    await app.close();
  });

  test('C-06 an empty file, as a form sends it when none was chosen, counts as none', async () => {
    const answer = await post('/patients/signup', patientForm(freshPhone()), {
      bytes: Buffer.alloc(0),
      type: 'application/octet-stream',
    });
    expect(answer.statusCode).toBe(201);
  });

  test.each([
    'nonsense',
    `${'0'.repeat(32)}-small.webp`,
    `${'0'.repeat(32)}-huge.webp`,
    '..%2f..%2fetc%2fpasswd',
  ])('H-16 /photos/%s is 404', async (file) => {
    expect((await hams.app.inject(`/api/photos/${file}`)).statusCode).toBe(404);
  });
});

describe('a doctor', () => {
  test('C-04 registers with a JSON Point in the form and is found nearby, without their contact data', async () => {
    const phone = freshPhone();
    const answer = await post('/doctors/signup', doctorForm(phone));
    expect(answer.statusCode).toBe(201);
    const { doctorId } = decodePayload(answer.json().token);
    const profile = await hams.app.inject(`/api/doctors/${doctorId}/profile`);
    expect(profile.json().doctor).toMatchObject({
      name: 'Dr. Kabir Sethi',
      basicFee: 650.5,
      workingHours: { from: '09:00', to: '17:00' },
      location: { type: 'Point', coordinates: [76.2673, 9.9312] },
      averageRating: null,
    });
    expect(profile.body).not.toMatch(new RegExp(`${phone}|kabir@example.com|argon2|password`));
    const nearby = await hams.app.inject('/api/doctors/nearby/9.93/76.26');
    expect(nearby.json()).toContainEqual(expect.objectContaining({ doctorId }));
    expect(nearby.body).not.toMatch(new RegExp(`${phone}|kabir@example.com|argon2|password`));
  });

  test('C-04 a second one with the same phone: 409', async () => {
    const phone = freshPhone();
    await post('/doctors/signup', doctorForm(phone));
    expect((await post('/doctors/signup', doctorForm(phone))).json()).toMatchObject({
      status: 409,
      code: 'doctor_exists',
    });
  });

  test.each([
    ['experience', 61],
    ['experience', -1],
    ['experience', 2.5],
    ['experience', 'many'],
    ['experience', '0x10'],
    ['basicFee', '1e3'],
    ['basicFee', -0.01],
    ['basicFee', 10.001],
    ['basicFee', ''],
    ['specialization', 'Alchemy'],
    ['workingHoursFrom', '09:03'],
    ['workingHoursTo', '08:00'],
    ['gender', 'robot'],
    ['location', 'here'],
    ['location', { type: 'Point', coordinates: [500, 9] }],
    ['location', { type: 'Polygon', coordinates: [76, 9] }],
  ])('C-06 %s = %j is refused', async (field, value) => {
    const answer = await post('/doctors/signup', { ...doctorForm(freshPhone()), [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0].field).toMatch(new RegExp(`^${field}`));
  });
});

describe('a hospital', () => {
  const send = (body: Fields) => hams.app.inject({ method: 'POST', url: '/api/hospitals/signup', body });

  test('C-05 registers with [latitude, longitude] and is listed nearby at once', async () => {
    const answer = await send(hospitalForm(freshPhone()));
    expect(answer.json()).toMatchObject({
      hospitalId: expect.stringMatching(/^HOS-/),
      message: 'Hospital register successful',
    });
    const list = await hams.app.inject('/api/hospitals/getAll/9.9312/76.2673');
    expect(list.json()).toContainEqual(
      expect.objectContaining({ hospitalName: 'Care Hospital', distanceKm: 0 }),
    );
    expect(list.body).not.toMatch(/password|desk@example/);
  });

  test('C-05 the same phone or registration again: 409', async () => {
    const form = { ...hospitalForm(freshPhone()), hospitalName: 'Lake Hospital' };
    expect((await send(form)).statusCode).toBe(201);
    const other = { ...form, hospitalName: 'Hill Hospital' };
    expect((await send({ ...other, RegId: 'another' })).json()).toMatchObject({
      status: 409,
      code: 'hospital_exists',
    });
    expect((await send({ ...other, phone: freshPhone() })).statusCode).toBe(409);
  });

  test('C-05 the same name at the same place registers once, however it is spelled; of 16 at once one does', async () => {
    const named = (hospitalName: string, more: Fields = {}) =>
      send({ ...hospitalForm(freshPhone()), hospitalName, ...more });
    const all = await Promise.all(
      ['Shanti Hospital', 'SHANTI  HOSPITAL', 'Shanthi Hospital', 'शांति Hospital'].flatMap((name) =>
        Array.from({ length: 4 }, () => named(name)),
      ),
    );
    expect(all.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 15 }, () => 409),
    ]);
    const elsewhere = { pincode: '600001', location: { coordinates: [13.08, 80.27] } };
    expect((await named('Shanti Hospital', elsewhere)).statusCode).toBe(201);
    expect((await named('Shakti Hospital')).statusCode).toBe(201);
  });

  test('C-05 coordinates that are no place on earth are refused', async () => {
    const answer = await send({ ...hospitalForm(freshPhone()), location: { coordinates: [91, 76] } });
    expect(answer.json()).toMatchObject({ status: 400, fields: [{ field: 'location.coordinates.0' }] });
  });
});
