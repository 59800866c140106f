import { useId } from 'react';
import type { DoctorAppointment } from '#contract/appointments/appointment-lists.ts';
import type { DoctorDay } from '#contract/appointments/doctor-day.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { useDoctorDay } from '../queries.ts';
import { DayRail, MoreRows } from './day-rail.tsx';
import type { DayRows } from './day-row-props.ts';
import { divideDay, toRowKind } from './day-sections.ts';
import { NextVisitCard } from './next-visit-card.tsx';

interface DayProps {
  readonly appointments: DoctorDay['appointments'];
  readonly next: DoctorAppointment | null;
  readonly titleId: string;
  readonly rows: DayRows;
}

export function Day({ appointments, next, titleId, rows }: DayProps) {
  const doneId = useId();
  const { rail, done } = divideDay(appointments, rows.lately, next, rows.now, clinicTimeZone());
  const onCard = rail.find(({ isNext }) => isNext);
  return (
    <>
      {onCard && <NextVisitCard placed={onCard} {...rows} />}
      <DayRail placed={rail} labelledBy={titleId} onCard={next?.appointmentId ?? null} {...rows} />
      {done.length > 0 && (
        <>
          <h3 id={doneId} className="above-3">
            {m.day_done_today()} <span className="muted regular">{done.length}</span>
          </h3>
          <MoreRows appointments={done} labelledBy={doneId} {...rows} />
        </>
      )}
    </>
  );
}

export function Tomorrow({ rows }: { readonly rows: DayRows }) {
  const id = useId();
  const { data } = useDoctorDay(addDays(rows.today, 1));
  if (!data) return null;
  const ahead = data.appointments.filter((one) => toRowKind(one) === 'open');
  return (
    <>
      <h3 id={id} className="above-3">
        {m.common_tomorrow()} {ahead.length > 0 && <span className="muted regular">{ahead.length}</span>}
      </h3>
      {ahead.length === 0 ? (
        <p className="muted">{m.day_tomorrow_none()}</p>
      ) : (
        <MoreRows appointments={ahead} labelledBy={id} {...rows} />
      )}
    </>
  );
}
