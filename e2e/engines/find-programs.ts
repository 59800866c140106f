import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's location of the small browser that WebKitWebDriver drives; it is not on PATH. */
const miniBrowsers = [
  'x86_64-linux-gnu/webkit2gtk-4.1',
  'aarch64-linux-gnu/webkit2gtk-4.1',
  'x86_64-linux-gnu/webkit2gtk-4.0',
].map((folder) => join('/usr/lib', folder, 'MiniBrowser'));

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function find(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = names.flatMap((name) =>
    name.includes('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return places.find(isProgram);
}

const findProgram = (setting: string, ...names: string[]) => {
  const set = process.env[setting];
  return find(set ? [set] : names);
};

/** The programs of one engine, or the name of a missing one. */
export type FoundPrograms<Programs> = Programs | { readonly missing: string };

export function findFirefox(): FoundPrograms<{ readonly firefox: string }> {
  const firefox = findProgram('FIREFOX', 'firefox-esr', 'firefox');
  return firefox
    ? { firefox }
    : { missing: 'Firefox is missing: apt-get install firefox-esr, or set FIREFOX.' };
}

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

export function findWebKit(): FoundPrograms<WebKitPrograms> {
  const driver = findProgram('WEBKIT_DRIVER', 'WebKitWebDriver');
  const browser = findProgram('WEBKIT_BROWSER', ...miniBrowsers);
  const screen = findProgram('XVFB', 'Xvfb');
  if (driver && browser && screen) return { driver, browser, screen };
  const lacks = [
    !driver && 'WebKitWebDriver (apt-get install webkit2gtk-driver, or set WEBKIT_DRIVER)',
    !browser && 'MiniBrowser (comes with webkit2gtk-driver, or set WEBKIT_BROWSER)',
    !screen && 'Xvfb (apt-get install xvfb, or set XVFB)',
  ].filter(Boolean);
  return { missing: `WebKit is missing: ${lacks.join(', ')}.` };
}
