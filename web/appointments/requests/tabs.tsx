import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { m } from '#messages/messages.js';
import styles from './tabs.module.css';

const tabs = ['reschedule', 'appointment'] as const;
export type RequestTab = (typeof tabs)[number];

interface RequestTabsProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly tab: RequestTab;
  readonly onTab: (tab: RequestTab) => void;
  /** How many wait behind each; undefined while that is not known. */
  readonly counts: Readonly<Record<RequestTab, number | undefined>>;
  /** What is behind the chosen tab. */
  readonly children: ReactNode;
}

/** The tabs Reschedule and Appointment, each with its count (G-03). */
export function RequestTabs({ list, tab, onTab, counts, children }: RequestTabsProps) {
  const id = useId();
  const names = { reschedule: m.requests_tab_reschedule(), appointment: m.requests_tab_appointment() };
  const go = (next: RequestTab) => {
    onTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(tab === 'reschedule' ? 'appointment' : 'reschedule');
    if (key === 'Home') go('reschedule');
    if (key === 'End') go('appointment');
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={m.requests_tabs()} className={styles.tabs}>
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-tab={each}
            aria-selected={each === tab}
            aria-controls={`${id}-${each}-panel`}
            tabIndex={each === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onTab(each)}
            onKeyDown={onKeyDown}
          >
            {names[each]}{' '}
            {counts[each] !== undefined && (
              <span className={styles.count} data-waiting={counts[each] > 0}>
                {counts[each]}
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map((each) => (
        <div
          key={each}
          role="tabpanel"
          id={`${id}-${each}-panel`}
          aria-labelledby={`${id}-${each}`}
          hidden={each !== tab}
        >
          {each === tab && children}
        </div>
      ))}
    </>
  );
}
