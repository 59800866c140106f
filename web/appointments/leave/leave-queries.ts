import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Input, Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';

export type Leave = Output<'GET /leaves'>['leaves'][number];
export type LeaveVisit = Output<'GET /leaves/:leaveId'>['visits'][number];
export type LeavePeriodQuery = Input<'GET /leaves/preview'>['query'];

export const leavesKey = ['leaves'];
/** Polling interval while patients are being notified. */
const pollMilliseconds = 1500;

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

/** Messages are created a moment after their visit is processed, so a few more polls follow the last one. */
const extraPolls = 3;

/** The visits of one leave, of which `waiting` are not notified yet. */
export function useLeaveVisits(leaveId: number, waiting: number) {
  const call = useCall();
  return useQuery({
    queryKey: [...leavesKey, 'visits', leaveId, waiting],
    queryFn: ({ signal }) => call('GET /leaves/:leaveId', { params: { leaveId }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (waiting > 0 || state.dataUpdateCount < extraPolls) && pollMilliseconds,
  });
}

/** Everyone a leave would affect; null disables the query. */
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
