import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatId } from '#domain/platform/readable-ids.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { type TestApp, testApp, thursday } from '#server/testing/app.ts';
import { freshPhone, newDoctor, newPatient, patientForm, publishDay } from '#server/testing/people.ts';
import { quietLog } from '#server/testing/platform/collect-log.ts';
import { openTab } from '#server/testing/platform/tabs.ts';

const target = z.object({ expr: z.string(), datasource: z.object({ uid: z.literal(`$${'{datasource}'}`) }) });
const board = z.object({
  schemaVersion: z.number().min(38),
  templating: z.object({ list: z.array(z.looseObject({ name: z.string(), type: z.string() })) }),
  panels: z.array(
    z.object({ id: z.number(), title: z.string(), type: z.string(), targets: z.array(target).default([]) }),
  ),
});
const alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+m$/),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

const read = (file: string) => readFile(join(projectRoot, 'deploy', file), 'utf8');
const readBoard = async () => board.parse(JSON.parse(await read('grafana/hams.json')));
const readAlerts = async () =>
  alerts.parse(parse(await read('prometheus/alerts.yml'))).groups.flatMap(({ rules }) => rules);

type PrintedMetrics = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

function printedIn(body: string): PrintedMetrics {
  const printed = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', labels = ''] of body.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = printed.get(name) ?? new Map<string, Set<string>>();
    printed.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g)) {
      known.set(label, (known.get(label) ?? new Set()).add(value));
    }
  }
  return printed;
}

/** Prometheus adds them to everything that it scrapes. */
const scrapeLabels = ['instance', 'job'];

function findMissingMetrics(expression: string, printed: PrintedMetrics): string[] {
  const missing: string[] = [];
  const asked = [...expression.matchAll(/\b((?:hams|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
  for (const [, name = '', matchers = ''] of asked) {
    const labels = printed.get(name);
    if (!labels) missing.push(name);
    for (const [, label = '', sign, value = ''] of matchers.matchAll(/(\w+)(=~|!=|!~|=)"([^"]*)"/g)) {
      if (scrapeLabels.includes(label)) continue;
      if (!labels?.has(label)) missing.push(`${name}{${label}}`);
      else if (sign === '=' && !labels.get(label)?.has(value)) missing.push(`${name}{${label}="${value}"}`);
    }
  }
  for (const [, grouped = ''] of expression.matchAll(/\bby \(([^)]*)\)/g)) {
    for (const label of grouped.split(',').map((one) => one.trim())) {
      const isPrinted = asked.every(([, name = '']) => printed.get(name)?.has(label));
      if (!isPrinted && !scrapeLabels.includes(label)) missing.push(`by (${label}) in ${expression}`);
    }
  }
  return asked.length === 0 ? [`no metric in ${expression}`] : missing;
}

let hams: TestApp;
let printed: PrintedMetrics;
beforeAll(async () => {
  hams = await testApp();
  quietLog('warn');
  await bookTwice();
  // A code to a demo's mailbox, an invalid WebSocket message, and slow query.
  await hams.app.inject({ method: 'POST', url: '/api/patients/signup', body: patientForm(freshPhone()) });
  await hams.deps.database.transaction((db) =>
    hams.deps.outbox.put(
      db,
      { phone: '9000000001', email: '' },
      { kind: 'test', locale: 'en', subject: '', text: '' },
      { by: 'best', usefulUntil: hams.deps.clock.now() + 60_000 },
    ),
  );
  await hams.deps.outbox.deliver();
  const tab = await openTab(hams.app);
  tab.socket.send('nonsense');
  await tab.closed;
  await hams.deps.database.pool.query('select pg_sleep(0.6)');
  // Queue metrics are left out while the machine is too slow to count them.
  await vi.waitUntil(
    async () => {
      printed = printedIn((await hams.app.inject('/api/metrics')).body);
      return printed.has('hams_queue_oldest_seconds');
    },
    { timeout: 60_000 },
  );
});
afterAll(() => hams.close());

async function bookTwice() {
  const [doctor, ...patients] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
  await publishDay(hams, doctor, thursday, ['16:00'], 15);
  for (const { bearer } of patients) {
    await hams.app.inject({
      method: 'POST',
      url: '/api/appointments/book',
      headers: bearer,
      body: { date: thursday, doctorId: formatId('doctor', doctor.id), slotNumber: '16:00' },
    });
  }
}

test('P-07 the board asks for nothing but what a process prints, in a data source of one’s own', async () => {
  const { panels, templating } = await readBoard();
  expect(templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource' });
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(20);
  expect(expressions.flatMap((one) => findMissingMetrics(one, printed))).toEqual([]);
});

test('P-07 the alerts do too, and each has a threshold, a severity and a sentence', async () => {
  const rules = await readAlerts();
  expect(rules.length).toBeGreaterThan(4);
  for (const { expr } of rules) expect(expr).toMatch(/[<>=]=? ?[\d.]+\s*$|^absent\(/);
  expect(rules.flatMap(({ expr }) => findMissingMetrics(expr, printed))).toEqual([]);
});

test('P-07 what nobody prints is noticed: a name, a label, a value, a grouping', () => {
  expect(findMissingMetrics('rate(hams_nothing[5m])', printed)).toEqual(['hams_nothing']);
  expect(findMissingMetrics('hams_heavy_work{colour="red"}', printed)).toEqual(['hams_heavy_work{colour}']);
  expect(findMissingMetrics('hams_heavy_work{kind="walks"}', printed)).toEqual([
    'hams_heavy_work{kind="walks"}',
  ]);
  expect(findMissingMetrics('sum by (colour) (hams_heavy_work)', printed)).toHaveLength(1);
  expect(findMissingMetrics('vector(1)', printed)).toHaveLength(1);
});

test('P-07 whatever is printed for us has a figure or is named, and nobody’s words are a label', () => {
  const bookings = printed.get('hams_bookings_total');
  expect([...(bookings?.get('outcome') ?? [])].sort()).toEqual(['booked', 'slot_taken']);
  expect([...(printed.get('hams_messages_total')?.get('outcome') ?? [])]).toEqual(['sent']);
  expect([...(printed.get('hams_queue_oldest_seconds')?.get('queue') ?? [])].sort()).toEqual([
    'announcements',
    'messages',
  ]);
});
