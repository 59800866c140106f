import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { formatNeeds } from '../needs/need-labels.ts';
import { describeStatedPayment } from '../payment-labels.ts';
import { formatVisitReason } from '../visit-reason.ts';
import { Fact, FactList } from './fact-list.tsx';

type Details = AppointmentDetail['appointmentDetails'];

export function DetailFacts({ details }: { readonly details: Details }) {
  const { appointmentId, doctor, bookedOn, department, date, time, startsAt, reason } = details;
  const { type, hospital, payStatus, rejectionReason, lateMinutes, squeezedIn, needs } = details;
  return (
    <FactList>
      <Fact name={m.common_date()}>
        <time dateTime={startsAt}>{formatNumericDay(date)}</time>
      </Fact>
      <Fact name={m.common_time()}>
        {time}
        {lateMinutes !== null && <b> · {m.appointments_late({ minutes: lateMinutes })}</b>}
        {squeezedIn !== null && <b> · {m.hospital_people_squeezed({ reason: squeezedIn })}</b>}
      </Fact>
      <Fact name={m.appointments_type()}>{type === 'Online' ? m.common_online() : m.common_offline()}</Fact>
      <Fact name={m.common_reason()}>
        <UserText>{formatVisitReason(reason, details.bookedAtDesk !== null)}</UserText>
      </Fact>
      <Fact name={m.common_hospital()}>
        <UserText>{translateHospital(hospital)}</UserText>
      </Fact>
      <Fact name={m.booking_payment()}>{describeStatedPayment(payStatus)}</Fact>
      <Fact name={m.common_doctor()}>
        <UserText>{doctor}</UserText>
      </Fact>
      <Fact name={m.appointments_department()}>{translateSpecialization(department)}</Fact>
      <Fact name={m.appointments_booked_on()}>
        <time dateTime={bookedOn}>{formatNumericDay(bookedOn)}</time>
      </Fact>
      <Fact name={m.appointments_id()}>{appointmentId}</Fact>
      {needs && (
        <Fact name={m.booked_needs_label()} wide>
          {formatNeeds(needs)}
        </Fact>
      )}
      {rejectionReason && (
        <Fact name={m.appointments_rejection_reason()} wide>
          <UserText>{rejectionReason}</UserText>
        </Fact>
      )}
    </FactList>
  );
}
