import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChartPeriod, DashboardFigures } from '#contract/appointments/own-profile.ts';
import { useCall } from '#web/api/context.tsx';

/** A change of an appointment also refreshes the keys that count appointments. */
export const practiceKeys = {
  figures: ['appointments', 'figures'],
  chart: (period: ChartPeriod) => ['appointments', 'chart', period],
  profile: ['doctor-profile'],
} as const;

const refetchOptions = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;

export function useDashboardFigures() {
  const call = useCall();
  return useQuery({
    queryKey: practiceKeys.figures,
    queryFn: () => call('GET /doctors/dashboard'),
    ...refetchOptions,
  });
}

/** Requests alone do not count. */
export function hasHistory({ appointmentsToday, totalPatients }: DashboardFigures): boolean {
  return appointmentsToday > 0 || totalPatients > 0;
}

/** The previous period stays on screen while another one loads. */
export function useAppointmentsChart(period: ChartPeriod) {
  const call = useCall();
  return useQuery({
    queryKey: practiceKeys.chart(period),
    queryFn: () => call('GET /doctors/appointments-chart', { query: { period } }),
    placeholderData: keepPreviousData,
    ...refetchOptions,
  });
}

export function useDoctorProfile() {
  const call = useCall();
  return useQuery({ queryKey: practiceKeys.profile, queryFn: () => call('GET /doctors/profile') });
}
