import { expect, test } from 'vitest';
import { configFrom } from '#server/platform/config/config.ts';
import { wholeDatabase } from './whole-database.ts';

const pooler = { DATABASE_URL: 'postgres://app@pooler/hams' };
const direct = { DATABASE_DIRECT_URL: 'postgres://app@db/hams' };
const owner = { DATABASE_OWNER_URL: 'postgres://owner@db/hams' };

test.each([
  [{}, null],
  [pooler, 'postgres://app@pooler/hams'],
  [{ ...pooler, ...direct }, 'postgres://app@db/hams'],
  [{ ...pooler, ...direct, ...owner }, 'postgres://owner@db/hams'],
])('P-06 a backup with %o goes to %s', (settings, expected) => {
  expect(wholeDatabase(configFrom(settings))).toBe(expected);
});
