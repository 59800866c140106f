// Checks the rows of db/reference: known names, no duplicates, and a source where the law is concerned.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseForms } from '#domain/clinical/medicines.ts';
import { reasonsBySpecialization, specializations } from '#domain/doctors/specializations.ts';
import {
  bodyParts,
  grammarMeanings,
  negatedSymptoms,
  specificSymptoms,
  vagueSymptoms,
} from '#domain/search/complaints/symptoms.ts';
import { emergencyKinds } from '#domain/search/emergency-reasons.ts';
import { root } from './processes.mjs';
import { listTables, readTable, tableColumns } from './reference.mjs';

const tables = listTables();
const languages = ['bn', 'en', 'gu', 'hi', 'kn', 'ml', 'mr', 'ta', 'te'];

function column(table: string, name: string): string[] {
  const { header, rows } = readTable(table);
  const at = header.indexOf(name);
  expect(at, `${table} has a column ${name}`).toBeGreaterThanOrEqual(0);
  return rows.map((row) => row[at] ?? '');
}
const listed = (cells: readonly string[]) =>
  cells.flatMap((cell) => cell.split(', ')).filter((item) => item !== '');
const repeated = (items: readonly string[]) => items.filter((item, at) => items.indexOf(item) !== at);
const unknown = (items: readonly string[], known: readonly string[]) => {
  const all = new Set(known);
  return [...new Set(items)].filter((item) => !all.has(item));
};

test('no table is missing, and none is unknown', () => {
  const expected = Object.keys(tableColumns).flatMap((table) =>
    /^(care|complaint)-words$/.test(table) ? languages.map((each) => `${table}/${each}`) : table,
  );
  expect(tables).toEqual(expected.sort());
});

describe.each(tables)('%s', (table) => {
  const { source, date, header, rows } = readTable(table);
  const cells = rows.flat();

  test('has a source and a date', () => {
    expect(source.length).toBeGreaterThan(10);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  });

  test('has no stray blanks, and no quotation marks that a spreadsheet puts around a cell', () => {
    const isStray = (cell: string) => cell !== cell.trim() || /\s\s|[^\S ]|\s[,;]|^"/.test(cell);
    expect(cells.filter(isStray)).toEqual([]);
  });

  test('names nothing twice in a cell', () => {
    const bySpace = /^(complaint|emergency)-words/.test(table);
    const isProse = (at: number) => /^(title|note|pattern)$/.test(header[at] ?? '');
    const wrong = rows.flatMap((row) =>
      row.filter((cell, at) => {
        const items = cell.split(bySpace ? ' ' : table === 'medicines' ? '; ' : ', ');
        return !isProse(at) && cell !== '' && (items.includes('') || repeated(items).length > 0);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what a table may say', () => {
  const row = (line: string) => () =>
    readTable(
      'brands',
      `# Source: a leaflet\n# Date: 2026-11-29\nbrand\tingredients\nDolo\tParacetamol\n${line}\n`,
    );

  test.each([
    ['Dolo\tIbuprofen', 'brands.tsv:5: Dolo appears twice'],
    ['Crocin', 'brands.tsv:5: without ingredients'],
    ['\tParacetamol', 'brands.tsv:5: without brand'],
    ['Crocin\tParacetamol\tsure', 'brands.tsv:5: one cell too many'],
  ])('%j is refused: %s', (line, message) => expect(row(line)).toThrow(message));

  test('another header is refused, and a column of notes is none', () => {
    expect(() => readTable('brands', 'ingredients\tbrand\n')).toThrow('the columns are brand, ingredients');
    expect(readTable('brands', 'brand\tingredients\tnote\nDolo\tParacetamol\n').rows).toEqual([
      ['Dolo', 'Paracetamol', ''],
    ]);
  });
});

describe('medicines', () => {
  const medicines = column('medicines', 'medicine');
  const synonyms = column('ingredients', 'ingredient');
  const known = [
    ...medicines.flatMap((name) => name.split(' + ')),
    ...column('telemedicine-lists', 'ingredient'),
    ...listed(column('ingredients', 'other names')),
  ];

  test('stand in the order of their names, each in an area', () => {
    expect(medicines).toEqual(medicines.toSorted());
    const areas = ['infections', 'heart', 'pain', 'breathing', 'others'];
    expect(unknown(column('medicines', 'area'), areas)).toEqual([]);
  });

  test('common ones and those with short names are in the list', () => {
    expect(unknown(column('common-medicines', 'medicine'), medicines)).toEqual([]);
    expect(unknown(column('short-names', 'medicine'), medicines)).toEqual([]);
    expect(repeated(listed(column('short-names', 'short names')))).toEqual([]);
  });

  test('no other name of an ingredient means two', () => {
    expect(repeated(listed(column('ingredients', 'other names')))).toEqual([]);
    const rows = readTable('ingredients').rows;
    const strange = rows.filter(
      ([name = '', others = '']) => unknown([name, ...listed([others])], known).length > 1,
    );
    expect(strange).toEqual([]);
  });

  // Add a name here only if no table is supposed to contain the ingredient on its own.
  test('brands hold known ingredients, and these', () => {
    expect(unknown(listed(column('brands', 'ingredients')), [...known, ...synonyms])).toEqual(
      'Clidinium,Furazolidone,Caffeine,Ranitidine,Oxetacaine,Liquid paraffin,Diphenhydramine,Etofylline'.split(
        ',',
      ),
    );
    expect(repeated(column('brands', 'brand').map((name) => name.toLowerCase()))).toEqual([]);
  });

  test('classes of allergies hold known ingredients, and these', () => {
    const ingredients = listed(column('allergy-classes', 'ingredients'));
    expect(unknown(ingredients, [...known, ...synonyms])).toEqual(['Sulfadiazine', 'Nimesulide']);
  });

  test('a salt is joined to a name or not', () => {
    expect(unknown(column('salts', 'joined'), ['yes', ''])).toEqual([]);
  });
});

describe('telemedicine', () => {
  const sources = column('telemedicine-sources', 'source');

  test('G-05 every row has a source, and every source is one of a row or of what is on no list', () => {
    const used = column('telemedicine-lists', 'source');
    expect(unknown(used, sources)).toEqual([]);
    expect(unknown(sources, used)).toEqual(['in-person', 'unlisted']);
  });

  test('G-05 every source has a day, and a rule that is a list or none', () => {
    for (const date of column('telemedicine-sources', 'date'))
      expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    const rules = column('telemedicine-sources', 'rule');
    const lists = column('telemedicine-sources', 'list');
    expect(unknown(rules, sources)).toEqual([]);
    expect(unknown(lists, ['O', 'A', 'B', 'prohibited', ''])).toEqual([]);
    expect(new Set(rules.map((rule, at) => `${rule} ${lists[at]}`)).size).toBe(new Set(rules).size);
  });

  test('G-05 an ingredient is listed once, with how sure the row is and with forms that medicines have', () => {
    expect(repeated(column('telemedicine-lists', 'ingredient'))).toEqual([]);
    expect(
      unknown(column('telemedicine-lists', 'certainty'), ['named', 'class', 'memory', 'cautious']),
    ).toEqual([]);
    const forms = column('medicines', 'forms').flatMap((cell) => parseForms(cell).map(({ form }) => form));
    expect(unknown(listed(column('telemedicine-lists', 'forms')), forms)).toEqual([]);
  });
});

describe('words', () => {
  const care = specializations.flatMap((each) => [each, ...reasonsBySpecialization[each]]);
  const meanings = [bodyParts, specificSymptoms, vagueSymptoms, negatedSymptoms]
    .flatMap((group) => Object.keys(group))
    .concat(grammarMeanings);

  test.each(languages)('of %s stand for every care and every meaning, and for nothing else', (language) => {
    expect(column(`care-words/${language}`, 'care').toSorted()).toEqual(care.toSorted());
    expect(column(`complaint-words/${language}`, 'meaning').toSorted()).toEqual(meanings.toSorted());
  });

  test('of every emergency are there in every language', () => {
    const rows = readTable('emergency-words').rows.map(([kind, language]) => `${kind} ${language}`);
    const expected = emergencyKinds.flatMap((kind) => languages.map((language) => `${kind} ${language}`));
    expect([...new Set(rows)].sort()).toEqual(expected.sort());
  });
});

test('sounds are made in three steps, in their order', () => {
  expect([...new Set(column('sound-rules', 'step'))]).toEqual(['devanagari', 'vowels', 'spelling']);
  expect(repeated([...column('sound-letters', 'devanagari').join('')])).toEqual([]);
});

test('only domain/ reads the tables', () => {
  const files = globSync('{bench,contract,db,e2e,harness,messages,proof,server,web}/**/*.{ts,tsx}', {
    cwd: root,
  });
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes("'#reference/"))).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
});
