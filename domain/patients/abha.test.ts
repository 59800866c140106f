import { expect, test } from 'vitest';
import { formatAbhaNumber, isAbhaAddress, isAbhaNumber, looksLikeAadhaar, removeSeparators } from './abha.ts';

test('J-08 an ABHA number has 14 digits, however it is written, and no check digit', () => {
  for (const written of ['91123456789012', '91-1234-5678-9012', ' 91 1234 5678 9012 ', '91–1234–5678–9012']) {
    expect(removeSeparators(written)).toBe('91123456789012');
  }
  for (const last of '0123456789') expect(isAbhaNumber(`9112345678901${last}`)).toBe(true);
  for (const wrong of ['', '9112345678901', '911234567890123', '9112345678901a', '९११२३४५६७८९०१२']) {
    expect(isAbhaNumber(wrong)).toBe(false);
  }
  expect(formatAbhaNumber('91123456789012')).toBe('91-1234-5678-9012');
});

test('J-08 an Aadhaar number is known by its twelve digits, also as the name of an address', () => {
  for (const text of ['234567890123', '2345 6789 0123', '2345-6789-0123', '234567890123@abdm']) {
    expect(looksLikeAadhaar(text)).toBe(true);
  }
  for (const text of ['', '91123456789012', '23456789012', 'asha.234567890123@abdm', '9876543210@abdm']) {
    expect(looksLikeAadhaar(text)).toBe(false);
  }
});

test('J-08 an ABHA address is a name at abdm or sbx', () => {
  for (const good of [
    'asha@abdm',
    'asha.menon_88@sbx',
    '91123456789012@abdm',
    'a@abdm',
    `${'a'.repeat(50)}@sbx`,
  ]) {
    expect(isAbhaAddress(good), good).toBe(true);
  }
  for (const bad of [
    '',
    'asha',
    '@abdm',
    'asha@',
    'asha@gmail.com',
    'asha@abdm.gov.in',
    '.asha@abdm',
    'asha.@abdm',
  ]) {
    expect(isAbhaAddress(bad), bad).toBe(false);
  }
  expect(isAbhaAddress('asha menon@abdm')).toBe(false);
  expect(isAbhaAddress('asha@abdm\nbcc')).toBe(false);
  expect(isAbhaAddress(`${'a'.repeat(51)}@abdm`)).toBe(false);
});
