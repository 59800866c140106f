import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { RescheduleRequest } from '#contract/appointment-lists.ts';
import type { FreeSlot } from '#contract/availability.ts';
import { addDays } from '#domain/calendar-days.ts';
import { m } from '#messages/messages.js';
import type { Outcome } from '../../appointments/change.ts';
import { DialogForm } from '../../appointments/dialog-form.tsx';
import type { Asking } from '../../appointments/use-asking.ts';
import { availabilityKey } from '../../availability/booking/first-availability.ts';
import { firstFreeAfterDay } from '../../availability/booking/free-slots.ts';
import { SlotPicker } from '../../availability/booking/slot-picker.tsx';
import { type Availability, useAvailability } from '../../availability/booking/use-availability.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { dayWords } from '../../ui/day-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Given } from '../../ui/given.tsx';
import { FirstAvailability } from '../area/first-availability.tsx';
import styles from './approve-reschedule.module.css';

interface ApproveRescheduleProps {
  readonly asking: Asking<RescheduleRequest>;
  /** The appointments whose change is being sent, by id. */
  readonly busy: ReadonlySet<string>;
  /** Null lets the patient pick. */
  readonly onSend: (request: RescheduleRequest, time: FreeSlot | null) => Promise<Outcome<unknown>>;
}

/**
 * Approves a reschedule request (G-03, docs/product.md#rescheduling): at the preferred time, at another free
 * slot, or at one that the patient picks.
 */
export function ApproveReschedule({ asking, busy, onSend }: ApproveRescheduleProps) {
  const { subject, problem, close, settle } = asking;
  const client = useQueryClient();
  const { user } = useSession();
  const doctorId = user?.doctorId ?? user?.id ?? '';
  const chosen = useRef<HTMLInputElement>(null);
  const title = subject ? m.requests_approve_title({ name: subject.patientName }) : '';
  const send = async (request: RescheduleRequest, time: FreeSlot | null) => {
    await settle(request, onSend(request, time));
    // Approved or refused: the shown availability is out of date.
    void client.invalidateQueries({ queryKey: availabilityKey(doctorId) });
  };
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
              busy={busy.has(subject.appointmentId)}
              problem={problem}
              onClose={close}
              onSend={(time) => void send(subject, time)}
            />
          )}
        </FirstAvailability>
      )}
    </Dialog>
  );
}

type Way = 'preferred' | 'other' | 'patient';

interface ChoiceProps {
  readonly request: RescheduleRequest;
  readonly doctorId: string;
  readonly initial: Availability;
  /** The choice that is focused at first. */
  readonly chosen: RefObject<HTMLInputElement | null>;
  readonly busy: boolean;
  /** Why it could not be sent. */
  readonly problem: string | null;
  readonly onClose: () => void;
  readonly onSend: (time: FreeSlot | null) => void;
}

function Choice(props: ChoiceProps) {
  const { request, doctorId, initial, chosen, busy, problem, onClose, onSend } = props;
  const { preferred } = request;
  const [chosenWay, setWay] = useState<Way | null>(null);
  // Who asks for another time is seldom helped by one of the same day.
  const [proposed] = useState(() => (preferred ? null : firstFreeAfterDay(initial.days, request.date)));
  const [date, setDate] = useState(preferred?.date ?? proposed?.date ?? addDays(request.date, 1));
  const [slot, setSlot] = useState(proposed?.slot ?? null);
  const ofPreferred = useAvailability(doctorId, preferred?.date ?? null, initial);
  const picking = useAvailability(doctorId, date, initial);
  const { today } = picking;

  const preferredIsFree = preferred !== null && isFree(ofPreferred.day, preferred);
  const fallback = preferredIsFree ? 'preferred' : 'other';
  const way = chosenWay === 'preferred' ? fallback : (chosenWay ?? fallback);
  const picked = slot && isFree(picking.day, { date, slot }) ? { date, slot } : null;
  const time = way === 'preferred' ? preferred : way === 'other' ? picked : null;
  const words = (one: FreeSlot) => ({ day: dayWords(one.date, today), slot: one.slot });
  const name = useId();
  const option = (value: Way) => ({
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
      problem={problem}
      buttons={
        <>
          <Button look="quiet" onClick={onClose}>
            {m.requests_back()}
          </Button>
          <Button type="submit" busy={busy} disabled={way !== 'patient' && !time}>
            {way === 'patient' && m.requests_approve_send_patient()}
            {way !== 'patient' &&
              (time ? m.requests_approve_send(words(time)) : m.requests_approve_choose_first())}
          </Button>
        </>
      }
    >
      <p className={styles.request}>
        <strong>{m.requests_approve_now(words({ date: request.date, slot: request.time }))}</strong>{' '}
        <q>
          <Given>{request.reason}</Given>
        </q>
      </p>
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{m.requests_approve_choice()}</legend>
        {preferred && (
          <WayOption
            {...option('preferred')}
            disabled={!preferredIsFree}
            title={m.requests_approve_preferred()}
          >
            <b>{m.requests_slot(words(preferred))}</b>
            {!preferredIsFree && !ofPreferred.loadingDay && ` · ${m.requests_approve_preferred_gone()}`}
          </WayOption>
        )}
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
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>{children}</span>
      </span>
    </label>
  );
}
