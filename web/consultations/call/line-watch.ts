import { type AudioOnly, nextAudioOnly, onNewLine, withPicture } from './audio-only.ts';
import { countersOf, type LineCounters, type StatsEntry } from './line-counters.ts';
import { qualityOf, readingOf, type Traffic } from './quality.ts';
import type { LineQuality } from './visit-call.ts';

const everyMilliseconds = 2000;

export interface LineNews {
  readonly quality: LineQuality;
  readonly audioOnly: boolean;
}

export interface LineWatch {
  /** Looks at this connection from now on. */
  readonly follow: (connection: RTCPeerConnection) => void;
  /** There is none to look at. */
  readonly rest: () => void;
}

/** Reads every two seconds how the line does, and says so when that changes. */
export function watchLine(traffic: () => Traffic, onNews: (news: LineNews) => void): LineWatch {
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
    // Nothing pauses where there is no picture.
    audioOnly = pictureSent ? nextAudioOnly(audioOnly, quality) : withPicture;
    onNews({ quality, audioOnly: audioOnly.on });
  };

  return {
    follow(connection) {
      clearInterval(timer);
      current = connection;
      before = null;
      audioOnly = onNewLine(audioOnly);
      onNews({ quality: null, audioOnly: audioOnly.on });
      timer = setInterval(() => {
        read(connection).catch((error: unknown) => console.warn(error));
      }, everyMilliseconds);
    },
    rest() {
      clearInterval(timer);
      current = null;
      audioOnly = withPicture;
      onNews({ quality: null, audioOnly: false });
    },
  };
}
