// Puts the words of one language where a screen says them: a browser loads its own language, and no module of
// messages that all screens would share (docs/decisions/019-first-page.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { compiledFolder, locales } from '../messages.mjs';

const messages = '#messages/messages.js';

/** All that a browser needs of the compiler's runtime; `language` is an expression in source. */
const createRuntime = (language) => `
export const locales = ${JSON.stringify(locales)};
export const getLocale = () => ${language};
export const experimentalStaticLocale = undefined;
`;

/** The source of the function that says a message in this language, by the message's key. */
function listMessageFunctions(locale) {
  const source = readFileSync(join(compiledFolder, `messages/${locale}.js`), 'utf8');
  const functions = new Map();
  for (const { declaration } of parseSync(`${locale}.js`, source).program.body) {
    for (const { id, init } of declaration?.declarations ?? [])
      functions.set(id.name, source.slice(init.start, init.end));
  }
  return functions;
}

/** By the code of a module, which is the same in the build of every language. */
const usesByCode = new Map();

const isSaid = (node) => node?.type === 'MemberExpression' && !node.computed && node.object.name === 'm';

/**
 * Where a module imports the messages, where it says one, `m.key`, where it has a table of nothing else, and every other
 * use of the name `m`.
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

/** The code with other text at some places, which are in order. */
function applyEdits(code, edits) {
  let written = '';
  let at = 0;
  for (const { start, end, text } of edits) {
    written += code.slice(at, start) + text;
    at = end;
  }
  return written + code.slice(at);
}

/** Stored names are English already: `nameIn` (messages/names/name-in.ts) never looks at their tables in this language. */
const needsNoTables = (locale, id) => locale === 'en' && id.includes('/messages/names/');

/** The build of one language. Without one: of all languages, which the page chooses by its `lang`. */
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
      // What chooses a plural form stands beside the messages.
      const plural = edits.some(({ text }) => text.includes('registry.'));
      const text = plural ? "import * as registry from '#messages/registry.js';" : '';
      edits.unshift({ ...imported, text });
      return { code: applyEdits(code, edits), map: null };
    },
  };
}
