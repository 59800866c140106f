import { type Ref, useId } from 'react';
import { type ConsultMode, consultModes } from '#domain/doctors/consult-modes.ts';
import { m } from '#messages/messages.js';
import { describedBy, FieldError } from '#web/ui/fields/field-frame.tsx';
import styles from './modes-field.module.css';

interface ModesFieldProps {
  readonly modes: readonly ConsultMode[];
  readonly onChange: (modes: ConsultMode[]) => void;
  readonly error?: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

export function ModesField({ modes, onChange, error, inputRef }: ModesFieldProps) {
  const id = useId();
  const names = { Offline: m.booked_panel_clinic(), Online: m.booked_panel_video() };
  return (
    <fieldset
      className={`stack-1 shrinks ${styles.modes}`}
      aria-describedby={describedBy(id, error, undefined)}
      data-wide
    >
      <legend>{m.practices_modes()}</legend>
      <div className={`row ${styles.choices}`}>
        {(['Offline', 'Online'] as const).map((mode) => (
          <label key={mode} className={`flex middle ${styles.mode}`}>
            <input
              ref={mode === 'Offline' ? inputRef : undefined}
              type="checkbox"
              aria-invalid={error ? true : undefined}
              checked={modes.includes(mode)}
              onChange={({ target }) =>
                onChange(
                  consultModes.filter((each) => (each === mode ? target.checked : modes.includes(each))),
                )
              }
            />
            {names[mode]}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
