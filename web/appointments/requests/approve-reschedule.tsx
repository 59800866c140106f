import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { RescheduleRequest } from '#contract/appointments/appointment-lists.ts';
import type { FreeSlot } from '#contract/scheduling/availability.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useSession } from '#web/api/session.ts';
import { DialogForm } from '#web/appointments/dialogs/dialog-form.tsx';
import type { SubjectDialog } from '#web/appointments/dialogs/use-subject-dialog.ts';
import { FirstAvailability } from '#web/scheduling/availability/booking/first-availability-loader.tsx';
import { listNextFreeSlots } from '#web/scheduling/availability/booking/free-slots.ts';
import { SlotPicker } from '#web/scheduling/availability/booking/slot-picker.tsx';
import { type Availability, useAvailability } from '#web/scheduling/availability/booking/use-availability.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './approve-reschedule.module.css';

interface ApproveRescheduleProps {
  readonly asking: SubjectDialog<RescheduleRequest>;
  /** Null lets the patient choose. */
  readonly onSend: (request: RescheduleRequest, time: FreeSlot | null) => void;
}

export function ApproveReschedule({ asking, onSend }: ApproveRescheduleProps) {
  const { subject, close } = asking;
  const { user } = useSession();
  const doctorId = user?.doctorId ?? user?.id ?? '';
  const chosen = useRef<HTMLInputElement>(null);
  const title = subject ? m.requests_approve_title({ name: subject.patientName }) : '';
  return (
    <Dialog open={subject !== null} onClose={close} title={title} initialFocus={chosen} wide>
      {subject && (
        <FirstAvailability doctorId={doctorId}>
          {(initial) => (
            <Choice
              request={subject}
              doctorId={doctorId}
              initial={initial}
              chosen={chosen}
              onClose={close}
              onSend={(time) => onSend(subject, time)}
            />
          )}
        </FirstAvailability>
      )}
    </Dialog>
  );
}

/** A number is the index of a proposed free slot. */
type TimeChoice = 'preferred' | number | 'other' | 'patient';

const proposedTimes = 3;

interface ChoiceProps {
  readonly request: RescheduleRequest;
  readonly doctorId: string;
  readonly initial: Availability;
  readonly chosen: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
  readonly onSend: (time: FreeSlot | null) => void;
}

function Choice(props: ChoiceProps) {
  const { request, doctorId, initial, chosen, onClose, onSend } = props;
  const { preferred } = request;
  const [chosenWay, setWay] = useState<TimeChoice | null>(null);
  const later = initial.days.filter((day) => day.date > request.date);
  const isPreferred = (one: FreeSlot) => one.date === preferred?.date && one.slot === preferred.slot;
  const proposed = listNextFreeSlots(later, proposedTimes + 1)
    .filter((one) => !isPreferred(one))
    .slice(0, proposedTimes);
  const [date, setDate] = useState(() => preferred?.date ?? proposed[0]?.date ?? addDays(request.date, 1));
  const [slot, setSlot] = useState<string | null>(null);
  const ofPreferred = useAvailability(doctorId, preferred?.date ?? null, initial);
  const picking = useAvailability(doctorId, date, initial);
  const { today } = picking;

  const preferredIsFree = preferred !== null && isFree(ofPreferred.day, preferred);
  const fallback = preferredIsFree ? 'preferred' : proposed.length > 0 ? 0 : 'other';
  const way = chosenWay === 'preferred' ? fallback : (chosenWay ?? fallback);
  const picked = slot && isFree(picking.day, { date, slot }) ? { date, slot } : null;
  const chosenTime = { preferred, other: picked, patient: null };
  const time = typeof way === 'number' ? (proposed[way] ?? null) : chosenTime[way];
  const toMessageParams = (one: FreeSlot) => ({ day: formatDay(one.date, today), slot: one.slot });
  const name = useId();
  const option = (value: TimeChoice) => ({
    name,
    radio: way === value ? chosen : undefined,
    checked: way === value,
    onChoose: () => setWay(value),
  });
  useEffect(() => chosen.current?.focus(), [chosen]);

  return (
    <DialogForm
      onSubmit={() => {
        if (way === 'patient' || time) onSend(way === 'patient' ? null : time);
      }}
      buttons={
        <>
          <Button look="quiet" onClick={onClose}>
            {m.common_back()}
          </Button>
          <Button type="submit" disabled={way !== 'patient' && !time}>
            {way === 'patient' && m.requests_approve_patient()}
            {way !== 'patient' &&
              (time ? m.requests_approve_send(toMessageParams(time)) : m.own_pick_choose_first())}
          </Button>
        </>
      }
    >
      <p className={styles.request}>
        <strong>{m.requests_approve_now(toMessageParams({ date: request.date, slot: request.time }))}</strong>{' '}
        <q>
          <UserText>{request.reason}</UserText>
        </q>
      </p>
      <fieldset className="stack-2 shrinks">
        <legend className="visually-hidden">{m.common_when()}</legend>
        {preferred && (
          <WayOption
            {...option('preferred')}
            disabled={!preferredIsFree}
            title={m.requests_approve_preferred()}
          >
            <b>{m.requests_slot(toMessageParams(preferred))}</b>
            {!preferredIsFree && !ofPreferred.loadingDay && ` · ${m.requests_approve_preferred_gone()}`}
          </WayOption>
        )}
        {proposed.map((one, index) => (
          <WayOption
            key={`${one.date} ${one.slot}`}
            {...option(index)}
            title={m.requests_slot(toMessageParams(one))}
          >
            {index === 0 && m.day_free_after()}
          </WayOption>
        ))}
        <WayOption {...option('other')} title={m.requests_approve_other()}>
          {m.requests_approve_other_hint()}
        </WayOption>
        <WayOption {...option('patient')} title={m.requests_approve_patient()}>
          {m.requests_approve_patient_hint()}
        </WayOption>
      </fieldset>
      {way === 'other' && (
        <SlotPicker
          availability={picking}
          date={date}
          slot={slot}
          onDate={(next) => {
            setDate(next);
            setSlot(null);
          }}
          onSlot={(next, start) => {
            setDate(next);
            setSlot(start);
          }}
        />
      )}
    </DialogForm>
  );
}

function isFree(day: { readonly date: string; readonly free: readonly string[] } | null, wanted: FreeSlot) {
  return day !== null && day.date === wanted.date && day.free.includes(wanted.slot);
}

interface WayOptionProps {
  readonly name: string;
  readonly radio: RefObject<HTMLInputElement | null> | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

function WayOption({ name, radio, checked, disabled, onChoose, title, children }: WayOptionProps) {
  return (
    <label className={styles.way}>
      <input ref={radio} type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span>
        <span className="block strong">{title}</span>
        {children && <span className={`block muted ${styles.hint}`}>{children}</span>}
      </span>
    </label>
  );
}
