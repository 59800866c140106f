import type { LineQuality } from '../visit-call.ts';

export interface PictureCaps {
  readonly maxBitrate: number;
  readonly maxFramerate: number;
  /** 2 halves width and height. */
  readonly scaleResolutionDownBy: number;
}

/** Bits a second, enough for a voice with Opus. */
export const voiceBitrate = 40_000;

/**
 * Limits for mobile connections in India: 720p on a good line, and less detail instead of stutter on others.
 * A shared screen keeps its resolution, because it is read, and loses frames.
 */
export function getPictureCaps(picture: 'camera' | 'screen', quality: LineQuality): PictureCaps {
  if (picture === 'screen') {
    if (quality === 'poor') return { maxBitrate: 300_000, maxFramerate: 3, scaleResolutionDownBy: 1 };
    if (quality === 'weak') return { maxBitrate: 600_000, maxFramerate: 5, scaleResolutionDownBy: 1 };
    return { maxBitrate: 1_500_000, maxFramerate: 15, scaleResolutionDownBy: 1 };
  }
  if (quality === 'poor') return { maxBitrate: 150_000, maxFramerate: 15, scaleResolutionDownBy: 4 };
  if (quality === 'weak') return { maxBitrate: 400_000, maxFramerate: 20, scaleResolutionDownBy: 2 };
  return { maxBitrate: 1_200_000, maxFramerate: 30, scaleResolutionDownBy: 1 };
}
