import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const focused = () => document.activeElement?.textContent;

function Late() {
  const [loaded, setLoaded] = useState(false);
  if (loaded) return <h1>Late</h1>;
  return (
    <>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      <input aria-label="Search" />
    </>
  );
}

/** Two frames, of the site and of an area, with their screens; starts at the first. */
async function visit() {
  // A fresh tab: the last path is stored in the module, outside of the component.
  const { Content } = await import('./content.tsx');
  const frame = (name: string) => (
    <Content key={name} className={undefined}>
      <Outlet />
    </Content>
  );
  const router = createMemoryRouter([
    {
      element: frame('site'),
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/list', element: <h1>List</h1> },
      ],
    },
    {
      element: frame('area'),
      children: [
        { path: '/dashboard', element: <h1>Dashboard</h1> },
        { path: '/late', element: <Late /> },
        {
          path: '/search',
          element: (
            <>
              <h1>Search</h1>
              <input aria-label="Search" ref={(field) => field?.focus()} />
            </>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return (path: string) => act(async () => router.navigate(path));
}

test('A-08 a first page leaves the focus where the browser has it', async () => {
  await visit();
  expect(document.activeElement).toBe(document.body);
});

test('A-08 each next screen starts at its heading, in the same frame and in another', async () => {
  const go = await visit();
  for (const [path, heading] of [
    ['/list', 'List'],
    ['/dashboard', 'Dashboard'],
    ['/', 'Home'],
  ] as const) {
    await go(path);
    expect(focused()).toBe(heading);
  }
});

test('A-08 a heading that comes with its data takes the focus as it comes', async () => {
  const go = await visit();
  await go('/late');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  press('Load');
  await waitFor(() => expect(focused()).toBe('Late'));
});

test('A-08 but not from a field that somebody went to meanwhile', async () => {
  const go = await visit();
  await go('/late');
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  press('Load');
  await screen.findByRole('heading', { name: 'Late' });
  expect(document.activeElement).toBe(other);
  other.remove();
});

test('A-08 a screen that puts the focus somewhere itself keeps it', async () => {
  const go = await visit();
  await go('/search');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
