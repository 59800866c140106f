import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, test } from 'vitest';
import { endpointByOperation } from '#contract/by-operation.ts';
import { refusals } from '#contract/refusals.ts';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument('https://hams.example');

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

describe('H-01 others read the document as it is meant', () => {
  test('H-01 spectral:oas finds nothing, and no parameter without a description', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({
      extends: [[oas as RulesetDefinition, 'recommended']],
      rules: { 'oas3-parameter-description': 'error' },
    });
    const findings = await linter.run(JSON.stringify(document));
    expect(findings.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([]);
  });

  test('H-01 redocly’s recommended rules find only the addresses that are told apart because no id is such a word', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(document);
    const findings = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    // No id is called `update` or `update-status`, so these are told apart.
    expect(findings.map(({ ruleId, location }) => [ruleId, location[0]?.pointer]).sort()).toEqual([
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1calendar.ics'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1follow-up'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1follow-up-time'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1last-prescription'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1messages'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1payment'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1prescribing'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1prescription'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1prescription.pdf'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1progress'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1receipt.pdf'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1days~1{date}'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1letterhead~1{image}'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1payments~1{date}'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1update~1{doctorId}'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1{id}~1profile'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1allergies'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1conditions'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1history'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1record'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1uploads'],
    ]);
  });
});

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
