import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  type AppointmentFigure,
  type AppointmentSort,
  appointmentFigures,
} from '#contract/appointments/appointment-lists.ts';
import { type AppointmentStatus, appointmentStatuses } from '#domain/appointments/appointment-lifecycle.ts';
import { type ConsultMode, consultModes } from '#domain/doctors/consult-modes.ts';
import { addDays, isDay } from '#domain/platform/calendar-days.ts';

export type SortOrder = 'asc' | 'desc';

/** By the clinic's date; today belongs to no other range except `all`. */
export const timeRanges = ['today', 'upcoming', 'past', 'all'] as const;
export type TimeRange = (typeof timeRanges)[number];

/** Filter, sort order and page of the doctor's list; null means no filter, or the default. */
export interface ListView {
  /** Null until chosen: see `resolveTimeRange`. */
  readonly when: TimeRange | null;
  readonly figure: AppointmentFigure | null;
  readonly status: AppointmentStatus | null;
  readonly mode: ConsultMode | null;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string | null;
  readonly to: string | null;
  readonly search: string;
  readonly sort: AppointmentSort;
  /** Null for the default order: see `resolveOrder`. */
  readonly order: SortOrder | null;
  /** From 1. */
  readonly page: number;
}

/** All but requests, which have their own lists. */
export const listedStatuses = appointmentStatuses.filter(
  (status) => status !== 'Requested' && status !== 'Request for Rescheduling',
);
const sorts: readonly AppointmentSort[] = ['patient', 'date', 'mode', 'payment', 'status', 'reason'];
const sortedByDay = 'date';

const parseOneOf = <Word extends string>(words: readonly Word[], text: string | null) =>
  words.find((word) => word === text) ?? null;
const parseDay = (text: string | null) => (text && isDay(text) ? text : null);

function parsePage(text: string | null): number {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
  return page;
}

/** Invalid parts are ignored, since people edit URLs. */
export function parseView(query: URLSearchParams): ListView {
  return {
    when: parseOneOf(timeRanges, query.get('when')),
    figure: parseOneOf(appointmentFigures, query.get('figure')),
    status: parseOneOf(listedStatuses, query.get('status')),
    mode: parseOneOf(consultModes, query.get('mode')),
    from: parseDay(query.get('from')),
    to: parseDay(query.get('to')),
    search: (query.get('search') ?? '').trim().slice(0, 100),
    sort: parseOneOf(sorts, query.get('sort')) ?? sortedByDay,
    order: parseOneOf(['asc', 'desc'], query.get('order')),
    page: parsePage(query.get('page')),
  };
}

/**
 * Today at first; everything during a search or with a chosen figure, which counts everything; null where
 * dates were chosen.
 */
export function resolveTimeRange({ when, from, to, search, figure }: ListView): TimeRange | null {
  if (from || to) return null;
  return when ?? (search || figure ? 'all' : 'today');
}

export function resolvePeriod(view: ListView, today: string): Pick<ListView, 'from' | 'to'> {
  const when = resolveTimeRange(view);
  if (when === null) return view;
  return {
    from: when === 'today' ? today : when === 'upcoming' ? addDays(today, 1) : null,
    to: when === 'today' ? today : when === 'past' ? addDays(today, -1) : null,
  };
}

/** The first day is after the last, so there is nothing to query. */
export const isPeriodReversed = ({ from, to }: ListView) => from !== null && to !== null && from > to;

/** The initial order of a column: upcoming first, past newest first, text from A. */
export function getDefaultOrder(sort: AppointmentSort, when: TimeRange | null): SortOrder {
  return sort !== sortedByDay || when === 'today' || when === 'upcoming' ? 'asc' : 'desc';
}

export const resolveOrder = (view: ListView) =>
  view.order ?? getDefaultOrder(view.sort, resolveTimeRange(view));

/** Leaves out defaults. */
export function toQuery(view: ListView): URLSearchParams {
  const { when, figure, status, mode, from, to, search, sort, order, page } = view;
  const query = new URLSearchParams();
  const chosen = from || to ? null : when;
  for (const [name, value] of Object.entries({ when: chosen, figure, status, mode, from, to, search })) {
    if (value) query.set(name, value);
  }
  if (sort !== sortedByDay) query.set('sort', sort);
  if (order !== null && order !== getDefaultOrder(sort, resolveTimeRange(view))) query.set('order', order);
  if (page > 1) query.set('page', String(page));
  return query;
}

export function countFilters({ status, mode, from, to }: ListView): number {
  return [status, mode, from, to].filter(Boolean).length;
}

export function isFiltered(view: ListView): boolean {
  return countFilters(view) > 0 || view.search !== '' || view.figure !== null;
}

/** Leaves the sort order as it is. */
export const clearedFilters = {
  when: null,
  figure: null,
  status: null,
  mode: null,
  from: null,
  to: null,
  search: '',
} as const;

/** Every change except of the page leads back to the first page. */
export type ViewChange = Partial<ListView>;

/**
 * Stored in the URL, so that a reload, a shared link and Back show the same rows. Changes while typing
 * replace the history entry.
 */
export function useListView() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => parseView(query), [query]);
  const change = useCallback(
    (wanted: ViewChange, replace = false) =>
      setQuery((current) => toQuery({ ...parseView(current), page: 1, ...wanted }), {
        replace,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { view, change };
}
