import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChartPeriod, PracticeFigures } from '#contract/appointments/practice.ts';
import { useCall } from '#web/api/context.tsx';

/** The query keys of a practice; what counts appointments is refreshed with them (appointments/keys.ts). */
export const practiceKeys = {
  figures: ['appointments', 'figures'],
  chart: (period: ChartPeriod) => ['appointments', 'chart', period],
  profile: ['doctor-profile'],
} as const;

/** Refetched every minute and on focus. */
const refetchOptions = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

/** The figures of the signed-in doctor (G-02). */
export function usePracticeFigures() {
  const call = useCall();
  return useQuery({
    queryKey: practiceKeys.figures,
    queryFn: () => call('GET /doctors/figures'),
    ...refetchOptions,
  });
}

/** Whether there are visits to count; requests alone do not count. */
export function hasHistory({ appointmentsToday, totalPatients }: PracticeFigures): boolean {
  return appointmentsToday > 0 || totalPatients > 0;
}

/** The appointments of a period. While another period loads, the last one stays. */
export function useAppointmentsChart(period: ChartPeriod) {
  const call = useCall();
  return useQuery({
    queryKey: practiceKeys.chart(period),
    queryFn: () => call('GET /doctors/appointments-chart', { query: { period } }),
    placeholderData: keepPreviousData,
    ...refetchOptions,
  });
}

/** The signed-in doctor's own profile. */
export function useDoctorProfile() {
  const call = useCall();
  return useQuery({ queryKey: practiceKeys.profile, queryFn: () => call('GET /doctors/profile') });
}
