import type { Problem } from '#contract/platform/refusals.ts';
import { consentVersion } from '#contract/video/consultations.ts';
import { query } from '#db/statement.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { type TestApp, thursday, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

type Bearer = TestPerson['bearer'] | undefined;

/** An instant on that Thursday, `HH:MM:SS` in India. */
export const thursdayAt = (time: string) => Date.parse(`${thursday}T${time}+05:30`);

/** A doctor and a patient with visits of 15 minutes on Thursday, and their calls. */
export class TestVisits {
  readonly hams: TestApp;
  readonly doctor: TestPerson;
  readonly patient: TestPerson;

  private constructor(hams: TestApp, doctor: TestPerson, patient: TestPerson) {
    this.hams = hams;
    this.doctor = doctor;
    this.patient = patient;
  }

  static async between(hams: TestApp): Promise<TestVisits> {
    await newPatient(hams);
    const [doctor, patient] = await Promise.all([newDoctor(hams), newPatient(hams)]);
    return new TestVisits(hams, doctor, patient);
  }

  /** Books an online visit; accepted by default. */
  async visit(slot: string, { accepted = true, who = this.patient, more = {} } = {}): Promise<string> {
    this.hams.setNow(thursdayMorning);
    const booked = await bookVisit(this.hams, who, this.doctor, slot, { consultStatus: 'Online', ...more });
    const { appointmentId } = booked.json<{ appointmentId: string }>();
    if (accepted) await this.respond(appointmentId, 'accept');
    return appointmentId;
  }

  respond(appointmentId: string, action: string, reason?: string) {
    return this.hams.app.inject({
      method: 'PUT',
      url: '/api/appointments/respond',
      headers: this.doctor.bearer,
      body: { appointmentId, action, ...(reason && { reason }) },
    });
  }

  statusBecomes(appointmentId: string, status: string, former: string | null = null) {
    const id = parseId('appointment', appointmentId);
    return query(
      this.hams.db.pool,
      'update appointments set status = :status, former_status = :former where id = :id',
      { id, status, former },
    );
  }

  roomOf(appointmentId: string, bearer?: Bearer) {
    return this.hams.app.inject({ url: `/api/consultations/${appointmentId}`, headers: { ...bearer } });
  }

  consentTo(appointmentId: string, bearer?: Bearer, body: object = { version: consentVersion }) {
    return this.hams.app.inject({
      method: 'POST',
      url: `/api/consultations/${appointmentId}/consent`,
      headers: { 'accept-language': 'hi', ...bearer },
      body,
    });
  }
}

export async function readRefusal(answer: ReturnType<TestVisits['roomOf']>): Promise<[number, string]> {
  const answered = await answer;
  return [answered.statusCode, answered.json<Problem>().code];
}
