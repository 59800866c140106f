import type { DoctorSummary } from '#contract/doctors.ts';
import { m } from '#messages/messages.js';
import { hospitalName, ownPractice } from '#names/hospital-name.ts';
import { Given } from '../ui/given.tsx';

/** Where a doctor practises: as they say alone, until the hospital agrees (docs/product.md#doctors). */
export function HospitalOf({
  doctor,
}: {
  readonly doctor: Pick<DoctorSummary, 'Hospital' | 'hospitalAgreed'>;
}) {
  const { Hospital, hospitalAgreed } = doctor;
  // A practice without a name is the doctor's own: nobody else could agree.
  const isOwn = Hospital === '' || Hospital === ownPractice;
  if (isOwn || hospitalAgreed) return <Given>{hospitalName(Hospital)}</Given>;
  return <Given>{m.trust_says_at({ hospital: Hospital })}</Given>;
}
