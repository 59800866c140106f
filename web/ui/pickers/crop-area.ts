/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A square in a picture: its centre in pixels, and its zoom relative to the largest square. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const maxZoom = 4;

export function wholeCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

/** The edge of the square in pixels of the picture. */
export function cropSide({ width, height }: PictureSize, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

export function clampCrop(picture: PictureSize, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, maxZoom);
  const half = cropSide(picture, { ...crop, zoom }) / 2;
  return {
    x: between(half, crop.x, picture.width - half),
    y: between(half, crop.y, picture.height - half),
    zoom,
  };
}

/** Moves by fractions of the edge: 1 is a whole square. */
export function moveCrop(picture: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = cropSide(picture, crop);
  return clampCrop(picture, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
}
