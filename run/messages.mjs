// Compiles messages/<language>/*.json into typed functions in messages/compiled when they have changed, after
// the tables of db/reference, and lists missing translations.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledStamp } from './build-cache.mjs';
import { fail, root } from './processes.mjs';
import { compileReference } from './reference.mjs';

const folder = join(root, 'messages');
const readJson = (...path) => JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

export const { locales } = readJson('project.inlang/settings.json');

const listKeys = (locale) =>
  new Set(readdirSync(join(folder, locale)).flatMap((file) => Object.keys(readJson(locale, file))));

/** The compiler's output folder. */
export const compiledFolder = join(folder, 'compiled');

/** Compiles the reference data too, because code that needs one imports the other. */
export async function compileMessages() {
  compileReference();
  const stamp = compiledStamp();
  if (stamp.isCurrent()) return;
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project: join(folder, 'project.inlang'),
    outdir: compiledFolder,
    strategy: ['cookie', 'preferredLanguage', 'baseLocale'],
    // One module per language: one for each of 1,700 messages would cost every test file half a second.
    outputStructure: 'locale-modules',
    emitReadme: false,
  });
  writeFieldMessages();
  stamp.write();
}

/**
 * The sentences of the contract's rules by error name, for server and browser: `m[name]` would bring all
 * messages into the browser.
 */
function writeFieldMessages() {
  const names = [...listKeys('en')].filter((key) => key.startsWith('field_'));
  const rows = names.map((name) => `  ${name}: m.${name},\n`).join('');
  const source = `import { m } from '#messages/messages.js';\n\nexport const fieldMessages = {\n${rows}};\n`;
  writeFileSync(join(compiledFolder, 'field-messages.js'), source);
}

/** Lists each as `key → languages`; null if nothing is missing. */
export function listMissingTranslations() {
  const keys = new Map(locales.map((locale) => [locale, listKeys(locale)]));
  const lines = [...new Set(locales.flatMap((locale) => [...keys.get(locale)]))].flatMap((key) => {
    const without = locales.filter((locale) => !keys.get(locale).has(key));
    return without.length > 0 ? [`${key} → ${without.join(', ')}`] : [];
  });
  return lines.length > 0 ? `${lines.length} missing:\n  ${lines.join('\n  ')}` : null;
}

if (process.argv[1] === import.meta.filename) {
  await compileMessages();
  const missing = listMissingTranslations();
  if (missing) fail(missing);
  process.exit(); // the compiler leaves timers that would delay the exit by half a minute
}
