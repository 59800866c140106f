import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Input, Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';

export type Leave = Output<'GET /leaves'>['leaves'][number];
export type LeaveVisit = Output<'GET /leaves/:leaveId'>['visits'][number];
export type LeavePeriodQuery = Input<'GET /leaves/preview'>['query'];

const leavesKey = ['leaves'];
/** How often the progress of a leave is asked for while patients are told. */
const pollMilliseconds = 1500;

/** The own leaves; asked again while patients are told. */
export function useLeaves() {
  const call = useCall();
  return useQuery({
    queryKey: [...leavesKey, 'list'],
    queryFn: () => call('GET /leaves'),
    refetchInterval: ({ state }) =>
      state.data?.leaves.some(({ waiting, state: of }) => waiting > 0 || of === 'sending') &&
      pollMilliseconds,
  });
}

/** Messages are made a moment after their visit was told, so the last answer is asked for a few times more. */
const extraPolls = 3;

/** What became of the visits of one leave, of which `waiting` are still to be told. */
export function useLeaveVisits(leaveId: number, waiting: number) {
  const call = useCall();
  return useQuery({
    queryKey: [...leavesKey, 'visits', leaveId, waiting],
    queryFn: ({ signal }) => call('GET /leaves/:leaveId', { params: { leaveId }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (waiting > 0 || state.dataUpdateCount < extraPolls) && pollMilliseconds,
  });
}

/** Everybody whom a leave would touch; null asks nothing. */
export function useLeavePreview(period: LeavePeriodQuery | null) {
  const call = useCall();
  return useQuery({
    queryKey: [...leavesKey, 'preview', period],
    queryFn: ({ signal }) => call('GET /leaves/preview', { query: period ?? { from: '', to: '' }, signal }),
    enabled: period !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Asks again for all that a change of a leave may have changed. */
export function useRefreshLeaves(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: leavesKey });
}
