import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampCrop, cropSide, maxZoom, moveCrop, wholeCrop } from './crop-area.ts';

const picture = { width: 900, height: 600 };

test('G-09 a crop begins as the widest square in the middle', () => {
  expect(wholeCrop(picture)).toEqual({ x: 450, y: 300, zoom: 1 });
  expect(cropSide(picture, wholeCrop(picture))).toBe(600);
});

test('G-09 a move counts in parts of the square, and ends at the edge of the picture', () => {
  expect(moveCrop(picture, wholeCrop(picture), 0.1, 0.1)).toEqual({ x: 510, y: 300, zoom: 1 });
  expect(moveCrop(picture, wholeCrop(picture), 5, 0)).toEqual({ x: 600, y: 300, zoom: 1 });
  expect(moveCrop(picture, { x: 450, y: 300, zoom: 2 }, 0, 0.5)).toEqual({ x: 450, y: 450, zoom: 2 });
});

test('G-09 zooming out again keeps the square inside', () => {
  expect(clampCrop(picture, { x: 890, y: 10, zoom: 1 })).toEqual({ x: 600, y: 300, zoom: 1 });
});

test('G-09 whatever is asked for, the square lies inside the picture', () => {
  const size = fc.integer({ min: 1, max: 10_000 });
  const any = fc.double({ min: -20_000, max: 20_000, noNaN: true });
  fc.assert(
    fc.property(size, size, any, any, any, (width, height, x, y, zoom) => {
      const crop = clampCrop({ width, height }, { x, y, zoom });
      const half = cropSide({ width, height }, crop) / 2;
      expect(crop.zoom).toBeGreaterThanOrEqual(1);
      expect(crop.zoom).toBeLessThanOrEqual(maxZoom);
      expect(crop.x - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.y - half).toBeGreaterThanOrEqual(-1e-6);
      expect(crop.x + half).toBeLessThanOrEqual(width + 1e-6);
      expect(crop.y + half).toBeLessThanOrEqual(height + 1e-6);
    }),
  );
});
