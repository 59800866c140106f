import { useState } from 'react';
import { listReasons, specializations } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import searchStyles from '../../ui/search-box.module.css';
import styles from './choices.module.css';

interface SpecializationStepProps {
  readonly chosen: string | null;
  readonly onChoose: (specialization: string) => void;
}

/** The search matches specializations and their reasons. */
export function SpecializationStep({ chosen, onChoose }: SpecializationStepProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const fitting = specializations.filter((name) =>
    [
      name,
      translateSpecialization(name),
      ...listReasons(name).flatMap((reason) => [reason, translateReason(reason)]),
    ].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <div className={`stack-3 ${styles.step}`}>
      <label className={`${searchStyles.box} ${styles.search}`}>
        <span className="visually-hidden">{m.home_specialization_search()}</span>
        <Icon name="search" />
        <input
          type="search"
          autoComplete="off"
          placeholder={m.home_specialization_search()}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter chooses the only match.
            const [only, another] = fitting;
            if (event.key === 'Enter' && only && !another) onChoose(only);
          }}
        />
      </label>
      {fitting.length === 0 ? (
        <EmptyState
          icon="search"
          title={m.home_specialization_none()}
          text={m.home_specialization_none_hint()}
        >
          <Button look="quiet" onClick={() => setTyped('')}>
            {m.home_specialization_clear()}
          </Button>
        </EmptyState>
      ) : (
        <ul className={`stack-2 ${styles.choices}`}>
          {fitting.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={`full-width surface outlined ${styles.choice}`}
                aria-pressed={name === chosen}
                onClick={() => onChoose(name)}
              >
                <span className="strong">
                  {translateSpecialization(name)}
                  <EnglishName of={name} />
                </span>{' '}
                <span className="muted small">
                  {listReasons(name)
                    .map((reason) => translateReason(reason))
                    .join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
