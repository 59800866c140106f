import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { appointmentKeys } from '../appointment-keys.ts';
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

/** The previous page stays on screen while the next one loads. */
export function useAppointmentList(view: ListView) {
  const call = useCall();
  const query = { ...toFilter(view), page: view.page, perPage: rowsPerPage };
  return useQuery({
    queryKey: [...appointmentKeys.list, query],
    queryFn: ({ signal }) => call('GET /appointments/previous', { query, signal }),
    placeholderData: keepPreviousData,
    enabled: !isPeriodReversed(view),
  });
}

export function useAppointmentCounts() {
  const call = useCall();
  return useQuery({ queryKey: appointmentKeys.counts, queryFn: () => call('GET /appointments/counts') });
}

/** Downloads the filtered list as a spreadsheet; a failure shows a toast. */
export function useListDownload() {
  const call = useCall();
  return useDownload(
    (view: ListView) => call('GET /appointments/previous.csv', { query: toFilter(view) }),
    () => `appointments-${clinicToday()}.csv`,
    m.appointments_export_failed,
  );
}
