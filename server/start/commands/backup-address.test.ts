import { expect, test } from 'vitest';
import { parseConfig } from '#server/platform/config/config.ts';
import { findBackupAddress } from './backup-address.ts';

const pooler = { DATABASE_URL: 'postgres://app@pooler/hams' };
const direct = { DATABASE_DIRECT_URL: 'postgres://app@db/hams' };
const ownerSettings = { DATABASE_OWNER_URL: 'postgres://owner@db/hams' };

test.each([
  [{}, null],
  [pooler, 'postgres://app@pooler/hams'],
  [{ ...pooler, ...direct }, 'postgres://app@db/hams'],
  [{ ...pooler, ...direct, ...ownerSettings }, 'postgres://owner@db/hams'],
])('P-06 a backup with %o goes to %s', (settings, expected) => {
  expect(findBackupAddress(parseConfig(settings))).toBe(expected);
});
