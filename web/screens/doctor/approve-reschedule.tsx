import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { RescheduleRequest } from '#contract/appointment-lists.ts';
import type { FreeSlot } from '#contract/availability.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../../api/context.tsx';
import { DialogForm } from '../../appointments/dialog-form.tsx';
import { nextFreeSlots } from '../../availability/booking/free-slots.ts';
import { SlotPicker } from '../../availability/booking/slot-picker.tsx';
import {
  type Availability,
  loadedDays,
  useAvailability,
} from '../../availability/booking/use-availability.ts';
import { Button } from '../../ui/button.tsx';
import { dayWords } from '../../ui/day-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CardSkeletons, LoadFailure } from '../area/states.tsx';
import styles from './approve-reschedule.module.css';

interface ApproveRescheduleProps {
  /** Whose wish is granted; null while the dialog is closed. */
  readonly request: RescheduleRequest | null;
  /** The doctor's own id. */
  readonly doctorId: string;
  readonly busy: boolean;
  /** Why it could not be sent. */
  readonly problem: string | null;
  readonly onClose: () => void;
  /** With null the patient picks the time. */
  readonly onSend: (time: FreeSlot | null) => void;
}

/**
 * Where a doctor approves that a visit is moved (G-03, docs/product.md#rescheduling): to the time that the
 * patient prefers, to another one of the doctor's free slots, or to one that the patient picks.
 */
export function ApproveReschedule({ request, onClose, ...choice }: ApproveRescheduleProps) {
  const title = request ? m.requests_move_title({ name: request.patientName }) : '';
  const chosen = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={request !== null} onClose={onClose} title={title} initialFocus={chosen} wide>
      {request && <WithFreeSlots request={request} onClose={onClose} chosen={chosen} {...choice} />}
    </Dialog>
  );
}

interface ChoiceProps extends ApproveRescheduleProps {
  readonly request: RescheduleRequest;
  /** What is chosen at first: where the keyboard starts. */
  readonly chosen: RefObject<HTMLInputElement | null>;
}

function WithFreeSlots(props: ChoiceProps) {
  const call = useCall();
  const { doctorId } = props;
  const { data, isPending, error, isFetching, refetch } = useQuery({
    queryKey: ['availability', doctorId],
    queryFn: () =>
      call('GET /doctors/:id/availability', { params: { id: doctorId }, query: { days: loadedDays } }),
  });
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailure error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Choice {...props} initial={data} />;
}

type Way = 'preferred' | 'other' | 'patient';

function Choice(props: ChoiceProps & { readonly initial: Availability }) {
  const { request, doctorId, chosen, busy, problem, onClose, onSend, initial } = props;
  const { preferred } = request;
  const [chosenWay, setWay] = useState<Way | null>(null);
  const [date, setDate] = useState(
    () => preferred?.date ?? nextFreeSlots(initial.days, 1)[0]?.date ?? initial.today,
  );
  const [slot, setSlot] = useState<string | null>(null);
  const ofWish = useAvailability(doctorId, preferred?.date ?? null, initial);
  const picking = useAvailability(doctorId, date, initial);
  const { today } = picking;

  const wishIsFree = preferred !== null && isFree(ofWish.day, preferred);
  const fallback = wishIsFree ? 'preferred' : 'other';
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
            {way === 'patient' && m.requests_move_send_patient()}
            {way !== 'patient' && (time ? m.requests_move_send(words(time)) : m.requests_move_choose_first())}
          </Button>
        </>
      }
    >
      <p className={styles.wish}>
        <strong>{m.requests_move_now(words({ date: request.date, slot: request.time }))}</strong>{' '}
        <q>{request.reason}</q>
      </p>
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{m.requests_move_choice()}</legend>
        {preferred && (
          <WayOption {...option('preferred')} disabled={!wishIsFree} title={m.requests_move_preferred()}>
            <b>{m.requests_slot(words(preferred))}</b>
            {!wishIsFree && !ofWish.loadingDay && ` · ${m.requests_move_preferred_gone()}`}
          </WayOption>
        )}
        <WayOption {...option('other')} title={m.requests_move_other()}>
          {m.requests_move_other_hint()}
        </WayOption>
        <WayOption {...option('patient')} title={m.requests_move_patient()}>
          {m.requests_move_patient_hint()}
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
