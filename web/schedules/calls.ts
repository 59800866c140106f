import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, ApiError } from '../api/client.ts';
import { useCall } from '../api/context.tsx';
import { useLive } from '../live/use-live.ts';

export type Rule = AnswerOf<'GET /schedules'>['rules'][number];
export type Practice = AnswerOf<'GET /practices'>['practices'][number];
export type PracticeDay = AnswerOf<'GET /schedules/week'>['days'][number]['practices'][number];
export type Preview = AnswerOf<'POST /schedules/preview'>;
/** A rule as it is sent. */
export type RuleToSend = Omit<Rule, 'ruleId' | 'practiceName'>;

const rulesKey = ['schedule-rules'];
const weekKey = ['schedule-week'];

export function useRules() {
  const call = useCall();
  return useQuery({ queryKey: rulesKey, queryFn: () => call('GET /schedules') });
}

export function useOwnPractices(enabled: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['schedule-practices'],
    queryFn: () => call('GET /practices'),
    enabled,
  });
}

/** Seven days from a day on; asked again when something is published or booked. */
export function useWeek(doctorId: string, from: string) {
  const call = useCall();
  const client = useQueryClient();
  useLive(`slots:${doctorId}`, { onChange: () => void client.invalidateQueries({ queryKey: weekKey }) });
  return useQuery({
    queryKey: [...weekKey, from],
    queryFn: ({ signal }) => call('GET /schedules/week', { query: { from }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What a rule would do; null while it cannot be asked. `ruleId` of one that is changed or ended. */
export function usePreview(ruleId: number | null, rule: RuleToSend | null, enabled: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['schedule-preview', ruleId, rule],
    queryFn: ({ signal }) =>
      call('POST /schedules/preview', { body: { ...(ruleId !== null && { ruleId }), rule }, signal }),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Adds a rule, changes one (`ruleId`), or ends it (no rule); resolves with the sentence. */
export function useSaveRule() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ruleId, rule }: { readonly ruleId: number | null; readonly rule: RuleToSend | null }) => {
      if (rule === null) return call('DELETE /schedules/:ruleId', { params: { ruleId } });
      if (ruleId === null) return call('POST /schedules', { body: rule });
      return call('PUT /schedules/:ruleId', { params: { ruleId }, body: rule });
    },
    onSuccess: ({ rules }) => {
      client.setQueryData<AnswerOf<'GET /schedules'>>(rulesKey, { rules });
      void client.invalidateQueries({ queryKey: weekKey });
      client.removeQueries({ queryKey: ['schedule-preview'] });
    },
  });
}

/** A day by hand follows the schedule again. */
export function useFollow() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, practiceId }: { readonly date: string; readonly practiceId: string }) =>
      call('PUT /schedules/days/:date/follow', { params: { date }, body: { practiceId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: weekKey }),
  });
}

/** The server's sentence if the doctor can act on it, else a general one. */
export function sentenceFor(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'unreadable') return otherwise;
  return error.problem.fields?.[0]?.message ?? error.message;
}
