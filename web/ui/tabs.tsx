import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import styles from './tabs.module.css';

interface Tab<Key> {
  readonly key: Key;
  readonly name: ReactNode;
  /** Hidden panels stay mounted. */
  readonly panel: ReactNode;
}

interface TabsProps<Key> {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  /** For moving the focus to a tab, which has its key as `data-tab`. */
  readonly list?: RefObject<HTMLDivElement | null>;
}

/** WAI-ARIA APG tabs: one tab stop; arrows, Home and End choose. */
export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, list }: TabsProps<Key>) {
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const row = list ?? own;
  const at = tabs.findIndex(({ key }) => key === chosen);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: -1,
    };
    const next = tabs.at((steps[key] ?? at) % tabs.length);
    if (!next || next.key === chosen) return;
    onChoose(next.key);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };

  return (
    <>
      <div ref={row} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            aria-selected={key === chosen}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(key)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== chosen}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
