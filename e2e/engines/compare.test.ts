import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import type { Control } from './measure.ts';

const screen = (...controls: Control[]) => ({ controls, outside: [], window: { width: 1024, height: 664 } });
const book: Control = { name: 'Book', left: 40, right: 480, cards: [{ left: 20, right: 500 }] };
const change: Control = { ...book, name: 'Change', left: 400 };

test('B-01 another engine is told by its cards and buttons that lie elsewhere than in Chromium', () => {
  const wider = { ...book, left: 37, right: 484 };
  expect(compare(screen(wider), screen(book))).toEqual({ cards: [], buttons: [] });

  const moved = { ...book, left: 64, right: 504, cards: [{ left: 44, right: 524 }] };
  expect(compare(screen(moved), screen(book))).toEqual({
    cards: ['card 1 around “Book”: left +24, right +24 px'],
    buttons: ['“Book”: left +24, right +24 px'],
  });
});

test('B-01 a button that only one engine shows is named, and one of two with the same name', () => {
  expect(compare(screen(book), screen(change)).buttons).toEqual([
    '“Book” is not in Chromium',
    '“Change” is only in Chromium',
  ]);
  expect(compare(screen(book), screen(book, book)).buttons).toEqual(['“Book” is only in Chromium']);
});
