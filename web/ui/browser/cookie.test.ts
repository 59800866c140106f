import { expect, test, vi } from 'vitest';
import { storeInCookie } from './cookie.ts';

function writeCookieAt(protocol: string): string {
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  storeInCookie('theme', 'dark', { protocol });
  return String(written.mock.lastCall?.[0]);
}

test('P-04 over https a setting never travels without TLS; on a machine of one’s own it is kept all the same', () => {
  expect(writeCookieAt('https:')).toMatch(/^theme=dark; path=\/; .*samesite=lax; secure$/);
  expect(writeCookieAt('http:')).not.toContain('secure');
});
