import { act } from '@testing-library/react';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translate, translators } from '#web/testing/translators.ts';
import { syncTranslatedTexts } from './translated-text.ts';

let stop = () => {};
beforeEach(() => {
  stop = syncTranslatedTexts();
});
afterEach(() => stop());

type Tree = string | null | readonly Tree[];
const tree = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('Asha', 'Ravi', 'by video', '₹ 400', ' · '),
    fc.constant(null),
    fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
  ),
})).tree;
/** Elements with texts between them, as conditions and lists make them. */
const shown = (of: Tree): ReactNode =>
  typeof of === 'string' || of === null ? of : createElement('b', null, ...of.map(shown));

test.each(Object.keys(translators))(
  'A-10 a page that is translated (%s) goes on to say what is so, and does not stop',
  (by) => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 2, maxLength: 4 }), (states) => {
        const place = document.createElement('p');
        document.body.append(place);
        const root = createRoot(place);
        for (const state of states) {
          act(() => root.render(shown([state, 'end'])));
          const plain = document.createElement('p');
          const fresh = createRoot(plain);
          act(() => fresh.render(shown([state, 'end'])));
          expect(place.textContent?.toLowerCase()).toBe(plain.textContent?.toLowerCase());
          act(() => fresh.unmount());
          translate(place, by);
        }
        act(() => root.unmount());
        expect(place.textContent).toBe('');
        place.remove();
      }),
      { numRuns: 25, seed: 36 },
    );
  },
);
