import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  DoughnutController,
  LinearScale,
  LineController,
  LineElement,
  type Plugin,
  PointElement,
  type ScriptableLineSegmentContext,
  Tooltip,
} from 'chart.js';
import type { ChartColours } from './chart-colours.ts';

Chart.register(
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  DoughnutController,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** Distinguishable without colour: filled, outlined, or grey. */
export type ChartLook = 'solid' | 'outlined' | 'quiet';

export interface AxisPicture {
  readonly kind: 'bars' | 'line';
  /** Short on the axis, full in the tooltip; one label for each value of a series. */
  readonly labels: readonly { readonly short: string; readonly full: string }[];
  readonly series: readonly {
    readonly name: string;
    readonly look: ChartLook;
    readonly values: readonly number[];
  }[];
  /** The time of each value of a line in milliseconds, and the ticks of the time axis. */
  readonly time?: {
    readonly at: readonly number[];
    readonly ticks: readonly { readonly at: number; readonly label: string }[];
  };
  readonly unit: string;
  /** Shaded across the chart, such as the normal values. */
  readonly bands?: readonly { readonly from: number; readonly to: number }[];
  /** The least that the axis of the values covers, so that small changes look small. */
  readonly minSpan?: number;
  /** A line is broken where longer than this passed between two values. */
  readonly maxGap?: number;
}

export interface DonutPicture {
  readonly kind: 'donut';
  readonly slices: readonly {
    readonly name: string;
    readonly look: ChartLook;
    readonly value: number;
    readonly shown: string;
  }[];
}

export type ChartPicture = AxisPicture | DonutPicture;

/** Pixels; the smallest text of a chart. */
const fontSize = 13;

function getPaint(look: ChartLook, colours: ChartColours) {
  const fill = { solid: colours.accent, outlined: colours['accent-tint'], quiet: colours['grey-tint'] }[look];
  const border = look === 'quiet' ? colours['line-strong'] : colours.accent;
  return {
    backgroundColor: fill,
    borderColor: border,
    // Without it Chart.js makes up a colour for hovering.
    hoverBackgroundColor: fill,
    hoverBorderColor: border,
  };
}

function sharedOptions(colours: ChartColours, family: string) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: still ? (false as const) : { duration: 200 },
    font: { family, size: fontSize },
    color: colours.muted,
  };
}

function tooltipLook(colours: ChartColours, family: string) {
  const font = { family, size: fontSize };
  return {
    backgroundColor: colours.ink,
    titleColor: colours.paper,
    bodyColor: colours.paper,
    titleFont: { ...font, weight: 600 },
    bodyFont: font,
    padding: 12,
    cornerRadius: 8,
    boxPadding: 6,
  };
}

type Time = NonNullable<AxisPicture['time']>;

/** An axis on which all months have the same width, whatever was measured in them. */
const timeAxis = ({ ticks }: Time) => ({
  type: 'linear' as const,
  afterBuildTicks: (axis: { ticks: { value: number }[] }) => {
    axis.ticks = ticks.map(({ at }) => ({ value: at }));
  },
});
const timeTicks = ({ ticks }: Time) => ({
  autoSkip: false,
  callback: (_: unknown, index: number) => ticks[index]?.label ?? '',
});

/** Room for the values and the bands, and for the least span around them. */
function suggestSpan({ series, bands = [], minSpan = 0 }: AxisPicture) {
  const all = [...series.flatMap(({ values }) => values), ...bands.flatMap(({ from, to }) => [from, to])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const margin = Math.max((high - low) * 0.15, (minSpan - (high - low)) / 2);
  return { suggestedMin: low - margin, suggestedMax: high + margin };
}

/** No line where too long passed between two values. */
function hideGap({ time, maxGap }: AxisPicture, { p0DataIndex, p1DataIndex }: ScriptableLineSegmentContext) {
  const [from = 0, to = 0] = [time?.at[p0DataIndex], time?.at[p1DataIndex]];
  return maxGap !== undefined && to - from > maxGap ? 'transparent' : undefined;
}

function axisChart(picture: AxisPicture, colours: ChartColours, family: string): ChartConfiguration {
  const stacked = picture.kind === 'bars';
  const font = { family, size: fontSize };
  const ticks = { color: colours.muted, font };
  const xLook = {
    grid: { display: false },
    border: { color: colours.line },
    ticks: { ...ticks, maxRotation: 0 },
  };
  return {
    type: stacked ? 'bar' : 'line',
    data: {
      labels: picture.labels.map((label) => label.short),
      datasets: picture.series.map(({ name, look, values }) => ({
        label: name,
        data: picture.time ? values.map((y, index) => ({ x: picture.time?.at[index] ?? 0, y })) : [...values],
        ...getPaint(look, colours),
        ...(stacked
          ? {
              borderWidth: look === 'solid' ? 0 : 1.5,
              borderRadius: 3,
              borderSkipped: false,
              maxBarThickness: 40,
            }
          : {
              borderWidth: 2.5,
              pointRadius: 4,
              pointHoverRadius: 6,
              segment: { borderColor: (at: ScriptableLineSegmentContext) => hideGap(picture, at) },
            }),
      })),
    },
    options: {
      ...sharedOptions(colours, family),
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: picture.time
          ? { ...timeAxis(picture.time), ...xLook, ticks: { ...xLook.ticks, ...timeTicks(picture.time) } }
          : { stacked, ...xLook },
        y: {
          stacked,
          beginAtZero: stacked,
          ...(stacked ? { suggestedMax: 4 } : suggestSpan(picture)),
          grid: { color: colours.line },
          border: { display: false },
          ticks: { ...ticks, precision: 0, maxTicksLimit: 6 },
          title: { display: true, text: picture.unit, color: colours.muted, font },
        },
      },
      plugins: {
        tooltip: {
          ...tooltipLook(colours, family),
          callbacks: { title: ([item]) => picture.labels[item?.dataIndex ?? -1]?.full ?? '' },
        },
      },
    },
  };
}

function donutChart(
  picture: DonutPicture,
  colours: ChartColours,
  family: string,
): ChartConfiguration<'doughnut'> {
  const paints = picture.slices.map(({ look }) => getPaint(look, colours));
  return {
    type: 'doughnut',
    data: {
      labels: picture.slices.map(({ name }) => name),
      datasets: [
        {
          data: picture.slices.map(({ value }) => value),
          backgroundColor: paints.map((paint) => paint.backgroundColor),
          borderColor: paints.map((paint) => paint.borderColor),
          hoverBackgroundColor: paints.map((paint) => paint.hoverBackgroundColor),
          hoverBorderColor: paints.map((paint) => paint.hoverBorderColor),
          borderWidth: 1.5,
          spacing: 3,
        },
      ],
    },
    options: {
      ...sharedOptions(colours, family),
      cutout: '68%',
      plugins: {
        tooltip: {
          ...tooltipLook(colours, family),
          callbacks: { label: ({ dataIndex }) => ` ${picture.slices[dataIndex]?.shown ?? ''}` },
        },
      },
    },
  };
}

export interface DrawnChart {
  redraw(picture: ChartPicture, colours: ChartColours): void;
  destroy(): void;
}

export function drawChart(
  canvas: HTMLCanvasElement,
  picture: ChartPicture,
  colours: ChartColours,
): DrawnChart | null {
  if (!canvas.getContext('2d')) return null;
  const { fontFamily } = getComputedStyle(canvas);
  let shown = { picture, colours };
  const shading: Plugin = {
    id: 'bands',
    beforeDatasetsDraw({ ctx, chartArea, scales }) {
      const bands = shown.picture.kind === 'line' ? (shown.picture.bands ?? []) : [];
      ctx.fillStyle = shown.colours['accent-tint'];
      for (const { from, to } of bands) {
        const top = scales.y?.getPixelForValue(to) ?? 0;
        const bottom = scales.y?.getPixelForValue(from) ?? 0;
        ctx.fillRect(chartArea.left, top, chartArea.width, bottom - top);
      }
    },
  };
  const configure = (wanted: ChartPicture, paint: ChartColours) =>
    (wanted.kind === 'donut'
      ? donutChart(wanted, paint, fontFamily)
      : axisChart(wanted, paint, fontFamily)) as ChartConfiguration;
  const chart = new Chart(canvas, { ...configure(picture, colours), plugins: [shading] });
  return {
    redraw(wanted, paint) {
      shown = { picture: wanted, colours: paint };
      const { data, options } = configure(wanted, paint);
      chart.data = data;
      if (options) chart.options = options;
      chart.update();
    },
    destroy: () => chart.destroy(),
  };
}
