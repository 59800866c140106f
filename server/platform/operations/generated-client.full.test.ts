import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { doctorForm, freshPhone, patientForm } from '#server/testing/people.ts';

type Answer<Data> = Promise<{ readonly status: number; readonly data: Data }>;
interface Options {
  readonly headers: Readonly<Record<string, string>>;
}

interface Client {
  readonly defaults: { baseUrl: string };
  signUpDoctor(form: object): Answer<{ token: string }>;
  signUpPatient(form: object): Answer<{ token: string }>;
  ownDoctorProfile(options: Options): Answer<{ doctor: { doctorId: string } }>;
  publishSlots(doctorId: string, day: object, options: Options): Answer<unknown>;
  bookAppointment(booking: object, key: { idempotencyKey?: string }, options: Options): Answer<unknown>;
  patientAppointments(query: object, options: Options): Answer<readonly unknown[]>;
}

// Within the project, so that the client's imports resolve.
const folder = join(projectRoot, 'test-results', 'generated-client');
let hams: TestApp;
let client: Client;

beforeAll(async () => {
  hams = await testApp();
  const address = await hams.app.listen({ port: 0, host: '127.0.0.1' });
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'client.ts');
  await writeFile(file, await generateSource(`${address}/api/openapi.json`));
  client = await import(file);
  client.defaults.baseUrl = `${address}/api`;
});
afterAll(async () => {
  await hams.close();
  await rm(folder, { recursive: true });
});

const asCaller = ({ data }: { data: { token: string } }): Options => ({
  headers: { authorization: `Bearer ${data.token}` },
});

test('H-23 a client that is generated from the document signs up, publishes slots and books one', async () => {
  const form = doctorForm(freshPhone());
  // The client sends a form, in which an object is JSON text.
  const location = JSON.stringify(form.location);
  const doctor = asCaller(await client.signUpDoctor({ ...form, location }));
  const patient = asCaller(await client.signUpPatient(patientForm(freshPhone())));
  const { doctorId } = (await client.ownDoctorProfile(doctor)).data.doctor;
  const slots = ['09:00', '09:30'];
  expect(await client.publishSlots(doctorId, { date: thursday, slots, interval: 30 }, doctor)).toMatchObject({
    status: 200,
    data: { slots, retained: [] },
  });
  const booking = { doctorId, date: thursday, slotNumber: '09:30' };
  const booked = { doctorName: form.name, slotNumber: '09:30', appStatus: 'Requested' };
  for (const _ of ['first', 'again']) {
    expect(await client.bookAppointment(booking, { idempotencyKey: 'one booking' }, patient)).toMatchObject({
      status: 201,
      data: booked,
    });
  }
  expect((await client.patientAppointments({}, patient)).data).toHaveLength(1);
  expect(await client.bookAppointment(booking, {}, patient)).toMatchObject({
    status: 409,
    data: { code: 'slot_taken', nextFree: { date: thursday, slot: '09:00' } },
  });
});
