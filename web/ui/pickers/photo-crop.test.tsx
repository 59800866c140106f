import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoCrop } from './photo-crop.tsx';

const context = { fillRect: vi.fn(), drawImage: vi.fn() };
const onCrop = vi.fn<(photo: File) => void>();
const onUnreadable = vi.fn<() => void>();
const onCancel = vi.fn<() => void>();

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  // jsdom lays nothing out: the square is 200 pixels wide.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 200));
  // It does not draw either; the calls of the canvas are checked.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, kind) =>
    done(new Blob(['x'], { type: kind ?? '' })),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

async function pick(width: number, height: number) {
  const picked = new File(['x'], 'me.jpeg', { type: 'image/jpeg' });
  render(<PhotoCrop picked={picked} onCrop={onCrop} onCancel={onCancel} onUnreadable={onUnreadable} />);
  await screen.findByRole('dialog', { name: 'Crop your photo' });
  const image = document.querySelector('img') as HTMLImageElement;
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
  return image;
}
/** The square that was drawn: left, top, edge in the picture, edge of the result. */
async function reserve() {
  screen.getByRole('button', { name: 'Use photo' }).click();
  await waitFor(() => expect(onCrop).toHaveBeenCalled());
  const [, left, top, side, , , , edge] = context.drawImage.mock.lastCall ?? [];
  return { left, top, side, edge };
}

test('G-09 untouched, the square in the middle is taken, as a WebP that the name says', async () => {
  await pick(2000, 1000);
  expect(await reserve()).toEqual({ left: 500, top: 0, side: 1000, edge: 720 });
  const photo = onCrop.mock.lastCall?.[0];
  expect([photo?.name, photo?.type]).toEqual(['me.webp', 'image/webp']);
});

function press(name: string, times = 1) {
  for (let pressed = 0; pressed < times; pressed += 1) fireEvent.click(screen.getByRole('button', { name }));
}
const getStatusText = () => screen.getByRole('status').textContent;

test('G-09 four buttons move the photo without any dragging, and what a press did is said', async () => {
  await pick(1000, 2000);
  const moves = screen.getByRole('group', { name: 'Move photo' });
  expect(document.getElementById(moves.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /arrow keys/,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move left' }));
  expect(getStatusText()).toBe('');
  press('Move up', 2);
  expect(getStatusText()).toBe('Centre of the crop: 50% from the left, 55% from the top.');
  press('Move left');
  expect(getStatusText()).toBe('You’ve reached the edge of the photo.');
  press('Move down', 20);
  expect(getStatusText()).toBe('You’ve reached the edge of the photo.');
  expect(await reserve()).toMatchObject({ left: 0, top: 0, side: 1000 });
});

test('G-09 arrow keys move it like the buttons, plus and the slider enlarge it', async () => {
  await pick(2000, 1000);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move left' }), { key: 'ArrowLeft' });
  const slider = screen.getByRole('slider', { name: 'Zoom' });
  fireEvent.change(slider, { target: { value: '2' } });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' }); // reduces the zoom, and moves nothing
  press('Move down');
  const use = screen.getByRole('button', { name: 'Use photo' });
  fireEvent.keyDown(use, { key: '+' });
  fireEvent.keyDown(use, { key: '+', ctrlKey: true }); // zooms the page
  expect(slider.getAttribute('aria-valuetext')).toBe('220 %');
  fireEvent.keyDown(use, { key: '-' });
  expect(await reserve()).toEqual({ left: 800, top: 225, side: 500, edge: 500 });
});

test('G-09 the picture follows the pointer, and stops at its edge', async () => {
  const image = await pick(1000, 2000);
  const stage = image.parentElement as HTMLElement;
  fireEvent.mouseMove(document, { clientX: 0, clientY: 90 }); // not pressed yet
  fireEvent.mouseDown(stage, { clientX: 100, clientY: 100 });
  fireEvent.mouseMove(document, { clientX: 150, clientY: 120 });
  await waitFor(() => expect(image.style.transform).toContain('translate(0px, 20px)'));
  fireEvent.mouseUp(document);
  fireEvent.mouseMove(document, { clientX: 0, clientY: 0 });
  expect(await reserve()).toMatchObject({ left: 0, top: 400, side: 1000 });
});

test('G-09 where the browser writes no WebP, a JPEG is sent', async () => {
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done, kind) =>
    done(new Blob(['x'], { type: kind === 'image/webp' ? 'image/png' : (kind ?? '') })),
  );
  await pick(300, 300);
  expect(await reserve()).toMatchObject({ edge: 300 });
  expect(onCrop.mock.lastCall?.[0].name).toBe('me.jpg');
});

test('G-09 a picture that cannot be shown, or not be cut, is said to be none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const image = await pick(300, 300);
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null));
  screen.getByRole('button', { name: 'Use photo' }).click();
  await waitFor(() => expect(onUnreadable).toHaveBeenCalledTimes(1));
  fireEvent.error(image);
  expect(onUnreadable).toHaveBeenCalledTimes(2);
  expect(onCrop).not.toHaveBeenCalled();
});
