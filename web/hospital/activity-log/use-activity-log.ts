import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type LogKind, listLogGroups, logGroupNames } from '#domain/hospital/activity-log.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';

export interface LogFilter {
  readonly since: string;
  readonly until: string;
  readonly actor: string;
  readonly event: string;
  readonly kind: LogKind;
  readonly patientId: string;
}

/** Values that no list offers are ignored. */
export function parseLogFilter(get: (name: string) => string): LogFilter {
  const [since, until] = [get('since'), get('until')];
  const event = get('event');
  const kind = get('kind') === 'views' ? 'views' : 'actions';
  return {
    since: isDay(since) ? since : '',
    until: isDay(until) ? until : '',
    actor: /^[1-9]\d{0,14}$/.test(get('actor')) ? get('actor') : '',
    event: listLogGroups(kind).some((name) => name === event) ? event : '',
    kind,
    patientId: get('patientId'),
  };
}

function toQuery({ since, until, actor, event, kind, patientId }: LogFilter) {
  return {
    since: since || undefined,
    until: until || undefined,
    actor: actor || undefined,
    event: logGroupNames.find((name) => name === event),
    kind,
    patientId: patientId || undefined,
  };
}

/** Newest first, page by page. */
export function useActivityLog(filter: LogFilter) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: ['hospital-log', filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /hospital/activity-log', { query: { ...toQuery(filter), page: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // Each read is a line of the log itself, so nothing is refetched automatically.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Downloads the filtered log as a spreadsheet; a failure shows a toast. */
export function useLogDownload() {
  const call = useCall();
  return useDownload(
    (filter: LogFilter) => call('GET /hospital/activity-log.csv', { query: toQuery(filter) }),
    () => `log-${clinicToday()}.csv`,
    m.hospital_log_file_failed,
  );
}
