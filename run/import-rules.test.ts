import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsIn, modules, refusal, resolveImport } from './import-rules.ts';

const root = join(import.meta.dirname, '..');
const roots = '{domain,contract,messages/names,db,embedded-postgres,harness,server,web,e2e,bench,proof}';
const files = globSync(`${roots}/**/*.{ts,tsx,mjs}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

type Graph = ReadonlyMap<string, readonly string[]>;

/** Imports of packages and compiled messages are left out. */
function importGraph(sources: Readonly<Record<string, string>>): Graph {
  return new Map(
    Object.entries(sources).map(([file, text]) => [
      file,
      importsIn(text)
        .map((source) => resolveImport(file, source))
        .filter((target) => target in sources),
    ]),
  );
}

function findCircle(graph: Graph): readonly string[] | null {
  const clear = new Set<string>();
  const walk = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (clear.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    clear.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

describe('this repository', () => {
  const sources = Object.fromEntries(files.map((file) => [file, read(file)]));

  test('imports only what the rules allow', () => {
    const refused = Object.entries(sources).flatMap(([file, text]) =>
      importsIn(text).flatMap((source) => {
        const because = refusal(file, source);
        return because ? [`${file} imports ${source}: ${because}`] : [];
      }),
    );
    expect(refused).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    const graph = importGraph(sources);
    expect(findCircle(graph)?.join(' → ')).toBeUndefined();
    expect([...graph.values()].flat().length).toBeGreaterThan(2000);
  });

  test('server has the twelve modules, the entry points and the test helpers, no other folder', () => {
    const folders = globSync('server/*/', { cwd: root }).map((path) => path.split(/[\\/]/)[1]);
    expect(folders.sort()).toEqual([...modules, 'start', 'testing'].sort());
  });

  test('no file is called index', () => {
    expect(files.filter((file) => /\/index\.\w+$/.test(file))).toEqual([]);
  });

  test('only contract/all-endpoints.ts hands on what others export', () => {
    const reExports = /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s/m;
    expect(files.filter((file) => reExports.test(sources[file] ?? ''))).toEqual([
      'contract/all-endpoints.ts',
    ]);
  });
});

describe('the rules refuse', () => {
  test.each([
    // A later module.
    ['server/doctors/profile/require-doctor.ts', '#server/appointments/booking/book-appointment.ts'],
    ['server/patients/family/own-family.ts', '#server/worker.ts'],
    ['server/accounts/sessions/log-in.ts', '#server/start/commands/operator.ts'],
    ['server/platform/log/log.ts', '#server/testing/app.ts'],
    ['contract/doctors/doctors.ts', '#contract/hospital/hospitals.ts'],
    ['contract/platform/fields.ts', '#contract/all-endpoints.ts'],
    ['domain/platform/money.ts', '#domain/doctors/ratings.ts'],
    ['web/doctors/practices/practice-form.tsx', '#web/hospital/profile/opening-hours.ts'],
    ['web/ui/button.tsx', '#web/api/client.ts'],
    ['web/appointments/own/cancel-dialog.tsx', '#web/screens/area/area-frame.tsx'],
    ['web/appointments/own/cancel-dialog.tsx', '../../router.tsx'],
    // Another root.
    ['domain/platform/money.ts', '#contract/platform/fields.ts'],
    ['domain/platform/money.ts', 'zod'],
    ['domain/platform/money.ts', 'node:fs'],
    ['domain/platform/money.ts', 'vitest'],
    ['contract/platform/fields.ts', '#messages/messages.js'],
    ['contract/platform/fields.ts', 'pg'],
    ['messages/names/city-name.ts', '#contract/platform/fields.ts'],
    ['db/statement.ts', '#server/platform/clock.ts'],
    ['db/statement.test.ts', '#server/platform/clock.ts'],
    ['embedded-postgres/account.ts', '#db/statement.ts'],
    ['harness/clock.ts', '#server/app.ts'],
    ['server/app.ts', '../web/router.tsx'],
    ['server/app.ts', '#harness/clock.ts'],
    ['web/api/client.ts', '../../server/app.ts'],
    ['web/api/client.test.ts', '#server/app.ts'],
    ['e2e/axe.ts', '#web/ui/paths.ts'],
    ['bench/table.ts', '../e2e/axe.ts'],
    ['proof/fuzz/fuzz.ts', '../../bench/table.ts'],
    ['server/app.ts', '../domain/platform/money.ts'],
    ['bench/rows/api-rows.ts', '../../server/app.ts'],
    // What a module keeps to itself, from its tests too.
    ['server/hospital/bookings/book.test.ts', '#server/appointments/booking/booking-queries.ts'],
    ['server/appointments/booking/book.test.ts', './booking-routes.ts'],
    ['web/video/call/machine.ts', '#web/platform/live/use-live.ts'],
    ['web/doctors/practices/practice-form.test.tsx', '#web/hospital/profile/opening-hours.ts'],
    ['server/hospital/bookings/book.ts', '#server/appointments/booking/booking-queries.ts'],
    ['server/appointments/booking/book.ts', './booking-routes.ts'],
    ['server/main.ts', './appointments/booking/booking-routes.ts'],
    ['web/screens/doctor/home/todays-appointments.tsx', '../../patient/dashboard/patient-dashboard.tsx'],
    ['web/hospital/visits/visit-list.tsx', '../../patient/dashboard/patient-dashboard.tsx'],
    ['web/video/call/call-machine.ts', 'react'],
    ['web/video/call/call-machine.ts', '../room/call.tsx'],
    ['web/video/call/call-machine.ts', '#web/ui/button.tsx'],
  ])('%s that imports %s', (file, source) => {
    expect(refusal(file, source)).not.toBeNull();
  });
});

describe('the rules allow', () => {
  test.each([
    ['server/appointments/booking/book.ts', '#server/doctors/profile/require-doctor.ts'],
    ['server/appointments/booking/book.ts', '../changes/status-queries.ts'],
    ['server/appointments/booking/book.ts', '#domain/hospital/front-desk-day.ts'],
    ['server/appointments/booking/book.ts', 'fastify'],
    ['server/appointments/booking/book.test.ts', '#server/testing/app.ts'],
    ['server/app.ts', './appointments/booking/booking-routes.ts'],
    ['server/main.ts', './app.ts'],
    ['domain/doctors/ratings.ts', '#domain/platform/money.ts'],
    ['domain/doctors/ratings.test.ts', 'fast-check'],
    ['domain/clinical/medicines.ts', '#reference/brands.ts'],
    ['contract/doctors/doctors.ts', 'zod'],
    ['contract/doctors/doctors.test.ts', 'node:fs'],
    ['contract/all-endpoints.ts', './hospital/hospitals.ts'],
    ['messages/names/city-name.ts', '#messages/messages.js'],
    ['db/demo/load-demo.test.ts', '#server/testing/database.ts'],
    ['harness/api-calls.ts', '#server/testing/people.ts'],
    ['web/api/client.ts', '#web/ui/browser/clock.ts'],
    ['web/hospital/patients/book-visit-form.tsx', '#web/appointments/booking/needs-fields.tsx'],
    ['web/screens/doctor/home/todays-appointments.tsx', '../area/frame.tsx'],
    ['web/screens/doctor/home/todays-appointments.tsx', '../visit-room/open-visit-room.tsx'],
    ['web/screens/doctor/home/todays-appointments.test.tsx', '#web/testing/server.ts'],
    ['web/router.tsx', './screens/home/home-screen.tsx'],
    ['web/video/call/call-machine.ts', '#domain/video/join-window.ts'],
    ['e2e/axe.ts', '#harness/clock.ts'],
  ])('%s that imports %s', (file, source) => {
    expect(refusal(file, source)).toBeNull();
  });
});

test.each([
  "import 'zod';",
  "import { z } from 'zod';",
  "import {\n  z,\n} from 'zod';",
  "import type { z } from 'zod';",
  "export * from 'zod';",
  "export { z } from 'zod';",
  "await import('zod');",
  "type Z = import('zod').Z;",
])('%j is read as an import', (text) => {
  expect(importsIn(text)).toEqual(['zod']);
});

test.each([
  ["import { b } from './b.ts';", "import { a } from '../web/a.ts';"],
  ["import type { B } from '#web/b.ts';", "export { a } from './a.ts';"],
  ["const b = await import('./b.ts');", "import './a.ts';"],
])('a circle of %j and %j is found', (a, b) => {
  const sources = { 'web/a.ts': a, 'web/b.ts': b, 'web/c.ts': a };
  expect(findCircle(importGraph(sources))).toEqual(['web/a.ts', 'web/b.ts', 'web/a.ts']);
  expect(findCircle(importGraph({ 'web/a.ts': a, 'web/c.ts': a }))).toBeNull();
});
