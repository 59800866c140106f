import type { DoctorFilters, FilterName } from '#domain/search/doctor-filters.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { translateSpokenLanguage } from '#names/spoken-language-name.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';

interface ChipLabel {
  /** What is chosen, beside other filters. */
  readonly chip: (value: string) => string;
}
interface ChoiceLabels extends ChipLabel {
  readonly label: () => string;
  readonly choice: (value: string) => string;
}
interface SingleChoiceLabels extends ChoiceLabels {
  /** The choice of nothing. */
  readonly any: () => string;
}
export type FilterLabels = ChipLabel & Partial<SingleChoiceLabels>;
type LabelsOf<Row> = Row extends { readonly kind: 'several' }
  ? ChoiceLabels
  : Row extends { readonly choices: unknown }
    ? SingleChoiceLabels
    : ChipLabel;

const genderLabel = (gender: string) => {
  if (gender === 'Female') return m.doctors_filter_female();
  return gender === 'Male' ? m.doctors_filter_male() : m.doctors_filter_other();
};
const feeToLabel = (fee: string) => m.doctors_filter_fee_to({ fee: formatRupees(Number(fee)) });
const experienceLabel = (count: string) => m.doctors_filter_experience_from({ count });
const ratingLabel = (rating: string) => m.doctors_filter_rating_from({ rating });

export const filterLabels: { readonly [Name in FilterName]: LabelsOf<DoctorFilters[Name]> } = {
  specialization: {
    label: m.common_specialization,
    any: m.common_all_specializations,
    choice: translateSpecialization,
    chip: (name) => m.doctors_filter_chosen_specialization({ specialization: translateSpecialization(name) }),
  },
  hname: {
    label: m.common_hospital,
    any: m.doctors_filter_any_hospital,
    choice: translateHospital,
    chip: (hospital) => m.doctors_filter_hospital({ hospital }),
  },
  reason: { chip: (reason) => m.doctors_filter_reason({ reason: translateReason(reason) }) },
  free: {
    label: m.doctors_filter_free,
    any: m.doctors_filter_any_day,
    choice: (day) => (day === 'today' ? m.common_today() : m.common_tomorrow()),
    chip: (day) => (day === 'today' ? m.doctors_filter_free_today() : m.doctors_filter_free_tomorrow()),
  },
  online: { chip: m.doctors_filter_online },
  feeFrom: { chip: (fee) => m.doctors_filter_fee_from({ fee: formatRupees(Number(fee)) }) },
  feeTo: { label: m.common_fee, any: m.doctors_filter_any_fee, choice: feeToLabel, chip: feeToLabel },
  gender: {
    label: m.doctors_filter_gender,
    choice: genderLabel,
    chip: (gender) => m.doctors_filter_gender_chosen({ gender: genderLabel(gender) }),
  },
  language: {
    label: m.common_language,
    choice: translateSpokenLanguage,
    chip: (language) => m.doctors_filter_speaks({ language: translateSpokenLanguage(language) }),
  },
  experienceFrom: {
    label: m.common_experience,
    any: m.doctors_filter_any_experience,
    choice: experienceLabel,
    chip: experienceLabel,
  },
  ratingFrom: {
    label: m.common_rating,
    any: m.doctors_filter_any_rating,
    choice: ratingLabel,
    chip: ratingLabel,
  },
};
