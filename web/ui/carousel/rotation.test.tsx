import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Rotation } from './rotation.tsx';

const cards = ['one', 'two', 'three'];
const cardWidth = 600;
let lessMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  lessMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: lessMotion && query.includes('prefers-reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }));
  // jsdom has no layout: three cards, one visible.
  const sizes = { clientWidth: cardWidth, scrollWidth: cards.length * cardWidth };
  for (const [name, value] of Object.entries(sizes)) {
    vi.spyOn(Element.prototype, name as 'clientWidth', 'get').mockReturnValue(value);
  }
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * cardWidth;
  });
  const scroll = (element: Element, left: number) => {
    element.scrollLeft = left;
    fireEvent.scroll(element);
  };
  Element.prototype.scrollBy = function scrollBy(by?: ScrollToOptions | number) {
    if (typeof by === 'object') scroll(this, this.scrollLeft + (by.left ?? 0));
  };
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    if (typeof to === 'object') scroll(this, to.left ?? 0);
  };
});

function renderRotation() {
  render(
    <Rotation
      label="Cards"
      labelledBy="title"
      roleDescription="carousel"
      previousLabel="Previous"
      nextLabel="Next"
      pauseLabel="Pause"
      playLabel="Play"
      position={(first, total) => `Card ${first} of ${total}`}
      header={<h2 id="title">Voices</h2>}
    >
      {cards.map((card) => (
        <li key={card}>{card}</li>
      ))}
    </Rotation>,
  );
}
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const at = () => screen.getByRole('list').scrollLeft;
const button = (name: string) => screen.getByRole('button', { name });
const news = () => document.querySelector('[aria-live]');

test('B-11 it goes on every 4 seconds, and from the end to the start', () => {
  renderRotation();
  wait(3999);
  expect(at()).toBe(0);
  wait(1);
  expect(at()).toBe(600);
  wait(4000);
  expect(at()).toBe(1200);
  wait(4000);
  expect(at()).toBe(0);
});

test('B-11 it waits while somebody points at it, and then four seconds more', () => {
  renderRotation();
  wait(3000);
  fireEvent.pointerOver(screen.getByText('two'));
  wait(60_000);
  expect(at()).toBe(0);
  fireEvent.pointerLeave(screen.getByRole('region'));
  wait(3999);
  expect(at()).toBe(0);
  wait(1);
  expect(at()).toBe(600);
});

test('B-11 it waits while the keyboard is in it', () => {
  renderRotation();
  act(() => screen.getByRole('list').focus());
  wait(60_000);
  expect(at()).toBe(0);
  act(() => button('Next').focus());
  wait(60_000);
  expect(at()).toBe(0);
  act(() => button('Next').blur());
  wait(4000);
  expect(at()).toBe(600);
});

test('B-11 its button stops it for good and lets it go on at once, with the focus still there', () => {
  renderRotation();
  act(() => button('Pause').focus());
  wait(4000);
  expect(at()).toBe(600);
  fireEvent.click(button('Pause'));
  act(() => button('Play').blur());
  wait(60_000);
  expect(at()).toBe(600);
  act(() => button('Play').focus());
  fireEvent.click(button('Play'));
  wait(4000);
  expect(at()).toBe(1200);
});

test('B-11 nothing moves by itself for those who asked for less motion; a click still does', () => {
  lessMotion = true;
  renderRotation();
  wait(60_000);
  expect(at()).toBe(0);
  fireEvent.click(button('Next'));
  expect(at()).toBe(600);
  fireEvent.click(button('Previous'));
  expect(at()).toBe(0);
});

test('B-11 it is a carousel to ears, quiet while it moves and telling where it is when somebody leads', () => {
  renderRotation();
  expect(screen.getByRole('region', { name: 'Voices' }).getAttribute('aria-roledescription')).toBe(
    'carousel',
  );
  expect(news()?.getAttribute('aria-live')).toBe('off');
  act(() => button('Next').focus());
  expect(news()?.getAttribute('aria-live')).toBe('polite');
  fireEvent.click(button('Next'));
  expect(news()?.textContent).toBe('Card 2 of 3');
  fireEvent.click(button('Next'));
  expect(news()?.textContent).toBe('Card 3 of 3');
});

test('B-11 it stops when it is gone', () => {
  renderRotation();
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});
