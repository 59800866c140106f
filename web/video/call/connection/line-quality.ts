import type { LineQuality } from '../visit-call.ts';
import type { LineCounters } from './line-counters.ts';

/** Null where nothing is known. */
export interface LineReading {
  /** The worse of both directions, 0 to 1. */
  readonly loss: number | null;
  /** In seconds. */
  readonly roundTrip: number | null;
  /** Bits a second; null while no video is sent. */
  readonly available: number | null;
}

/** With fewer packets the loss is not measured. */
const minPackets = 20;

/** The media that both tabs are sending now. */
export interface Traffic {
  readonly pictureSent: boolean;
  /** The other side has its microphone or camera on, so packets must arrive. */
  readonly heard: boolean;
}

/** The measurement between two counts. */
export function toReading(before: LineCounters, now: LineCounters, traffic: Traffic): LineReading {
  const { pictureSent, heard } = traffic;
  const lost = Math.max(0, now.lost - before.lost);
  const arrived = now.received - before.received;
  const packets = arrived + lost;
  const counted = packets >= minPackets ? lost / packets : null;
  // Packets that were never announced do not count as lost.
  const missedHere = heard && arrived <= 0 ? 1 : counted;
  const losses = [missedHere, now.missedThere].filter((loss) => loss !== null);
  return {
    loss: losses.length > 0 ? Math.max(...losses) : null,
    roundTrip: now.roundTrip,
    available: pictureSent ? now.available : null,
  };
}

/** Beyond these, video stutters; with a delay of half a second people talk over each other. */
const weak = { loss: 0.03, roundTrip: 0.4, available: 250_000 };
/** Beyond these, video takes the bandwidth that the voice needs. */
const poor = { loss: 0.1, roundTrip: 0.9, available: 90_000 };

/** The worst known value decides. */
export function toQuality(reading: LineReading): LineQuality {
  if (reading.loss === null && reading.roundTrip === null && reading.available === null) return null;
  if (isBeyond(reading, poor)) return 'poor';
  return isBeyond(reading, weak) ? 'weak' : 'good';
}

function isBeyond({ loss, roundTrip, available }: LineReading, limit: typeof weak): boolean {
  return (
    (loss ?? 0) > limit.loss ||
    (roundTrip ?? 0) > limit.roundTrip ||
    (available ?? Number.POSITIVE_INFINITY) < limit.available
  );
}
