/** A generic with its usual forms in India, each with its usual strengths. */
export interface KnownMedicine {
  readonly name: string;
  readonly forms: readonly { readonly form: string; readonly strengths: readonly string[] }[];
}

/** Parses forms such as "Tablet 200 mg, 400 mg; Suspension 100 mg/5 ml". */
export const parseForms = (forms: string): KnownMedicine['forms'] => forms.split('; ').map(parseForm);

/**
 * The form is the text before the first number: "SR tablet 30 mg, 60 mg", "Injection 6 lakh IU", "Ointment".
 */
function parseForm(text: string) {
  const [form = ''] = /^[^\d]+/.exec(text) ?? [];
  const strengths = text.slice(form.length);
  return { form: form.trim(), strengths: strengths ? strengths.split(', ') : [] };
}

/**
 * Returns up to `most` generics: first names that begin with the typed text, then names with a later word
 * that does, then names that contain it; each group in list order.
 */
export function completeMedicineName(
  known: readonly KnownMedicine[],
  typed: string,
  most: number,
): KnownMedicine[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const places = known.flatMap((medicine) => {
    const at = medicine.name.toLowerCase().indexOf(wanted);
    if (at < 0) return [];
    const rank = at === 0 ? 0 : / |-|\+/.test(medicine.name.charAt(at - 1)) ? 1 : 2;
    return [{ medicine, rank }];
  });
  return places
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ medicine }) => medicine);
}

/** Ignores letter case. */
export function findMedicineByName(known: readonly KnownMedicine[], name: string): KnownMedicine | null {
  const wanted = name.trim().toLowerCase();
  return known.find((medicine) => medicine.name.toLowerCase() === wanted) ?? null;
}

/** The strengths of all forms if the form is unknown. */
export function listUsualStrengths(medicine: KnownMedicine, form: string): string[] {
  const wanted = form.trim().toLowerCase();
  const ofForm = medicine.forms.filter((one) => one.form.toLowerCase() === wanted);
  const forms = ofForm.length > 0 ? ofForm : medicine.forms;
  return [...new Set(forms.flatMap(({ strengths }) => strengths))];
}
