import { locales } from '#messages/runtime.js';
import { countSmsParts } from '#server/platform/sms/count-sms-parts.ts';
import type { SlotType } from '#server/platform/sms/sms-slots.ts';
import { smsTemplateNames, smsTemplates } from '#server/platform/sms/sms-templates.ts';

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

const sheetColumns = ['template', 'language', 'category', 'header', 'text', 'parts'];

/**
 * The CSV of texts to register with operators (DLT) before sending SMS in India: one line per text and
 * language, with slots in the operators' notation.
 */
export function createRegistrationSheet({ header, publicUrl }: SheetSettings): string {
  const link = `${publicUrl}/v/${'x'.repeat(22)}`;
  const rows = smsTemplateNames.flatMap((name) =>
    locales.map((locale) => {
      const { slots, text } = smsTemplates[name];
      const filledBy = (write: (slot: { name: string; type: SlotType }) => string) =>
        text(Object.fromEntries(slots.map((slot) => [slot.name, write(slot)])), locale);
      const registered = filledBy(({ type }) => `{#${type}#}`);
      const sent = filledBy((slot) => (slot.type === 'url' ? link : (longestValues[slot.name] ?? '00')));
      return [name, locale, 'service implicit', header, registered, countSmsParts(sent)];
    }),
  );
  return [sheetColumns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
