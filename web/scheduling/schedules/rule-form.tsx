import { type FormEvent, useRef, useState } from 'react';
import { formatSlotTime, practiceHours, toMinutes } from '#domain/scheduling/slot-grid.ts';
import { findRuleFault, listRuleStarts } from '#domain/scheduling/weekly-schedule.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { Button } from '#web/ui/button.tsx';
import { WeekdaysField } from '#web/ui/fields/person/weekdays-field.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import { type Rule, type RuleToSend, useRulePreview } from '../queries.ts';
import type { Practice } from './hospital-schedule-context.ts';
import { endKinds, isValidDay, listRepeats, type RuleDraft, toDraft, toRule } from './rule-draft.ts';
import styles from './rule-form.module.css';
import { describeOverlap, describeRepeat, formatHours, modeLabel } from './rule-labels.ts';
import { ScheduleEffects } from './schedule-effects.tsx';

interface RuleFormProps {
  readonly practices: readonly Practice[];
  readonly rules: readonly Rule[];
  /** Null for a new rule. */
  readonly rule: Rule | null;
  readonly today: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSave: (rule: RuleToSend) => void;
}

/** Every quarter of an hour, plus an existing rule's own time. */
function listTimes(first: number, last: number, own: string): string[] {
  const count = (last - first) / 15 + 1;
  const all = Array.from({ length: count }, (_, index) => formatSlotTime(first + 15 * index));
  return [...new Set([...all, own])].sort();
}

const lengths = [5, 10, 15, 20, 30, 45, 60];

export function RuleForm({ practices, rules, rule, today, busy, onCancel, onSave }: RuleFormProps) {
  const [draft, setDraft] = useState<RuleDraft>(() => toDraft(rule, practices, today, rules));
  const [asked, setAsked] = useState(false);
  const set = (changes: Partial<RuleDraft>) => setDraft({ ...draft, ...changes });
  const practice = practices.find(({ practiceId }) => practiceId === draft.practiceId);
  const toSend = toRule(draft, today);
  const hours = { from: toMinutes(draft.from) ?? 0, to: toMinutes(draft.to) ?? 0, interval: draft.interval };
  const fault = findRuleFault({ ...hours, validFrom: toSend.validFrom, validTo: toSend.validTo });
  const complete =
    fault === null && draft.weekdays.length > 0 && isValidDay(draft.validFrom) && isValidDay(toSend.validTo);
  const { data: preview, isPlaceholderData } = useRulePreview(
    rule?.ruleId ?? null,
    complete ? toSend : null,
    complete,
  );
  const overlap = useRef<HTMLParagraphElement>(null);
  const modes = practice?.modes.length === 1 ? practice.modes : (['Any', 'Offline', 'Online'] as const);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!complete) return;
    // Focuses the message in place; an outdated preview says nothing about these hours.
    if (preview?.overlaps && !isPlaceholderData) overlap.current?.focus();
    else onSave(toSend);
  };
  const choosePractice = (practiceId: string) => {
    const chosen = practices.find((one) => one.practiceId === practiceId);
    const only = chosen?.modes.length === 1 ? chosen.modes[0] : undefined;
    set({ practiceId, mode: only ?? 'Any', ...(!rule && chosen && { interval: chosen.slotMinutes }) });
  };

  return (
    <form className={styles.content} noValidate onSubmit={submit}>
      {practices.length > 1 && (
        <SelectField
          label={m.schedules_practice()}
          value={draft.practiceId}
          onChange={({ target }) => choosePractice(target.value)}
        >
          {practices.map(({ practiceId, name }) => (
            <option key={practiceId} value={practiceId}>
              {translateHospital(name)}
            </option>
          ))}
        </SelectField>
      )}
      <WeekdaysField
        legend={m.schedules_weekdays()}
        chosen={draft.weekdays}
        error={asked && draft.weekdays.length === 0 ? m.scheduler_copy_no_weekday() : undefined}
        onChange={(weekdays) => set({ weekdays: [...weekdays] })}
      />
      <div className={`stack-2 ${styles.row}`}>
        <SelectField
          label={m.schedules_from()}
          value={draft.from}
          onChange={({ target }) => set({ from: target.value })}
        >
          {listTimes(practiceHours.from, practiceHours.to - 15, draft.from).map(timeOption)}
        </SelectField>
        <SelectField
          label={m.schedules_to()}
          value={draft.to}
          error={fault?.fault === 'hours' ? m.field_practice_hours() : undefined}
          onChange={({ target }) => set({ to: target.value })}
        >
          {listTimes(practiceHours.from + 15, practiceHours.to, draft.to).map(timeOption)}
        </SelectField>
        <SelectField
          label={m.scheduler_interval()}
          value={String(draft.interval)}
          error={fault?.fault === 'divides' ? m.field_interval_divides() : undefined}
          onChange={({ target }) => set({ interval: Number(target.value) })}
        >
          {[...new Set([...lengths, draft.interval])]
            .sort((one, other) => one - other)
            .map((minutes) => (
              <option key={minutes} value={String(minutes)}>
                {m.scheduler_minutes({ count: minutes })}
              </option>
            ))}
        </SelectField>
      </div>
      {complete && preview?.overlaps && (
        <p
          ref={overlap}
          tabIndex={-1}
          role="alert"
          className={`line-1 rounded red-tint strong ${styles.wrong}`}
        >
          <Icon name="warning" size={18} />
          <span>{describeOverlap(preview.overlaps, today)}</span>
        </p>
      )}
      {modes.length > 1 && (
        <Segmented
          legend={m.schedules_mode()}
          options={modes.map((mode) => ({ value: mode, label: modeLabel(mode) }))}
          value={draft.mode}
          onChange={(mode) => set({ mode })}
        />
      )}
      <div className={styles.pair}>
        <SelectField
          label={m.schedules_repeat()}
          value={draft.repeat}
          onChange={({ target }) => set({ repeat: target.value })}
        >
          {listRepeats(draft.repeat).map(({ value, everyWeeks, nthOfMonth }) => (
            <option key={value} value={value}>
              {describeRepeat(everyWeeks, nthOfMonth)}
            </option>
          ))}
        </SelectField>
        <DayField
          label={m.common_first_day()}
          required
          value={draft.validFrom}
          error={asked && !isValidDay(draft.validFrom) ? m.signup_date_wrong() : undefined}
          onChange={(validFrom) => set({ validFrom })}
        />
      </div>
      <Segmented
        legend={m.schedules_until()}
        options={endKinds.map((end) => ({ value: end, label: endWords[end]() }))}
        value={draft.end}
        onChange={(end) => set({ end })}
      />
      {draft.end === 'day' && (
        <DayField
          label={m.common_last_day()}
          required
          min={today}
          value={draft.validTo}
          error={lastDayError(draft.validTo, fault?.fault === 'valid' || draft.validTo < today, asked)}
          onChange={(validTo) => set({ validTo })}
        />
      )}
      {complete && (
        <p className="strong">
          {m.schedules_a_day({ rule: formatHours(draft), count: listRuleStarts(hours).length })}
        </p>
      )}
      {complete && preview && !preview.overlaps && <ScheduleEffects preview={preview} today={today} />}
      <div className={`row-2 ${styles.buttons}`}>
        <Button look="quiet" onClick={onCancel}>
          {m.common_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {m.schedules_save()}
        </Button>
      </div>
    </form>
  );
}

const endWords = { none: m.schedules_no_end, month: m.schedules_a_month, day: m.schedules_a_last_day };

const timeOption = (label: string) => (
  <option key={label} value={label}>
    {label}
  </option>
);

function lastDayError(day: string, impossible: boolean, asked: boolean): string | undefined {
  if (!isValidDay(day)) return asked ? m.signup_date_wrong() : undefined;
  return impossible ? m.field_valid_to() : undefined;
}
