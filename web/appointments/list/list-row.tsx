import { Link, type LinkProps } from 'react-router';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { formatAge } from '#web/ui/format/format-age.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { genderLabel } from '#web/ui/format/gender-label.ts';
import { appointmentPath } from '#web/ui/paths.ts';

interface RowLinkProps extends Omit<LinkProps, 'to'> {
  readonly appointment: DoctorAppointment;
  /** The list's current URL, for the way back. */
  readonly listAddress: string;
}

/** A real link, so that it also opens in a new tab. */
export function RowLink({ appointment, listAddress, ...rest }: RowLinkProps) {
  const { appointmentId, patientName, date, slotNumber } = appointment;
  return (
    <Link
      data-appointment={appointmentId}
      to={appointmentPath(appointmentId)}
      state={{ listAddress }}
      aria-label={m.appointments_open_row({ name: patientName, day: formatLongDay(date), slot: slotNumber })}
      {...rest}
    >
      {patientName}
    </Link>
  );
}

/** "34 years, Male · 9848022100". */
export function formatPatientLine(appointment: DoctorAppointment): string {
  const { gender, patientPhone } = appointment;
  return `${formatAge(appointment)}, ${genderLabel(gender)} · ${patientPhone}`;
}

const maxReasonLength = 20;

/** Counts grapheme clusters. */
export function shortenReason(reason: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(reason), ({ segment }) => segment);
  return letters.length > maxReasonLength ? `${letters.slice(0, maxReasonLength).join('')}…` : reason;
}
