// Who may import whom (the overrides of biome.json): the rule must bite, and must let honest code pass.
// Offending files stand in a copy of the house with the same biome.json, where no other tool finds them.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Room {
  readonly refused: readonly string[];
  readonly allowed: readonly string[];
}

const rooms: Readonly<Record<string, Room>> = {
  'domain/visits.ts': {
    refused: [
      'zod',
      'pg',
      'node:fs',
      'vitest',
      '#contract/platform/fields.ts',
      '#server/app.ts',
      '#web/paths.ts',
      '#db/x.ts',
      '#embedded-postgres/account.ts',
      '../contract/platform/fields.ts',
    ],
    allowed: ['./calendar-days.ts', '#domain/platform/money.ts', '#reference/brands.ts'],
  },
  'domain/visits.test.ts': {
    refused: ['zod', 'node:fs', '#contract/platform/fields.ts', '../server/app.ts'],
    allowed: ['./visits.ts', '#domain/platform/money.ts', 'vitest', 'fast-check'],
  },
  'messages/names/visit-name.ts': {
    refused: [
      'vitest',
      '#contract/platform/fields.ts',
      '#server/app.ts',
      '#web/paths.ts',
      '../../domain/money.ts',
    ],
    allowed: ['./name-in.ts', '#domain/platform/money.ts', '#messages/messages.js'],
  },
  'contract/visits.ts': {
    refused: [
      'pg',
      'react',
      'node:fs',
      'vitest',
      '#server/app.ts',
      '#web/paths.ts',
      '#messages/messages.js',
      '../server/app.ts',
      '../domain/platform/money.ts',
    ],
    allowed: ['zod', './fields.ts', '#contract/platform/fields.ts', '#domain/platform/money.ts'],
  },
  'contract/visits.test.ts': {
    refused: ['pg', '#server/app.ts', '../web/paths.ts'],
    allowed: ['zod', './visits.ts', '#domain/platform/money.ts', 'vitest', 'fast-check', 'node:fs'],
  },
  'db/demo/load-visits.ts': {
    refused: [
      'zod',
      'vitest',
      '#contract/platform/fields.ts',
      '#server/platform/database/database.ts',
      '#server/testing/database.ts',
      '#web/paths.ts',
      '../../server/platform/database.ts',
      '#embedded-postgres/account.ts',
      '../../embedded-postgres/account.ts',
      '#harness/callers.ts',
      '../../domain/money.ts',
    ],
    allowed: [
      'pg',
      'node:fs/promises',
      '#domain/platform/money.ts',
      '#db/places/load-places.ts',
      '../places/load-places.ts',
    ],
  },
  'db/demo/load-visits.test.ts': {
    refused: [
      'zod',
      '#server/app.ts',
      '#server/platform/database/database.ts',
      '../../server/platform/test-database.ts',
    ],
    allowed: ['vitest', 'pg', './load-visits.ts', '#domain/platform/money.ts', '#server/testing/database.ts'],
  },
  'embedded-postgres/visits.ts': {
    refused: [
      'vitest',
      'fastify',
      '#server/platform/config/startup-error.ts',
      '../server/platform/config/startup-error.ts',
      '#db/x.ts',
      '#domain/platform/money.ts',
    ],
    allowed: ['pg', 'node:fs', './account.ts'],
  },
  'embedded-postgres/visits.test.ts': {
    refused: ['#server/testing/database.ts', '../db/x.ts', 'fast-check'],
    allowed: ['vitest', 'pg', 'node:fs', './account.ts'],
  },
  'server/visits/book-visit.ts': {
    refused: [
      '#web/paths.ts',
      '../../web/paths.ts',
      '../../domain/money.ts',
      '../../contract/fields.ts',
      '../../db/places/load-places.ts',
      '../../embedded-postgres/account.ts',
      '#harness/callers.ts',
      '#server/doctors/profile/doctor-queries.ts',
      '#server/visits/visit-queries.ts',
      '../doctors/doctor-queries.ts',
      './visit-routes.ts',
      '../doctors/doctor-routes.ts',
      '#server/doctors/profile/doctor-routes.ts',
    ],
    allowed: [
      './visit-queries.ts',
      './visit-presenter.ts',
      '../doctors/find-doctor.ts',
      '#server/doctors/profile/find-doctor.ts',
      '#server/platform/database/database.ts',
      '#domain/platform/money.ts',
      '#contract/platform/fields.ts',
      '#messages/messages.js',
      '#db/places/load-places.ts',
      '#embedded-postgres/start-embedded-postgres.ts',
      'fastify',
      'node:fs',
    ],
  },
  'server/visits/book-visit.test.ts': {
    refused: [
      '#web/paths.ts',
      '#harness/callers.ts',
      '#server/doctors/profile/doctor-queries.ts',
      './visit-routes.ts',
    ],
    allowed: ['vitest', './visit-queries.ts', '#server/testing/app.ts'],
  },
  'server/main.ts': {
    refused: [
      '#web/entry-server.tsx',
      '../web/entry-server.tsx',
      './visits/visit-queries.ts',
      './visits/visit-routes.ts',
    ],
    allowed: ['./app.ts', './platform/config.ts', '#db/places/load-places.ts'],
  },
  'server/app.ts': {
    refused: [
      '#web/paths.ts',
      '../web/paths.ts',
      '../domain/platform/money.ts',
      './visits/visit-queries.ts',
      '#server/visits/visit-queries.ts',
    ],
    allowed: ['./visits/visit-routes.ts', './platform/deps.ts', 'fastify', '#domain/platform/money.ts'],
  },
  'web/visits/visit-list.tsx': {
    refused: [
      '#server/app.ts',
      '../../server/app.ts',
      '#db/x.ts',
      '../../db/x.ts',
      '#embedded-postgres/account.ts',
      '../../embedded-postgres/account.ts',
      '#harness/callers.ts',
      '../../domain/money.ts',
      '../doctors/doctor-card.tsx',
      '#web/doctors/doctor-card.tsx',
      '../places/city-picker.tsx',
      '../screens/home/home-screen.tsx',
      '../router.tsx',
    ],
    allowed: [
      './visit-card.tsx',
      './visit-list.module.css',
      './booking/panel.tsx',
      '../ui/button.tsx',
      '#web/ui/button.tsx',
      '../ui/forms/field.tsx',
      '../api/client.ts',
      '../session/session.ts',
      '../live/use-live.ts',
      '../places/place.ts',
      '../places/location-field.tsx',
      '../paths.ts',
      '#domain/platform/money.ts',
      '#contract/appointments/reviews.ts',
      '#messages/messages.js',
      'react',
    ],
  },
  'web/visits/booking/panel.tsx': {
    refused: [
      '#server/app.ts',
      '../../../server/app.ts',
      '#db/x.ts',
      '#embedded-postgres/account.ts',
      '../../../domain/money.ts',
      '../../doctors/doctor-card.tsx',
      '../../doctors/list/card.tsx',
      '#web/search/doctor-list/card.tsx',
      '../../places/city-picker.tsx',
      '../../screens/home/home-screen.tsx',
      '../../router.tsx',
    ],
    allowed: [
      './bar.tsx',
      '../visit-list.tsx',
      '../own/card.tsx',
      '../../ui/button.tsx',
      '../../ui/forms/field.tsx',
      '#web/ui/button.tsx',
      '../../api/client.ts',
      '../../session/session.ts',
      '../../live/use-live.ts',
      '../../places/place.ts',
      '../../places/location-field.tsx',
      '../../paths.ts',
      '#contract/appointments/reviews.ts',
    ],
  },
  'web/consultations/call/visit-media.ts': {
    refused: [
      'react',
      'react-router',
      '@tanstack/react-query',
      '#messages/messages.js',
      '#server/app.ts',
      '#web/ui/button.tsx',
      '../room/stage.tsx',
      '../../ui/button.tsx',
      '../../live/use-live.ts',
    ],
    allowed: [
      './machine.ts',
      '#contract/platform/live.ts',
      '#domain/platform/money.ts',
      '../../live/signal-line.ts',
      '../../ui/listeners.ts',
    ],
  },
  'web/consultations/call/visit-media.test.ts': {
    refused: ['#server/app.ts', '../../appointments/keys.ts'],
    allowed: ['vitest', './visit-media.ts', '@testing-library/react'],
  },
  'web/ui/visit-badge.tsx': {
    refused: ['../visits/visit-list.tsx', '../screens/home/home-screen.tsx', '#server/app.ts'],
    allowed: [
      './icon.tsx',
      './forms/field.tsx',
      '#domain/appointments/appointment-life.ts',
      '../session/session.ts',
    ],
  },
  'web/ui/forms/field.tsx': {
    refused: ['../../visits/visit-list.tsx', '../../screens/home/home-screen.tsx', '#server/app.ts'],
    allowed: ['./field-frame.tsx', '../icon.tsx', '#domain/appointments/appointment-life.ts'],
  },
  // What joins places stands directly in screens/.
  'web/screens/registrations.ts': {
    refused: ['#server/app.ts', '../../server/app.ts', '#db/x.ts', '../../contract/reviews.ts'],
    allowed: ['../visits/registration.tsx', '../session/registrations.ts'],
  },
  'web/screens/find/visit-screen.tsx': {
    refused: [
      '#server/app.ts',
      '../../../server/app.ts',
      '#db/x.ts',
      '#embedded-postgres/account.ts',
      '../../../embedded-postgres/account.ts',
      '../../../contract/reviews.ts',
      '../home/home-screen.tsx',
      '../area/states.tsx',
      '../patient/area.tsx',
      '../registrations.ts',
      '../visit-room/open.tsx',
      '#web/screens/home/home-screen.tsx',
      '../../screens/home/home-screen.tsx',
      '../../router.tsx',
      '../../entry-client.tsx',
    ],
    allowed: [
      './doctors-data.ts',
      './list/visit-card.tsx',
      '../../visits/visit-list.tsx',
      '../../visits/booking/panel.tsx',
      '../../doctors/doctor-card.tsx',
      '../../loader-deps.ts',
      '../../ui/button.tsx',
    ],
  },
  'web/screens/site/visit-screen.tsx': {
    refused: ['../home/home-screen.tsx', '../area/states.tsx', '../visit-room/open.tsx', '../../router.tsx'],
    allowed: ['./frame/visit-header.tsx', '../registrations.ts', '../../ui/button.tsx'],
  },
  'web/screens/site/frame/visit-header.tsx': {
    refused: [
      '#server/app.ts',
      '../../../../server/app.ts',
      '../../home/home-screen.tsx',
      '../../area/states.tsx',
      '#web/screens/home/home-screen.tsx',
      '../../../screens/home/home-screen.tsx',
      '../../../router.tsx',
    ],
    allowed: [
      './visit-footer.tsx',
      '../visit-screen.tsx',
      '../heart/visit-counter.tsx',
      '../../registrations.ts',
      '../../../visits/own/card.tsx',
    ],
  },
  'web/screens/doctor/visit-screen.tsx': {
    refused: [
      '#server/app.ts',
      '../../../server/app.ts',
      '#db/x.ts',
      '#embedded-postgres/account.ts',
      '../home/home-screen.tsx',
      '../patient/area.tsx',
      '../visit-room/room.tsx',
      '../registrations.ts',
      '../../router.tsx',
      '#web/screens/patient/area.tsx',
      '../../screens/patient/area.tsx',
    ],
    allowed: [
      './today.tsx',
      '../area/states.tsx',
      '../visit-room/open.tsx',
      '../visit-room/use-room-address.ts',
      '../../visits/own/card.tsx',
      '../../ui/button.tsx',
    ],
  },
  'web/screens/doctor/visit-screen.test.tsx': {
    refused: ['#server/app.ts', '../../../server/app.ts', '#db/x.ts', '#embedded-postgres/account.ts'],
    allowed: [
      '../visit-room/test-visit-room.tsx',
      '../patient/test-appointments.tsx',
      './today.tsx',
      'vitest',
    ],
  },
  'web/router.tsx': {
    refused: [
      '#server/app.ts',
      '../server/app.ts',
      '#db/x.ts',
      '#harness/callers.ts',
      '../domain/platform/money.ts',
    ],
    allowed: ['./screens/home/home-screen.tsx', '#messages/runtime.js', 'react-router'],
  },
  'harness/start-visits.ts': {
    refused: [
      'vitest',
      '@playwright/test',
      '#server/app.ts',
      '#server/testing/app.ts',
      '#web/paths.ts',
      '#db/places/load-places.ts',
      '#messages/messages.js',
      '../e2e/visitor.ts',
      '../bench/table.ts',
    ],
    allowed: [
      './callers.ts',
      '#harness/callers.ts',
      '#domain/platform/money.ts',
      '#contract/platform/fields.ts',
      '#server/testing/people.ts',
      '#embedded-postgres/account.ts',
      'pg',
      'node:fs',
    ],
  },
  'e2e/visits.spec.ts': {
    refused: ['../bench/table.ts', '../harness/callers.ts', '../server/app.ts', '#web/paths.ts'],
    allowed: [
      '@playwright/test',
      './visitor.ts',
      '#harness/callers.ts',
      '#messages/messages.js',
      '#domain/platform/money.ts',
    ],
  },
  'proof/torture/visits.ts': {
    refused: ['../../e2e/visitor.ts', '../../bench/table.ts', '../../harness/callers.ts', '#web/paths.ts'],
    allowed: [
      './clients.ts',
      '../history/write.ts',
      '#harness/callers.ts',
      '#domain/platform/money.ts',
      'pg',
    ],
  },
  'bench/rows/visits.ts': {
    refused: [
      '../../e2e/visitor.ts',
      '../../proof/torture/main.ts',
      '../../harness/callers.ts',
      '../../web/paths.ts',
      '#web/paths.ts',
    ],
    allowed: [
      'autocannon',
      './row.ts',
      '../table.ts',
      '#harness/callers.ts',
      '#server/search/doctors/suggest.ts',
      '#domain/platform/money.ts',
    ],
  },
};

/** The ways to say the same import; a type alone crosses the wall no more than a value does. */
const forms = [
  "import 'zod';",
  "import { z } from 'zod';",
  "import type { z } from 'zod';",
  "export * from 'zod';",
  "export { z } from 'zod';",
  "await import('zod');",
];

let house: string;
/** `file:line` of every import that Biome refuses. */
let refusals: Set<string>;

function write(file: string, lines: readonly string[]) {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), `${lines.join('\n')}\n`);
}

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

/** What `biome lint` says of the house; it ends with 1 because it finds what it should. */
function lint(): Report {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--max-diagnostics=none'];
  try {
    execFileSync(process.execPath, [biome, 'lint', ...options, '--reporter=json', '.'], {
      cwd: house,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return JSON.parse(String(error.stdout));
    throw error;
  }
  throw new Error('Biome found nothing to refuse');
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'hams-import-rule-'));
  copyFileSync(join(root, 'biome.json'), join(house, 'biome.json'));
  for (const [file, { refused, allowed }] of Object.entries(rooms)) {
    write(
      file,
      [...refused, ...allowed].map((source) => `import '${source}';`),
    );
  }
  write('domain/forms.ts', forms);
  refusals = new Set(
    lint()
      .diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports')
      .map(({ location }) => `${location.path.replaceAll('\\', '/')}:${location.start.line}`),
  );
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe.each(Object.entries(rooms))('%s', (file, { refused, allowed }) => {
  test.each(refused.map((source, index) => [source, index + 1] as const))('may not import %s', (_, line) => {
    expect(refusals).toContain(`${file}:${line}`);
  });

  test.each(allowed.map((source, index) => [source, refused.length + index + 1] as const))(
    'may import %s',
    (_, line) => expect(refusals).not.toContain(`${file}:${line}`),
  );
});

test.each(forms.map((form, index) => [form, index + 1] as const))('the rule reads %s', (_, line) => {
  expect(refusals).toContain(`domain/forms.ts:${line}`);
});

describe('no barrels', () => {
  const sources = [
    'domain',
    'contract',
    'server',
    'web',
    'db',
    'embedded-postgres',
    'harness',
    'run',
  ].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(m?[jt]s|tsx)$/.test(name))
      .map((name) => join(room, name).replaceAll('\\', '/')),
  );

  test('no file is called index', () => {
    expect(sources.filter((file) => /\/index\.\w+$/.test(file))).toEqual([]);
    expect(sources.length).toBeGreaterThan(50);
  });

  test('only contract/all.ts hands on what others export', () => {
    const reExports = /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s/m;
    expect(sources.filter((file) => reExports.test(readFileSync(join(root, file), 'utf8')))).toEqual([
      'contract/all.ts',
    ]);
  });
});
