import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  type AppointmentFigure,
  type AppointmentSort,
  appointmentFigures,
} from '#contract/appointments/appointment-lists.ts';
import { type AppointmentStatus, appointmentStatuses } from '#domain/appointments/appointment-life.ts';
import { type ConsultMode, consultModes } from '#domain/doctors/modes.ts';
import { addDays, isDay } from '#domain/platform/calendar-days.ts';

export type SortOrder = 'asc' | 'desc';

/** The days of the list, by the clinic's today; today itself is in none of the others but all. */
export const timeRanges = ['today', 'upcoming', 'past', 'all'] as const;
export type TimeRange = (typeof timeRanges)[number];

/** The filter, sort order and page of the doctor's list; null filters nothing, or is as the rest suggests. */
export interface ListView {
  /** Null until it is chosen: see `whenOf`. */
  readonly when: TimeRange | null;
  readonly figure: AppointmentFigure | null;
  readonly status: AppointmentStatus | null;
  readonly mode: ConsultMode | null;
  /** The first and the last day, YYYY-MM-DD. */
  readonly from: string | null;
  readonly to: string | null;
  readonly search: string;
  readonly sort: AppointmentSort;
  /** Null for the usual order: see `orderOf`. */
  readonly order: SortOrder | null;
  /** From 1. */
  readonly page: number;
}

/** All but requests, which have lists of their own (docs/product.md#life-of-an-appointment). */
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

/** Reads the query of a URL. Invalid parts are ignored, since people edit addresses. */
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
 * Which days are shown: today's at first, everything while somebody searches or looks at a figure, which counts
 * everything; null where dates were chosen.
 */
export function resolveTimeRange({ when, from, to, search, figure }: ListView): TimeRange | null {
  if (from || to) return null;
  return when ?? (search || figure ? 'all' : 'today');
}

/** The first and the last day of what is shown. */
export function resolvePeriod(view: ListView, today: string): Pick<ListView, 'from' | 'to'> {
  const when = resolveTimeRange(view);
  if (when === null) return view;
  return {
    from: when === 'today' ? today : when === 'upcoming' ? addDays(today, 1) : null,
    to: when === 'today' ? today : when === 'past' ? addDays(today, -1) : null,
  };
}

/** Whether the first day lies after the last, so that nothing can be asked for. */
export const isPeriodReversed = ({ from, to }: ListView) => from !== null && to !== null && from > to;

/** The order of a newly chosen column: what is done next first, what is over newest first, words from A. */
export function getDefaultOrder(sort: AppointmentSort, when: TimeRange | null): SortOrder {
  return sort !== sortedByDay || when === 'today' || when === 'upcoming' ? 'asc' : 'desc';
}

/** The order in which the rows stand. */
export const resolveOrder = (view: ListView) =>
  view.order ?? getDefaultOrder(view.sort, resolveTimeRange(view));

/** The query of a URL for the view, without defaults. */
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

/** How many filters of the fields are set, without the search. */
export function countFilters({ status, mode, from, to }: ListView): number {
  return [status, mode, from, to].filter(Boolean).length;
}

/** Whether anything is filtered. */
export function isFiltered(view: ListView): boolean {
  return countFilters(view) > 0 || view.search !== '' || view.figure !== null;
}

/** Removes all filters and keeps the order. */
export const clearedFilters = {
  when: null,
  figure: null,
  status: null,
  mode: null,
  from: null,
  to: null,
  search: '',
} as const;

/** A change of the view; all but a change of page lead to the first page. */
export type ViewChange = Partial<ListView>;

/**
 * The view in the URL, so that a reload, a shared address and "back" show the same rows. Changes while typing
 * replace the address.
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
