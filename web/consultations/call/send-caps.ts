import type { LineQuality } from './visit-call.ts';

/** What a picture may cost on the line. */
export interface PictureCaps {
  readonly maxBitrate: number;
  readonly maxFramerate: number;
  /** 2 halves width and height. */
  readonly scaleResolutionDownBy: number;
}

/** Bits a second for a voice; Opus needs no more. */
export const voiceBitrate = 40_000;

/**
 * Caps for lines as mobile phones in India have them: 720p where the line is good, and less rather than stutter where it
 * is not. A screen keeps its resolution, because it is there to be read, and pays in frames.
 */
export function pictureCaps(picture: 'camera' | 'screen', quality: LineQuality): PictureCaps {
  if (picture === 'screen') {
    if (quality === 'poor') return { maxBitrate: 300_000, maxFramerate: 3, scaleResolutionDownBy: 1 };
    if (quality === 'weak') return { maxBitrate: 600_000, maxFramerate: 5, scaleResolutionDownBy: 1 };
    return { maxBitrate: 1_500_000, maxFramerate: 15, scaleResolutionDownBy: 1 };
  }
  if (quality === 'poor') return { maxBitrate: 150_000, maxFramerate: 15, scaleResolutionDownBy: 4 };
  if (quality === 'weak') return { maxBitrate: 400_000, maxFramerate: 20, scaleResolutionDownBy: 2 };
  return { maxBitrate: 1_200_000, maxFramerate: 30, scaleResolutionDownBy: 1 };
}
