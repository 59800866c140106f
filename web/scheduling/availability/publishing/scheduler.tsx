import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnPractice } from '#contract/doctors/practices.ts';
import { addDays, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { dayEnd, defaultInterval } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { PracticeChoice } from '#web/doctors/practices/practice-choice.tsx';
import { useOwnPractices } from '#web/doctors/queries.ts';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { currentTime } from '#web/ui/browser/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { toMonth } from '#web/ui/pickers/calendar-months.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { schedulingKeys, usePublished } from '../../queries.ts';
import { WeeklySchedule } from '../../schedules/weekly-schedule.tsx';
import { AutomaticConfirmation } from './automatic-confirmation.tsx';
import { type Published, selectPublished } from './day-plan.ts';
import { SavedDays } from './saved-days.tsx';
import styles from './scheduler.module.css';
import { listUnsavedDays, SchedulerCalendar } from './scheduler-calendar.tsx';
import { SchedulerDay } from './scheduler-day.tsx';
import { useDrafts } from './use-drafts.ts';

export function Scheduler({ doctorId }: { readonly doctorId: string }) {
  const { data, isPending, error, refetch, isRefetching } = usePublished(doctorId);
  const client = useQueryClient();
  const refresh = () => {
    for (const queryKey of schedulingKeys.slots(doctorId)) void client.invalidateQueries({ queryKey });
  };
  const practices = useOwnPractices().data?.practices ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const practice = practices.find(({ practiceId }) => practiceId === chosen) ?? practices[0];
  const several = practices.length > 1;
  const today = clinicToday();
  const [date, setDate] = useState(() => getFirstDate(today));
  const [month, setMonth] = useState(() => toMonth(date));
  const [tab, showTab] = useTab();
  const heading = useRef<HTMLHeadingElement>(null);
  const arriving = useRef(false);
  useEffect(() => {
    if (!arriving.current || !heading.current || tab !== 'day') return;
    arriving.current = false;
    heading.current.focus();
  });
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadFailureMessage error={error} busy={isRefetching} onRetry={() => void refetch()} />;
  const practiceId = several ? (practice?.practiceId ?? null) : null;

  /** Opened from the week and the lists beside the calendar; the focus moves to the day. */
  const openDay = (day: string, at: string | null = practiceId) => {
    if (tab === 'day' && day === date && at === practiceId) heading.current?.focus();
    else arriving.current = true;
    setDate(day);
    setMonth(toMonth(day));
    setChosen(at);
    showTab('day');
  };
  const schedule = {
    doctorId,
    practiceId,
    onOpen: (day: string, at: string | null) => openDay(day, several ? at : null),
    onChanged: refresh,
  };
  return (
    <Tabs
      label={m.scheduler_title()}
      chosen={tab}
      onChoose={showTab}
      tabs={[
        {
          key: 'week',
          name: m.scheduler_tab_week(),
          panel: <WeeklySchedule {...schedule} part="week" />,
        },
        {
          key: 'day',
          name: m.scheduler_tab_day(),
          panel: (
            <div className="stack-3 column">
              {several && (
                <PracticeChoice
                  practices={practices}
                  chosen={practiceId}
                  label={m.published_for()}
                  brief
                  onChoose={setChosen}
                />
              )}
              <PracticeDays
                key={practiceId}
                doctorId={doctorId}
                published={selectPublished(data, practiceId)}
                practice={practice ?? null}
                today={today}
                date={date}
                month={month}
                heading={heading}
                onDate={setDate}
                onMonth={setMonth}
                onOpen={openDay}
              />
            </div>
          ),
        },
        {
          key: 'rules',
          name: m.scheduler_tab_rules(),
          panel: (
            <div className="stack-3 column">
              <WeeklySchedule {...schedule} part="rules" />
              <AutomaticConfirmation doctorId={doctorId} />
            </div>
          ),
        },
      ]}
    />
  );
}

const tabKeys = ['week', 'day', 'rules'] as const;
type TabKey = (typeof tabKeys)[number];

/** The tab is part of the address, so that Back returns to the week from a day. */
function useTab(): readonly [TabKey, (tab: TabKey) => void] {
  const [query, setQuery] = useSearchParams();
  const tab = tabKeys.find((key) => key === query.get('tab')) ?? 'week';
  const show = (wanted: TabKey) => {
    if (wanted !== tab) setQuery({ tab: wanted }, { preventScrollReset: true });
  };
  return [tab, show];
}

/** Today, or tomorrow if all slots of today have begun. */
function getFirstDate(today: string): string {
  const now = toMinutesOfDay(currentTime(), clinicTimeZone());
  return now < dayEnd - defaultInterval ? today : addDays(today, 1);
}

interface PracticeDaysProps {
  readonly doctorId: string;
  readonly published: Published;
  readonly practice: Pick<OwnPractice, 'practiceId' | 'slotMinutes'> | null;
  readonly today: string;
  readonly date: string;
  readonly month: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onDate: (date: string) => void;
  readonly onMonth: (month: string) => void;
  readonly onOpen: (date: string) => void;
}

function PracticeDays({
  doctorId,
  published,
  practice,
  today,
  date,
  month,
  heading,
  onDate,
  onMonth,
  onOpen,
}: PracticeDaysProps) {
  const drafts = useDrafts(today, published.practiceId);
  const others = listUnsavedDays(published, drafts.drafts).filter((day) => day !== date);
  return (
    <div className={styles.plan}>
      <div className={styles.calendar}>
        <SchedulerCalendar
          doctorId={doctorId}
          month={month}
          date={date}
          today={today}
          published={published}
          drafts={drafts.drafts}
          onMonth={onMonth}
          onDate={onDate}
        />
        {others.length > 0 && (
          <div className={`row middle above-2 coral ${styles.others}`}>
            <p>{m.scheduler_other_drafts()}</p>
            {others.map((day) => (
              <Button key={day} look="plain" onClick={() => onOpen(day)}>
                {formatDay(day, today)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <div className={styles.day}>
        <SchedulerDay
          key={date}
          doctorId={doctorId}
          date={date}
          today={today}
          published={published}
          drafts={drafts}
          heading={heading}
          mainPracticeId={practice?.practiceId ?? null}
          usual={practice?.slotMinutes ?? null}
        />
      </div>
      <div className={styles.saved}>
        <SavedDays published={published} today={today} chosen={date} onOpen={onOpen} />
      </div>
    </div>
  );
}
