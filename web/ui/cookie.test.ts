import { expect, test, vi } from 'vitest';
import { keepInCookie } from './cookie.ts';

/** What a page at this address writes. */
function writtenAt(protocol: string): string {
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  keepInCookie('theme', 'dark', { protocol });
  return String(written.mock.lastCall?.[0]);
}

test('P-04 over https a setting never travels without TLS; on a machine of one’s own it is kept all the same', () => {
  expect(writtenAt('https:')).toMatch(/^theme=dark; path=\/; .*samesite=lax; secure$/);
  expect(writtenAt('http:')).not.toContain('secure');
});
