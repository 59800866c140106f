import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { MoneyVisitList } from '#domain/appointments/payments.ts';
import { logGroupNames } from '#domain/hospital/activity-log.ts';
import type { Input } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useAnswer } from '#web/api/use-answer.ts';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import type { LogFilter } from './activity-log/log-filter.ts';
import type { Period } from './reports/periods.ts';
import type { ShownVisits } from './reports/visits-button.tsx';

/** The first parts of the keys: the queries of a group are refetched together. */
export const hospitalKeys = {
  /** Refetched when a visit of the hospital changes, as are the people. */
  days: ['hospital-days'],
  vitalsDue: ['hospital-days', 'vitals-due'],
  people: ['hospital-people'],
  vitals: ['hospital-vitals'],
  unreached: ['hospital-untold'],
  emergencyAccesses: ['emergency-accesses'],
  emergencyRecords: ['emergency-record'],
  settings: ['hospital-settings'],
  checklist: ['hospital-checklist'],
  team: ['team'],
} as const;
/** With all appointments: a change of one refetches them. */
const ownFigures = ['appointments', 'figures'];

const polled = refetchUnlessLive(20_000);
const slowlyPolled = refetchUnlessLive(60_000);
const withPrevious = { placeholderData: keepPreviousData } as const;
/** Each read is logged, so nothing is refetched automatically. */
const loggedRead = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const;

export type DayQuery = Input<'GET /hospital/days/:date'>['query'];

export const useFrontDeskDay = (date: string, query: DayQuery) =>
  useAnswer(
    hospitalKeys.days,
    'GET /hospital/days/:date',
    { params: { date }, query },
    { ...withPrevious, ...polled },
  );

/** `doctors`: ids joined by commas; null disables the query. */
export const useHospitalWeek = (date: string, doctors: string | null) =>
  useAnswer(
    hospitalKeys.days,
    'GET /hospital/weeks/:date',
    doctors === null ? null : { params: { date }, query: { doctors } },
    { ...withPrevious, ...polled },
  );

/** The payments of a day; null disables the query. */
export const useDayClose = (date: string | null) =>
  useAnswer(hospitalKeys.days, 'GET /hospital/payments/:date', date === null ? null : { params: { date } });

/** Patients who have arrived and were not measured. */
export const useVitalsDue = () => useAnswer(hospitalKeys.vitalsDue, 'GET /hospital/vitals/due', {}, polled);

/** The vitals and allergies that a nurse may see. */
export const useNursesView = (patientId: string) =>
  useAnswer(
    hospitalKeys.vitals,
    'GET /hospital/patients/:patientId/vitals',
    { params: { patientId } },
    loggedRead,
  );

/** Hospital patients who match a text; an empty text disables the query. */
export const usePatientSearch = (q: string) =>
  useAnswer(hospitalKeys.people, 'GET /hospital/patients', q === '' ? null : { query: { q } }, withPrevious);

export const useHospitalPatient = (patientId: string) =>
  useAnswer(hospitalKeys.people, 'GET /hospital/patients/:patientId', { params: { patientId } }, polled);

export const useHospitalRequests = () =>
  useAnswer(hospitalKeys.people, 'GET /hospital/visits/requests', {}, polled);

export const useBookableDoctors = () => useAnswer(hospitalKeys.people, 'GET /hospital/visits/doctors', {});

/** A doctor's free times, without a date those of the first day with one; null disables the query. */
export const useBookableTimes = (query: Input<'GET /hospital/visits/times'>['query'] | null) =>
  useAnswer(hospitalKeys.people, 'GET /hospital/visits/times', query && { query }, polled);

/** Patients not reached by any message. */
export const useUnreachedPatients = () => {
  const options = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;
  return useAnswer(hospitalKeys.unreached, 'GET /hospital/unnotified-visits', {}, options);
};

export const useEmergencyAccesses = (isAdmin: boolean) => {
  const input = isAdmin ? {} : null;
  return useAnswer(hospitalKeys.emergencyAccesses, 'GET /hospital/emergency-accesses', input, slowlyPolled);
};

export const useEmergencyRecord = (patientId: string, isOpen: boolean) =>
  useAnswer(
    hospitalKeys.emergencyRecords,
    'GET /hospital/patients/:patientId/record',
    isOpen ? { params: { patientId } } : null,
    // The data leaves the browser with the screen.
    { ...loggedRead, gcTime: 0, retry: false },
  );

export const useHospitalDoctors = () =>
  useAnswer(['hospital-doctors'], 'GET /hospital/doctors', {}, slowlyPolled);

export const useDoctorHours = (practiceId: string) =>
  useAnswer(['hospital-hours'], 'GET /hospital/schedules', { query: { practiceId } });

/** Not refetched, so that typed text is not overwritten. */
export const useHospitalSettings = () =>
  useAnswer(hospitalKeys.settings, 'GET /hospital/settings', {}, { refetchOnWindowFocus: false });

/** The open setup steps of a new hospital; null until known, or when nothing is left. */
export function useChecklist(isAdmin: boolean) {
  const { data } = useAnswer(hospitalKeys.checklist, 'GET /hospital/checklist', isAdmin ? {} : null, {
    refetchOnWindowFocus: 'always',
  });
  return data?.isOpen ? data : null;
}

export const useTeam = () => useAnswer(hospitalKeys.team, 'GET /hospital/team', {});
export const useInvitations = (isAdmin: boolean) =>
  useAnswer(hospitalKeys.team, 'GET /hospital/invitations', isAdmin ? {} : null);
export const useDesks = (isAdmin: boolean) =>
  useAnswer(hospitalKeys.team, 'GET /hospital/desks', isAdmin ? {} : null);
export const useOwnWorkplaces = () => useAnswer(hospitalKeys.team, 'GET /hospital/me', {});

/** The people who may sign in at a front desk computer. */
export const useDeskPeople = (desk: string) =>
  useAnswer(['desk'], 'POST /hospital/desk/people', { body: { desk } });

export const toLogQuery = ({ since, until, actor, event, kind, patientId }: LogFilter) => ({
  since: since || undefined,
  until: until || undefined,
  actor: actor || undefined,
  event: logGroupNames.find((name) => name === event),
  kind,
  patientId: patientId || undefined,
});

/** Newest first, page by page; each read is a line of the log itself. */
export function useActivityLog(filter: LogFilter) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: ['hospital-log', filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /hospital/activity-log', { query: { ...toLogQuery(filter), page: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...withPrevious,
    ...loggedRead,
    gcTime: 0,
  });
}

/** Null, for a period that the contract refuses, disables the query. */
export const useHospitalReport = (query: Period | null) => {
  const options = { ...withPrevious, ...slowlyPolled };
  return useAnswer(['hospital-figures'], 'GET /hospital/reports', query && { query }, options);
};
export const useDashboardFigures = (query: Period | null) =>
  useAnswer(ownFigures, 'GET /doctors/dashboard/practices', query && { query }, withPrevious);

/** The visits behind a figure; null disables the query. */
export const useNamedVisits = (period: Period, shown: ShownVisits | null) => {
  const input = shown && {
    query: { ...period, which: shown.which, ...(shown.doctor && { doctorId: shown.doctor.doctorId }) },
  };
  return useAnswer(['hospital-figures'], 'GET /hospital/reports/visits', input);
};
export const useOwnNamedVisits = (period: Period, which: MoneyVisitList | null) => {
  const input = which && { query: { ...period, which } };
  return useAnswer(ownFigures, 'GET /doctors/dashboard/visits', input);
};
