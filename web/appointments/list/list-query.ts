import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { isPeriodReversed, type ListView, resolveOrder, resolvePeriod } from './list-view.ts';

export const rowsPerPage = 25;

export function toFilter(view: ListView) {
  const { status, figure, mode, search, sort } = view;
  const { from, to } = resolvePeriod(view, clinicToday());
  return {
    status: status ?? undefined,
    figure: figure ?? undefined,
    consultStatus: mode ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    search,
    sort,
    order: resolveOrder(view),
  };
}

/** Null for a period that the server refuses. */
export const toListQuery = (view: ListView) =>
  isPeriodReversed(view) ? null : { ...toFilter(view), page: view.page, perPage: rowsPerPage };
