import type { SafetyNotice } from '#domain/clinical/prescription-rules/safety-notices.ts';
import type { TelemedicineFinding } from '#domain/clinical/prescription-rules/telemedicine-findings.ts';
import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import { m } from '#messages/messages.js';
import { getLocale, type Locale } from '#messages/runtime.js';

/** The rule that decided about a medicine; empty for a visit in person. */
export function formatRule(
  { verdict, rule }: Pick<TelemedicineFinding, 'verdict' | 'rule'>,
  locale: Locale = getLocale(),
): string {
  const needsReason = verdict === 'needs-reason';
  switch (rule.id) {
    case 'in-person':
      return '';
    case 'list-o':
      return m.prescribing_list_o({}, { locale });
    case 'list-a-first':
      return m.prescribing_list_a_first({}, { locale });
    case 'list-a-board':
      return m.prescribing_list_a_board({}, { locale });
    case 'list-a-refill':
      return (needsReason ? m.prescribing_list_a_refill_reason : m.prescribing_list_a_refill)({}, { locale });
    case 'list-b':
      return (needsReason ? m.prescribing_list_b_reason : m.prescribing_list_b)({}, { locale });
    case 'unlisted':
      return m.prescribing_unlisted({}, { locale });
    case 'anti-cancer':
      return m.prescribing_anti_cancer({}, { locale });
    default:
      return m.prescribing_prohibited({ source: rule.source }, { locale });
  }
}

export function formatSafetyNotice(
  { kind, indexes, words: [first = '', second = ''] }: SafetyNotice,
  prescribed: readonly Pick<PrescribedMedicine, 'name'>[],
  locale: Locale = getLocale(),
): string {
  const medicines = indexes.map((index) => `${index + 1}. ${prescribed[index]?.name ?? ''}`).join(', ');
  switch (kind) {
    case 'same-ingredient':
      return m.prescribing_same_ingredient({ ingredient: first, medicines }, { locale });
    case 'allergy':
      return m.prescribing_allergy({ allergy: first, ingredient: second }, { locale });
    case 'unread':
      return m.prescribing_unread({ words: first, medicines }, { locale });
    case 'dose-missing':
      return m.prescribing_dose_missing({ medicines }, { locale });
    case 'child-without-weight':
      return m.prescribing_child_without_weight({}, { locale });
    case 'allergies-not-asked':
      return m.prescribing_allergies_not_asked({}, { locale });
  }
}
