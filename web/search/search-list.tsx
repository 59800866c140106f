import { m } from '#messages/messages.js';
import { Avatar } from '../ui/avatar.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { OptionGroup } from './search-options.ts';
import styles from './search-suggestions.module.css';

const icons: Readonly<Record<string, IconName>> = {
  specializations: 'stethoscope',
  reasons: 'heart',
  hospitals: 'clinic',
};

interface SearchListProps {
  /** Of the combobox; options are numbered behind it. */
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly active: number;
  readonly onChoose: (path: string) => void;
}

/** The options of a search box, group by group. */
export function SearchList({ id, groups, active, onChoose }: SearchListProps) {
  let count = 0;
  const numbered = groups.map((group) => ({
    ...group,
    options: group.options.map((option) => {
      count += 1;
      return { ...option, index: count - 1 };
    }),
  }));
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={m.search_suggestions()}
      tabIndex={-1}
      className={styles.list}
    >
      {numbered.map(({ key, name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in a group, not in a fieldset
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} role="presentation" className={styles.group}>
            {name}
          </p>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's own
            <div
              key={option.key}
              id={`${id}-${option.index}`}
              role="option"
              aria-selected={option.index === active}
              tabIndex={-1}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()} // keeps the focus in the box
              onClick={() => onChoose(option.path)}
            >
              <span className={styles.face} aria-hidden="true">
                {option.photo === undefined ? (
                  <Icon name={icons[key] ?? 'search'} />
                ) : (
                  <Avatar name={option.name} url={option.photo} size={40} />
                )}
              </span>
              <span className={styles.name}>
                {option.name}
                {option.hint && <small>{option.hint}</small>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
