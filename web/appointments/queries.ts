import {
  keepPreviousData,
  type QueryClient,
  type UseQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ChartPeriod } from '#contract/appointments/own-profile.ts';
import type { Input, Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useAnswer } from '#web/api/use-answer.ts';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';

/** The first part of every key: all of them are refetched when an appointment changes. */
const appointments = 'appointments';

/** The first parts of the keys: the queries of a group are refetched together. */
export const appointmentKeys = {
  all: [appointments],
  /** The patient's open appointments, and the history by pages. */
  open: [appointments, 'open'],
  history: [appointments, 'history'],
  card: [appointments, 'card'],
  requested: [appointments, 'requested'],
  rescheduleRequests: [appointments, 'reschedule-requests'],
  /** The days of the doctor. */
  day: [appointments, 'day'],
  list: [appointments, 'list'],
  counts: [appointments, 'counts'],
  detail: [appointments, 'detail'],
  payments: [appointments, 'payments'],
  figures: [appointments, 'figures'],
  chart: [appointments, 'chart'],
} as const;
export const profileKey = ['doctor-profile'];
export const leavesKey = ['leaves'];

/** Refetches what a change may have affected: lists, counts, figures, details. */
export const refreshAppointments = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: appointmentKeys.all });

const polled = refetchUnlessLive(15_000);
const slowlyPolled = refetchUnlessLive(30_000);
const figureOptions = { refetchInterval: 60_000, refetchOnWindowFocus: 'always' } as const;
/** The previous answer stays on screen while another one loads. */
const withPrevious = { placeholderData: keepPreviousData } as const;

export type OpenAppointments = Output<'GET /patients/appointments/open'>;
export type HistoryPage = Output<'GET /patients/appointments/history'>;

/** The user and everyone in their care. */
const allPeople = 'all';

/** A response cached for offline use by an older version may lack both. */
const withDefaults = (open: OpenAppointments): OpenAppointments => ({
  ...open,
  due: open.due ?? [],
  people: open.people ?? [],
});

/**
 * Open appointments of the patient and everyone in their care, nearest first, the closed ones that need
 * action, and all these people.
 */
export const useOpenAppointments = () =>
  useAnswer(
    appointmentKeys.open,
    'GET /patients/appointments/open',
    { query: { patientId: allPeople } },
    { select: withDefaults, ...slowlyPolled },
  );

/** Closed appointments, newest first, by pages; by default of everyone in the user's care. */
export function useAppointmentHistory(patientId: string = allPeople, enabled = true) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: [...appointmentKeys.history, patientId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /patients/appointments/history', { query: { page: pageParam, patientId }, signal }),
    enabled,
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    ...slowlyPolled,
  });
}

export type VisitCardFacts = Output<'GET /patients/appointments/:appointmentId'>;

export const useVisit = (appointmentId: string) =>
  useAnswer(
    appointmentKeys.card,
    'GET /patients/appointments/:appointmentId',
    { params: { appointmentId } },
    slowlyPolled,
  );

type DetailOptions = Pick<UseQueryOptions<Output<'GET /Appointments/detail'>>, 'refetchInterval'>;

/** Null disables the query. */
export const useAppointmentDetail = (appointmentId: string | null, options?: DetailOptions) => {
  const input = appointmentId === null ? null : { query: { appointmentId } };
  return useAnswer(appointmentKeys.detail, 'GET /Appointments/detail', input, options);
};

/** A day of the doctor (YYYY-MM-DD): every accepted visit, and those left open on earlier days. */
export const useDoctorDay = (date: string) =>
  useAnswer(appointmentKeys.day, 'GET /doctors/days/:date', { params: { date } }, polled);

/** Amounts collected on a day (YYYY-MM-DD), in all and by payment method. */
export const useDayPayments = (date: string) =>
  useAnswer(appointmentKeys.payments, 'GET /doctors/payments/:date', { params: { date } });

export const useAppointmentRequests = () =>
  useAnswer(appointmentKeys.requested, 'GET /doctors/requested-appointments', {}, polled);

export const useRescheduleRequests = () =>
  useAnswer(appointmentKeys.rescheduleRequests, 'GET /doctors/reschedule-requests', {}, polled);

/** Null disables the query. */
export const useAppointmentList = (query: Input<'GET /appointments/previous'>['query'] | null) =>
  useAnswer(appointmentKeys.list, 'GET /appointments/previous', query && { query }, withPrevious);

export const useAppointmentCounts = () => useAnswer(appointmentKeys.counts, 'GET /appointments/counts', {});

export const useDashboardFigures = () =>
  useAnswer(appointmentKeys.figures, 'GET /doctors/dashboard', {}, figureOptions);

export const useAppointmentsChart = (period: ChartPeriod) => {
  const options = { ...withPrevious, ...figureOptions };
  return useAnswer(appointmentKeys.chart, 'GET /doctors/appointments-chart', { query: { period } }, options);
};

export const useDoctorProfile = () => useAnswer(profileKey, 'GET /doctors/profile', {});

export type Leave = Output<'GET /leaves'>['leaves'][number];
export type LeaveVisit = Output<'GET /leaves/:leaveId'>['visits'][number];
export type LeavePeriodQuery = Input<'GET /leaves/preview'>['query'];

/** Polling interval while patients are being notified. */
const notifyingMilliseconds = 1500;

export const useLeaves = () =>
  useAnswer(
    leavesKey,
    'GET /leaves',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.leaves.some(({ waiting, state: of }) => waiting > 0 || of === 'sending') &&
        notifyingMilliseconds,
    },
  );

/** Messages are created a moment after their visit is processed, so a few more polls follow the last one. */
const extraPolls = 3;

/** The visits of one leave, of which `waiting` are not notified yet. */
export const useLeaveVisits = (leaveId: number, waiting: number) =>
  useAnswer(
    [...leavesKey, waiting],
    'GET /leaves/:leaveId',
    { params: { leaveId } },
    {
      ...withPrevious,
      refetchInterval: ({ state }) =>
        (waiting > 0 || state.dataUpdateCount < extraPolls) && notifyingMilliseconds,
    },
  );

/** Everyone a leave would affect; null disables the query. */
export const useLeavePreview = (query: LeavePeriodQuery | null) => {
  const options = { ...withPrevious, retry: false } as const;
  return useAnswer(leavesKey, 'GET /leaves/preview', query && { query }, options);
};
