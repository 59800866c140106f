import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doctorPath, leadsToBooking, loginPath, paths, safeReturn } from './paths.ts';

const parseReturn = (wanted: string) => safeReturn(new URLSearchParams({ returnTo: wanted }));

test.each([
  ['/dashboard', '/dashboard'],
  ['/', '/'],
  ['/doctor-description?doctor=DOC-000001&slot=16:30', '/doctor-description?doctor=DOC-000001&slot=16:30'],
  ['/faqs#fees', '/faqs#fees'],
  ['/doctors-available?q=दिल', '/doctors-available?q=%E0%A4%A6%E0%A4%BF%E0%A4%B2'],
  ['/a/../dashboard', '/dashboard'],
  ['/@evil.example', '/@evil.example'],
  ['/dashboard?next=//evil.example', '/dashboard?next=//evil.example'],
  ['/loginhelp', '/loginhelp'],
])('C-08 after a login %j leads to %j', (wanted, page) => expect(parseReturn(wanted)).toBe(page));

test.each([
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  'https:evil.example',
  'https://evil.example',
  'https:/evil.example',
  'http:evil',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//user@evil.example:443/',
  '//[::1',
  '/login',
  '/login/',
  '/Login',
  '/login?returnTo=/login',
  '/login#x',
  '/forgot-password',
  `/${'a'.repeat(3000)}`,
])('C-08 P-04 after a login %j leads to the dashboard', (wanted) => expect(parseReturn(wanted)).toBeNull());

test('C-08 a page is found again through any number of detours', () => {
  const there = loginPath('/doctor-description?doctor=DOC-000001');
  expect(safeReturn(new URL(there, 'http://hams').searchParams)).toBe(
    '/doctor-description?doctor=DOC-000001',
  );
  expect(safeReturn(new URLSearchParams())).toBeNull();
});

test('C-08 P-04 whatever the link says, a browser stays on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '%2e',
    '@',
    ':',
    'evil.example',
    'https:',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }), (pieces) => {
      const page = parseReturn(pieces.join(''));
      if (page === null) return;
      for (const site of ['https://hams.example', 'http://localhost:3000']) {
        expect(new URL(page, `${site}${paths.login}`).origin).toBe(site);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [loginPath(doctorPath('DOC-000001', {}, { slot: '16:30' })), true],
  [loginPath(doctorPath('DOC-000001', { hname: 'Care Hospital' })), true],
  [loginPath('/dashboard/patient/settings'), false],
  [loginPath('/doctors-available?specialization=Cardiology'), false],
  [loginPath('//elsewhere.example/doctor-description?doctor=1'), false],
  [paths.login, false],
])('E-04 %s leads to a booking: %s', (path, leads) => {
  expect(leadsToBooking(new URL(path, 'https://hams.invalid').search)).toBe(leads);
});
