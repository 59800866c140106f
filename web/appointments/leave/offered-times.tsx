import type { ReactNode } from 'react';
import type { LeaveOffer } from '#contract/appointments/leave-offers.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { Icon } from '#web/ui/icon.tsx';
import { formatVisitTime } from './leave-labels.ts';
import styles from './leaves.module.css';

interface OfferedTimesProps {
  readonly offer: LeaveOffer;
  readonly busy: boolean;
  readonly look?: ButtonLook;
  readonly onTake: (offerId: number) => void;
  readonly onDecline: () => void;
  /** A further answer. */
  readonly children?: ReactNode;
}

/** Times reserved for a patient whose doctor goes on leave: one tap books one. */
export function OfferedTimes({
  offer,
  busy,
  look = 'primary',
  onTake,
  onDecline,
  children,
}: OfferedTimesProps) {
  const { kind, times, hospital, fee, until } = offer;
  const pending = formatReservedUntil(until);
  const isColleague = kind === 'colleague';
  const [first] = times;
  return (
    <>
      <p>
        {isColleague && first
          ? m.leaves_colleague_text({
              when: formatVisitTime(first),
              hospital: translateHospital(hospital),
              fee: formatRupees(fee),
              until: pending,
            })
          : m.leaves_offer_text({ until: pending })}
      </p>
      <div className={`row-2 ${styles.times}`}>
        {times.map((time) => (
          <Button
            key={time.offerId}
            look={look}
            aria-busy={busy || undefined}
            onClick={() => onTake(time.offerId)}
          >
            {look === 'primary' && <Icon name="check" />}
            {isColleague ? m.leaves_colleague_yes({ when: formatVisitTime(time) }) : formatVisitTime(time)}
          </Button>
        ))}
        {isColleague && (
          <Button look="quiet" aria-busy={busy || undefined} onClick={onDecline}>
            {m.leaves_colleague_no()}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}

/** The end of the reservation, in clinic time. */
function formatReservedUntil(until: string | null): string {
  if (until === null) return '';
  const instant = Date.parse(until);
  const zone = clinicTimeZone();
  return formatVisitTime({
    date: toCalendarDay(instant, zone),
    slot: formatSlotTime(toMinutesOfDay(instant, zone)),
  });
}

export function offerTitle(doctor: string, { kind, doctorName }: LeaveOffer): string {
  return kind === 'colleague'
    ? m.leaves_colleague_title({ doctor, colleague: doctorName })
    : m.leaves_offer_title({ doctor });
}
