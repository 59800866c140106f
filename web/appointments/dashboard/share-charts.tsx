import type { DashboardFigures } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { DonutChart } from '#web/ui/charts/donut-chart.tsx';
import { genderLabel } from '#web/ui/format/gender-label.ts';

/** Whole percentages that always add up to 100. */
function percentages(first: number, second: number): [number, number] {
  const whole = first + second;
  const share = whole === 0 ? 0 : Math.round((100 * first) / whole);
  return [share, whole === 0 ? 0 : 100 - share];
}

export function ModesChart({ modes }: { readonly modes: DashboardFigures['modes'] }) {
  const [offline, online] = percentages(modes.offline, modes.online);
  return (
    <DonutChart
      title={m.practice_modes()}
      subtitle={m.practice_modes_of()}
      rowName={m.practice_mode()}
      valueName={m.practice_share()}
      middle={{ value: String(modes.offline + modes.online), name: m.practice_appointments_middle() }}
      slices={[
        {
          name: m.common_online(),
          look: 'solid',
          value: modes.online,
          shown: m.practice_percent({ share: online }),
        },
        {
          name: m.common_offline(),
          look: 'outlined',
          value: modes.offline,
          shown: m.practice_percent({ share: offline }),
        },
      ]}
    />
  );
}

export function GendersChart({ genders }: { readonly genders: DashboardFigures['genders'] }) {
  const { male, female, other } = genders;
  return (
    <DonutChart
      title={m.practice_genders()}
      subtitle={m.practice_genders_of()}
      rowName={m.gender_label()}
      valueName={m.practice_patients()}
      middle={{ value: String(male + female + other), name: m.practice_patients_middle() }}
      slices={[
        { name: genderLabel('Female'), look: 'solid', value: female, shown: String(female) },
        { name: genderLabel('Male'), look: 'outlined', value: male, shown: String(male) },
        ...(other > 0
          ? [{ name: genderLabel('Other'), look: 'quiet' as const, value: other, shown: String(other) }]
          : []),
      ]}
    />
  );
}
