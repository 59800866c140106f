// The rules for imports. import-rules.test.ts applies them to every file of the repository.
import { dirname, normalize } from 'node:path/posix';

/** A module may import those before it. The same names in server, contract, domain and web. */
export const modules = [
  'platform',
  'accounts',
  'patients',
  'doctors',
  'scheduling',
  'search',
  'clinical',
  'appointments',
  'video',
  'messaging',
  'hospital',
  'site',
];

/** The folders of a root from the bottom to the top; what is not listed, such as server/app.ts, is above them all. */
const layers: Readonly<Record<string, readonly string[]>> = {
  domain: modules,
  contract: modules,
  server: modules,
  web: ['ui', 'api', ...modules, 'screens'],
};

/** Roots, files and packages that a root may import, and what its tests may import besides; `*` is any package. */
const allowed: Readonly<Record<string, readonly [sources: string, tests: string]>> = {
  domain: ['domain reference', 'vitest fast-check rrule-temporal temporal-polyfill'],
  contract: ['contract domain zod', 'vitest fast-check node:'],
  messages: ['messages domain', 'db *'],
  'embedded-postgres': ['embedded-postgres pg node:', 'vitest'],
  db: ['db domain pg node:', 'server/testing vitest fast-check'],
  server: ['server contract domain messages db embedded-postgres *', ''],
  web: ['web contract domain messages *', ''],
  harness: ['harness contract domain embedded-postgres server/testing/people.ts pg fast-check node:', ''],
  e2e: ['e2e harness server contract domain messages db embedded-postgres *', ''],
  bench: ['bench harness server contract domain messages db embedded-postgres *', ''],
  proof: ['proof harness server contract domain messages db embedded-postgres *', ''],
};

interface Ban {
  readonly from: RegExp;
  readonly to: (file: string) => RegExp;
  readonly unless: RegExp;
  readonly because: string;
}

const bans: readonly Ban[] = [
  {
    from: /^server\/(?!app\.ts)/,
    to: () => /-routes\.ts$/,
    unless: /^$/,
    because: 'server/app.ts alone mounts routes.',
  },
  {
    from: /^server\//,
    to: (file) => new RegExp(`^server/(?!${moduleOf(file)}/).*-queries\\.ts$`),
    unless: /^$/,
    because: 'Queries belong to their module: call one of its actions.',
  },
  {
    from: /^web\/screens\/.*\/(?!.*\.test\.)/,
    to: (file) => new RegExp(`^web/screens/(?!${file.split('/')[2]}/)`),
    unless: /^web\/screens\/(area\/|registrations\.ts|visit-room\/(open-visit-room|use-room-address)\.)/,
    because: 'A place imports no other place but the frame of an area and the door of the visit room.',
  },
  {
    from: /^web\/video\/call\/(?!.*\.test\.)/,
    to: () => /./,
    unless:
      /^(web\/video\/call|contract|domain)\/|^web\/platform\/live\/signal-line\.ts|^web\/ui\/browser\/listeners\.ts/,
    because: 'The engine of a call knows neither React nor a screen.',
  },
];

const isHelper = (file: string) => /^\w+\/testing\//.test(file);
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || isHelper(file);

const moduleOf = (file: string) => file.split('/').slice(0, -1)[1] ?? '';
const rootOf = (file: string) => file.split('/')[0] ?? '';

export const importsIn = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)[\s(]*'([\w#.@/:-]+)'/g)].map(([, source = '']) => source);

/** A path of the repository, or `package:` and a name. */
export function resolveImport(file: string, source: string): string {
  if (source.startsWith('#names/')) return source.replace('#names/', 'messages/names/');
  if (source.startsWith('#')) return source.slice(1);
  return source.startsWith('.') ? normalize(`${dirname(file)}/${source}`) : `package:${source}`;
}

function isAllowed(file: string, target: string): boolean {
  const [sources, tests] = allowed[rootOf(file)] ?? ['*', ''];
  return `${sources} ${isTest(file) ? tests : ''}`
    .split(' ')
    .some((one) =>
      target.startsWith('package:')
        ? one === '*' ||
          target === `package:${one}` ||
          (one.endsWith(':') && target.startsWith(`package:${one}`))
        : one !== '' && (target === one || target.startsWith(`${one}/`)),
    );
}

/** A part of a screen is tested without the parts that come later; what runs a server or a page may need them. */
const isComponentTest = (file: string, target: string) =>
  /^web\/(?!ui\/|screens\/)\w+\//.test(file) && !isHelper(target);

function isUpward(file: string, target: string): boolean {
  const order = layers[rootOf(file)];
  if (!order || rootOf(file) !== rootOf(target) || isHelper(file)) return false;
  if (isTest(file) && !isComponentTest(file, target)) return false;
  const [from, to] = [file, target].map((path) => order.indexOf(moduleOf(path)));
  return from !== undefined && to !== undefined && from !== -1 && (to === -1 || to > from);
}

/** Why a file may not import a target; null if it may. */
export function refusal(file: string, source: string): string | null {
  const target = resolveImport(file, source);
  if (!isAllowed(file, target)) return `${rootOf(file)} may not import ${target}.`;
  if (source.startsWith('.') && rootOf(file) !== rootOf(target))
    return `Another root is imported by its #name: #${target}.`;
  if (isUpward(file, target))
    return `${moduleOf(file)} may not import ${target}, which is in a later module.`;
  if (isHelper(file)) return null;
  return (
    bans.find((ban) => ban.from.test(file) && ban.to(file).test(target) && !ban.unless.test(target))
      ?.because ?? null
  );
}
