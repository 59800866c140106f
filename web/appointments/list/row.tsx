import { Link, type LinkProps } from 'react-router';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import { m } from '#messages/messages.js';
import { appointmentPath } from '#web/ui/paths.ts';
import { ageWords } from '../../ui/age-words.ts';
import { longDay } from '../../ui/day-words.ts';
import { genderWord } from '../../ui/gender-words.ts';

interface RowLinkProps extends Omit<LinkProps, 'to'> {
  readonly appointment: DoctorAppointment;
  /** The current address of the list, for the way back. */
  readonly listAddress: string;
}

/** The link of a row; a real one, so that it opens in a new tab too. */
export function RowLink({ appointment, listAddress, ...rest }: RowLinkProps) {
  const { appointmentId, patientName, date, slotNumber } = appointment;
  return (
    <Link
      data-appointment={appointmentId}
      to={appointmentPath(appointmentId)}
      state={{ listAddress }}
      aria-label={m.appointments_open_row({ name: patientName, day: longDay(date), slot: slotNumber })}
      {...rest}
    >
      {patientName}
    </Link>
  );
}

/** How old, of what gender, and how to reach them: "34 years, Male · 9848022100". */
export function personLine(appointment: DoctorAppointment): string {
  const { gender, patientPhone } = appointment;
  return `${ageWords(appointment)}, ${genderWord(gender)} · ${patientPhone}`;
}

/** How many characters of a reason the table shows (docs/product.md#screens). */
const shownLetters = 20;

/** The beginning of a reason, with an ellipsis if it is longer. Counts grapheme clusters. */
export function shortReason(reason: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(reason), ({ segment }) => segment);
  return letters.length > shownLetters ? `${letters.slice(0, shownLetters).join('')}…` : reason;
}
