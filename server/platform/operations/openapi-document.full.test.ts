import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, test } from 'vitest';
import { createOpenApiDocument } from './openapi-document.ts';

const document = createOpenApiDocument('https://hams.example');

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
    // No id is called `update` or `update-status`, so these paths are not ambiguous.
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
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1receipt'],
      ['no-ambiguous-paths', '#/paths/~1appointments~1{appointmentId}~1receipt.pdf'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1letterhead~1{image}'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1{id}~1availability'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1{id}~1booked-slots'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1{id}~1profile'],
      ['no-ambiguous-paths', '#/paths/~1doctors~1{id}~1slots'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1allergies'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1conditions'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1history'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1record'],
      ['no-ambiguous-paths', '#/paths/~1patients~1{patientId}~1uploads'],
    ]);
  });
});
