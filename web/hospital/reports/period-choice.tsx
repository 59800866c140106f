import { m } from '#messages/messages.js';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import { findPeriodProblem, type Period, type Preset, periodPresets } from './periods.ts';

const presetLabels: Readonly<Record<Preset, () => string>> = {
  today: m.common_today,
  last7: m.hospital_figures_last7,
  last30: m.hospital_figures_last30,
  month: m.hospital_figures_month,
  lastMonth: m.hospital_figures_last_month,
};

interface PeriodChoiceProps {
  readonly chosen: Preset | 'own';
  readonly period: Period;
  readonly onPreset: (preset: Preset | 'own') => void;
  readonly onDays: (period: Period) => void;
}

export function PeriodChoice({ chosen, period, onPreset, onDays }: PeriodChoiceProps) {
  const problem = findPeriodProblem(period);
  const getFieldError = (field: keyof Period) => (problem?.of === field ? problem.sentence : undefined);
  return (
    <div className="row-3 top">
      <SelectField
        label={m.hospital_figures_period()}
        value={chosen}
        onChange={({ target }) =>
          onPreset([...periodPresets, 'own' as const].find((p) => p === target.value) ?? 'own')
        }
      >
        {periodPresets.map((preset) => (
          <option key={preset} value={preset}>
            {presetLabels[preset]()}
          </option>
        ))}
        <option value="own">{m.hospital_figures_own()}</option>
      </SelectField>
      {chosen === 'own' && (
        <>
          <DayField
            label={m.common_first_day()}
            value={period.from}
            error={getFieldError('from')}
            onChange={(from) => onDays({ ...period, from })}
          />
          <DayField
            label={m.common_last_day()}
            value={period.to}
            error={getFieldError('to')}
            onChange={(to) => onDays({ ...period, to })}
          />
        </>
      )}
    </div>
  );
}
