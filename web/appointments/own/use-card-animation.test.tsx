import { render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCardAnimation } from './use-card-animation.ts';

interface ListsProps {
  /** The ids in each list; cards are 100 pixels apart. */
  readonly open: readonly string[];
  readonly history: readonly string[];
}

function Lists({ open, history }: ListsProps) {
  const lists = useRef<HTMLDivElement>(null);
  useCardAnimation(lists);
  const cards = (ids: readonly string[]) => ids.map((id) => <p key={id} data-appointment={id} />);
  return (
    <div ref={lists}>
      <div>{cards(open)}</div>
      <div>{cards(history)}</div>
    </div>
  );
}

const glides: { id: string | undefined; from: unknown; milliseconds: unknown }[] = [];
let reduced = false;
let rowHeight = 100;

beforeEach(() => {
  glides.length = 0;
  reduced = false;
  rowHeight = 100;
  const position = (card: HTMLElement) => [...document.querySelectorAll('[data-appointment]')].indexOf(card);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
    return position(this) * rowHeight;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(0);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduced-motion') }));
  HTMLElement.prototype.animate = function animate(this: HTMLElement, frames, options) {
    const [first] = frames as Keyframe[];
    const milliseconds = typeof options === 'object' ? options.duration : options;
    glides.push({ id: this.dataset.appointment, from: first?.transform, milliseconds });
    return {} as Animation;
  };
});

test('F-06 a card that moves to History glides there, and those that make room as well, within 200 ms', () => {
  const { rerender } = render(<Lists open={['a', 'b', 'c']} history={['d']} />);
  expect(glides).toEqual([]);
  rerender(<Lists open={['b', 'c']} history={['a', 'd']} />);
  expect(glides).toEqual([
    { id: 'b', from: 'translate(0px, 100px)', milliseconds: 200 },
    { id: 'c', from: 'translate(0px, 100px)', milliseconds: 200 },
    { id: 'a', from: 'translate(0px, -200px)', milliseconds: 200 },
  ]);
});

test('F-06 also when the other list hears of it a moment later', () => {
  const { rerender } = render(<Lists open={['a', 'b']} history={[]} />);
  rerender(<Lists open={['b']} history={[]} />);
  glides.length = 0;
  rerender(<Lists open={['b']} history={['a']} />);
  expect(glides).toEqual([{ id: 'a', from: 'translate(0px, -100px)', milliseconds: 200 }]);
});

test('F-06 what stays, and what is new, stands still', () => {
  const { rerender } = render(<Lists open={['a']} history={[]} />);
  rerender(<Lists open={['a', 'b']} history={['c']} />);
  expect(glides).toEqual([]);
});

test('F-06 nothing moves for those who want less motion', () => {
  reduced = true;
  const { rerender } = render(<Lists open={['a', 'b']} history={[]} />);
  rerender(<Lists open={['b']} history={['a']} />);
  expect(glides).toEqual([]);
});

test('F-06 a window of another size is no move', () => {
  const { rerender } = render(<Lists open={['a', 'b']} history={[]} />);
  rowHeight = 250;
  window.dispatchEvent(new Event('resize'));
  rerender(<Lists open={['a', 'b']} history={['c']} />);
  expect(glides).toEqual([]);
});
