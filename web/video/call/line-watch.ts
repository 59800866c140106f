import { type AudioOnly, nextAudioOnly, onNewLine, withPicture } from './audio-only.ts';
import { countersOf, type LineCounters, type StatsEntry } from './line-counters.ts';
import { qualityOf, readingOf, type Traffic } from './quality.ts';
import type { LineQuality } from './visit-call.ts';

const everyMilliseconds = 2000;

export interface LineReport {
  readonly quality: LineQuality;
  readonly audioOnly: boolean;
}

export interface LineWatch {
  /** Watches this connection from now on. */
  readonly follow: (connection: RTCPeerConnection) => void;
  /** Watches nothing. */
  readonly pause: () => void;
}

/** Measures the quality of the line every two seconds and reports changes. */
export function watchLine(traffic: () => Traffic, onReport: (report: LineReport) => void): LineWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let current: RTCPeerConnection | null = null;
  let before: LineCounters | null = null;
  let audioOnly: AudioOnly = withPicture;

  const read = async (connection: RTCPeerConnection) => {
    const entries: StatsEntry[] = [];
    (await connection.getStats()).forEach((entry: StatsEntry) => void entries.push(entry));
    if (connection !== current) return;
    const now = countersOf(entries);
    const { pictureSent, heard } = traffic();
    const quality =
      before && qualityOf(readingOf(before, now, { heard, pictureSent: pictureSent && !audioOnly.on }));
    before = now;
    // Without video there is nothing to pause.
    audioOnly = pictureSent ? nextAudioOnly(audioOnly, quality) : withPicture;
    onReport({ quality, audioOnly: audioOnly.on });
  };

  return {
    follow(connection) {
      clearInterval(timer);
      current = connection;
      before = null;
      audioOnly = onNewLine(audioOnly);
      onReport({ quality: null, audioOnly: audioOnly.on });
      timer = setInterval(() => {
        read(connection).catch((error: unknown) => console.warn(error));
      }, everyMilliseconds);
    },
    pause() {
      clearInterval(timer);
      current = null;
      audioOnly = withPicture;
      onReport({ quality: null, audioOnly: false });
    },
  };
}
