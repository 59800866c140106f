import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Chip, groupChipsByPart } from './day-plan.ts';
import styles from './scheduler-chips.module.css';

interface SchedulerChipsProps {
  readonly chips: readonly Chip[];
  /** These starts were chosen or cleared. */
  readonly onChange: (slots: readonly string[], chosen: boolean) => void;
}

const filterUnlocked = (chips: readonly Chip[]) => chips.filter(({ locked }) => locked === null);
const toSlots = (chips: readonly Chip[]) => chips.map(({ slot }) => slot);

export function SchedulerChips({ chips, onChange }: SchedulerChipsProps) {
  const parts = { morning: m.booking_morning, afternoon: m.booking_afternoon, evening: m.booking_evening };
  return (
    <div className="stack-3">
      {groupChipsByPart(chips).map(({ part, chips: ofPart }) => {
        const free = filterUnlocked(ofPart);
        const all = free.every(({ selected }) => selected);
        const name = { part: parts[part]() };
        return (
          <fieldset key={part} className="shrinks" aria-labelledby={`part-${part}`}>
            <div className={styles.header}>
              <h3 id={`part-${part}`}>{parts[part]()}</h3>
              {free.length > 0 && (
                <Button
                  look="plain"
                  aria-label={all ? m.scheduler_part_none_of(name) : m.scheduler_part_all_of(name)}
                  onClick={() => onChange(toSlots(free), !all)}
                >
                  {all ? m.scheduler_part_none() : m.scheduler_part_all()}
                </Button>
              )}
            </div>
            <ul className={`stack-2 ${styles.chips}`}>
              {ofPart.map((chip) => (
                <li key={chip.slot}>
                  <SlotChip chip={chip} onChange={(chosen) => onChange([chip.slot], chosen)} />
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
    </div>
  );
}

interface SlotChipProps {
  readonly chip: Chip;
  readonly onChange: (chosen: boolean) => void;
}

function whyLocked({ locked, overlaps }: Chip): string | undefined {
  if (locked === 'booked') return m.scheduler_booked();
  if (locked === 'overlaps') return m.scheduler_overlaps({ slot: overlaps ?? '' });
  if (locked === 'elsewhere') return m.published_elsewhere();
  return locked === 'begun' ? m.scheduler_begun() : undefined;
}

function SlotChip({ chip, onChange }: SlotChipProps) {
  const { slot, selected, locked } = chip;
  const title = whyLocked(chip);
  return (
    <label className={styles.chip} data-locked={locked ?? undefined} title={title}>
      <input
        type="checkbox"
        className="visually-hidden"
        checked={selected}
        disabled={locked !== null}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={`flex middle strong ${styles.time}`}>
        {locked === 'booked' && <Icon name="lock" size={16} />}
        {selected && locked === null && <Icon name="check" size={16} />}
        {slot}
      </span>
      {(locked === 'booked' || locked === 'overlaps' || locked === 'elsewhere') && (
        <span className={styles.booked}>{title}</span>
      )}
    </label>
  );
}
