import type { DoctorSummary } from '#contract/doctors.ts';
import { m } from '#messages/messages.js';
import { Given } from '../ui/given.tsx';

/** Where a doctor practises: as they say alone, until the hospital agrees (docs/product.md#doctors). */
export function HospitalOf({
  doctor,
}: {
  readonly doctor: Pick<DoctorSummary, 'Hospital' | 'hospitalAgreed'>;
}) {
  const { Hospital, hospitalAgreed } = doctor;
  if (Hospital === '' || hospitalAgreed) return <Given>{Hospital || m.doctors_own_practice()}</Given>;
  return <Given>{m.trust_says_at({ hospital: Hospital })}</Given>;
}
