import { Link } from 'react-router';
import type { DoctorSummary } from '#contract/doctors/doctors.ts';
import { m } from '#messages/messages.js';
import { isOwnPractice, translateHospital } from '#names/hospital-name.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { hospitalPath } from '#web/ui/paths.ts';

/** The practice name is the doctor's own statement until the hospital agrees. */
export function DoctorHospital({
  doctor,
  linked = false,
}: {
  readonly doctor: Pick<DoctorSummary, 'Hospital' | 'hospitalAgreed' | 'hospitalId'>;
  /** Links a hospital that agreed to its page. */
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
  // No one else could agree to the doctor's own practice.
  if (isOwnPractice(Hospital) || hospitalAgreed) return <UserText>{translateHospital(Hospital)}</UserText>;
  return <UserText>{m.trust_says_at({ hospital: Hospital })}</UserText>;
}
