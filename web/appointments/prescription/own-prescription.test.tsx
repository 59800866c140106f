import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { patientAppointment } from '#web/testing/appointments/sample-appointments.ts';
import { writtenPrescription } from '#web/testing/clinical/sample-prescription.ts';
import { getToastText } from '#web/testing/dialogs.ts';
import { problem } from '#web/testing/problem-response.ts';
import { openAppointments, type PatientServer, patientServer } from '#web/testing/screens/patient-server.tsx';
import { lostNetwork } from '#web/testing/server.ts';

let server: PatientServer;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => userEvent.click(await button(name));

beforeEach(() => {
  server = patientServer();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-26T06:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
describe('F-08 the prescription of a completed visit', () => {
  const prescription = writtenPrescription({ text: 'Advice: rest', plain: false, advice: 'rest' });
  const saved = vi.fn();

  beforeEach(async () => {
    saved.mockReset();
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved(this.download);
    });
    server.appointments = [patientAppointment({ appStatus: 'Completed', hasPrescription: true })];
    server.answers['GET /appointments/:appointmentId/prescription'] = { prescription };
    openAppointments(server);
    const [line] = await screen.findAllByText('Chest Pain');
    fireEvent.click(line?.closest('summary') as HTMLElement);
  });

  test('F-08 can be read and kept', async () => {
    server.answers['GET /appointments/APT-000001/prescription.pdf'] = () =>
      new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
    await click(/^View prescription/);
    const dialog = within(screen.getByRole('dialog', { name: 'Prescription from Dr. Ananya Rao' }));
    await dialog.findByText(/rest/);
    await click('Download PDF');
    await waitFor(() => expect(saved).toHaveBeenCalledWith('prescription-APT-000001.pdf'));
  });

  test.each([
    [() => problem(404, 'no_prescription', 'None has been written.'), 'None has been written.'],
    [lostNetwork, 'We couldn’t download the prescription. Please try again.'],
  ])('F-08 a download that fails says so', async (answer, why) => {
    server.answers['GET /appointments/APT-000001/prescription.pdf'] = answer;
    await click(/^View prescription/);
    await click('Download PDF');
    expect(await getToastText()).toBe(why);
    expect(await button('Download PDF')).toHaveProperty('disabled', false);
    expect(saved).not.toHaveBeenCalled();
  });
});
