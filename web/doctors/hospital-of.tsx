import { Link } from 'react-router';
import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import { m } from '#messages/messages.js';
import { isOwnPractice, translateHospital } from '#names/hospital-name.ts';
import { hospitalPath } from '#web/ui/paths.ts';
import { UserText } from '../ui/given.tsx';

/** Where a doctor practises: as they say alone, until the hospital agrees (docs/product.md#doctors). */
export function DoctorHospital({
  doctor,
  linked = false,
}: {
  readonly doctor: Pick<DoctorSummary, 'Hospital' | 'hospitalAgreed' | 'hospitalId'>;
  /** Whether a hospital that agreed leads to its page. */
  readonly linked?: boolean;
}) {
  const { Hospital, hospitalAgreed, hospitalId } = doctor;
  if (linked && hospitalAgreed && hospitalId) {
    return (
      <Link to={hospitalPath(hospitalId)}>
        <UserText>{Hospital}</UserText>
      </Link>
    );
  }
  // To the doctor's own practice nobody else could agree.
  if (isOwnPractice(Hospital) || hospitalAgreed) return <UserText>{translateHospital(Hospital)}</UserText>;
  return <UserText>{m.trust_says_at({ hospital: Hospital })}</UserText>;
}
