import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Chart } from './chart.tsx';
import { DonutChart } from './donut-chart.tsx';

const draw = vi.hoisted(() => vi.fn());
const redraw = vi.fn();
const destroy = vi.fn();
vi.mock('./draw-chart.ts', () => ({ drawChart: draw }));

let systemChanges: () => void = () => {};
beforeEach(() => {
  draw.mockReset().mockReturnValue({ redraw, destroy });
  redraw.mockReset();
  destroy.mockReset();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: (_: string, listener: () => void) => {
      systemChanges = listener;
    },
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-theme');
  document.documentElement.removeAttribute('style');
});

const visits = (values: number[]) => (
  <Chart
    kind="bars"
    title="Appointments"
    subtitle="Visits per day"
    rowName="Day"
    unit="Visits"
    labels={[
      { short: 'Mon', full: 'Monday 23 November 2026' },
      { short: 'Tue', full: 'Tuesday 24 November 2026' },
    ]}
    series={[
      { name: 'Completed', look: 'solid', values },
      { name: 'Upcoming', look: 'outlined', values: [0, 4] },
    ]}
  />
);

test('G-02 a chart is a canvas whose name is one sentence; every value is in the table', async () => {
  render(visits([3, 1]));
  const canvas = screen.getByRole('img');
  expect(canvas.tagName).toBe('CANVAS');
  expect(canvas.getAttribute('aria-label')).toBe(
    'Appointments, Visits per day: 8 in total. Highest: Tuesday 24 November 2026, 5.',
  );
  screen.getByRole('figure', { name: 'Appointments' });
  await waitFor(() => expect(draw).toHaveBeenCalledOnce());
  expect(draw.mock.calls[0]?.slice(0, 2)).toEqual([
    canvas,
    expect.objectContaining({ kind: 'bars', unit: 'Visits' }),
  ]);
});

test('G-02 the name of a chart stays short, however much it draws', () => {
  const days = Array.from({ length: 30 }, (_, index) => ({ short: `${index}`, full: `Day ${index}` }));
  const values = days.map(() => 0);
  const month = { ...visits([]).props, labels: days, series: [{ name: 'Done', look: 'solid', values }] };
  render(<Chart {...month} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Appointments, Visits per day: none.');
});

test('G-02 its numbers are a table on demand', () => {
  render(visits([3, 1]));
  expect(screen.getByText('Show as table').closest('details')?.open).toBe(false);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'Completed', 'Upcoming'],
    ['Monday 23 November 2026', '3', '0'],
    ['Tuesday 24 November 2026', '1', '4'],
  ]);
});

test('G-02 shares are written beside the ring, too', () => {
  const slices = [
    { name: 'Online', look: 'solid', value: 17, shown: '68%' },
    { name: 'Offline', look: 'outlined', value: 8, shown: '32%' },
  ] as const;
  const middle = { value: '25', name: 'appointments' };
  render(
    <DonutChart
      title="Mode"
      subtitle="Share"
      rowName="Mode"
      valueName="Share"
      slices={slices}
      middle={middle}
    />,
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Mode. Share. Online: 68%; Offline: 32%');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Online68%',
    'Offline32%',
  ]);
});

test('G-02 a chart is drawn again when its numbers or the theme change, and not otherwise', async () => {
  document.documentElement.style.setProperty('--accent', 'teal');
  const { rerender, unmount } = render(visits([3, 1]));
  await waitFor(() => expect(draw).toHaveBeenCalledOnce());
  expect(draw.mock.calls[0]?.[2]).toMatchObject({ accent: 'teal' });

  rerender(visits([3, 1]));
  expect(redraw).not.toHaveBeenCalled();
  rerender(visits([5, 1]));
  expect(redraw).toHaveBeenCalledTimes(1);

  document.documentElement.style.setProperty('--accent', 'aqua');
  document.documentElement.dataset.theme = 'dark';
  await waitFor(() => expect(redraw).toHaveBeenCalledTimes(2));
  expect(redraw.mock.lastCall?.[1]).toMatchObject({ accent: 'aqua' });

  document.documentElement.style.setProperty('--accent', 'navy');
  act(() => systemChanges());
  expect(redraw.mock.lastCall?.[1]).toMatchObject({ accent: 'navy' });
  expect(draw).toHaveBeenCalledOnce();

  unmount();
  expect(destroy).toHaveBeenCalledOnce();
});

test('G-02 when the picture cannot be loaded, the table stands open', async () => {
  vi.resetModules();
  vi.doMock('./draw-chart.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { Chart: Unreachable } = await import('./chart.tsx');
  render(<Unreachable {...visits([3, 1]).props} />);
  await screen.findByText('We couldn’t load the chart. The numbers are below.');
  expect(screen.getByText('Show as table').closest('details')?.open).toBe(true);
  expect(screen.queryByRole('img')).toBeNull();
});
