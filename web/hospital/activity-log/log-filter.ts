import { type LogKind, listLogGroups } from '#domain/hospital/activity-log.ts';
import { isDay } from '#domain/platform/calendar-days.ts';

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
