import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookableDoctor } from '#contract/hospital/hospital-bookings.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { formatRoom } from '#web/ui/format/format-room.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { DayChoice } from './day-choice.tsx';
import { FreeTimes } from './free-times.tsx';
import { FullDayAlternatives } from './full-day-alternatives.tsx';
import { refreshFrontDesk, useBookableTimes } from './hospital-patient-requests.ts';
import styles from './people.module.css';
import { ReasonField } from './reason-field.tsx';
import { SlotNoLongerFree } from './slot-no-longer-free.tsx';
import { SqueezeIn, type SqueezeInChoice } from './squeeze-in.tsx';
import { type FreeTime, useChosenTime } from './use-chosen-time.ts';

/** The start of a booking: a time of the calendar, or a doctor the patient knows. */
export interface BookStart {
  readonly doctorId: string;
  readonly date: string;
  readonly time: string;
}

interface BookFormProps {
  readonly patientId: string;
  readonly doctors: readonly BookableDoctor[];
  readonly start: BookStart;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const optionKey = ({ doctorId, practiceId }: Pick<BookableDoctor, 'doctorId' | 'practiceId'>) =>
  `${doctorId} ${practiceId}`;

const getFee = ({ fee, videoFee }: BookableDoctor, mode: ConsultMode) => (mode === 'Online' ? videoFee : fee);

const parseOfferedTimes = (error: unknown): readonly FreeTime[] =>
  error instanceof ApiError ? (error.problem.nextTimes ?? []) : [];

/** Doctor, mode, day and time of a visit; the usual values are preselected. */
export function BookForm({ patientId, doctors, start, onDone, onCancel }: BookFormProps) {
  const call = useCall();
  const client = useQueryClient();
  const first = doctors.find(({ doctorId }) => doctorId === start.doctorId) ?? doctors[0];
  const [key, setKey] = useState(first ? optionKey(first) : '');
  const [mode, setMode] = useState<ConsultMode>('Offline');
  const [date, setDate] = useState(start.date);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [squeezing, setSqueeze] = useState<SqueezeInChoice | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [instead, setInstead] = useState<readonly FreeTime[]>([]);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const doctor = doctors.find((one) => optionKey(one) === key) ?? first;
  const modes = [...(doctor?.modes ?? [])].sort((a, b) => a.localeCompare(b)); // Offline first
  const chosenMode = modes.includes(mode) ? mode : (modes[0] ?? 'Offline');
  // While a day is being typed its field has no valid day.
  const isAsked = date === '' || isDay(date);
  const times = useBookableTimes(
    doctor && isAsked
      ? { doctorId: doctor.doctorId, practiceId: doctor.practiceId, mode: chosenMode, date }
      : null,
  );
  const shownDay = date || times.data?.date || '';
  const free = times.data?.free.map((slot) => ({ date: shownDay, slot })) ?? null;
  const { chosen, gone, next, choose } = useChosenTime({
    of: `${key} ${chosenMode} ${date}`,
    free,
    start: { date: start.date, slot: start.time },
  });
  const taken = free?.length === 0 ? (times.data?.taken ?? []) : [];
  const squeeze = squeezing && taken.includes(squeezing.slot) ? squeezing : null;
  const squeezed = squeeze && squeeze.why.trim() !== '' ? { date: shownDay, slot: squeeze.slot } : null;
  const wanted = squeeze ? squeezed : chosen;
  const onChoose = (one: FreeTime) => {
    setProblem(null);
    setInstead([]);
    choose(one);
  };

  const book = async (time: FreeTime, squeezeIn = '') => {
    if (!doctor) return;
    setBusy(true);
    setProblem(null);
    setInstead([]);
    try {
      const { message } = await call('POST /hospital/visits', {
        headers: { 'idempotency-key': idempotencyKey },
        body: {
          patientId,
          doctorId: doctor.doctorId,
          practiceId: doctor.practiceId,
          date: time.date,
          slotNumber: time.slot,
          consultStatus: chosenMode,
          reason,
          note,
          squeezeIn,
        },
      });
      toast.good(message);
      onDone();
    } catch (error) {
      console.error(error);
      setProblem(getRefusalMessage(error) ?? m.session_no_connection());
      setInstead(parseOfferedTimes(error));
      // A refused request is done; after a lost answer the same booking is sent again with its key.
      if (error instanceof ApiError && error.code !== 'unreadable') setIdempotencyKey(crypto.randomUUID());
    } finally {
      setBusy(false);
      await refreshFrontDesk(client);
    }
  };
  return (
    <form
      className={`stack-3 column ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted) void book(wanted, squeeze?.why);
      }}
    >
      <SelectField
        label={m.hospital_days_doctor()}
        {...(doctor && { hint: m.booking_fee({ fee: formatRupees(getFee(doctor, chosenMode)) }) })}
        value={key}
        onChange={({ target }) => {
          setKey(target.value);
          setDate('');
        }}
      >
        {doctors.map((one) => (
          <option key={optionKey(one)} value={optionKey(one)}>
            {[one.name, one.specialization, ...(one.room ? [formatRoom(one.room)] : [])].join(' · ')}
          </option>
        ))}
      </SelectField>
      {modes.length > 1 && (
        <Segmented
          legend={m.hospital_days_view()}
          legendHidden
          value={chosenMode}
          options={modes.map((one) => ({
            value: one,
            label: one === 'Online' ? m.prescriptions_online() : m.prescriptions_offline(),
          }))}
          onChange={setMode}
        />
      )}
      <DayChoice day={shownDay} onChange={setDate} />
      {gone && instead.length === 0 && <SlotNoLongerFree gone={gone} next={next} onChoose={onChoose} />}
      <FreeTimes
        busy={isAsked && times.isPending}
        never={shownDay === ''}
        free={free ?? []}
        chosen={chosen}
        onChoose={onChoose}
      />
      <FullDayAlternatives
        times={times.data?.instead ?? []}
        onChoose={(one) => {
          setKey(optionKey(one));
          setDate(one.date);
        }}
      />
      <SqueezeIn taken={taken} squeeze={squeeze} onChange={setSqueeze} />
      <ReasonField value={reason} onChange={setReason} />
      <Field
        label={m.hospital_people_note()}
        hint={m.hospital_people_note_hint()}
        optional
        maxLength={200}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={`stack-2 surface line-above ${styles.foot}`}>
        <FormProblem text={problem} urgent />
        {instead.length > 0 && (
          <div className={`row-2 middle to-end ${styles.buttons}`}>
            <span className="muted">{m.hospital_people_next_times()}</span>
            {instead.map((one) => (
              <Button
                key={`${one.date} ${one.slot}`}
                look="quiet"
                disabled={busy}
                onClick={() => void book(one)}
              >
                {formatDay(one.date, clinicToday())}, {one.slot}
              </Button>
            ))}
          </div>
        )}
        <div className={`row-2 middle to-end ${styles.buttons}`}>
          <Button look="quiet" onClick={onCancel}>
            {m.factor_cancel()}
          </Button>
          <Button type="submit" busy={busy} disabled={!wanted}>
            {wanted
              ? m.hospital_people_book_at({ day: formatDay(wanted.date, clinicToday()), time: wanted.slot })
              : m.hospital_people_book()}
          </Button>
        </div>
      </div>
    </form>
  );
}
