export interface LineCounters {
  readonly received: number;
  readonly lost: number;
  /** The share of sent packets that the other side missed lately, 0 to 1. */
  readonly missedThere: number | null;
  /** In seconds. */
  readonly roundTrip: number | null;
  /** Bits a second that the line could carry; only known while video is sent. */
  readonly available: number | null;
}

/** The entries of a statistics report that are used here (W3C webrtc-stats). */
export interface StatsEntry {
  readonly id?: string;
  readonly type: string;
  /** In milliseconds. For a remote entry: the time of the other side's last report. */
  readonly timestamp?: number;
  readonly packetsReceived?: number;
  readonly packetsLost?: number;
  readonly fractionLost?: number;
  readonly roundTripTime?: number;
  readonly nominated?: boolean;
  readonly state?: string;
  readonly selectedCandidatePairId?: string;
  readonly currentRoundTripTime?: number;
  readonly availableOutgoingBitrate?: number;
}

/**
 * The other side reports on audio every five to eight seconds; older reports concern video that has stopped.
 */
const freshMilliseconds = 8000;

export function parseCounters(entries: readonly StatsEntry[]): LineCounters {
  const newest = Math.max(0, ...entries.map(({ timestamp = 0 }) => timestamp));
  const entriesOfType = (type: string) => entries.filter((entry) => entry.type === type);
  const reports = entriesOfType('remote-inbound-rtp').filter(
    ({ timestamp = newest }) => newest - timestamp <= freshMilliseconds,
  );
  const route = findRoute(entries);
  return {
    received: addUp(entriesOfType('inbound-rtp').map(({ packetsReceived = 0 }) => packetsReceived)),
    lost: addUp(entriesOfType('inbound-rtp').map(({ packetsLost = 0 }) => packetsLost)),
    missedThere: reports.length > 0 ? Math.max(...reports.map(({ fractionLost = 0 }) => fractionLost)) : null,
    roundTrip: route?.currentRoundTripTime ?? null,
    available: route?.availableOutgoingBitrate ?? null,
  };
}

/** The route in use. Browsers that do not name it have one nominated pair. */
function findRoute(entries: readonly StatsEntry[]): StatsEntry | undefined {
  const named = entries.find(
    ({ selectedCandidatePairId }) => selectedCandidatePairId,
  )?.selectedCandidatePairId;
  const routes = entries.filter(({ type }) => type === 'candidate-pair');
  return routes.find(({ id, nominated, state }) =>
    named ? id === named : nominated && state === 'succeeded',
  );
}

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
