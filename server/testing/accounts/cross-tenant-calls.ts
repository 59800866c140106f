import { extractText, getDocumentProxy } from 'unpdf';
import type { z } from 'zod';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isStaffRole } from '#domain/accounts/hospital-roles.ts';
import { type TestApp, thursday } from '#server/testing/app.ts';
import type { TestPerson } from '#server/testing/people.ts';
import type { TwoHospitals } from './two-hospitals.ts';

export const allEndpoints = Object.entries(endpointByOperation);

const sampleValues: Readonly<Record<string, string | number | boolean>> = {
  q: 'Zubeida',
  search: 'Zubeida',
  date: thursday,
  from: thursday,
  to: '2026-11-27',
  since: '2026-11-25',
  until: '2026-11-27',
  fromTime: '09:00',
  toTime: '18:00',
  slotNumber: '15:00',
  name: 'Zubeida',
  gender: 'Female',
  age: 36,
  isNew: false,
  room: '4',
  role: 'admin',
  action: 'accept',
  reason: 'Found without an answer',
  way: 'cash',
  amount: 650,
  heartRate: 72,
  minutes: 30,
  step: 'arrived',
  latitude: '17.4',
  longitude: '78.4',
  namePrefix: 'Hyd',
};
const quietDay = '2026-12-24';

/** These names have another meaning in a weekly schedule. */
const scheduleValues: Readonly<Record<string, unknown>> = {
  weekdays: [1],
  from: '18:00',
  to: '20:00',
  interval: 15,
  mode: 'Any',
  everyWeeks: 1,
  nthOfMonth: null,
  validFrom: thursday,
  validTo: null,
  rule: null,
  way: 'cancel',
};

export const sessionEndingCalls: ReadonlySet<string> = new Set(['logout', 'endOtherSessions', 'endSession']);

export const listFields = (schema: z.ZodType | undefined): readonly string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

export interface CrossTenantCall {
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  /** True if the path or body names an id of the first hospital, so that another hospital must get a 404. */
  readonly names: boolean;
}

export function buildCall({ ids }: TwoHospitals, endpoint: Endpoint): CrossTenantCall {
  let namesForeignId = false;
  const fieldValue = (field: string): string | number | boolean | undefined => {
    const id = ids[field === 'id' && endpoint.path.startsWith('/doctors') ? 'doctorId' : field];
    if (id !== undefined) namesForeignId = true;
    return id ?? sampleValues[field];
  };
  const fields = (schema: z.ZodType | undefined) =>
    Object.fromEntries(
      listFields(schema).flatMap((field) => {
        const value = fieldValue(field);
        return value === undefined ? [] : [[field, value]];
      }),
    );
  const search = new URLSearchParams(fields(endpoint.query) as Record<string, string>);
  namesForeignId = false; // A query only narrows the result.
  const inSchedules = endpoint.path.startsWith('/hospital/schedules');
  // Closing a day uses one that no other test books.
  const inPath = (field: string) => (inSchedules && field === 'date' ? quietDay : fieldValue(field));
  const path = endpoint.path.replace(/:(\w+)/g, (_, field: string) => String(inPath(field) ?? '1'));
  const asked = fields(endpoint.body);
  const meant = inSchedules
    ? Object.fromEntries(
        listFields(endpoint.body).flatMap((field) => {
          const value = field in scheduleValues ? scheduleValues[field] : asked[field];
          return value === undefined ? [] : [[field, value]];
        }),
      )
    : asked;
  const body = endpoint.method === 'GET' ? undefined : meant;
  return { url: `/api${path}?${search}`, body, names: namesForeignId };
}

export function buildUrlsWith(all: TwoHospitals, endpoint: Endpoint, value: string): string[] {
  const [path = '', query = ''] = buildCall(all, endpoint).url.split('?');
  const ofQuery = listFields(endpoint.query).map((field) => {
    const rest = new URLSearchParams(query);
    rest.delete(field);
    return `${path}?${field}=${value}&${rest}`;
  });
  const ofPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(
    ([, field]) => `/api${endpoint.path.replace(`:${field}`, value).replace(/:\w+/g, '1')}?${query}`,
  );
  return [...ofQuery, ...ofPath];
}

export function findAllowedCaller(all: TwoHospitals, { who }: Endpoint): Pick<TestPerson, 'bearer'> | null {
  if (typeof who === 'string') return null;
  const role = who.find(isStaffRole);
  if (role !== undefined) return all.staff[role];
  return who.includes('doctor') ? all.doctor : all.patient;
}

export async function callAs(
  { app }: TestApp,
  endpoint: Endpoint,
  { url, body }: CrossTenantCall,
  who: Pick<TestPerson, 'bearer'> | null,
): Promise<{ status: number; text: string }> {
  const { method } = endpoint;
  const answer = await app.inject({ method, url, headers: { ...who?.bearer }, ...(body && { body }) });
  const isPaper = answer.headers['content-type'] === 'application/pdf' && answer.statusCode === 200;
  const shown = isPaper ? await extractPdfText(answer.rawPayload) : answer.body;
  return { status: answer.statusCode, text: `${JSON.stringify(answer.headers)} ${shown}`.toLowerCase() };
}

async function extractPdfText(paper: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper)), { mergePages: true });
  return text;
}
