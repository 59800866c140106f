import { useId } from 'react';
import {
  type InterpreterLanguage,
  interpreterLanguages,
  needOptions,
  type VisitNeeds,
} from '#domain/appointments/visit-needs.ts';
import { m } from '#messages/messages.js';
import { languageName, needLabels } from '../needs/need-labels.ts';
import styles from './needs-fields.module.css';

const noNeeds: VisitNeeds = { choices: [], language: null, note: '' };

interface NeedsFieldsProps {
  readonly needs: VisitNeeds | null;
  readonly onChange: (needs: VisitNeeds | null) => void;
}

export function NeedsFields({ needs, onChange }: NeedsFieldsProps) {
  const id = useId();
  const { choices, language, note } = needs ?? noNeeds;
  const become = (changed: Partial<VisitNeeds>) => {
    const next = { choices, language, note, ...changed };
    onChange(next.choices.length === 0 && next.note.trim() === '' ? null : next);
  };
  return (
    <div className="stack-2 column">
      <p id={`${id}-hint`} className="muted small">
        {m.booked_needs_hint()}
      </p>
      <ul className={styles.choices}>
        {needOptions.map((choice) => (
          <li key={choice}>
            <label>
              <input
                type="checkbox"
                checked={choices.includes(choice)}
                onChange={({ target }) =>
                  become({
                    choices: needOptions.filter((one) =>
                      one === choice ? target.checked : choices.includes(one),
                    ),
                  })
                }
              />
              {needLabels[choice]()}
            </label>
          </li>
        ))}
      </ul>
      {choices.includes('interpreter') && (
        <div className={`stack-2 column ${styles.field}`}>
          <label htmlFor={`${id}-language`}>{m.booked_needs_language()}</label>
          <select
            id={`${id}-language`}
            value={language ?? ''}
            onChange={({ target }) =>
              become({ language: (target.value || null) as InterpreterLanguage | null })
            }
          >
            <option value="">{m.booked_needs_language_any()}</option>
            {interpreterLanguages.map((each) => (
              <option key={each} value={each}>
                {languageName(each)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={`stack-2 column ${styles.field}`}>
        <label htmlFor={`${id}-note`}>{m.booked_needs_note()}</label>
        <input
          id={`${id}-note`}
          type="text"
          maxLength={200}
          value={note}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => become({ note: target.value })}
        />
      </div>
    </div>
  );
}
