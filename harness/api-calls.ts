import { doctorForm, patientForm } from '#server/testing/people.ts';

export interface SignedUp {
  readonly token: string;
  readonly id: string;
}

async function send(method: 'POST' | 'PUT', url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

async function signUp(url: string, form: unknown): Promise<SignedUp> {
  const answer = await send('POST', url, form);
  if (answer.status !== 201) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  return { token, id };
}

/** The token of someone with a password. */
export async function logIn(
  host: string,
  kind: 'patients' | 'doctors' | 'hospitals',
  phone: string,
  password: string,
): Promise<string> {
  const answer = await send('POST', `${host}/api/${kind}/login`, { phone, password });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`${phone} cannot log in: ${answer.status}`);
  return token;
}

export function signUpPatients(host: string, count: number, first: number): Promise<SignedUp[]> {
  const numbers = Array.from({ length: count }, (_, index) => String(first + index));
  return Promise.all(numbers.map((phone) => signUp(`${host}/api/patients/signup`, patientForm(phone))));
}

export function signUpDoctor(host: string, phone: string): Promise<SignedUp> {
  return signUp(`${host}/api/doctors/signup`, doctorForm(phone));
}

export async function publishSlots(
  host: string,
  doctor: SignedUp,
  date: string,
  slots: readonly string[],
): Promise<void> {
  const answer = await send(
    'POST',
    `${host}/api/doctors/${doctor.id}/slots`,
    { date, slots, interval: 15 },
    doctor.token,
  );
  if (!answer.ok) throw new Error(`Publishing answered ${answer.status}: ${await answer.text()}`);
}

export function bookSlot(
  host: string,
  patient: SignedUp,
  doctorId: string,
  date: string,
  slotNumber: string,
  more: { readonly consultStatus?: 'Online' } = {},
): Promise<Response> {
  const body = { date, doctorId, slotNumber, ...more };
  return send('POST', `${host}/api/appointments/book`, body, patient.token);
}

export function sendAs(
  method: 'POST' | 'PUT',
  host: string,
  path: string,
  caller: SignedUp,
  body: unknown,
): Promise<Response> {
  return send(method, `${host}/api${path}`, body, caller.token);
}
