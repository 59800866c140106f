import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { useDownload } from '#web/api/use-download.ts';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import type { NamedFigure } from './named-visits-dialog.tsx';
import type { Period } from './periods.ts';

/** Disabled for a period that the contract refuses. */
export function useHospitalReport(period: Period, isAllowed: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['hospital-figures', period.from, period.to],
    queryFn: ({ signal }) => call('GET /hospital/reports', { query: period, signal }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
    ...refetchUnlessLive(60_000),
  });
}

export function useFiguresDownload({ from, to }: Period) {
  const call = useCall();
  return useDownload(
    () => call('GET /hospital/reports.csv', { query: { from, to } }),
    () => `figures-${from}-${to}.csv`,
    m.hospital_figures_download_failed,
  );
}

export function usePaymentsDownload({ from, to }: Period) {
  const call = useCall();
  return useDownload(
    () => call('GET /hospital/payments.csv', { query: { from, to } }),
    () => `payments-${from}-${to}.csv`,
    m.hospital_figures_download_failed,
  );
}

/** Null disables the query. */
export function useNamedVisits({ from, to }: Period, which: NamedFigure | null) {
  const call = useCall();
  const { data, error } = useQuery({
    queryKey: ['hospital-figures', 'visits', from, to, which],
    queryFn: ({ signal }) =>
      call('GET /hospital/reports/visits', { query: { from, to, which: which ?? 'owed' }, signal }),
    enabled: which !== null,
  });
  return { data, problem: error && (getRefusalMessage(error) ?? m.session_no_connection()) };
}

export function useDashboardFigures({ from, to }: Period, isAllowed: boolean) {
  const call = useCall();
  return useQuery({
    // Shares its first part with all appointment keys, so a change of an appointment refetches it.
    queryKey: ['appointments', 'by-practice', from, to],
    queryFn: ({ signal }) => call('GET /doctors/dashboard/practices', { query: { from, to }, signal }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
  });
}

export function useOwnPaymentsDownload({ from, to }: Period) {
  const call = useCall();
  return useDownload(
    () => call('GET /doctors/payments.csv', { query: { from, to } }),
    () => `payments-${from}-${to}.csv`,
    m.hospital_figures_download_failed,
  );
}

/** Null disables the query. */
export function useOwnNamedVisits({ from, to }: Period, which: NamedFigure | null) {
  const call = useCall();
  const { data, error } = useQuery({
    queryKey: ['appointments', 'named', from, to, which],
    queryFn: ({ signal }) =>
      call('GET /doctors/dashboard/visits', { query: { from, to, which: which ?? 'owed' }, signal }),
    enabled: which !== null,
  });
  return { data, problem: error && (getRefusalMessage(error) ?? m.session_no_connection()) };
}
