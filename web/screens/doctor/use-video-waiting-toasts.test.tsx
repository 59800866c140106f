import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { doctorAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { useVideoWaitingToasts } from './use-video-waiting-toasts.ts';

let show: (appointments: readonly DoctorAppointment[]) => void;
let router: ReturnType<typeof createMemoryRouter>;
const waits = (waitingSince: string | null) => [doctorAppointment({ waitingSince })];
const since = '2026-11-26T05:22:00Z';

function News() {
  const [appointments, setAppointments] = useState<readonly DoctorAppointment[]>();
  useVideoWaitingToasts(appointments);
  useEffect(() => {
    show = (next) => act(() => setAppointments(next));
  }, []);
  return <Toasts />;
}
function renderScreen(address: string) {
  router = createMemoryRouter([{ path: '*', element: <News /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no popovers; showing them is enough here.
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block';
  };
});
afterEach(() => {
  act(() => void vi.runAllTimers());
});

test('G-04 a patient who begins to wait is said once, with the way into the room', async () => {
  renderScreen('/appList');
  show(waits(null));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => {
    show(waits(since));
    await import('#web/ui/toasts/action-toast.tsx');
  });
  show(waits(since));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^Join/ }));
  expect(router.state.location.pathname + router.state.location.search).toMatch(
    /^\/dashboard\/home\?room=APT-\d+$/,
  );
});

test('G-04 who waited before is no news, nor is the patient of the room that is open', () => {
  renderScreen('/appList');
  show(waits(since));
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  const { appointmentId } = doctorAppointment();
  renderScreen(`/dashboard/home?room=${appointmentId}`);
  show(waits(null));
  show(waits(since));
  expect(screen.queryByRole('alert')).toBeNull();
});
