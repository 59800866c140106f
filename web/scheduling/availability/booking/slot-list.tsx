import { useId, useState } from 'react';
import type { AvailableDay } from '#contract/scheduling/availability.ts';
import { m } from '#messages/messages.js';
import { formatBusy, formatBusySlot } from '#web/ui/format/format-busy.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { groupSlotsByPart, type ListedSlot, listSlots } from './free-slots.ts';
import styles from './slot-list.module.css';

interface SlotListProps {
  readonly day: AvailableDay;
  readonly chosen: string | null;
  /** The person the visit is for has a visit then. */
  readonly isBusy: (slot: string) => boolean;
  /** Their name; null for the user. */
  readonly busyName: string | null;
  readonly onChoose: (slot: string) => void;
}

/**
 * The slots of a day by part of day. Those taken when the day was opened are folded; one that is taken
 * meanwhile stays in place, grey. An unavailable slot stays focusable and says why.
 */
export function SlotList({ day, chosen, isBusy, busyName, onChoose }: SlotListProps) {
  const name = useId();
  const slotsId = useId();
  const [seenFree] = useState(() => new Set(day.free));
  const [unfolded, setUnfolded] = useState(false);
  // The last tapped slot that is not available.
  const [refused, setRefused] = useState<ListedSlot | null>(null);
  const parts = { morning: m.booking_morning, afternoon: m.booking_afternoon, evening: m.booking_evening };
  const all = listSlots(day, isBusy);
  const isFolded = ({ slot, state }: ListedSlot) =>
    state === 'booked' && slot !== chosen && !seenFree.has(slot);
  const folded = all.filter(isFolded).length;
  const why = refused === null ? '' : whyNot(refused, busyName);

  return (
    <div
      role="radiogroup"
      aria-label={m.booking_times_of({ day: formatLongDay(day.date) })}
      className="stack-2"
      id={slotsId}
    >
      {groupSlotsByPart(unfolded ? all : all.filter((slot) => !isFolded(slot))).map(({ part, slots }) => (
        <fieldset key={part} className="shrinks">
          <legend className={`unpadded muted small ${styles.part}`}>{parts[part]()}</legend>
          <ul className={styles.slots}>
            {slots.map((listed) => (
              <li key={listed.slot}>
                <SlotChoice
                  listed={listed}
                  name={name}
                  busyName={busyName}
                  checked={listed.slot === chosen}
                  onChoose={() => {
                    setRefused(null);
                    onChoose(listed.slot);
                  }}
                  onRefuse={() => setRefused(listed)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      {folded > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={unfolded}
          aria-controls={slotsId}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span>{m.booked_taken({ count: folded })}</span>
          <Icon name="chevronDown" size={16} />
        </button>
      )}
      <p role="status" className={why ? 'red strong' : 'visually-hidden'}>
        {why}
      </p>
    </div>
  );
}

const whyNot = ({ state }: ListedSlot, busyName: string | null) =>
  state === 'busy' ? formatBusy(busyName) : m.booking_slot_booked();

interface SlotChoiceProps {
  readonly listed: ListedSlot;
  readonly name: string;
  readonly busyName: string | null;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly onRefuse: () => void;
}

function SlotChoice({ listed, name, busyName, checked, onChoose, onRefuse }: SlotChoiceProps) {
  const { slot, state } = listed;
  const free = state === 'free';
  const refusal = state === 'busy' ? formatBusySlot(slot, busyName) : m.booked_slot_booked({ slot });
  return (
    <label
      className={`centred relative target surface ${styles.slot}`}
      data-state={state}
      title={free ? undefined : whyNot(listed, busyName)}
    >
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        value={slot}
        checked={checked}
        // Not `disabled`: a slot that is taken while it has the focus would lose it.
        aria-disabled={free ? undefined : true}
        aria-label={free ? undefined : refusal}
        onChange={free ? onChoose : onRefuse}
      />
      {slot}
      {state === 'busy' && <Icon name="person" size={16} />}
    </label>
  );
}
