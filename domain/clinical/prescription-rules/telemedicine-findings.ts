import type { PrescribedMedicine } from '#domain/clinical/prescriptions.ts';
import type { ConsultMode } from '#domain/doctors/consult-modes.ts';
import { findIngredients } from '../prescribing/find-ingredients.ts';
import { findRuleSource, type RuleId, type RuleSource, type TelemedicineList } from './rule-sources.ts';
import {
  antiCancerMedicines,
  type ListedIngredient,
  listedOnline,
  prohibitedOnline,
} from './telemedicine-lists.ts';

export type MedicineVerdict = 'allowed' | 'needs-reason' | 'refused';

export interface AppliedRule {
  readonly id: RuleId;
  readonly source: string;
  /** Date of the notice, YYYY-MM-DD. */
  readonly date: string;
}

export interface TelemedicineFinding {
  /** Position in the prescription, from 0. */
  readonly index: number;
  readonly ingredients: readonly string[];
  /** The strictest list of its ingredients; null if one is on no list, or the medicine is unknown. */
  readonly list: TelemedicineList | null;
  readonly verdict: MedicineVerdict;
  readonly rule: AppliedRule;
}

/** The form matters where a list is limited to certain forms. */
type NameAndForm = Pick<PrescribedMedicine, 'name'> & Partial<Pick<PrescribedMedicine, 'form'>>;

/** A medicine as the rules see it. */
export interface NamedMedicine {
  readonly ingredients: readonly string[];
  readonly forms: readonly string[];
  /** True if the name indicates further ingredients that are not known. */
  readonly hasUnknownPart: boolean;
}

interface Visit {
  readonly mode: ConsultMode;
  readonly followUp: boolean;
}

export interface VisitToCheck extends Visit {
  readonly medicines: readonly NameAndForm[];
}

const byIngredient = Map.groupBy(
  [...prohibitedOnline, ...antiCancerMedicines, ...listedOnline],
  ({ ingredient }) => ingredient,
);

function toVerdict({ rule, list }: RuleSource, followUp: boolean): MedicineVerdict {
  if (list === 'prohibited') return 'refused';
  if (list === null) return 'needs-reason';
  const onFollowUpOnly = rule === 'list-a-refill' || rule === 'list-b';
  return onFollowUpOnly && !followUp ? 'needs-reason' : 'allowed';
}

const strictest: readonly RuleId[] = [
  'schedule-x',
  'ndps-narcotic',
  'ndps-psychotropic',
  'anti-cancer',
  'unlisted',
  'list-b',
  'list-a-refill',
  'list-a-board',
  'list-a-first',
  'list-o',
];

const unlisted = findRuleSource('unlisted');
const inPerson = findRuleSource('in-person');
const applied = ({ rule, source, date }: RuleSource): AppliedRule => ({ id: rule, source, date });

const listedForms = [
  ...new Set(listedOnline.flatMap(({ forms }) => forms.map((form) => form.toLowerCase()))),
];

export function findListedForms(text: string): string[] {
  const written = ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
  return listedForms.filter((form) => written.includes(` ${form} `));
}

function findRow(ingredient: string, { forms: written }: NamedMedicine): RuleSource {
  const rows = byIngredient.get(ingredient) ?? [];
  const fits = ({ forms }: ListedIngredient) =>
    forms.length === 0 || forms.some((one) => written.includes(one.toLowerCase()));
  return rows.find(fits) ?? unlisted;
}

/** Separates the parts of a combination. */
const combinationPattern = /[+&,]|\b(?:and|with)\b/i;
/** Brands with these suffixes contain more than the brand without them. */
const variantPattern = /\s(?:plus|beta|combi|duo)\b/i;

function hasUnknownPart(name: string): boolean {
  if (variantPattern.test(name)) return true;
  const parts = name.split(combinationPattern).filter((part) => /\p{L}{4}/u.test(part));
  return parts.length > 1 && parts.some((part) => findIngredients(part).length === 0);
}

export const identifyMedicine = ({ name, form = '' }: NameAndForm): NamedMedicine => ({
  ingredients: findIngredients(name),
  forms: findListedForms(`${form} ${name}`),
  hasUnknownPart: hasUnknownPart(name),
});

export function judgeMedicine(
  { mode, followUp }: Visit,
  medicine: NamedMedicine,
): Pick<TelemedicineFinding, 'list' | 'verdict' | 'rule'> {
  const known = medicine.ingredients.map((ingredient) => findRow(ingredient, medicine));
  const rows = medicine.hasUnknownPart ? [...known, unlisted] : known;
  const [row = unlisted] = rows.sort(
    (one, other) => strictest.indexOf(one.rule) - strictest.indexOf(other.rule),
  );
  const { list } = row;
  if (mode === 'Offline') return { list, verdict: 'allowed', rule: applied(inPerson) };
  return { list, verdict: toVerdict(row, followUp), rule: applied(row) };
}

/**
 * Applies the Telemedicine Practice Guidelines to each medicine: by video a prohibited one is refused, and
 * one on no list needs a reason; in person everything is allowed. `followUp`: a visit in person with the same
 * doctor in the six months before (docs/product.md#prescribing-by-video).
 */
export function findTelemedicineFindings({ medicines, ...visit }: VisitToCheck): TelemedicineFinding[] {
  return medicines.map((written, index) => {
    const medicine = identifyMedicine(written);
    return { index, ingredients: medicine.ingredients, ...judgeMedicine(visit, medicine) };
  });
}
