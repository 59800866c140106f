import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Prescription } from '#contract/clinical/prescriptions.ts';
import { type Letterhead, plainPaper } from '#contract/doctors/letterheads.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { newCompletedVisit, prescribe } from '#server/testing/clinical/test-prescriptions.ts';
import { newDoctor, type TestPerson } from '#server/testing/people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

const inColour = (background: string, width = 900, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

function send(doctor: TestPerson, image: string, file: Buffer | null) {
  const form = new FormData();
  if (file) form.set('photo', new Blob([new Uint8Array(file)]), 'any name');
  return hams.app.inject({
    method: 'PUT',
    url: `/api/doctors/letterhead/${image}`,
    headers: doctor.bearer,
    ...(file ? { payload: form } : {}),
  });
}
const read = async (doctor: TestPerson) =>
  (await hams.app.inject({ url: '/api/doctors/letterhead', headers: doctor.bearer })).json<Letterhead>();

test('G-09 a doctor’s logo and signature are small pictures without anything else in them', async () => {
  const doctor = await newDoctor(hams);
  expect(await read(doctor)).toEqual({ logo: null, signature: null, paper: plainPaper });
  expect((await send(doctor, 'logo', await inColour('red'))).json()).toMatchObject({
    logo: expect.any(String),
  });
  const { logo, signature } = await read(doctor);
  expect(signature).toBeNull();
  const png = Buffer.from(logo?.replace('data:image/png;base64,', '') ?? '', 'base64');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 600, height: 200 });
  expect((await send(doctor, 'logo', null)).json()).toMatchObject({ logo: null, signature: null });
});

test.each([
  ['a text', Buffer.from('no picture at all')],
  ['a drawing with code', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a document', Buffer.from('%PDF-1.7 …')],
])('P-04 %s is no signature', async (_, file) => {
  const doctor = await newDoctor(hams);
  expect((await send(doctor, 'signature', file)).statusCode).toBe(415);
  expect(await read(doctor)).toMatchObject({ logo: null, signature: null });
});

test('G-05 a paper keeps the signature with which it was issued', async () => {
  const visit = await newCompletedVisit(hams);
  await send(visit.doctor, 'signature', await inColour('blue'));
  const { signature: blue } = await read(visit.doctor);
  expect((await prescribe(hams, visit)).doctor.signature).toBe(blue);
  await send(visit.doctor, 'signature', await inColour('green'));
  const answer = await hams.app.inject({
    url: `/api/appointments/${visit.appointmentId}/prescription`,
    headers: visit.patient.bearer,
  });
  expect(answer.json<{ prescription: Prescription }>().prescription.doctor.signature).toBe(blue);
  expect((await prescribe(hams, visit)).doctor.signature).not.toBe(blue);
});
