import type { ReactNode, RefObject } from 'react';
import { m } from '#messages/messages.js';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './request-tabs.module.css';

const tabs = ['reschedule', 'appointment'] as const;
export type RequestTab = (typeof tabs)[number];

interface RequestTabsProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly tab: RequestTab;
  readonly onTab: (tab: RequestTab) => void;
  /** Undefined until loaded. */
  readonly counts: Readonly<Record<RequestTab, number | undefined>>;
  readonly children: ReactNode;
}

export function RequestTabs({ list, tab, onTab, counts, children }: RequestTabsProps) {
  const names = { reschedule: m.requests_tab_reschedule(), appointment: m.common_appointment() };
  const withCount = (key: RequestTab) => {
    const count = counts[key];
    return (
      <>
        {names[key]}{' '}
        {count !== undefined && (
          <span className={styles.count} data-waiting={count > 0}>
            {count}
          </span>
        )}
      </>
    );
  };
  return (
    <Tabs
      label={m.requests_tabs()}
      list={list}
      chosen={tab}
      onChoose={onTab}
      tabs={tabs.map((key) => ({ key, name: withCount(key), panel: key === tab && children }))}
    />
  );
}
