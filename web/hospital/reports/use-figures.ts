import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';
import { getRefusalMessage } from '#web/api/use-sending.ts';
import { refetchUnlessLive } from '#web/platform/live/fresh.ts';
import type { NamedFigure } from './named-visits.tsx';
import type { Period } from './periods.ts';

/** The figures of a period; one that the contract refuses asks nothing. */
export function useHospitalFigures(period: Period, isAllowed: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['hospital-figures', period.from, period.to],
    queryFn: ({ signal }) => call('GET /hospital/figures', { query: period, signal }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
    ...refetchUnlessLive(60_000),
  });
}

export function useFiguresDownload({ from, to }: Period) {
  const call = useCall();
  return useDownload(
    () => call('GET /hospital/figures.csv', { query: { from, to } }),
    () => `figures-${from}-${to}.csv`,
    m.hospital_figures_download_failed,
  );
}

/** The receipts of a period, of the hospital. */
export function usePaymentsDownload({ from, to }: Period) {
  const call = useCall();
  return useDownload(
    () => call('GET /hospital/payments.csv', { query: { from, to } }),
    () => `payments-${from}-${to}.csv`,
    m.hospital_figures_download_failed,
  );
}

/** The visits behind a figure of the hospital; null asks nothing. */
export function useNamedVisits({ from, to }: Period, which: NamedFigure | null) {
  const call = useCall();
  const { data, error } = useQuery({
    queryKey: ['hospital-figures', 'visits', from, to, which],
    queryFn: ({ signal }) =>
      call('GET /hospital/figures/visits', { query: { from, to, which: which ?? 'owed' }, signal }),
    enabled: which !== null,
  });
  return { data, problem: error && (getRefusalMessage(error) ?? m.session_no_connection()) };
}

/** Visits and money of a doctor's practices in a period. */
export function usePracticeFigures({ from, to }: Period, isAllowed: boolean) {
  const call = useCall();
  return useQuery({
    // Its first part is that of everything about appointments: a change of one asks again.
    queryKey: ['appointments', 'by-practice', from, to],
    queryFn: ({ signal }) => call('GET /doctors/figures/practices', { query: { from, to }, signal }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
  });
}

/** The receipts of a period, of the doctor. */
export function useOwnPaymentsDownload({ from, to }: Period) {
  const call = useCall();
  return useDownload(
    () => call('GET /doctors/payments.csv', { query: { from, to } }),
    () => `payments-${from}-${to}.csv`,
    m.hospital_figures_download_failed,
  );
}

/** The visits behind a figure of the doctor; null asks nothing. */
export function useOwnNamedVisits({ from, to }: Period, which: NamedFigure | null) {
  const call = useCall();
  const { data, error } = useQuery({
    queryKey: ['appointments', 'named', from, to, which],
    queryFn: ({ signal }) =>
      call('GET /doctors/figures/visits', { query: { from, to, which: which ?? 'owed' }, signal }),
    enabled: which !== null,
  });
  return { data, problem: error && (getRefusalMessage(error) ?? m.session_no_connection()) };
}
