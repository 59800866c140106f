/** What a connection has counted so far; null where the browser does not say. */
export interface LineCounters {
  readonly received: number;
  readonly lost: number;
  /** Share of what this side sent that the other side missed lately, 0 to 1. */
  readonly missedThere: number | null;
  /** Seconds there and back. */
  readonly roundTrip: number | null;
  /** Bits a second that the line would carry; says something only while a picture is sent. */
  readonly available: number | null;
}

/** The entries of a statistics report that matter here, by the names of the W3C's webrtc-stats. */
export interface StatsEntry {
  readonly type: string;
  readonly packetsReceived?: number;
  readonly packetsLost?: number;
  readonly fractionLost?: number;
  readonly roundTripTime?: number;
  readonly nominated?: boolean;
  readonly state?: string;
  readonly currentRoundTripTime?: number;
  readonly availableOutgoingBitrate?: number;
}

/** Adds up a connection's statistics. */
export function countersOf(entries: Iterable<StatsEntry>): LineCounters {
  let received = 0;
  let lost = 0;
  let missedThere: number | null = null;
  let roundTrip: number | null = null;
  let available: number | null = null;
  for (const entry of entries) {
    if (entry.type === 'inbound-rtp') {
      received += entry.packetsReceived ?? 0;
      lost += entry.packetsLost ?? 0;
    } else if (entry.type === 'remote-inbound-rtp') {
      missedThere = atLeast(missedThere, entry.fractionLost);
    } else if (entry.type === 'candidate-pair' && entry.nominated && entry.state === 'succeeded') {
      roundTrip = atLeast(roundTrip, entry.currentRoundTripTime);
      available = entry.availableOutgoingBitrate ?? available;
    }
  }
  return { received, lost, missedThere, roundTrip, available };
}

function atLeast(known: number | null, more: number | undefined): number | null {
  return more === undefined ? known : Math.max(known ?? 0, more);
}
