import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import type { Gender } from '#domain/patients/genders.ts';
import { m } from '#messages/messages.js';
import { formatShortAge } from '#web/ui/format/format-age.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';

const sexes: Readonly<Record<Gender, () => string>> = {
  Male: () => m.day_male(),
  Female: () => m.day_female(),
  Other: () => m.day_other(),
};

/** "34 M". */
export const formatAgeAndGender = (
  person: Pick<DoctorAppointment, 'age' | 'ageIsAbout' | 'youngAge' | 'gender'>,
) => m.day_person({ age: formatShortAge(person), sex: sexes[person.gender]() });

/** "₹900 UPI", "pays later", "unpaid". */
export function formatPaymentState({
  payment,
  payStatus,
}: Pick<DoctorAppointment, 'payment' | 'payStatus'>): string {
  if (payment === null) return payStatus === 'Paid' ? m.day_says_paid() : m.day_unpaid();
  const amount = formatRupees(payment.amount);
  switch (payment.way) {
    case 'cash':
      return m.day_paid_cash({ amount });
    case 'upi':
      return m.day_paid_upi({ amount });
    case 'card':
      return m.day_paid_card({ amount });
    case 'later':
      return m.day_pays_later();
  }
}

export const isUnpaid = ({ payment }: Pick<DoctorAppointment, 'payment'>) =>
  payment === null || payment.way === 'later';
