import { end, type RunningHams, startHams, temporaryData } from '#harness/running-hams.ts';

/**
 * A time zone in which it is between nine and ten in the morning now: its day lies ahead, whenever this runs.
 */
export function zoneWhereItIsMorning(now = new Date()): string {
  const ahead = (9 - now.getUTCHours() + 24) % 24;
  const offset = ahead > 12 ? ahead - 24 : ahead;
  // In these names the sign is the other way round (POSIX): Etc/GMT-5 is five hours ahead of UTC.
  if (offset === 0) return 'Etc/UTC';
  return offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`;
}

/** An empty clinic of its own in which it is morning. */
export async function startMorningClinic(): Promise<{ hams: RunningHams; stop(): Promise<void> }> {
  const data = await temporaryData();
  const settings = { DATA_DIR: data.path, CLINIC_TIME_ZONE: zoneWhereItIsMorning() };
  const hams = await startHams(settings);
  return {
    hams,
    async stop() {
      await end(hams.process, 'SIGTERM');
      await data.remove();
    },
  };
}
