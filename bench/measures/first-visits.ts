import { chromium } from '@playwright/test';
import { launchOptions } from '#harness/chromium.ts';
import type { Effort } from '../compare-runs.ts';
import { type Figure, toFigure } from '../table.ts';

/** A phone: 412 px wide, slow CPU, slow network. */
const profile = {
  viewport: { width: 412, height: 823 },
  processorSlowdown: 4,
  bytesPerSecond: (1.44 * 1_000_000) / 8,
  latencyMilliseconds: 562,
};

interface Vitals {
  largestPaint: number;
  firstPaint: number;
  shift: number;
  blocked: number;
}

/** Runs in the page and must be self-contained: collects the browser's measurements. */
function collectVitals(): void {
  const vitals: Vitals = { largestPaint: 0, firstPaint: 0, shift: 0, blocked: 0 };
  Object.assign(window, { vitals });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    vitals.largestPaint = entry.startTime;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.firstPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.shift += value;
  });
  observe('longtask', (entry) => {
    vitals.blocked += Math.max(0, entry.duration - 50);
  });
}

async function visit(url: string, path: string) {
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({ viewport: profile.viewport, isMobile: true, hasTouch: true });
  // Home is measured as a first visit; on other pages the place is already known.
  if (path !== '/') {
    const value = encodeURIComponent('17.385|78.4867|Hyderabad');
    await context.addCookies([{ name: 'place', value, url }]);
  }
  const page = await context.newPage();
  await page.addInitScript(collectVitals);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMilliseconds,
    downloadThroughput: profile.bytesPerSecond,
    uploadThroughput: profile.bytesPerSecond / 2,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.processorSlowdown });
  const kinds = new Map<string, string>();
  const bytes = { all: 0, script: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (type === 'Script') bytes.script += Number(response.headers['content-length']);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.all += encodedDataLength;
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await browser.close();
  return {
    ...vitals,
    requests: kinds.size,
    kilobytes: bytes.all / 1024,
    scriptKilobytes: bytes.script / 1024,
  };
}

const pages = {
  home: '/',
  'doctors list': '/doctors-available?specialization=Cardiology',
  doctor: '/doctor-description?doctor=DOC-000201',
};

export async function measureFirstVisits(url: string, { runs }: Effort): Promise<Figure[]> {
  const rows: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) rows.push(...(await publicPage(url, name, path, runs)));
  return rows;
}

async function publicPage(url: string, name: string, path: string, runs: number): Promise<Figure[]> {
  await visit(url, path); // lets the server render the page once beforehand
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(url, path));
  const row = (
    figure: string,
    aim: string,
    unit: string,
    digits: number,
    of: (visit: (typeof visits)[number]) => number,
  ): Figure => toFigure({ figure, aim, values: visits.map(of), unit, digits });
  return [
    row(`${name}: largest paint`, '≤ 0.8 s', ' s', 2, (visit) => visit.largestPaint / 1000),
    row(`${name}: first paint`, '', ' s', 2, (visit) => visit.firstPaint / 1000),
    row(`${name}: blocked`, '≤ 100 ms', ' ms', 0, (visit) => visit.blocked),
    row(`${name}: shift`, '≤ 0.01', '', 3, (visit) => visit.shift),
    row(`${name}: requests`, '≤ 12', '', 0, (visit) => visit.requests),
    row(`${name}: all bytes`, '', ' KB', 1, (visit) => visit.kilobytes),
    row(`${name}: script bytes (brotli)`, '≤ 100 KB', ' KB', 1, (visit) => visit.scriptKilobytes),
  ];
}
