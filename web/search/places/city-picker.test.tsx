import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { type FakeServer, fakeServer } from '#web/testing/server.ts';
import { placeStore } from '#web/ui/place.ts';
import { CityPicker } from './city-picker.tsx';

const pune = { city: 'Pune', region: 'Maharashtra', country: 'India', latitude: 18.52, longitude: 73.86 };
const cities = 'GET /cities';
let server: FakeServer;
const asked = () => server.sent.map(({ route, search }) => `${route}?${search}`);
const onClose = vi.fn();

const renderPicker = () => openPage(server, <CityPicker open onClose={onClose} />);

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Search for a city'), { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function geolocate(geolocation: Partial<Geolocation> | undefined) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server = fakeServer({ [cities]: { data: [pune] } });
});

afterEach(() => {
  cleanup();
  onClose.mockReset();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('B-05 the search waits 400 ms after the last key and asks once', async () => {
  renderPicker();
  type('p');
  await wait(399);
  type('pu');
  await wait(399);
  expect(asked()).toEqual([]);
  await wait(1);
  expect(asked()).toEqual(['GET /cities?namePrefix=pu&limit=10']);
  screen.getByRole('button', { name: 'Pune Maharashtra, India' });
});

test('B-04 a found city becomes the place, and the dialog closes', async () => {
  renderPicker();
  type('pune');
  await wait(400);
  fireEvent.click(screen.getByRole('button', { name: /^Pune/ }));
  expect(placeStore.current()).toEqual({ name: 'Pune', latitude: 18.52, longitude: 73.86 });
  expect(localStorage.getItem('userLocation')).toBe('Pune');
  expect(onClose).toHaveBeenCalledOnce();
});

test('B-05 Enter chooses the first city, also when it is pressed before the answer is there', async () => {
  renderPicker();
  type('pune');
  fireEvent.keyDown(screen.getByLabelText('Search for a city'), { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
  await wait(400);
  expect(placeStore.current()?.name).toBe('Pune');
  expect(onClose).toHaveBeenCalledOnce();
});

test('B-05 Enter for nothing that was found chooses nothing, and what is typed on is not chosen', async () => {
  renderPicker();
  server.answers[cities] = { data: [] };
  type('zz');
  fireEvent.keyDown(screen.getByLabelText('Search for a city'), { key: 'Enter' });
  await wait(400);
  server.answers[cities] = { data: [pune] };
  type('pu');
  await wait(400);
  expect(onClose).not.toHaveBeenCalled();
});

test('B-05 the arrows lead into the cities and back to the box', async () => {
  server.answers[cities] = { data: [pune, { ...pune, city: 'Punalur', latitude: 9 }] };
  renderPicker();
  type('pu');
  await wait(400);
  const box = screen.getByLabelText('Search for a city');
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? box, { key });
  box.focus();
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('Pune');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('Punalur');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toContain('Punalur');
  press('ArrowUp');
  press('ArrowUp');
  expect(document.activeElement).toBe(box);
});

test('B-04 ten preset cities stand ready', () => {
  renderPicker();
  expect(screen.getByRole('list', { name: 'Popular cities' }).children).toHaveLength(10);
});

test('B-05 no city, and no answer, are said in words; Retry asks again', async () => {
  renderPicker();
  server.answers[cities] = { data: [] };
  type('zz');
  await wait(400);
  screen.getByText('No cities found.');
  server.answers[cities] = problem(503, 'unavailable', 'Please try again in a moment.');
  type('zzz');
  await wait(400);
  screen.getByText('Failed to fetch cities. Try again later.');
  server.answers[cities] = { data: [pune] };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await wait(400);
  screen.getByRole('button', { name: /^Pune/ });
});

test.each([
  ['Geolocation not supported.', undefined],
  ['Failed to detect location.', 'denied'],
  ['Failed to detect city from coordinates.', 'given'],
])('B-06 detection that does not work says so: %s', async (sentence, position) => {
  const coords = { latitude: 0.5, longitude: 0.5 } as GeolocationCoordinates;
  geolocate(
    position === undefined
      ? undefined
      : {
          getCurrentPosition: (found, failed) =>
            position === 'given'
              ? found({ coords } as GeolocationPosition)
              : failed?.({ code: 1 } as GeolocationPositionError),
        },
  );
  server.answers['GET /geocode/reverse'] = { city: null, locality: null };
  renderPicker();
  fireEvent.click(screen.getByRole('button', { name: 'Detect my location' }));
  await wait(0);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(onClose).not.toHaveBeenCalled();
});

test('B-06 a detected town becomes the place', async () => {
  geolocate({
    getCurrentPosition: (found) =>
      found({ coords: { latitude: 17.41234, longitude: 78.47 } } as GeolocationPosition),
  });
  server.answers['GET /geocode/reverse'] = { city: 'Hyderabad', locality: null };
  renderPicker();
  fireEvent.click(screen.getByRole('button', { name: 'Detect my location' }));
  await wait(0);
  expect(asked()).toEqual(['GET /geocode/reverse?latitude=17.4123&longitude=78.4700']);
  expect(placeStore.current()).toEqual({ name: 'Hyderabad', latitude: 17.4123, longitude: 78.47 });
  expect(onClose).toHaveBeenCalledOnce();
});
