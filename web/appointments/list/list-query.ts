import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { isPeriodReversed, type ListView, resolveOrder, resolvePeriod } from './list-view.ts';

export const rowsPerPage = 25;

function toFilter(view: ListView) {
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

/** Downloads the filtered list as a spreadsheet; a failure shows a toast. */
export function useListDownload() {
  const call = useCall();
  return useDownload(
    (view: ListView) => call('GET /appointments/previous.csv', { query: toFilter(view) }),
    () => `appointments-${clinicToday()}.csv`,
    m.appointments_export_failed,
  );
}
