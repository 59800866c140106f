import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListSort } from '#contract/appointment-lists.ts';
import { type AppointmentStatus, appointmentStatuses } from '#domain/appointment-life.ts';
import { isDay } from '#domain/calendar-days.ts';
import { type ConsultMode, consultModes } from '#domain/modes.ts';

export type SortOrder = 'asc' | 'desc';

/** The filter, sort order and page of the doctor's list; null filters nothing. */
export interface ListView {
  readonly status: AppointmentStatus | null;
  readonly mode: ConsultMode | null;
  /** The first and the last day, YYYY-MM-DD. */
  readonly from: string | null;
  readonly to: string | null;
  readonly search: string;
  readonly sort: ListSort;
  readonly order: SortOrder;
  /** From 1. */
  readonly page: number;
}

/** All but requests, which have lists of their own (docs/product.md#life-of-an-appointment). */
export const listedStatuses = appointmentStatuses.filter(
  (status) => status !== 'Requested' && status !== 'Request for Rescheduling',
);
const sorts: readonly ListSort[] = ['patient', 'date', 'mode', 'payment', 'status', 'reason'];
const newestFirst = { sort: 'date', order: 'desc' } as const;

const oneOf = <Word extends string>(words: readonly Word[], text: string | null) =>
  words.find((word) => word === text) ?? null;
const dayOf = (text: string | null) => (text && isDay(text) ? text : null);

function pageOf(text: string | null): number {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
  return page;
}

/** Reads the query of a URL. Invalid parts are ignored, since people edit addresses. */
export function viewOf(query: URLSearchParams): ListView {
  const sort = oneOf(sorts, query.get('sort')) ?? newestFirst.sort;
  return {
    status: oneOf(listedStatuses, query.get('status')),
    mode: oneOf(consultModes, query.get('mode')),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    search: (query.get('search') ?? '').trim().slice(0, 100),
    sort,
    order: oneOf(['asc', 'desc'], query.get('order')) ?? firstOrder(sort),
    page: pageOf(query.get('page')),
  };
}

/** The order of a newly chosen column: newest day first, words from A. */
export function firstOrder(sort: ListSort): SortOrder {
  return sort === newestFirst.sort ? newestFirst.order : 'asc';
}

/** The query of a URL for the view, without defaults. */
export function queryOfView({
  status,
  mode,
  from,
  to,
  search,
  sort,
  order,
  page,
}: ListView): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ status, mode, from, to, search })) {
    if (value) query.set(name, value);
  }
  if (sort !== newestFirst.sort) query.set('sort', sort);
  if (order !== firstOrder(sort)) query.set('order', order);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** How many filters are set, without the search. */
export function filterCount({ status, mode, from, to }: ListView): number {
  return [status, mode, from, to].filter(Boolean).length;
}

/** Whether anything is filtered. */
export function isFiltered(view: ListView): boolean {
  return filterCount(view) > 0 || view.search !== '';
}

/** Removes all filters and keeps the order. */
export const noFilter = { status: null, mode: null, from: null, to: null, search: '' } as const;

/** A change of the view; all but a change of page lead to the first page. */
export type ViewChange = Partial<ListView>;

/**
 * The view in the URL, so that a reload, a shared address and "back" show the same rows. Changes while typing
 * replace the address.
 */
export function useListView() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => viewOf(query), [query]);
  const change = useCallback(
    (wanted: ViewChange, replace = false) =>
      setQuery((current) => queryOfView({ ...viewOf(current), page: 1, ...wanted }), {
        replace,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return { view, change };
}
