import { type AudioOnly, nextAudioOnly, resetForNewLine, videoOn } from '../media/audio-only.ts';
import type { LineQuality } from '../visit-call.ts';
import { type LineCounters, parseCounters, type StatsEntry } from './line-counters.ts';
import { type Traffic, toQuality, toReading } from './line-quality.ts';

const everyMilliseconds = 2000;

export interface LineReport {
  readonly quality: LineQuality;
  readonly audioOnly: boolean;
}

export interface LineWatch {
  readonly follow: (connection: RTCPeerConnection) => void;
  readonly pause: () => void;
}

/** Measures the quality of the line every two seconds and reports changes. */
export function watchLine(traffic: () => Traffic, onReport: (report: LineReport) => void): LineWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let current: RTCPeerConnection | null = null;
  let before: LineCounters | null = null;
  let audioOnly: AudioOnly = videoOn;

  const read = async (connection: RTCPeerConnection) => {
    const entries: StatsEntry[] = [];
    (await connection.getStats()).forEach((entry: StatsEntry) => void entries.push(entry));
    if (connection !== current) return;
    const now = parseCounters(entries);
    const { pictureSent, heard } = traffic();
    const quality =
      before && toQuality(toReading(before, now, { heard, pictureSent: pictureSent && !audioOnly.on }));
    before = now;
    // Without video there is nothing to pause.
    audioOnly = pictureSent ? nextAudioOnly(audioOnly, quality) : videoOn;
    onReport({ quality, audioOnly: audioOnly.on });
  };

  return {
    follow(connection) {
      clearInterval(timer);
      current = connection;
      before = null;
      audioOnly = resetForNewLine(audioOnly);
      onReport({ quality: null, audioOnly: audioOnly.on });
      timer = setInterval(() => {
        read(connection).catch((error: unknown) => console.warn(error));
      }, everyMilliseconds);
    },
    pause() {
      clearInterval(timer);
      current = null;
      audioOnly = videoOn;
      onReport({ quality: null, audioOnly: false });
    },
  };
}
