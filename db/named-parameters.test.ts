import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberParameters } from './named-parameters.ts';

describe('names become numbers', () => {
  test.each([
    ['select 1', 'select 1', []],
    ['where id = :id', 'where id = $1', ['id']],
    [':id', '$1', ['id']],
    ['(:a, :b, :c)', '($1, $2, $3)', ['a', 'b', 'c']],
    [
      'in the order in which they appear: :b :a :b',
      'in the order in which they appear: $1 $2 $1',
      ['b', 'a'],
    ],
    ['where name = :name and name2 = :name2', 'where name = $1 and name2 = $2', ['name', 'name2']],
    ['set state = :state_or_region', 'set state = $1', ['state_or_region']],
    [':days::date[]', '$1::date[]', ['days']],
    ['make_interval(mins => :minutes)', 'make_interval(mins => $1)', ['minutes']],
  ])('%s', (sql, text, names) => expect(numberParameters(sql)).toEqual({ text, names }));
});

describe('what looks like a name and is none stays', () => {
  test.each([
    ['a cast', "'{}'::text[] and a::int"],
    ['an assignment', 'a := 1, b :=1'],
    ['a slice', 'starts[1:2]'],
    ['a time of day', "to_char(at, 'HH24:MI')"],
    ['a string', "' :a' || 'it''s :b' || ':c'''"],
    ['a string with backslashes', String.raw`E'it\'s :a' || e':b\\'`],
    ['a quoted name', 'select 1 as ":a""b :c"'],
    ['a comment', 'select 1 -- the doctor’s :a\n-- :b'],
    ['a long comment', "select /* isn't\n :a */ 1"],
    ['a dollar-quoted string', 'do $$ :a $$ and $body$ :b $$ :c $body$'],
    ['a number in a string', "select '$1'"],
  ])('%s', (_, sql) => expect(numberParameters(sql)).toEqual({ text: sql, names: [] }));

  test('and does not hide what comes after it', () => {
    const sql = `'a' || :a::text -- isn't :no\n || "b:b" || :b /* :no */ || E'\\'' || :c || $$ ' $$ || :a`;
    expect(numberParameters(sql).names).toEqual(['a', 'b', 'c']);
  });
});

test.each(['where id = $1', 'select :a, $2'])('numbers by hand are refused: %s', (sql) => {
  expect(() => numberParameters(sql)).toThrow('by name');
});

test('whatever stands between them, names become numbers, and nothing else changes', () => {
  const name = fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,8}$/);
  const inside = fc.string({ unit: fc.constantFrom(...':ab$1-/*\'"\n '), maxLength: 8 });
  const between = fc.oneof(
    fc.constantFrom(' ', ', ', '::text ', ' := ', ' select ', '[1:2] '),
    inside.map((text) => ` '${text.replaceAll("'", "''")}' `),
    inside.map((text) => ` "${text.replaceAll('"', '""')}" `),
    inside.map((text) => ` --${text.replaceAll('\n', '')}\n`),
    inside.map((text) => ` /*${text.replaceAll(/[*/]/g, '')}*/ `),
    inside.map((text) => ` $q$${text.replaceAll('$', '')}$q$ `),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, between), { maxLength: 12 }), (pieces) => {
      const sql = pieces.map(([one, after]) => `:${one}${after}`).join('');
      const names = [...new Set(pieces.map(([one]) => one))];
      const text = pieces.map(([one, after]) => `$${names.indexOf(one) + 1}${after}`).join('');
      expect(numberParameters(sql)).toEqual({ text, names });
    }),
  );
});

test('no SQL in server/ and db/ takes a value by its position', () => {
  const root = join(import.meta.dirname, '..');
  const asking = ['server', 'db']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => /\b(query|statement)(<.*>)?\(/.test(text));
  expect(asking.length).toBeGreaterThan(30);
  expect(asking.filter(({ text }) => /\$\d/.test(text)).map(({ file }) => file)).toEqual([]);
});
