import { useRef, useState } from 'react';
import type { BookableDoctor } from '#contract/hospital/hospital-bookings.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { everything, useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonEmergency } from '#web/ui/emergency/reason-emergency.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { formatRoom } from '#web/ui/format/format-room.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { useBookableTimes } from '../queries.ts';
import { DayChoice } from './day-choice.tsx';
import { FreeTimes } from './free-times.tsx';
import styles from './people.module.css';
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
  readonly onClose: () => void;
}

const optionKey = ({ doctorId, practiceId }: Pick<BookableDoctor, 'doctorId' | 'practiceId'>) =>
  `${doctorId} ${practiceId}`;

const getFee = ({ fee, videoFee }: BookableDoctor, mode: ConsultMode) => (mode === 'Online' ? videoFee : fee);

/** Doctor, mode, day and time of a visit; the usual values are preselected. */
export function BookForm({ patientId, doctors, start, onClose }: BookFormProps) {
  const call = useCall();
  const form = useRef<HTMLFormElement>(null);
  const first = doctors.find(({ doctorId }) => doctorId === start.doctorId) ?? doctors[0];
  const [key, setKey] = useState(first ? optionKey(first) : '');
  const [mode, setMode] = useState<ConsultMode>('Offline');
  const [date, setDate] = useState(start.date);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [squeezing, setSqueeze] = useState<SqueezeInChoice | null>(null);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const doctor = doctors.find((one) => optionKey(one) === key) ?? first;
  const modes = [...(doctor?.modes ?? [])].sort((a, b) => a.localeCompare(b)); // Offline first
  const chosenMode = modes.includes(mode) ? mode : (modes[0] ?? 'Offline');
  const { doctorId = '', practiceId = '' } = doctor ?? {};
  // While a day is being typed its field has no valid day.
  const isAsked = date === '' || isDay(date);
  const times = useBookableTimes(
    doctor && isAsked ? { doctorId, practiceId, mode: chosenMode, ...(date && { date }) } : null,
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
  const book = useCommand(
    ({ date, slot, squeezeIn = '' }: FreeTime & { readonly squeezeIn?: string }) =>
      call('POST /hospital/visits', {
        headers: { 'idempotency-key': idempotencyKey },
        body: {
          patientId,
          doctorId,
          practiceId,
          date,
          slotNumber: slot,
          consultStatus: chosenMode,
          reason,
          note,
          squeezeIn,
        },
      }),
    {
      inPlace: true,
      onDone: onClose,
      onFailed: (error) => {
        // A refused request is done; after a lost answer the same booking is sent again with its key.
        if (error instanceof ApiError && error.code !== 'unreadable') setIdempotencyKey(crypto.randomUUID());
      },
      refresh: everything,
    },
  );
  const { problem, isPending: busy } = book;
  const instead = book.error instanceof ApiError && problem ? (book.error.problem.nextTimes ?? []) : [];
  const onChoose = (one: FreeTime) => {
    book.forget();
    choose(one);
  };
  const submit = () => wanted && void book.run({ ...wanted, ...(squeeze && { squeezeIn: squeeze.why }) });
  return (
    <CheckedForm
      state={{ form, errors: {}, problem, attempt: 0, busy, submit }}
      className={styles.form}
      submit={
        wanted
          ? m.hospital_people_book_at({ day: formatDay(wanted.date, clinicToday()), time: wanted.slot })
          : m.hospital_people_book()
      }
      disabled={!wanted}
      onCancel={onClose}
    >
      <SelectField
        label={m.figures_doctor()}
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
      <OtherTimes
        times={times.data?.instead ?? []}
        name={({ doctorName }) => `${doctorName}, `}
        onChoose={(one) => {
          setKey(optionKey(one));
          setDate(one.date);
        }}
      />
      <SqueezeIn taken={taken} squeeze={squeeze} onChange={setSqueeze} />
      {/* As said on the phone: the front desk writes it but is never shown it afterwards. */}
      <Field
        label={m.hospital_people_reason()}
        hint={m.hospital_people_reason_hint()}
        optional
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <ReasonEmergency reason={reason} />
      <Field
        label={m.hospital_people_note()}
        hint={m.hospital_people_note_hint()}
        optional
        maxLength={200}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <OtherTimes times={instead} busy={busy} onChoose={(one) => void book.run(one)} />
    </CheckedForm>
  );
}

interface OtherTimesProps<Time> {
  readonly times: readonly Time[];
  readonly busy?: boolean;
  /** Begins the label of a time. */
  readonly name?: (time: Time) => string;
  readonly onChoose: (time: Time) => void;
}

/** Offered instead of a full day, or of a time that has just been taken. */
function OtherTimes<Time extends FreeTime>({ times, busy, name, onChoose }: OtherTimesProps<Time>) {
  if (times.length === 0) return null;
  return (
    <div className="row-2 middle to-end">
      <span className="muted">{m.hospital_people_next_times()}</span>
      {times.map((one) => {
        const label = `${name?.(one) ?? ''}${formatDay(one.date, clinicToday())}, ${one.slot}`;
        return (
          <Button key={label} look="quiet" disabled={busy} onClick={() => onChoose(one)}>
            {label}
          </Button>
        );
      })}
    </div>
  );
}
