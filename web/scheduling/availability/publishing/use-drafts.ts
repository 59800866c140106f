import { useState } from 'react';
import { isDay } from '#domain/platform/calendar-days.ts';
import { slotLengths } from '#domain/scheduling/slot-grid.ts';
import { tabDrafts } from '#web/platform/drafts/draft-store.ts';
import type { DayPlan } from './day-plan.ts';

export type Drafts = Readonly<Record<string, DayPlan>>;

/** Each practice has its own key; null: the only practice. */
const storageKeyFor = (practiceId: string | null) => (practiceId ? `slots ${practiceId}` : 'slots');

function isPlan(value: unknown): value is DayPlan {
  if (typeof value !== 'object' || value === null || !('slots' in value) || !('interval' in value))
    return false;
  const { slots, interval } = value;
  return (
    typeof interval === 'number' &&
    interval >= slotLengths.from &&
    interval <= slotLengths.to &&
    Array.isArray(slots) &&
    slots.every((slot) => typeof slot === 'string')
  );
}

/** The stored plans from today on; none if they cannot be read. */
function loadDrafts(name: string, today: string): Drafts {
  const retained = tabDrafts.read(name)?.value;
  const entries = Object.entries(retained ?? {}).filter(([date]) => isDay(date) && date >= today);
  return Object.fromEntries(entries.filter((entry): entry is [string, DayPlan] => isPlan(entry[1])));
}

function store(name: string, drafts: Drafts) {
  if (Object.keys(drafts).length > 0) tabDrafts.write(name, drafts);
  else tabDrafts.remove(name);
}

/** Unsaved changes by day; they survive a change of day or screen and a reload of the tab. */
export function useDrafts(today: string, practiceId: string | null) {
  const name = storageKeyFor(practiceId);
  const [drafts, setDrafts] = useState(() => loadDrafts(name, today));
  const change = (next: (drafts: Drafts) => Drafts) =>
    setDrafts((current) => {
      const changed = next(current);
      store(name, changed);
      return changed;
    });
  const without = (date: string, all: Drafts) =>
    Object.fromEntries(Object.entries(all).filter(([other]) => other !== date));
  return {
    drafts,
    /** Null deletes the plan of the day. */
    keep: (date: string, plan: DayPlan | null) =>
      change((all) => (plan ? { ...all, [date]: plan } : without(date, all))),
    /** Deletes the plan of a day that was saved, unless it has changed since. */
    settle: (date: string, saved: DayPlan) =>
      change((all) => (JSON.stringify(all[date]) === JSON.stringify(saved) ? without(date, all) : all)),
  };
}
