import { expect, test } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { createSecurityHeaders } from './security-headers.ts';

function listDirectives(settings: Record<string, string>) {
  const { document } = createSecurityHeaders(parseConfig(settings), null);
  const directives = document['content-security-policy']?.split(';') ?? [];
  const powers = document['permissions-policy']?.split(', ') ?? [];
  return {
    csp: Object.fromEntries(directives.map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')])),
    powers: Object.fromEntries(powers.map((one) => one.split('='))) as Record<string, string>,
  };
}

test('F-12 a video visit may use camera, microphone and screen, on this site alone', () => {
  const { csp, powers } = listDirectives({ PUBLIC_URL: 'https://hams.example' });
  expect(csp).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'connect-src': "'self' wss://hams.example",
    'media-src': "'self' blob:",
    'frame-src': "'none'",
  });
  expect(powers).toMatchObject({
    camera: '(self)',
    microphone: '(self)',
    'display-capture': '(self)',
    geolocation: '(self)',
    payment: '()',
    usb: '()',
    gyroscope: '()',
  });
});

test('F-12 on a machine of one’s own the live line is not encrypted', () => {
  const { csp } = listDirectives({ PORT: '8080' });
  expect(csp['connect-src']).toBe("'self' ws://localhost:8080");
});

test('H-38 a configured Jitsi host may run its script and its frame, with camera and microphone; nobody else', () => {
  const { csp, powers } = listDirectives({ VIDEO_PROVIDER: 'jitsi', JITSI_HOST: 'video.clinic.in:8443' });
  const jitsi = 'https://video.clinic.in:8443';
  expect(csp).toMatchObject({
    'default-src': "'self'",
    'script-src': `'self' ${jitsi}`,
    'frame-src': jitsi,
    'media-src': "'self' blob:",
  });
  expect(csp['connect-src']).not.toContain(jitsi);
  for (const power of ['camera', 'microphone', 'display-capture']) {
    expect(powers[power]).toBe(`(self "${jitsi}")`);
  }
  expect(powers.geolocation).toBe('(self)');
});

test('H-38 the public Jitsi is allowed only when Jitsi is what carries visits', () => {
  expect(listDirectives({ VIDEO_PROVIDER: 'jitsi' }).csp['frame-src']).toBe('https://meet.jit.si');
  const { csp, powers } = listDirectives({});
  expect(JSON.stringify([csp, powers])).not.toContain('jit.si');
});

test('A-11 over https browsers are told to stay with it, on pages and on all other answers', () => {
  const { document, answer } = createSecurityHeaders(
    parseConfig({ PUBLIC_URL: 'https://hams.example' }),
    null,
  );
  for (const headers of [document, answer]) {
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
  expect(document['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('P-04 no answer may be framed, load plugins or move its base, be it a page or data', () => {
  const { document, answer } = createSecurityHeaders(parseConfig({}), null);
  for (const headers of [document, answer]) {
    const policy = headers['content-security-policy']?.split(';');
    expect(policy).toEqual(expect.arrayContaining(["base-uri 'none'", "frame-ancestors 'none'"]));
    expect(policy?.some((one) => ["object-src 'none'", "default-src 'none'"].includes(one))).toBe(true);
  }
});
