import { chromium } from '@playwright/test';
import { formatId } from '#domain/platform/readable-ids.ts';
import { logIn } from '#harness/api-calls.ts';
import { launchOptions } from '#harness/chromium.ts';
import { password } from '../clinic/invent-clinic.ts';
import type { Clinic } from '../clinic/open-clinic.ts';
import type { Row } from './row.ts';

type Role = 'patient' | 'doctor';
/** Images, fonts and API responses are not counted. */
const countedResourceTypes = new Set(['Document', 'Script', 'Stylesheet']);

/** Transferred size of HTML, scripts and styles on a first visit, until the browser requests nothing more. */
async function measureKilobytes(url: string, path: string, role?: Role): Promise<number> {
  const browser = await chromium.launch(launchOptions);
  try {
    // A service worker would prefetch files of later pages.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const value = encodeURIComponent('17.385|78.4867|Hyderabad');
    await context.addCookies([{ name: 'place', value, url }]);
    if (role) {
      const phone = role === 'patient' ? '8000000001' : '7000000001';
      const token = await logIn(url, `${role}s`, phone, password);
      await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const asked = new Map<string, string>();
    let bytes = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => asked.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (countedResourceTypes.has(asked.get(requestId) ?? '')) bytes += encodedDataLength;
    });
    const answer = await page.goto(url + path, { waitUntil: 'networkidle' });
    if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}`);
    return bytes / 1024;
  } finally {
    await browser.close();
  }
}

const page = (name: string, path: string, role?: Role): Row => ({
  figure: `${name}: HTML, scripts and styles`,
  aim: '',
  unit: ' KB',
  digits: 1,
  run: async ({ hams }: Clinic) => ({ value: await measureKilobytes(hams.url, path, role) }),
});

const doctor = formatId('doctor', 1);
export const pageSizeRows: readonly Row[] = [
  page('home', '/'),
  page('doctors list', '/doctors-available?specialization=Cardiology'),
  page('search', '/doctors-available?q=sharma'),
  page('doctor', `/doctor-description?doctor=${doctor}`),
  page('login', '/login'),
  page('patient’s dashboard', '/dashboard/patient', 'patient'),
  page('patient’s appointments', '/dashboard/patient/appointments', 'patient'),
  page('doctor’s dashboard', '/dashboard/home', 'doctor'),
  page('doctor’s slots', '/dashboard/slots', 'doctor'),
];
