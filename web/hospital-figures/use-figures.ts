import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { useDownload } from '../api/use-download.ts';
import { fresh } from '../live/fresh.ts';
import type { Period } from './periods.ts';

/** The figures of a period; one that the contract refuses asks nothing. */
export function useFigures(period: Period, isAllowed: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['hospital-figures', period.from, period.to],
    queryFn: ({ signal }) => call('GET /hospital/figures', { query: period, signal }),
    enabled: isAllowed,
    placeholderData: keepPreviousData,
    ...fresh(60_000),
  });
}

export function useFiguresFile({ from, to }: Period) {
  const call = useCall();
  return useDownload(
    () => call('GET /hospital/figures.csv', { query: { from, to } }),
    () => `figures-${from}-${to}.csv`,
    m.hospital_figures_download_failed,
  );
}
