import type { AppointmentDetail } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { numericDay } from '../../ui/day-words.ts';
import { Given } from '../../ui/given.tsx';
import { needsInWords } from '../needs/words.ts';
import { saidPayment } from '../payment-words.ts';
import { writtenReason } from '../written-reason.ts';
import { Fact, Facts } from './fact.tsx';

type Details = AppointmentDetail['appointmentDetails'];

/** What an appointment is filed under (G-07). */
export function DetailOrigin({ details }: { readonly details: Details }) {
  const { appointmentId, doctor, bookedOn, department } = details;
  return (
    <Facts>
      <Fact name={m.appointments_id()}>{appointmentId}</Fact>
      <Fact name={m.appointments_booked_on()}>
        <time dateTime={bookedOn}>{numericDay(bookedOn)}</time>
      </Fact>
      <Fact name={m.appointments_department()}>{translateSpecialization(department)}</Fact>
      <Fact name={m.appointments_doctor()}>
        <Given>{doctor}</Given>
      </Fact>
    </Facts>
  );
}

/** The appointment: when, why and how (G-07). */
export function DetailFacts({ details }: { readonly details: Details }) {
  const { date, time, startsAt, reason } = details;
  const { type, hospital, payStatus, rejectionReason, lateMinutes, squeezedIn, needs } = details;
  return (
    <Facts>
      <Fact name={m.appointments_date()}>
        <time dateTime={startsAt}>{numericDay(date)}</time>
      </Fact>
      <Fact name={m.appointments_time()}>
        {time}
        {lateMinutes !== null && <b> · {m.appointments_late({ minutes: lateMinutes })}</b>}
        {squeezedIn !== null && <b> · {m.hospital_people_squeezed({ reason: squeezedIn })}</b>}
      </Fact>
      <Fact name={m.appointments_type()}>
        {type === 'Online' ? m.dashboards_online() : m.dashboards_offline()}
      </Fact>
      <Fact name={m.appointments_reason()}>
        <Given>{writtenReason(reason, details.bookedAtDesk !== null)}</Given>
      </Fact>
      <Fact name={m.appointments_hospital()}>
        <Given>{translateHospital(hospital)}</Given>
      </Fact>
      <Fact name={m.appointments_payment()}>{saidPayment(payStatus)}</Fact>
      {needs && (
        <Fact name={m.booked_needs_label()} wide>
          {needsInWords(needs)}
        </Fact>
      )}
      {rejectionReason && (
        <Fact name={m.appointments_rejection_reason()} wide>
          <Given>{rejectionReason}</Given>
        </Fact>
      )}
    </Facts>
  );
}
