// The browser's files are built once, with a placeholder where a message stands; here each language gets its own copy
// with its own texts. A reader loads one language, and nine cost no more than one.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { root } from './processes.mjs';

const compiled = join(root, 'messages/compiled');
const settings = join(root, 'messages/project.inlang/settings.json');

/** Every language that the messages are written in. */
export const locales = JSON.parse(readFileSync(settings, 'utf8')).locales;

/** What the bundler sees instead of a message (vite.config.ts). */
export const placeholderOf = (key) => `/* @__PURE__ */ __HAMS_TEXT__(${JSON.stringify(key)})`;
const placeholder = /__HAMS_TEXT__\(["'`](\w+)["'`]\)(\(\))?/g;
/** The source of a message that says the same whoever asks. */
const constant = /^\(\(\)=>(`(?:[^`\\$]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\)$/;

/** All that is left of the compiler's runtime in a browser, which has one language. */
export const languageRuntime = `
export const locales = ${JSON.stringify(locales)};
export const getLocale = () => __HAMS_LANGUAGE__;
`;

/** The function that says one message in one language, as short source that needs nothing around it. */
export function sourceOf(key, locale) {
  const module = readFileSync(join(compiled, 'messages', `${key}.js`), 'utf8');
  const declared = new RegExp(`const ${locale}_${key} = ([^]*?\\n});`).exec(module)?.[1];
  if (!declared) throw new Error(`The message ${key} is not written in "${locale}".`);
  // The plural rules are the browser's own; the compiler's registry only passes them on.
  const standalone = declared.replace(
    /registry\.plural\(("\w+"), ([\w?.]+), \{\}\)/g,
    'new Intl.PluralRules($1).select(Number($2))',
  );
  if (standalone.includes('registry.')) throw new Error(`The message ${key} needs more than plural rules.`);
  const { code, errors } = minifySync(`${key}.js`, `export default ${standalone}`, { module: true });
  if (errors.length > 0)
    throw new Error(`The message ${key} in "${locale}" cannot be read: ${errors[0].message}`);
  return `(${code.trim().replace(/^export default ?|;$/g, '')})`;
}

/**
 * Moves the scripts and style sheets in `directory`/assets to assets/<language>-<hash>/, a copy for each language, and
 * leaves in .vite/languages.json where each stands. The hash is that of the files and of their texts: what has changed
 * has a new address. What has no words, such as fonts, stays where it is.
 */
export function writeLanguages(directory) {
  const assets = join(directory, 'assets');
  const files = readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, content: readFileSync(join(assets, name), 'utf8') }));
  const keys = new Set();
  for (const { content } of files) for (const [, key] of content.matchAll(placeholder)) keys.add(key);
  const folders = {};
  for (const locale of locales) {
    const texts = new Map([...keys].sort().map((key) => [key, sourceOf(key, locale)]));
    const hash = createHash('sha256').update(JSON.stringify([files, [...texts]]));
    folders[locale] = `assets/${locale}-${hash.digest('hex').slice(0, 8)}`;
    mkdirSync(join(directory, folders[locale]));
    for (const { name, content } of files) {
      const said = name.endsWith('.js')
        ? content
            .replace(placeholder, (_, key, asked = '') => {
              const source = texts.get(key);
              return (asked && constant.exec(source)?.[1]) || source + asked;
            })
            .replaceAll('__HAMS_LANGUAGE__', JSON.stringify(locale))
        : content.replaceAll('url(./', 'url(/assets/');
      writeFileSync(join(directory, folders[locale], name), said);
    }
    // For the service worker, which keeps all of them.
    writeFileSync(
      join(directory, folders[locale], 'files.json'),
      JSON.stringify(files.map(({ name }) => name)),
    );
  }
  for (const { name } of files) rmSync(join(assets, name));
  writeFileSync(join(directory, '.vite/languages.json'), JSON.stringify(folders));
}
