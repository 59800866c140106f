import { m } from '#messages/messages.js';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { DayColumn } from '../calendar/day-columns.ts';
import styles from './doctor-switch.module.css';

interface DoctorSwitchProps {
  readonly columns: readonly DayColumn[];
  readonly chosen: DayColumn;
  readonly nameOf: (column: DayColumn) => string;
  readonly onChoose: (column: DayColumn) => void;
}

export function DoctorSwitch({ columns, chosen, nameOf, onChoose }: DoctorSwitchProps) {
  const at = columns.indexOf(chosen);
  const step = (by: number) => {
    const next = columns[at + by];
    if (next) onChoose(next);
  };
  return (
    <div className={`stack-1 bottom ${styles.switch}`}>
      <IconButton label={m.hospital_days_before()} disabled={at === 0} onClick={() => step(-1)}>
        <Icon name="chevronLeft" />
      </IconButton>
      <SelectField
        label={m.hospital_days_shown()}
        value={chosen.key}
        onChange={({ target }) => {
          const column = columns.find(({ key }) => key === target.value);
          if (column) onChoose(column);
        }}
      >
        {columns.map((column) => (
          <option key={column.key} value={column.key}>
            {nameOf(column)}
          </option>
        ))}
      </SelectField>
      <IconButton
        label={m.hospital_days_after()}
        disabled={at === columns.length - 1}
        onClick={() => step(1)}
      >
        <Icon name="chevronRight" />
      </IconButton>
    </div>
  );
}
