import { type APIRequestContext, expect } from '@playwright/test';
import type { Account, Doctor } from './visitor.ts';

const bearer = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

export async function bookRequestedVisit(
  request: APIRequestContext,
  patient: Account,
  doctor: Doctor,
  {
    slotNumber,
    date = doctor.date,
    ...more
  }: { slotNumber: string; date?: string; reason?: string; patientId?: string },
): Promise<string> {
  const answer = await request.post('/api/appointments/book', {
    headers: bearer(patient),
    data: { doctorId: doctor.doctorId, date, slotNumber, reason: 'Chest Pain', ...more },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { appointmentId } = (await answer.json()) as { appointmentId: string };
  return appointmentId;
}

export async function bookAcceptedVisit(
  ...[request, patient, doctor, time]: Parameters<typeof bookRequestedVisit>
): Promise<string> {
  const appointmentId = await bookRequestedVisit(request, patient, doctor, time);
  const answer = await request.put('/api/appointments/respond', {
    headers: bearer(doctor),
    data: { appointmentId, action: 'accept' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return appointmentId;
}
