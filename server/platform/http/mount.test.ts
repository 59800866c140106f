import fastify, { type InjectOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/platform/endpoint.ts';
import { doctorId, patientId } from '#contract/platform/fields.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { CallRecorder } from '#server/platform/audit/record-calls.ts';
import { createMount, createValidator } from './mount.ts';
import { registerErrorHandler } from './problems.ts';

const seenInput = {
  tag: 'Operations',
  summary: 'About the caller alone',
  who: ['patient'],
  own: 'patientId',
  status: 200,
  answer: z.object({ handled: z.literal(true) }),
  refusals: [],
} as const;
const inPath = endpoint({
  ...seenInput,
  method: 'GET',
  path: '/own/:patientId',
  params: z.object({ patientId }),
});
const inQuery = endpoint({
  ...seenInput,
  method: 'GET',
  path: '/own',
  query: z.object({ patientId: patientId.optional() }),
});
const inBody = endpoint({ ...seenInput, method: 'POST', path: '/own', body: z.object({ patientId }) });
const ofDoctor = endpoint({
  ...seenInput,
  method: 'GET',
  path: '/doctors/:id',
  who: ['doctor'],
  own: 'id',
  params: z.object({ id: doctorId }),
  refusals: ['doctor_not_found'],
});

const shows = endpoint({
  ...seenInput,
  method: 'GET',
  path: '/shows',
  query: z.object({ says: z.string().optional() }),
  reads: 'patient records',
});

const recorded: string[] = [];
const record: CallRecorder = {
  async reading({ path }, _request, ids) {
    recorded.push(`${path} showed ${ids.join(' ')}`);
  },
  async refusal({ path }, { actor }, error) {
    recorded.push(`${path} refused ${actor?.id}: ${String(error)}`);
  },
};

const app = fastify();
beforeAll(() => {
  registerErrorHandler(app);
  app.setValidatorCompiler<z.ZodType>(createValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  app.decorateRequest('operator', null);
  app.decorateRequest('photo', null);
  const mount = createMount(
    app,
    {
      authenticate: async ({ url }) => ({
        role: url.startsWith('/doctors') ? 'doctor' : 'patient',
        id: 7,
        sessionId: 's',
        address: '127.0.0.1',
        locale: 'en',
      }),
      authenticateOperator: () => Promise.reject(new Refusal('unauthenticated')),
      confirmAtDesk: async () => {},
    },
    record,
  );
  for (const about of [inPath, inQuery, inBody, ofDoctor])
    mount(about, async () => ({ handled: true as const }));
  mount(shows, async ({ input: { query }, showed }) => {
    if (query.says) showed(query.says.split(' ').map(Number));
    return { handled: true as const };
  });
});
afterAll(() => app.close());

const ask: Record<string, (id: string) => InjectOptions> = {
  path: (id) => ({ url: `/own/${id}` }),
  query: (id) => ({ url: '/own', query: { patientId: id } }),
  body: (id) => ({ method: 'POST', url: '/own', body: { patientId: id } }),
};

describe.each(Object.entries(ask))('a call about oneself only, named in the %s', (_, withId) => {
  test.each(['7', 'PAT-000007', 'pat-7'])('A-11 the own id %s is taken', async (id) => {
    expect((await app.inject(withId(id))).json()).toEqual({ handled: true });
  });

  test.each(['8', 'PAT-000008', 'DOC-000007', 'me', '0'])('A-11 %s is forbidden', async (id) => {
    expect((await app.inject(withId(id))).json()).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

test('A-11 an own id that may be left out may be left out', async () => {
  expect((await app.inject('/own')).statusCode).toBe(200);
});

test.each([
  ['8', 'forbidden'],
  ['PAT-000007', 'doctor_not_found'],
  ['me', 'doctor_not_found'],
])('A-11 where unknown doctors are refused, %s is refused with %s', async (id, code) => {
  expect((await app.inject(`/doctors/${id}`)).json()).toMatchObject({ code });
  expect((await app.inject('/doctors/DOC-7')).statusCode).toBe(200);
});

describe('a call that shows the record of patients', () => {
  test('P-04 is recorded with those whom it showed', async () => {
    recorded.length = 0;
    expect((await app.inject('/shows?says=7 9')).statusCode).toBe(200);
    expect(recorded).toEqual(['/shows showed 7 9']);
  });

  test('P-04 is not answered when its handler does not say whom it showed', async () => {
    expect((await app.inject('/shows')).statusCode).toBe(500);
  });
});

test('P-04 what is refused to a caller is recorded', async () => {
  recorded.length = 0;
  await app.inject('/own/8');
  expect(recorded).toEqual(['/own/:patientId refused 7: Refusal: forbidden']);
});
