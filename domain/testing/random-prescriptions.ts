import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { listedOnline, prohibitedOnline } from '#domain/clinical/prescription-rules/telemedicine-lists.ts';
import { formatPrescription } from '#domain/clinical/prescriptions.ts';
import { spellings } from './medicine-spellings.ts';
import { createMedicine, createPrescription, listObjections } from './prescription-builders.ts';

const toLine = (name: string) => {
  const spelled = spellings.find(({ ingredient }) => ingredient === name);
  return spelled ? [name, spelled.misspelled, spelled.devanagari, `${name} hydrochloride`] : [name];
};
const isProhibited = new Set(prohibitedOnline.map(({ ingredient }) => ingredient.toLowerCase()));
const lawful = knownMedicines.filter(
  ({ name }) => !name.split(' + ').some((part) => isProhibited.has(part.toLowerCase())),
);
const refill = fc
  .constantFrom(...listedOnline)
  .chain(({ ingredient, forms }) =>
    fc.tuple(
      fc.constantFrom(...toLine(ingredient)),
      forms.length > 0 ? fc.constantFrom(...forms) : fc.constant(''),
    ),
  );
const anyLawfulMedicine = fc
  .constantFrom(...lawful)
  .map(({ name, forms }) => [name, forms[0]?.form ?? ''] as const);
const forbidden = fc
  .constantFrom(...prohibitedOnline)
  .chain(({ ingredient }) => fc.constantFrom(...toLine(ingredient)))
  .chain((name) => fc.constantFrom(name, `Paracetamol + ${name}`, name.toUpperCase()));
const surroundings = fc.array(anyLawfulMedicine, { maxLength: 3 });

const seed = 20_200_325;

export const testRandomPrescriptions = (runs: number) =>
  describe('random prescriptions by video', { timeout: 60_000 + runs * 20 }, () => {
    test('G-05 none with a prohibited medicine leaves, wherever it stands, with whatever reason, field by field or as text', () => {
      fc.assert(
        fc.property(surroundings, forbidden, fc.nat(), fc.boolean(), (lawfulOnes, name, place, followUp) => {
          const medicines = lawfulOnes.map(([one, form]) => createMedicine(one, form, 'because'));
          medicines.splice(place % (medicines.length + 1), 0, createMedicine(name, '', 'because'));
          const visit = { mode: 'Online', followUp } as const;
          const prescription = createPrescription(medicines);
          expect(listObjections(visit, prescription)[0]?.verdict).toBe('refused');
          expect(listObjections(visit, formatPrescription(prescription))[0]?.verdict).toBe('refused');
        }),
        { numRuns: Math.ceil(runs / 2), seed },
      );
    });

    test('G-05 every lawful refill passes in a follow-up without a reason, and the rest with one', () => {
      fc.assert(
        fc.property(fc.array(refill, { minLength: 1, maxLength: 4 }), surroundings, (refills, others) => {
          const medicines = [
            ...refills.map(([name, form]) => createMedicine(name, form)),
            ...others.map(([name, form]) => createMedicine(name, form, 'Known for years')),
          ];
          expect(listObjections({ mode: 'Online', followUp: true }, createPrescription(medicines))).toEqual(
            [],
          );
        }),
        { numRuns: Math.floor(runs / 2), seed },
      );
    });
  });
