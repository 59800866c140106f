import { locales } from '#messages/runtime.js';
import { countSmsParts } from '#server/platform/sms/count-sms-parts.ts';
import {
  getSmsVersion,
  smsTemplateNames,
  smsTemplates,
  toRegisteredText,
} from '#server/platform/sms/sms-templates.ts';

/** The longest allowed value of each slot, to count the parts of the longest message. */
const longestValues: Readonly<Record<string, string>> = {
  patient: 'Venkatasubramanian',
  doctor: 'Venkatasubramanian',
  guardian: 'Venkatasubramanian',
  person: 'Venkatasubramanian',
  place: 'Apollo Clinics',
  code: '000000',
  minutes: '10',
  late: '90',
  hours: '24',
};

const cell = (value: string | number) =>
  /[",\n]/.test(String(value)) ? `"${String(value).replace(/"/g, '""')}"` : value;

export interface SheetSettings {
  /** As registered with the operators; empty if it is not yet. */
  readonly header: string;
  readonly publicUrl: string;
}

const sheetColumns = ['template', 'language', 'category', 'header', 'text', 'parts', 'version'];

/**
 * The CSV of texts to register with operators (DLT) before sending SMS in India: one line per text and
 * language, with slots in the operators' notation.
 */
export function createRegistrationSheet({ header, publicUrl }: SheetSettings): string {
  const link = `${publicUrl}/v/${'x'.repeat(22)}`;
  const rows = smsTemplateNames.flatMap((name) =>
    locales.map((locale) => {
      const { slots, text } = smsTemplates[name];
      const sent = text(
        Object.fromEntries(
          slots.map((slot) => [slot.name, slot.type === 'url' ? link : (longestValues[slot.name] ?? '00')]),
        ),
        locale,
      );
      const registered = toRegisteredText(name, locale);
      const version = getSmsVersion(name, locale);
      return [name, locale, 'service implicit', header, registered, countSmsParts(sent), version];
    }),
  );
  return [sheetColumns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
