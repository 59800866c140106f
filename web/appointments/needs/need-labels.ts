import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { InterpreterLanguage, Need } from '#domain/appointments/visit-needs.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';

type Needs = NonNullable<PatientAppointment['needs']>;

export const needLabels: Readonly<Record<Need, () => string>> = {
  interpreter: m.booked_needs_interpreter,
  'sign-language': m.booked_needs_sign,
  wheelchair: m.booked_needs_wheelchair,
  companion: m.booked_needs_companion,
};

/** In the reader's language, such as "Telugu". */
export function languageName(language: InterpreterLanguage): string {
  const names = new Intl.DisplayNames(toLanguageTag(getLocale()), { type: 'language' });
  return names.of(language) ?? language;
}

/** "Interpreter (Telugu), Wheelchair, “A ramp”". */
export function formatNeeds({ choices, language, note }: Needs): string {
  const words = choices.map((choice) => {
    const name = needLabels[choice]();
    return choice === 'interpreter' && language ? `${name} (${languageName(language)})` : name;
  });
  return [...words, ...(note ? [`“${note}”`] : [])].join(', ');
}
