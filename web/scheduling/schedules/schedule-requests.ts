import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useLive } from '#web/platform/live/use-live.ts';
import { type Practice, useHospitalSchedule } from './hospital-schedule-context.ts';

export type Rule = Output<'GET /schedules'>['rules'][number];
export type PracticeDay = Output<'GET /schedules/week'>['days'][number]['practices'][number];
/** `rule` is null where the conflicting hours are elsewhere. */
export type Preview = Output<'POST /hospital/schedules/preview'>;
export type RuleToSend = Omit<Rule, 'ruleId' | 'practiceName'>;

const rulesKey = ['schedule-rules'];
const weekKey = ['schedule-week'];
const buildKey = (key: readonly string[], at: ReturnType<typeof useHospitalSchedule>) => [
  ...key,
  at?.practice.practiceId ?? 'own',
];

/** The rules of all practices of a doctor, or of the one that a hospital views. */
export function useRules() {
  const call = useCall();
  const at = useHospitalSchedule();
  return useQuery({
    queryKey: buildKey(rulesKey, at),
    queryFn: async () =>
      at
        ? call('GET /hospital/schedules', { query: { practiceId: at.practice.practiceId } })
        : call('GET /schedules'),
    select: ({ rules }) => rules,
  });
}

/** Practices that a rule may belong to. */
export function usePractices(enabled: boolean): {
  practices: readonly Practice[] | null;
  isPending: boolean;
} {
  const call = useCall();
  const at = useHospitalSchedule();
  const { data, isPending } = useQuery({
    queryKey: ['schedule-practices'],
    queryFn: () => call('GET /practices'),
    enabled: enabled && at === null,
  });
  return at
    ? { practices: [at.practice], isPending: false }
    : { practices: data?.practices ?? null, isPending };
}

/** Seven days from `from` on; refetched when something is published or booked. */
export function useWeek(doctorId: string, from: string) {
  const call = useCall();
  const client = useQueryClient();
  const at = useHospitalSchedule();
  useLive(`slots:${doctorId}`, { onChange: () => void client.invalidateQueries({ queryKey: weekKey }) });
  return useQuery({
    queryKey: [...buildKey(weekKey, at), from],
    queryFn: async ({ signal }) =>
      at
        ? call('GET /hospital/schedules/week', {
            query: { practiceId: at.practice.practiceId, from },
            signal,
          })
        : call('GET /schedules/week', { query: { from }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The effect of a rule; null while it cannot be queried. `ruleId`: the rule that is changed or ended. */
export function useRulePreview(ruleId: number | null, rule: RuleToSend | null, enabled: boolean) {
  const call = useCall();
  const at = useHospitalSchedule();
  return useQuery({
    queryKey: ['schedule-preview', ruleId, rule],
    queryFn: async ({ signal }): Promise<Preview> => {
      const body = { ...(ruleId !== null && { ruleId }), rule };
      if (!at) return call('POST /schedules/preview', { body, signal });
      return call('POST /hospital/schedules/preview', {
        body: { ...body, practiceId: at.practice.practiceId },
        signal,
      });
    },
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Adds a rule, changes one (`ruleId`), or ends it (no rule); resolves with the sentence. */
export function useSaveRule() {
  const call = useCall();
  const client = useQueryClient();
  const at = useHospitalSchedule();
  return useMutation({
    mutationFn: async ({
      ruleId,
      rule,
    }: {
      readonly ruleId: number | null;
      readonly rule: RuleToSend | null;
    }) => {
      const params = { ruleId };
      if (rule === null) {
        return at
          ? call('DELETE /hospital/schedules/:ruleId', {
              params,
              query: { practiceId: at.practice.practiceId },
            })
          : call('DELETE /schedules/:ruleId', { params });
      }
      if (ruleId === null)
        return at
          ? call('POST /hospital/schedules', { body: rule })
          : call('POST /schedules', { body: rule });
      return at
        ? call('PUT /hospital/schedules/:ruleId', { params, body: rule })
        : call('PUT /schedules/:ruleId', { params, body: rule });
    },
    onSuccess: ({ rules }) => {
      client.setQueryData<{ rules: readonly Rule[] }>(buildKey(rulesKey, at), (known) => ({
        ...known,
        rules,
      }));
      void client.invalidateQueries({ queryKey: weekKey });
      client.removeQueries({ queryKey: ['schedule-preview'] });
    },
  });
}

/** Returns a day that was edited by hand to the schedule. */
export function useFollowSchedule() {
  const call = useCall();
  const client = useQueryClient();
  const at = useHospitalSchedule();
  return useMutation({
    mutationFn: async ({ date, practiceId }: { readonly date: string; readonly practiceId: string }) => {
      const given = { params: { date }, body: { practiceId } };
      return at
        ? call('PUT /hospital/schedules/days/:date/follow', given)
        : call('PUT /schedules/days/:date/follow', given);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: weekKey }),
  });
}

/** The server's sentence if the doctor can act on it, else a general one. */
export function getFailureSentence(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'unreadable') return otherwise;
  return error.problem.fields?.[0]?.message ?? error.message;
}
