/** 120 is 2 hours, 90 stays 90 minutes. */
export function toDurationWithUnit(minutes: number): {
  readonly count: number;
  readonly unit: 'hour' | 'minute';
} {
  return minutes >= 60 && minutes % 60 === 0
    ? { count: minutes / 60, unit: 'hour' }
    : { count: minutes, unit: 'minute' };
}
