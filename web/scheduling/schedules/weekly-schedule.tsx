import { lazy, type MouseEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { useFocusFallback } from '#web/ui/browser/use-focus-fallback.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useRules } from '../queries.ts';
import { useHospitalSchedule } from './hospital-schedule-context.ts';
import type { RuleTask } from './rule-dialog.tsx';
import { describeRule, formatHours } from './rule-labels.ts';
import { ScheduleWeek } from './schedule-week.tsx';
import styles from './weekly-schedule.module.css';

const RuleDialog = lazy(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }));

interface WeeklyScheduleProps {
  readonly doctorId: string;
  /** The practice being viewed; null if there is only one. */
  readonly practiceId: string | null;
  /** Both if not given. */
  readonly part?: 'week' | 'rules';
  /** Opens a day in the scheduler, at a practice. */
  readonly onOpen: (date: string, practiceId: string | null) => void;
  readonly onChanged: () => void;
}

export function WeeklySchedule({ doctorId, practiceId, part, onOpen, onChanged }: WeeklyScheduleProps) {
  const titleId = useId();
  const { data, isPending, isRefetching, refetch } = useRules();
  const at = useHospitalSchedule();
  const mayChange = at === null || at.maySetRules;
  const [task, setTask] = useState<RuleTask | null>(null);
  // The closing dialog takes the focus with it; so does a rule that ends.
  const opener = useRef<HTMLElement | null>(null);
  const retained = useFocusFallback<HTMLElement>();
  useEffect(() => {
    if (task === null && opener.current?.isConnected) opener.current.focus();
    if (task === null) opener.current = null;
  }, [task]);
  const today = clinicToday();
  if (isPending) return <Skeleton height={112} />;
  const rules = data ?? [];
  const offersRules = data && mayChange && (part !== 'week' || rules.length === 0);
  const title = { week: m.scheduler_tab_week, rules: m.schedules_rules, both: m.schedules_title };
  const begin = (next: RuleTask) => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setTask(next);
  };
  return (
    <section
      {...retained}
      className={`stack-3 column shrinks outlined ${styles.schedule}`}
      aria-labelledby={titleId}
    >
      {part === 'week' && !offersRules ? (
        <h2 id={titleId} className="visually-hidden">
          {m.scheduler_tab_week()}
        </h2>
      ) : (
        <div className={`row-2 top spread ${styles.head}`}>
          <div>
            <h2 id={titleId}>{title[part ?? 'both']()}</h2>
            {rules.length === 0 && offersRules && (
              <p className="above-1 muted readable">{m.schedules_intro()}</p>
            )}
          </div>
          {offersRules && (
            <Button look="quiet" aria-haspopup="dialog" onClick={begin({ kind: 'add' })}>
              <Icon name="calendar" />
              {m.schedules_add()}
            </Button>
          )}
        </div>
      )}
      {!data && (
        <p role="alert">
          {m.schedules_unknown()}{' '}
          <Button look="plain" busy={isRefetching} onClick={() => void refetch()}>
            {m.common_retry()}
          </Button>
        </p>
      )}
      {(part === 'week' || (part === undefined && (rules.length > 0 || (data && at)))) && (
        <ScheduleWeek
          doctorId={doctorId}
          today={today}
          practiceId={practiceId}
          onOpen={onOpen}
          onChanged={onChanged}
        />
      )}
      {part !== 'week' && rules.length > 0 && (
        <>
          {!part && <h3>{m.schedules_rules()}</h3>}
          <ul className={`grid column ${styles.rules}`}>
            {rules.map((rule) => (
              <li key={rule.ruleId} className={`row middle spread line-above ${styles.rule}`}>
                <p>
                  <strong>{formatHours(rule)}</strong>{' '}
                  <UserText>{translateHospital(rule.practiceName)}</UserText>
                  <span className="block muted">{describeRule(rule, today)}</span>
                </p>
                {mayChange && (
                  <div className="row-1">
                    <Button
                      look="plain"
                      aria-label={m.schedules_change_of({ rule: formatHours(rule) })}
                      aria-haspopup="dialog"
                      onClick={begin({ kind: 'change', rule })}
                    >
                      {m.common_change()}
                    </Button>
                    <Button
                      look="plain"
                      aria-label={m.schedules_end_of({ rule: formatHours(rule) })}
                      aria-haspopup="dialog"
                      onClick={begin({ kind: 'end', rule })}
                    >
                      {m.schedules_end()}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {task && (
        <Suspense>
          <RuleDialog
            task={task}
            rules={rules}
            today={today}
            onClose={() => setTask(null)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </section>
  );
}
