import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays } from '#domain/platform/calendar-days.ts';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useAnswer } from '#web/api/use-answer.ts';
import { pollUnlessLive } from '#web/platform/live/connection-state.ts';
import { useLive } from '#web/platform/live/use-live.ts';
import { type Practice, useHospitalSchedule } from './schedules/hospital-schedule-context.ts';

export type Rule = Output<'GET /schedules'>['rules'][number];
export type PracticeDay = Output<'GET /schedules/week'>['days'][number]['practices'][number];
/** `rule` is null where the conflicting hours are elsewhere. */
export type Preview = Output<'POST /hospital/schedules/preview'>;
export type RuleToSend = Omit<Rule, 'ruleId' | 'practiceName'>;

/** Keys of schedules go on with the practice that a hospital views, or with `own`. */
export const schedulingKeys = {
  published: (doctorId: string) => ['published-slots', doctorId],
  booked: (doctorId: string) => ['booked-slots', doctorId],
  /** Everything published, after a change of it. */
  slots: (doctorId: string) => [
    ['published-slots', doctorId],
    ['booked-slots', doctorId],
  ],
  rules: ['schedule-rules'],
  week: ['schedule-week'],
  preview: ['schedule-preview'],
} as const;
const at = (key: readonly string[], hospital: ReturnType<typeof useHospitalSchedule>) => [
  ...key,
  hospital?.practice.practiceId ?? 'own',
];

export function usePublished(doctorId: string) {
  const call = useCall();
  return useQuery({
    queryKey: schedulingKeys.published(doctorId),
    queryFn: ({ signal }) => call('GET /doctors/:id/slots', { params: { id: doctorId }, signal }),
  });
}

/** Refetched on bookings and periodically. */
export function useBooked(doctorId: string, date: string) {
  const client = useQueryClient();
  const askAgain = () => void client.invalidateQueries({ queryKey: schedulingKeys.booked(doctorId) });
  useLive(`slots:${doctorId}`, { onChange: askAgain });
  return useAnswer(
    schedulingKeys.booked(doctorId),
    'GET /doctors/:id/booked-slots',
    { params: { id: doctorId }, query: { date } },
    { refetchInterval: pollUnlessLive(30_000) },
  );
}

/** The taken slots on each day of a month (`YYYY-MM`), at any practice; empty until loaded. */
export function useBookedInMonth(doctorId: string, month: string): ReadonlyMap<string, readonly string[]> {
  const from = `${month}-01`;
  const input = { params: { id: doctorId }, query: { from, days: 31 } };
  const { data } = useAnswer(schedulingKeys.booked(doctorId), 'GET /doctors/:id/availability', input);
  const until = addDays(from, 31);
  const days = data?.days.filter(({ date }) => date < until) ?? [];
  return new Map(days.map(({ date, booked }) => [date, booked]));
}

/** The starts of upcoming visits that a day off would affect; queried once `asks` is true. */
export function useAffectedVisits(date: string, practiceId: string | null, asks: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['touched', date, practiceId],
    queryFn: ({ signal }) => call('GET /leaves/preview', { query: { from: date, to: date }, signal }),
    select: ({ visits }) =>
      visits
        .filter((visit) => practiceId === null || visit.practiceId === practiceId)
        .map(({ slot }) => slot),
    enabled: asks,
    staleTime: 0,
  });
}

/** The rules of all practices of a doctor, or of the one that a hospital views. */
export function useRules() {
  const call = useCall();
  const hospital = useHospitalSchedule();
  return useQuery({
    queryKey: at(schedulingKeys.rules, hospital),
    queryFn: async () =>
      hospital
        ? call('GET /hospital/schedules', { query: { practiceId: hospital.practice.practiceId } })
        : call('GET /schedules'),
    select: ({ rules }) => rules,
  });
}

/** Practices that a rule may belong to. */
export function usePractices(enabled: boolean): {
  practices: readonly Practice[] | null;
  isPending: boolean;
} {
  const hospital = useHospitalSchedule();
  const input = enabled && hospital === null ? {} : null;
  const { data, isPending } = useAnswer(['schedule-practices'], 'GET /practices', input);
  return hospital
    ? { practices: [hospital.practice], isPending: false }
    : { practices: data?.practices ?? null, isPending };
}

/** Seven days from `from` on; refetched when something is published or booked. */
export function useWeek(doctorId: string, from: string) {
  const call = useCall();
  const client = useQueryClient();
  const hospital = useHospitalSchedule();
  useLive(`slots:${doctorId}`, {
    onChange: () => void client.invalidateQueries({ queryKey: schedulingKeys.week }),
  });
  return useQuery({
    queryKey: [...at(schedulingKeys.week, hospital), from],
    queryFn: async ({ signal }) =>
      hospital
        ? call('GET /hospital/schedules/week', {
            query: { practiceId: hospital.practice.practiceId, from },
            signal,
          })
        : call('GET /schedules/week', { query: { from }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The effect of a rule; null while it cannot be queried. `ruleId`: the rule that is changed or ended. */
export function useRulePreview(ruleId: number | null, rule: RuleToSend | null, enabled: boolean) {
  const call = useCall();
  const hospital = useHospitalSchedule();
  return useQuery({
    queryKey: [...schedulingKeys.preview, ruleId, rule],
    queryFn: async ({ signal }): Promise<Preview> => {
      const body = { ...(ruleId !== null && { ruleId }), rule };
      if (!hospital) return call('POST /schedules/preview', { body, signal });
      return call('POST /hospital/schedules/preview', {
        body: { ...body, practiceId: hospital.practice.practiceId },
        signal,
      });
    },
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
