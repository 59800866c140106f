import { expect, test } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';

/** The directives of the content security policy and of the Permissions-Policy. */
async function allowed(settings: Record<string, string>) {
  const hams: TestApp = await testApp(settings);
  try {
    const { headers } = await hams.app.inject({ url: '/api/healthz' });
    const directives = String(headers['content-security-policy']).split(';');
    const powers = String(headers['permissions-policy']).split(', ');
    return {
      csp: Object.fromEntries(
        directives.map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
      ),
      powers: Object.fromEntries(powers.map((one) => one.split('='))) as Record<string, string>,
    };
  } finally {
    await hams.close();
  }
}

test('F-12 a video visit may use camera, microphone and screen, on this site alone', async () => {
  const { csp, powers } = await allowed({ PUBLIC_URL: 'https://hams.example' });
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

test('F-12 on a machine of one’s own the live line is not encrypted', async () => {
  const { csp } = await allowed({ PORT: '8080' });
  expect(csp['connect-src']).toBe("'self' ws://localhost:8080");
});

test('H-38 a configured Jitsi host may run its script and its frame, with camera and microphone; nobody else', async () => {
  const { csp, powers } = await allowed({ VIDEO_PROVIDER: 'jitsi', JITSI_HOST: 'video.clinic.in:8443' });
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

test('H-38 the public Jitsi is allowed only when Jitsi is what carries visits', async () => {
  expect((await allowed({ VIDEO_PROVIDER: 'jitsi' })).csp['frame-src']).toBe('https://meet.jit.si');
  const { csp, powers } = await allowed({});
  expect(JSON.stringify([csp, powers])).not.toContain('jit.si');
});
