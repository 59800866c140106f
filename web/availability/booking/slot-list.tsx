import { useId, useState } from 'react';
import type { AvailableDay } from '#contract/availability.ts';
import { m } from '#messages/messages.js';
import { longDay } from '../../ui/day-words.ts';
import { type ListedSlot, slotsByPart } from './free-slots.ts';
import styles from './slot-list.module.css';

interface SlotListProps {
  readonly day: AvailableDay;
  readonly chosen: string | null;
  readonly onChoose: (slot: string) => void;
}

/** The slots of a day by part of day. A taken one cannot be chosen and says so when tapped (E-01, E-02). */
export function SlotList({ day, chosen, onChoose }: SlotListProps) {
  const name = useId();
  // The day on which a taken slot was tapped last.
  const [tapped, setTapped] = useState<string | null>(null);
  const parts = { morning: m.booking_morning, afternoon: m.booking_afternoon, evening: m.booking_evening };
  // Not shown on another day.
  const refused = tapped === day.date;

  return (
    <div
      role="radiogroup"
      aria-label={m.booking_times_of({ day: longDay(day.date) })}
      className={styles.parts}
    >
      {slotsByPart(day).map(({ part, slots }) => (
        <fieldset key={part}>
          <legend className={styles.part}>{parts[part]()}</legend>
          <ul className={styles.slots}>
            {slots.map((listed) => (
              <li key={listed.slot}>
                <SlotChoice
                  listed={listed}
                  name={name}
                  checked={listed.slot === chosen}
                  onChoose={() => {
                    setTapped(null);
                    onChoose(listed.slot);
                  }}
                  onRefuse={() => setTapped(day.date)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <p role="status" className={refused ? styles.refused : 'visually-hidden'}>
        {refused ? m.booking_slot_booked() : ''}
      </p>
    </div>
  );
}

interface SlotChoiceProps {
  readonly listed: ListedSlot;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly onRefuse: () => void;
}

function SlotChoice({ listed: { slot, booked }, name, checked, onChoose, onRefuse }: SlotChoiceProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: taps on a disabled radio reach its label only
    <label
      className={styles.slot}
      title={booked ? m.booking_slot_booked() : undefined}
      onClick={booked ? onRefuse : undefined}
    >
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        value={slot}
        checked={checked}
        disabled={booked}
        onChange={onChoose}
      />
      {slot}
      {booked && <span className="visually-hidden">. {m.booking_slot_booked()}</span>}
    </label>
  );
}
