import { expect, test } from 'vitest';
import { endpointByOperation } from '#contract/endpoints-by-operation.ts';
import { refusals } from '#contract/platform/refusals.ts';
import { createOpenApiDocument } from './openapi-document.ts';

const document = createOpenApiDocument('https://hams.example');

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly description: string;
  }[];
  readonly responses: Record<string, { readonly description: string; readonly content?: object }>;
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    path,
    ...operation,
  })),
);

test('H-01 an operation is called as in the contract', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.sort()).toEqual(Object.keys(endpointByOperation).sort());
});

test.each(operations)('H-01 $call names its parameters and each status that it refuses with', (operation) => {
  const { operationId, path, parameters, responses } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  for (const code of endpointByOperation[operationId]?.refusals ?? []) {
    const answer = responses[refusals[code]];
    expect(answer?.description).toContain(`\`${code}\``);
    expect(JSON.stringify(answer?.content)).toContain('#/components/schemas/Problem');
  }
});

test('H-01 whoever must be logged in is told so, and what is refused otherwise', () => {
  expect(document.paths['/appointments/book']).toMatchObject({
    post: { security: [{ bearer: [] }], responses: { 401: {}, 403: {}, default: {} } },
  });
  expect(document.paths['/search']).toMatchObject({ get: { security: [] } });
});

test('H-01 a form takes a photo, and JSON takes none', () => {
  expect(document.paths['/patients/signup']).toHaveProperty(
    ['post', 'requestBody', 'content', 'multipart/form-data', 'schema', 'properties', 'photo', 'format'],
    'binary',
  );
  expect(document.paths['/patients/signup']).not.toHaveProperty([
    'post',
    'requestBody',
    'content',
    'application/json',
    'schema',
    'properties',
    'photo',
  ]);
});

test('P-03 a form that is a picture alone is described too, and how it may be refused', () => {
  for (const path of ['/hospital/letterhead/logo', '/doctors/letterhead/{image}']) {
    const described = document.paths[path];
    expect(described).toHaveProperty('put.requestBody.required', false);
    expect(described).toHaveProperty(['put', 'requestBody', 'content', 'multipart/form-data']);
    expect(described).not.toHaveProperty(['put', 'requestBody', 'content', 'application/json']);
    expect(described).toHaveProperty(
      'put.responses.400.description',
      expect.stringContaining('invalid_request'),
    );
    expect(described).toHaveProperty(
      'put.responses.415.description',
      expect.stringContaining('unsupported_media_type'),
    );
  }
});
