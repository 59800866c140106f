import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { locales } from '#messages/runtime.js';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { smsTemplateNames } from '#server/platform/sms/sms-templates.ts';
import { createRegistrationSheet } from './registration-sheet.ts';

/** Splits a CSV line: some cells are quoted, with doubled quotes within (RFC 4180). */
const parseCells = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replace(/""/g, '"') ?? plain,
  );

const sheet = createRegistrationSheet({ header: 'HAMSIN', publicUrl: 'https://hams.clinic.in' });
const lines = sheet.split('\r\n').slice(0, -1).map(parseCells);

test('N-07 the sheet has every text in every language, with typed slots', () => {
  expect(lines[0]).toEqual(['template', 'language', 'category', 'header', 'text', 'parts', 'version']);
  expect(lines.slice(1).map(([name, language]) => `${name} ${language}`)).toEqual(
    smsTemplateNames.flatMap((name) => locales.map((locale) => `${name} ${locale}`)),
  );
  expect(lines.find(([name, language]) => name === 'reminder' && language === 'en')).toEqual([
    'reminder',
    'en',
    'service implicit',
    'HAMSIN',
    '{#alphanumeric#}: your appointment with Dr {#alphanumeric#} is on {#numeric#}/{#numeric#} at {#numeric#}:{#numeric#}. Confirm, change or cancel: {#url#}',
    '1',
    expect.stringMatching(/^[\da-f]{8}$/),
  ]);
});

test('N-07 texts that differ have different versions', () => {
  const texts = new Set(lines.slice(1).map(([, , , , text]) => text));
  expect(new Set(lines.slice(1).map(([, , , , , , version]) => version)).size).toBe(texts.size);
});

test('N-07 no text is longer than two parts, nor has a slot of no type', () => {
  for (const [, , , , text = '', parts] of lines.slice(1)) {
    expect(Number(parts)).toBeLessThanOrEqual(2);
    expect(text.replace(/\{#(?:numeric|alphanumeric|url)#\}/g, '')).not.toMatch(/[{}]/);
  }
});

test('N-07 the command prints the sheet with the settings of the clinic', async () => {
  const env = { ...process.env, SMS_HEADER: 'HAMSIN', PUBLIC_URL: 'https://hams.clinic.in' };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/start/commands/sms-templates.ts'], {
    cwd: projectRoot,
    env,
  });
  expect(stdout).toBe(sheet);
});
