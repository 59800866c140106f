import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChartPeriod } from '#contract/practice.ts';
import { useCall } from '../api/context.tsx';

/**
 * Under which keys the answers about a practice are stored. What counts appointments is asked again with them
 * (appointments/keys.ts).
 */
export const practiceKeys = {
  figures: ['appointments', 'figures'],
  chart: (period: ChartPeriod) => ['appointments', 'chart', period],
  profile: ['doctor-profile'],
} as const;

/** Asked again every minute, and when somebody comes back to the page. */
const fresh = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

/** The figures of the signed-in doctor (G-02). */
export function useFigures() {
  const call = useCall();
  return useQuery({ queryKey: practiceKeys.figures, queryFn: () => call('GET /doctors/figures'), ...fresh });
}

/** The visits of a period; while another one is on its way, the last one stays. */
export function useAppointmentsChart(period: ChartPeriod) {
  const call = useCall();
  return useQuery({
    queryKey: practiceKeys.chart(period),
    queryFn: () => call('GET /doctors/appointments-chart', { query: { period } }),
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

/** The signed-in doctor's own profile. */
export function useDoctorProfile() {
  const call = useCall();
  return useQuery({ queryKey: practiceKeys.profile, queryFn: () => call('GET /doctors/profile') });
}
