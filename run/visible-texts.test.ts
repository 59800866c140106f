import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { root } from './processes.mjs';

/** Attributes that are displayed or announced. */
const spokenAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|legend|hint|text)$/;
/** A word, not a sign, a number or a unit that is the same in every language. */
const word = /\p{L}{2,}/u;
/** Never translated. */
const untranslatedNames = new Set(['HAMS', 'BPM', 'mmHg', 'Rx']);

function* nodesIn(value: unknown): Generator<ESTree.Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as ESTree.Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

/** Text in JSX that does not come from messages/. */
function findOwnTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const note = (text: string) => {
    const said = text.trim();
    if (word.test(said) && !untranslatedNames.has(said)) found.push(said);
  };
  const literal = (node: ESTree.Node | null | undefined): void => {
    if (!node) return;
    if (node.type === 'Literal' && typeof node.value === 'string') note(node.value);
    if (node.type === 'TemplateLiteral') for (const { value } of node.quasis) note(value.raw);
    if (node.type === 'JSXExpressionContainer') literal(node.expression);
    if (node.type === 'ConditionalExpression') {
      literal(node.consequent);
      literal(node.alternate);
    }
    if (node.type === 'LogicalExpression') literal(node.right);
  };
  const { program, errors } = parseSync(file, source);
  expect(errors).toEqual([]);
  for (const node of nodesIn(program)) {
    if (node.type === 'JSXText') note(node.value);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') node.children.forEach(literal);
    if (
      node.type === 'JSXAttribute' &&
      node.name.type === 'JSXIdentifier' &&
      spokenAttributes.test(node.name.name)
    )
      literal(node.value);
  }
  return found;
}

describe('B-13 every text that somebody sees can be translated', () => {
  const screens = globSync('web/**/*.tsx', { cwd: root }).filter((file) => !/test/.test(file));

  test.each(screens)('B-13 %s says nothing by itself', (file) => {
    expect(findOwnTexts(file, readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  test.each([
    ['<p>Hello there</p>', ['Hello there']],
    ['<p>{"Hello"}</p>', ['Hello']],
    ['<p>{open ? "Open" : m.closed()}</p>', ['Open']],
    ['<p>{open && `Open now`}</p>', ['Open now']],
    ['<input placeholder="Your name" />', ['Your name']],
    ['<button aria-label={"Close"} />', ['Close']],
    ['<p className="warm" lang="en">{m.hello()} · 5 °C</p>', []],
    ['<b>HAMS</b>', []],
  ])('B-13 the rule bites: %s', (source, expected) => {
    expect(findOwnTexts('example.tsx', `export const screen = ${source};`)).toEqual(expected);
  });
});
