import { percentile } from '#harness/percentile.ts';
import { formatMarkdown } from '../table.ts';
import type { CallResult } from './calls.ts';
import { callShares } from './crowd-plan.ts';

function formatStatusCounts(seen: readonly CallResult[]): string {
  const counts = Map.groupBy(seen, ({ status }) => status);
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, all]) => `${status} × ${all.length.toLocaleString('en')}`)
    .join(', ');
}

/** Markdown table of the calls by kind; the times leave out answers that were refused early. */
export function formatCrowdTable(seen: readonly CallResult[]): string {
  const head = ['asked for', 'answers', 'p50', 'p99', 'worst'];
  const rows = Object.keys(callShares).map((kind) => {
    const all = seen.filter((one) => one.kind === kind);
    const times = all.filter(({ status }) => status !== '503 early').map(({ milliseconds }) => milliseconds);
    const show = (share: number) => (times.length > 0 ? `${percentile(times, share).toFixed(0)} ms` : '');
    return [kind, formatStatusCounts(all), show(0.5), show(0.99), show(1)];
  });
  return formatMarkdown(head, rows);
}
