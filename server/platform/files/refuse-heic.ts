import { Refusal } from '#contract/platform/refusals.ts';

/** The brands of pictures in HEVC, which our decoder does not support; AVIF has the same container. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256)).match(/.{1,4}/gs) ?? [];
  return brands.some((brand) => heicBrands.has(brand));
}

/** Refuses with `heic_photo`: these are valid pictures, so "not an image" would be wrong. */
export function refuseHeic(bytes: Buffer): void {
  if (isHeic(bytes)) throw new Refusal('heic_photo');
}
