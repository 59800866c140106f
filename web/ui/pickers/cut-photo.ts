import type { Area } from 'react-easy-crop';

/** Twice the size in which the server stores a photo. */
const maxEdge = 720;

const encodeCanvas = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));

/**
 * Cuts the square out of a picture: a WebP, or a JPEG if the browser cannot write one. Throws if it can write
 * neither.
 */
export async function cutPhoto(
  picture: HTMLImageElement,
  { x, y, width: side }: Area,
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(maxEdge, Math.round(side)));
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = 'white'; // below transparent parts
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  const webp = await encodeCanvas(canvas, 'image/webp');
  // Safari returns a PNG when asked for a WebP.
  const blob = webp?.type === 'image/webp' ? webp : await encodeCanvas(canvas, 'image/jpeg');
  if (!blob) throw new Error('The picture could not be encoded');
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });
}
