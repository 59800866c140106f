import { type FormEvent, useState } from 'react';
import {
  findLeaveProblem,
  type LeaveGroup,
  type LeaveStrategy,
  leaveGroups,
  leaveStrategies,
} from '#domain/appointments/doctor-leave.ts';
import { isDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime, toMinutes } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { explainFailure } from '#web/api/refusals.ts';
import { useCommand } from '#web/api/use-command.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import { type LeavePeriodQuery, leavesKey, useLeavePreview } from '../queries.ts';
import { AffectedVisits } from './affected-visits.tsx';
import styles from './leaves.module.css';

/** Half hours; schedules are between 06:00 and 23:00. */
const times = Array.from({ length: 37 }, (_, index) => 6 * 60 + index * 30).map((minutes) =>
  minutes === 24 * 60 ? '24:00' : formatSlotTime(minutes),
);
const minutes = (label: string) => (label === '24:00' ? 24 * 60 : (toMinutes(label) ?? 0));

const groupWords: Readonly<Record<LeaveGroup, typeof m.leaves_group_clinic>> = {
  clinic: m.leaves_group_clinic,
  video: m.leaves_group_video,
  requests: m.leaves_group_requests,
};
const wayWords: Readonly<Record<LeaveStrategy, () => string>> = {
  same: m.leaves_way_same,
  colleague: m.leaves_way_colleague,
  ask: m.leaves_way_ask,
};

/** The same rules for days and hours as on the server. */
function findPeriodProblem(period: LeavePeriodQuery): string | null {
  const { from, to, fromTime, toTime } = period;
  const hours = fromTime && toTime ? { from: minutes(fromTime), to: minutes(toTime) } : null;
  const found = findLeaveProblem({ from, to, hours }, currentTime(), clinicTimeZone());
  if (found === 'backwards') return m.refusal_leave_backwards();
  if (found === 'long') return m.refusal_leave_long();
  return found && m.refusal_leave_past();
}

/** Chooses days or hours, previews everyone affected, and starts the leave with one button. */
export function LeaveForm() {
  const call = useCall();
  const today = clinicToday();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [extent, setExtent] = useState<'days' | 'hours'>('days');
  const [fromTime, setFromTime] = useState('14:00');
  const [toTime, setToTime] = useState('18:00');
  const [reason, setReason] = useState('');
  const [ways, setWays] = useState<Record<LeaveGroup, LeaveStrategy>>({
    clinic: 'same',
    video: 'same',
    requests: 'same',
  });

  const period =
    isDay(from) && isDay(to) ? { from, to, ...(extent === 'hours' && { fromTime, toTime }) } : null;
  const wrong = period && findPeriodProblem(period);
  const { data, error, isPlaceholderData } = useLeavePreview(period && !wrong ? period : null);
  const preview = period && !wrong && !error ? data : undefined;
  const groups = leaveGroups
    .map((group) => ({ group, visits: preview?.visits.filter((visit) => visit.group === group) ?? [] }))
    .filter(({ visits }) => visits.length > 0);

  const begin = useCommand(
    (chosen: LeavePeriodQuery) => call('POST /leaves', { body: { ...chosen, reason, ways } }),
    {
      inPlace: true,
      done: null,
      onDone() {
        setFrom('');
        setTo('');
        setReason('');
      },
      refresh: [leavesKey],
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (period && !wrong) void begin.run(period);
  };

  return (
    <form className="card stack-3 shrinks padded" onSubmit={submit} aria-labelledby="leave-new">
      <h2 id="leave-new">{m.leaves_new()}</h2>
      <div className={`stack-3 ${styles.fields}`}>
        <DayField
          label={m.common_first_day()}
          value={from}
          min={today}
          required
          onChange={(day) => {
            setFrom(day);
            if (isDay(day) && (!isDay(to) || to < day)) setTo(day);
          }}
        />
        <DayField
          label={m.common_last_day()}
          value={to}
          min={isDay(from) ? from : today}
          required
          error={wrong ?? undefined}
          onChange={setTo}
        />
      </div>
      <Segmented
        legend={m.leaves_extent()}
        options={[
          { value: 'days', label: m.leaves_whole_days() },
          { value: 'hours', label: m.leaves_hours() },
        ]}
        value={extent}
        onChange={setExtent}
      />
      {extent === 'hours' && (
        <div className={`stack-3 ${styles.fields}`}>
          <SelectField
            label={m.leaves_from_time()}
            value={fromTime}
            onChange={({ target }) => setFromTime(target.value)}
          >
            {times.slice(0, -1).map((label) => (
              <option key={label}>{label}</option>
            ))}
          </SelectField>
          <SelectField
            label={m.leaves_to_time()}
            value={toTime}
            onChange={({ target }) => setToTime(target.value)}
          >
            {times.slice(1).map((label) => (
              <option key={label}>{label}</option>
            ))}
          </SelectField>
        </div>
      )}
      <Field
        label={m.leaves_reason()}
        optional
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
      <div role="status" className={`stack-1 ${styles.summary}`} data-stale={isPlaceholderData || undefined}>
        {preview && (
          <p>
            <strong>
              {preview.visits.length === 0
                ? m.leaves_touched_none()
                : m.leaves_touched({ count: preview.visits.length })}
            </strong>
          </p>
        )}
        {preview && preview.visits.length > 0 && (
          <p className="muted">
            {m.leaves_supply({ count: preview.freeTimes, colleagues: preview.colleagues })}
          </p>
        )}
      </div>
      {groups.map(({ group, visits }) => (
        <section key={group} className="stack-2 shrinks">
          <SelectField
            label={groupWords[group]({ count: visits.length })}
            value={ways[group]}
            onChange={({ target }) => {
              const way = leaveStrategies.find((one) => one === target.value);
              if (way) setWays({ ...ways, [group]: way });
            }}
          >
            {leaveStrategies.map((way) => (
              <option key={way} value={way}>
                {wayWords[way]()}
              </option>
            ))}
          </SelectField>
          <AffectedVisits visits={visits} />
        </section>
      ))}
      {(begin.problem || error) && (
        <p role="alert" className="red">
          {begin.problem ?? explainFailure(error)}
        </p>
      )}
      <Button type="submit" busy={begin.isPending} disabled={!preview || isPlaceholderData}>
        {preview && preview.visits.length > 0
          ? m.leaves_begin({ count: preview.visits.length })
          : m.leaves_new()}
      </Button>
    </form>
  );
}
