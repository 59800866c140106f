import { type Ref, useId } from 'react';
import { type DeskPermission, deskPermissions } from '#domain/hospital/desk-permissions.ts';
import { m } from '#messages/messages.js';
import styles from './modes-field.module.css';

interface DeskFieldProps {
  readonly actions: readonly DeskPermission[];
  readonly onChange: (actions: DeskPermission[]) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The front desk's permissions on behalf of the doctor; it can book published times in any case. */
export function DeskPermissionsField({ actions, onChange, inputRef }: DeskFieldProps) {
  const hint = useId();
  const names = {
    answer: m.practices_desk_answer(),
    move: m.practices_desk_move(),
    collect: m.practices_desk_collect(),
    schedule: m.practices_desk_schedule(),
  };
  return (
    <fieldset className={`stack-1 shrinks ${styles.modes}`} aria-describedby={hint} data-wide>
      <legend>{m.practices_desk()}</legend>
      <div className={`row ${styles.choices}`}>
        {deskPermissions.map((action, index) => (
          <label key={action} className={`flex middle ${styles.mode}`}>
            <input
              ref={index === 0 ? inputRef : undefined}
              type="checkbox"
              checked={actions.includes(action)}
              onChange={({ target }) =>
                onChange(
                  deskPermissions.filter((each) =>
                    each === action ? target.checked : actions.includes(each),
                  ),
                )
              }
            />
            {names[action]}
          </label>
        ))}
      </div>
      <small id={hint}>{m.practices_desk_hint()}</small>
    </fieldset>
  );
}
