import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { doctorAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { useCountInTitle, useUnseenChanges } from './unseen-changes.ts';

const at = (time: string) => `2026-11-26T${time}:00Z`;
const cancelled = (time: string, by: 'patient' | 'doctor') =>
  doctorAppointment({ appStatus: 'Cancelled', closed: { by, at: at(time), status: 'Cancelled' } });
const automatic = (time: string) => doctorAppointment({ bookedAutomatically: true, bookedAt: at(time) });

function Screen({ day, shown }: { day: ReturnType<typeof doctorAppointment>[]; shown: boolean }) {
  useCountInTitle(useUnseenChanges(day, shown));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at('05:00')), toFake: ['Date'] });
  document.title = 'Today | HAMS';
});

test('G-04 what others change meanwhile counts in the title of the tab, until the day is looked at', async () => {
  const { rerender } = render(<Screen day={[cancelled('04:00', 'patient')]} shown={false} />);
  expect(document.title).toBe('Today | HAMS');
  const changed = [cancelled('04:00', 'patient'), cancelled('05:10', 'patient'), automatic('05:20')];
  rerender(<Screen day={[...changed, cancelled('05:30', 'doctor')]} shown={false} />);
  expect(document.title).toBe('(2) Today | HAMS');
  await act(async () => {
    document.title = 'Slots | HAMS'; // another screen
  });
  await waitFor(() => expect(document.title).toBe('(2) Slots | HAMS'));
  vi.setSystemTime(Date.parse(at('05:40')));
  rerender(<Screen day={changed} shown />);
  expect(document.title).toBe('Slots | HAMS');
  rerender(<Screen day={changed} shown={false} />);
  expect(document.title).toBe('Slots | HAMS');
});
