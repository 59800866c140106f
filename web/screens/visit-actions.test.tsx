// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  openAppointments,
  problem,
  standInForDialogs,
  toastText,
  VisitServer,
  visit,
} from './test-visits.tsx';

let server: VisitServer;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await button(name));
const inHistory = async () => within(await screen.findByRole('region', { name: 'History' }));
const changed = (appStatus: string) => Response.json({ message: '', appointmentId: 'APT-000001', appStatus });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  server = new VisitServer();
  server.visits = [visit()];
  standInForDialogs();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openAppointments(server);
});
afterEach(() => {
  act(() => void vi.advanceTimersByTime(10_000)); // toasts outlive the screen that showed them
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('F-10 cancelling', () => {
  const route = 'POST /patients/cancel-appointment';

  test('F-10 asks once, naming the visit, and "Keep it" changes nothing', async () => {
    await click('Cancel Appointment');
    const dialog = screen.getByRole('dialog', { name: 'Cancel this appointment?' });
    within(dialog).getByText(
      'Chest Pain with Dr. Ananya Rao, Tomorrow, 16:30. The time becomes free for others.',
    );
    expect(document.activeElement?.textContent).toBe('Keep it');
    await click('Keep it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(await button('Cancel Appointment'));
    expect(server.sentTo(route)).toEqual([]);
  });

  test('F-10 done, it says so, and the card stands in History with the focus', async () => {
    server.answers[route] = () => {
      server.visits = [visit({ appStatus: 'Cancelled' })];
      return changed('Cancelled');
    };
    await click('Cancel Appointment');
    await click('Yes, cancel it');
    expect(await toastText()).toBe('Appointment Cancelled');
    const card = (await inHistory()).getByRole('article', { name: 'Chest Pain' });
    within(card).getByText('Cancelled');
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(server.sentTo(route)).toEqual([{ appointmentId: 'APT-000001' }]);
    const asked = server.sent.map((one) => one.route);
    const after = asked.slice(asked.indexOf(route) + 1);
    expect(after).toContain('GET /patients/appointments/open');
    expect(after).toContain('GET /patients/appointments/history');
  });

  test('F-10 it moves to History before the lists have answered', async () => {
    server.answers[route] = () => changed('Cancelled');
    await click('Cancel Appointment');
    server.answers['GET /patients/appointments/open'] = () => new Promise(() => {});
    server.answers['GET /patients/appointments/history'] = () => new Promise(() => {});
    await click('Yes, cancel it');
    (await inHistory()).getByText('Cancelled');
    screen.getByText('1 of 1');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test.each([
    [
      'too late',
      () => problem(409, 'too_late', 'Appointments can be cancelled at least 2 hours before.'),
      'Appointments can be cancelled at least 2 hours before.',
    ],
    [
      'overtaken',
      () => problem(409, 'wrong_status', 'This cannot be done: the appointment is now Rejected.'),
      'This cannot be done: the appointment is now Rejected.',
    ],
    ['offline', lost, 'The server cannot be reached. Please check your connection and try again.'],
  ])('F-10 %s: everything stays, with the reason', async (_, answer, why) => {
    server.answers[route] = answer;
    await click('Cancel Appointment');
    await click('Yes, cancel it');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe(why);
    expect(screen.getByRole('article').textContent).toContain('Pending');
    await click('Keep it');
    await click('Cancel Appointment');
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
  });

  test('F-10 a double click cancels once', async () => {
    server.answers[route] = () => new Promise(() => {});
    await click('Cancel Appointment');
    await userEvent.dblClick(await button('Yes, cancel it'));
    expect(server.sentTo(route)).toHaveLength(1);
  });
});

describe('F-08 "I will come"', () => {
  test('F-08 confirms, thanks, and keeps the focus on the card', async () => {
    server.answers['PUT /appointments/confirm'] = () => {
      server.visits = [visit({ appStatus: 'Confirmed' })];
      return changed('Confirmed');
    };
    await click('I will come');
    expect(await toastText()).toBe('Thank you. The doctor knows that you will come.');
    await screen.findByText('Confirmed');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
    expect(server.sentTo('PUT /appointments/confirm')).toEqual([{ appointmentId: 'APT-000001' }]);
  });

  test('F-08 refused, it says why, and the lists are asked again', async () => {
    server.answers['PUT /appointments/confirm'] = () => {
      server.visits = [visit({ appStatus: 'Rejected' })];
      return problem(409, 'wrong_status', 'This cannot be done: the appointment is now Rejected.');
    };
    await click('I will come');
    expect(await toastText()).toBe('This cannot be done: the appointment is now Rejected.');
    (await inHistory()).getByText('Rejected');
  });
});

describe('F-09 asking for another time', () => {
  const route = 'POST /patient/request-reschedule';
  const reason = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Why do you want to reschedule?');

  test('F-09 the dialog stands letter for letter, and Submit waits for a reason', async () => {
    await click('Request Reschedule');
    const dialog = within(screen.getByRole('dialog', { name: 'Reschedule Reason' }));
    dialog.getByRole('button', { name: 'Cancel' });
    const submit = dialog.getByRole('button', { name: 'Submit' });
    expect(document.activeElement).toBe(reason());
    expect(submit).toHaveProperty('disabled', true);
    await userEvent.type(reason(), '  \n ');
    expect(submit).toHaveProperty('disabled', true);
    await userEvent.type(reason(), 'Train');
    expect(submit).toHaveProperty('disabled', false);
    await userEvent.clear(reason());
    expect(submit).toHaveProperty('disabled', true);
  });

  test('F-09 sent, it says so and closes; the visit waits for the doctor', async () => {
    server.answers[route] = () => {
      server.visits = [visit({ appStatus: 'Request for Rescheduling' })];
      return changed('Request for Rescheduling');
    };
    await click('Request Reschedule');
    await userEvent.type(reason(), ' My train is late. ');
    await click('Submit');
    expect(await toastText()).toBe('Reschedule request sent!');
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('Request for Rescheduling');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
    expect(server.sentTo(route)).toEqual([{ appointmentId: 'APT-000001', reason: 'My train is late.' }]);
  });

  test('F-09 a time that would suit can be chosen among the free ones, and taken back', async () => {
    server.answers[route] = () => changed('Request for Rescheduling');
    await click('Request Reschedule');
    await userEvent.type(reason(), 'Train');
    await click(/^Name a time that would suit you/);
    expect(await screen.findByRole('radio', { name: /^16:30/ })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('radio', { name: /28 November 2026/ }));
    await userEvent.click(screen.getByRole('radio', { name: '10:30' }));
    screen.getByText('Would suit you: Sat 28 Nov, 10:30');
    await click('Leave the time to the doctor');
    expect(screen.queryByText(/^Would suit you/)).toBeNull();
    await click(/^Name a time that would suit you/);
    await userEvent.click(await screen.findByRole('radio', { name: '09:00' }));
    await click('Submit');
    await waitFor(() =>
      expect(server.sentTo(route)).toEqual([
        {
          appointmentId: 'APT-000001',
          reason: 'Train',
          preferredDate: '2026-11-27',
          preferredSlot: '09:00',
        },
      ]),
    );
  });

  test.each([
    ['the server’s sentence', () => problem(409, 'too_late', 'Too late by now.'), 'Too late by now.'],
    [
      'the sentence of a field',
      () =>
        problem(400, 'invalid_request', 'Something is not right.', {
          fields: [{ field: 'preferredSlot', message: 'This time has passed.' }],
        }),
      'This time has passed.',
    ],
    ['a refusal without a sentence', () => problem(409, 'too_late', ''), 'Reschedule failed'],
    ['an answer that nobody can read', () => new Response('<h1>', { status: 502 }), 'Reschedule failed'],
    ['no answer', lost, 'Error while requesting reschedule'],
  ])('F-09 %s: what was typed stays', async (_, answer, why) => {
    server.answers[route] = answer;
    await click('Request Reschedule');
    await userEvent.type(reason(), 'My train is late.');
    await click('Submit');
    expect(await toastText()).toBe(why);
    expect(reason().value).toBe('My train is late.');
    expect(await button('Submit')).toHaveProperty('disabled', false);
    await click('Cancel');
    await click('Request Reschedule');
    expect(reason().value).toBe('My train is late.');
  });

  test('F-09 free times that cannot be loaded can be asked for again, and nothing typed is lost', async () => {
    server.answers['GET /doctors/DOC-000042/availability'] = () =>
      problem(503, 'unavailable', 'In a moment.');
    await click('Request Reschedule');
    await userEvent.type(reason(), 'Train');
    await click(/^Name a time that would suit you/);
    await screen.findByText('In a moment.');
    delete server.answers['GET /doctors/DOC-000042/availability'];
    await click('Retry');
    await screen.findByRole('radio', { name: '09:00' });
    expect(reason().value).toBe('Train');
  });
});

describe('F-08 picking a new time', () => {
  const route = 'POST /appointments/pick-time';
  const moved = visit({ appStatus: 'Rescheduled', canPickTime: true });
  const again = visit({ appointmentId: 'APT-000002', slot: '09:00', replaces: 'APT-000001' });

  beforeEach(async () => {
    cleanup();
    server.visits = [moved];
    openAppointments(server);
    await screen.findByText('This visit was moved. Please pick a new time; no further approval is needed.');
    await click('Pick a new time');
    await screen.findByRole('radio', { name: '09:00' });
  });
  const pick = async () => {
    await userEvent.click(screen.getByRole('radio', { name: '09:00' }));
    await click('Take Tomorrow, 09:00');
  };

  test('F-08 nothing is sent until a time is chosen', async () => {
    expect(await button('Choose a time')).toHaveProperty('disabled', true);
  });

  test('F-08 the new visit appears with the focus; the old one can be moved no more', async () => {
    server.answers[route] = () => {
      server.visits = [again, { ...moved, canPickTime: false }];
      return Response.json({ appointmentId: 'APT-000002' }, { status: 201 });
    };
    await pick();
    expect(await toastText()).toBe('Your new time: Tomorrow, 09:00.');
    expect(server.sentTo(route)).toEqual([
      { appointmentId: 'APT-000001', date: '2026-11-27', slotNumber: '09:00' },
    ]);
    const pending = within(screen.getByRole('region', { name: 'Pending Appointments' }));
    const card = await pending.findByRole('article');
    expect(card.textContent).toContain('This is the new time of a visit that was moved.');
    await waitFor(() => expect(document.activeElement).toBe(card));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pick a new time' })).toBeNull());
  });

  test.each([
    [409, 'slot_taken', 'This slot has already been booked. Please choose another.'],
    [422, 'slot_not_published', 'The doctor does not offer this time. Please choose another.'],
  ])('F-08 %i %s: it says why and shows the free times anew', async (status, code, why) => {
    server.answers[route] = () => {
      server.free = [{ date: '2026-11-27', interval: 30, free: ['11:00'], booked: ['09:00', '16:30'] }];
      return problem(status, code, why);
    };
    await pick();
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(why);
    await screen.findByRole('radio', { name: '11:00' });
    expect(screen.getByRole('radio', { name: /^09:00/ })).toHaveProperty('disabled', true);
    expect(await button('Choose a time')).toHaveProperty('disabled', true);
  });

  test('F-08 409 patient_busy: the same time is not offered to be sent again', async () => {
    server.answers[route] = () => problem(409, 'patient_busy', 'You already have an appointment then.');
    await pick();
    await screen.findByText('You already have an appointment then.');
    expect(await button('Choose a time')).toHaveProperty('disabled', true);
  });

  test('F-08 picked elsewhere meanwhile: it says so, and the lists are asked again', async () => {
    server.answers[route] = () => {
      server.visits = [again, { ...moved, canPickTime: false }];
      return problem(409, 'already_replaced', 'A new time has already been chosen.');
    };
    await pick();
    expect(await toastText()).toBe('A new time has already been chosen.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('This is the new time of a visit that was moved.');
  });

  test('F-08 without an answer the choice stays, to be sent again', async () => {
    server.answers[route] = lost;
    await pick();
    await screen.findByText('The server cannot be reached. Please check your connection and try again.');
    expect(await button('Take Tomorrow, 09:00')).toHaveProperty('disabled', false);
  });

  test('F-08 a chosen time that somebody else takes is given up before it is sent', async () => {
    await userEvent.click(screen.getByRole('radio', { name: '09:00' }));
    await button('Take Tomorrow, 09:00');
    server.free = [{ date: '2026-11-27', interval: 30, free: ['11:00'], booked: ['09:00'] }];
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await button('Choose a time')).toHaveProperty('disabled', true);
  });
});

describe('F-08 the prescription of a completed visit', () => {
  const prescription = {
    version: 1,
    writtenAt: '2026-11-20T11:00:00Z',
    text: 'Advice: rest',
    plain: false,
    complaints: '',
    diagnosis: '',
    medicines: [],
    advice: 'rest',
    followUpDate: null,
    earlier: [],
    visit: { appointmentId: 'APT-000001', startsAt: '2026-11-20T11:00:00Z', consultStatus: 'Online' },
    doctor: {
      name: 'Dr. Ananya Rao',
      qualifications: [],
      specialization: 'Cardiology',
      medicalReg: 'TSMC 1',
      Hospital: 'Care Hospital',
      address: null,
    },
    patient: { patientId: 'PAT-000007', name: 'Asha Menon', gender: 'Female', dateOfBirth: '1990-04-12' },
  };
  const saved = vi.fn();

  beforeEach(() => {
    cleanup();
    saved.mockReset();
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved(this.download);
    });
    server.visits = [visit({ appStatus: 'Completed', hasPrescription: true })];
    server.answers['GET /appointments/APT-000001/prescription'] = () => Response.json({ prescription });
    openAppointments(server);
  });

  test('F-08 can be read and kept', async () => {
    server.answers['GET /appointments/APT-000001/prescription.pdf'] = () =>
      new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    await click('See prescription');
    const dialog = within(screen.getByRole('dialog', { name: 'Prescription by Dr. Ananya Rao' }));
    await dialog.findByText(/rest/);
    await click('Download PDF');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('prescription-APT-000001.pdf'));
  });

  test.each([
    [() => problem(404, 'no_prescription', 'None has been written.'), 'None has been written.'],
    [lost, 'The prescription could not be downloaded. Please try again.'],
  ])('F-08 a download that fails says so', async (answer, why) => {
    server.answers['GET /appointments/APT-000001/prescription.pdf'] = answer;
    await click('See prescription');
    await click('Download PDF');
    expect(await toastText()).toBe(why);
    expect(await button('Download PDF')).toHaveProperty('disabled', false);
    expect(saved).not.toHaveBeenCalled();
  });
});
