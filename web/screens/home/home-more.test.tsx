import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { HomeMore, loadHomeMore } from './home-more.tsx';
import { HomeSections } from './home-sections.tsx';

const demo = { isDemo: true, programs: [], voices: [] };

// True makes loading the scripts of the sections fail.
let isLoadingBroken = false;
vi.mock('./home-sections.tsx', async (original) => {
  const sections = await original<typeof import('./home-sections.tsx')>();
  return {
    get HomeSections() {
      if (isLoadingBroken) throw new Error('no network');
      return sections.HomeSections;
    },
  };
});

/** Scrolls to the sections, if they are still observed. */
let scrollIntoSight = () => {};
let watched = false;

beforeEach(() => {
  isLoadingBroken = false;
  watched = false;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoSight = () => notify([{ isIntersecting: true }]);
        notify([{ isIntersecting: false }]);
      }
      observe() {
        watched = true;
      }
      disconnect() {
        watched = false;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const book = () => document.querySelector<HTMLElement>('[aria-label="Book Now: Renal Dialysis Sessions"]');
const click = () => book() && fireEvent.click(book() as HTMLElement);
// jsdom does not show popovers.
const queryToast = () => screen.queryByRole('alert', { hidden: true });

// First, while this module has not loaded the sections.
test('B-10 what the server wrote stands as it is until its scripts come, and then answers', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <div>
      <HomeSections content={demo} />
    </div>,
  );
  const written = container.innerHTML;
  expect(written).toContain('Healthcare programs');
  document.body.append(container);
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <StrictMode>
        <HomeMore content={demo} />
      </StrictMode>,
      { onRecoverableError: (error) => complaints.push(error) },
    ),
  );
  render(<Toasts />);
  const before = book();
  click();
  expect(queryToast()).toBeNull();

  // Without their scripts the sections stay readable, and loading is tried again.
  isLoadingBroken = true;
  await act(async () => scrollIntoSight());
  await expect(loadHomeMore()).rejects.toThrow('no network');
  expect(container.innerHTML === written).toBe(true);
  expect(watched).toBe(true);

  isLoadingBroken = false;
  await act(async () => scrollIntoSight());
  await waitFor(() => expect(watched).toBe(false));
  await waitFor(() => {
    click();
    expect(queryToast()).not.toBeNull();
  });
  expect(book()).toBe(before); // hydrated, not rendered again
  expect(complaints).toEqual([]);
  await act(async () => root.unmount());
  expect(book()).toBeNull();
});

test('B-10 to somebody who comes from another screen it is drawn like the rest', async () => {
  await loadHomeMore();
  render(<HomeMore content={demo} />);
  screen.getByRole('heading', { name: 'Healthcare programs' });
  expect(watched).toBe(false);
});
