// Inlines the messages of one language where screens use them, so that a browser loads only its own language
// and no module shared by all screens.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { compiledFolder, locales } from '../messages.mjs';

const messages = '#messages/messages.js';

/** The part of the compiler's runtime that a browser needs; `language` is a source expression. */
const createRuntime = (language) => `
export const locales = ${JSON.stringify(locales)};
export const getLocale = () => ${language};
export const experimentalStaticLocale = undefined;
`;

/** The source of each message function in this language, by key. */
function listMessageFunctions(locale) {
  const source = readFileSync(join(compiledFolder, `messages/${locale}.js`), 'utf8');
  const functions = new Map();
  for (const { declaration } of parseSync(`${locale}.js`, source).program.body) {
    for (const { id, init } of declaration?.declarations ?? [])
      functions.set(id.name, source.slice(init.start, init.end));
  }
  return functions;
}

/** By a module's code, which is the same in the build of every language. */
const usesByCode = new Map();

const isSaid = (node) => node?.type === 'MemberExpression' && !node.computed && node.object.name === 'm';

/**
 * Finds the import of the messages, single uses as `m.key`, tables of nothing else, and every other use of
 * `m`.
 */
function readUses(program) {
  const uses = { imported: null, said: [], tables: [], others: [] };
  const known = new Set();
  new Visitor({
    ImportDeclaration({ source, specifiers, start, end }) {
      if (source.value === messages) uses.imported = { start, end };
      for (const { local, imported } of specifiers) known.add(local).add(imported);
    },
    MemberExpression({ computed, object, property, start, end }) {
      if (computed) return;
      known.add(property);
      if (object.type !== 'Identifier' || object.name !== 'm') return;
      known.add(object);
      uses.said.push({ start, end, key: property.name });
    },
    ObjectExpression({ properties, start, end }) {
      if (properties.every(({ value }) => isSaid(value))) uses.tables.push({ start, end, text: '{}' });
    },
    Property({ computed, shorthand, key }) {
      if (!computed && !shorthand) known.add(key);
    },
    Identifier(node) {
      if (node.name === 'm' && !known.has(node)) uses.others.push(node);
    },
  }).visit(program);
  return uses;
}

/** Edits are in order of position. */
function applyEdits(code, edits) {
  let written = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    written += code.slice(at, start) + text;
    at = end;
  }
  return written + code.slice(at);
}

/**
 * Stored names are English already: `translateName` (messages/names/translate-name.ts) never reads their
 * tables in this language.
 */
const needsNoTables = (locale, id) => locale === 'en' && id.includes('/messages/names/');

/** Without a language, includes all of them, and the page chooses by its `lang`. */
export function createMessageInliner(locale) {
  let functions;
  return {
    name: 'texts',
    enforce: 'post', // after JSX, which the parser would not read
    buildStart() {
      if (locale) functions = listMessageFunctions(locale);
    },
    load: (id) =>
      id === join(compiledFolder, 'runtime.js')
        ? createRuntime(locale ? JSON.stringify(locale) : 'document.documentElement.lang')
        : null,
    transform(code, id) {
      if (!locale || !code.includes(messages)) return null;
      if (!usesByCode.has(code)) usesByCode.set(code, readUses(this.parse(code)));
      const { imported, said, tables, others } = usesByCode.get(code);
      if (others.length > 0)
        this.error(`${id} does more with the messages than say one: only m.key is known.`);
      const left = needsNoTables(locale, id) ? tables : [];
      const isLeft = ({ start }) => left.some((table) => table.start < start && start < table.end);
      const words = said.flatMap((one) => {
        const { start, end, key } = one;
        const source = functions.get(key) ?? this.error(`The message ${key} is not written in "${locale}".`);
        return isLeft(one) ? [] : [{ start, end, text: `(${source})` }];
      });
      const edits = [...words, ...left].sort((one, other) => one.start - other.start);
      // Functions for plural forms are placed next to the messages.
      const plural = edits.some(({ text }) => text.includes('registry.'));
      const text = plural ? "import * as registry from '#messages/registry.js';" : '';
      edits.unshift({ ...imported, text });
      return { code: applyEdits(code, edits), map: null };
    },
  };
}
