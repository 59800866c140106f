import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import type { PrescribedMedicine, PrescriptionParts } from '#domain/clinical/prescriptions.ts';
import {
  findListedForms,
  identifyMedicine,
  type NamedMedicine,
} from '../prescription-rules/telemedicine-findings.ts';
import { type FoundName, findMedicineNames } from './find-ingredients.ts';
import { hasSameNumbers } from './normalize-typed-line.ts';
import { parseMedicineLines } from './parse-medicine-line.ts';
import { toPlainLetters } from './plain-letters.ts';

export interface PrescriptionLine {
  readonly text: string;
  /** Without medicines that are only mentioned. */
  readonly prescribed: readonly (NamedMedicine & Pick<FoundName, 'exact'>)[];
  /** True if it prescribes something without any exactly written medicine name. */
  readonly isUnknown: boolean;
}

/** Depends only on the text; whether the medicines are allowed depends on the visit. */
export interface ParsedPrescription {
  readonly medicines: readonly (NamedMedicine & Pick<PrescribedMedicine, 'name' | 'reason'>)[];
  readonly lines: readonly PrescriptionLine[];
  /**
   * The first medicine whose fields omit or change something that was typed, without the doctor having seen
   * it; null if there is none.
   */
  readonly misread: Misread | null;
  /** Set if it was sent as plain text: tells whether a line gives a reason. */
  readonly plain: { readonly hasReason: boolean } | null;
}

/** A medicine typed in one line, whose `words` are missing in its fields or were not understood. */
export interface Misread {
  readonly medicine: string;
  readonly kind: 'misread' | 'unread';
  readonly words: string;
}

export interface SubmittedParts extends PrescriptionParts {
  readonly medicines: readonly (PrescribedMedicine & {
    readonly typed?: string | undefined;
    readonly unreadSeen?: boolean | undefined;
  })[];
}

const code = /\b(?:od|bd|bid|tds|tid|qid|hs|sos|stat)\b|\b[0-2½]\s*-\s*[0-2½]\s*-\s*[0-2½]\b/i;
const form =
  /\b(?:tabs?|tablets?|caps?|capsules?|syp|syr|syrups?|inj|injections?|drops?|creams?|oint|ointments?|gels?|inhalers?)\b/i;
const strength = /\b\d+(?:\.\d+)?\s*(?:mg|mcg|ml|g|iu|%)(?:\b|\s|$)/i;
/** Words that order a medicine, with a frequency; in the other languages also words for a tablet. */
const orderWords =
  /\b(?:take|start|begin|give|add|continue|repeat|resume|restart|daily|once|twice|thrice|at night|bedtime)\b/i;
const ordersElsewhere =
  /(?<![\p{L}\p{M}])(?:गोली|गोळी|लें|लीजिए|दें|घ्या|द्या|रात|மாத்திரை|இரவு|இரவில்|எடுக்கவும்|మాత్ర|రాత్రి|వేసుకోండి|ಮಾತ್ರೆ|ರಾತ್ರಿ|ತೆಗೆದುಕೊಳ್ಳಿ|ഗുളിക|രാത്രി|കഴിക്കുക|বড়ি|ট্যাবলেট|রাতে|খান|ગોળી|રાત્રે|લો)(?![\p{L}\p{M}])/u;
const prescribes = (line: string) =>
  [code, form, strength, orderWords, ordersElsewhere].some((pattern) => pattern.test(line));

/** Not part of a blood value: "140 mg/dl", "1.2 mg%". */
const strengthPattern = /\b\d+(?:\.\d+)?\s*(?:mg|mcg|iu)\b(?!\s*(?:\/|%|per\b))/i;
const notMedicine =
  /\b(?:gargl\w*|steam|fomentation|compress|exercises?|physiotherapy|walk\w*|bath|diet|yoga)\b/i;
const prescribesMedicine = (line: string) =>
  (code.test(line) && !notMedicine.test(line)) ||
  strengthPattern.test(line) ||
  (form.test(line) && /\d/.test(line));

/**
 * Lines of plain text about medicines that the patient already takes or should stop; they are not prescribed
 * here.
 */
const otherMedicinesLine =
  /^\s*(?:stop|takes|already takes|other medicines|अन्य दवाएँ|बंद करें|इतर औषधे|बंद करा|மற்ற மருந்துகள்|நிறுத்தவும்|ఇతర మందులు|ఆపండి|ಇತರ ಔಷಧಿಗಳು|ನಿಲ್ಲಿಸಿ|മറ്റു മരുന്നുകൾ|നിർത്തുക|অন্য ওষুধ|বন্ধ করুন|અન્ય દવાઓ|બંધ કરો)\s*[:：]/iu;
/** The reason in plain text: "Reason: …". */
const reasonLine = /(?:reason|कारण|कारणे|காரணம்|కారణం|ಕಾರಣ|കാരണം|কারণ|કારણ)\s*[:：–-]\s*\S/iu;

/**
 * Finds the medicines of a prescription, in fields or as plain text, in time linear in its length. A name in
 * a line that prescribes counts as prescribed, whatever else the line says: negations are not interpreted.
 */
export function parsePrescription(written: string | SubmittedParts): ParsedPrescription {
  if (typeof written !== 'string') return readParts(written);
  const lines = written.split(/[\n\r]+/).filter((line) => !otherMedicinesLine.test(line));
  return {
    medicines: [],
    misread: null,
    lines: readLines(lines.flatMap((line) => line.split(';')).map((text) => ({ text, isMedicine: false }))),
    plain: { hasReason: reasonLine.test(written) },
  };
}

function readParts({ complaints, diagnosis, medicines, advice }: SubmittedParts): ParsedPrescription {
  const rows = medicines.flatMap(({ name, strength, form, dose, frequency, duration, instructions }) => [
    { text: [name, strength, form, dose, frequency, duration].filter(Boolean).join(' '), isMedicine: true },
    { text: instructions, isMedicine: false },
  ]);
  const texts = [complaints, diagnosis, advice].flatMap((text) => text.split(/[\n\r;]+/));
  return {
    medicines: medicines.map((medicine) => {
      const { name, reason } = medicine;
      return { ...identifyMedicine(medicine), name, reason };
    }),
    misread: findMisread(medicines),
    lines: readLines([...rows, ...texts.map((text) => ({ text, isMedicine: false }))]),
    plain: null,
  };
}

function findMisread(medicines: SubmittedParts['medicines']): Misread | null {
  for (const { typed = '', unreadSeen = false, ...medicine } of medicines) {
    if (typed === '') continue;
    if (!hasSameNumbers(typed, medicine)) return { medicine: medicine.name, kind: 'misread', words: typed };
    const words = parseMedicineLines(typed, knownMedicines)
      .map(({ unread }) => unread)
      .filter(Boolean)
      .join(', ');
    if (words !== '' && !unreadSeen) return { medicine: medicine.name, kind: 'unread', words };
  }
  return null;
}

interface SubmittedLine {
  readonly text: string;
  /** True for a medicine of a prescription in fields. */
  readonly isMedicine: boolean;
}

function readLines(written: readonly SubmittedLine[]): PrescriptionLine[] {
  const names = findMedicineNames(written.map(({ text }) => text));
  const named = Map.groupBy(names, ({ lastLine }) => lastLine);
  const lines = written.map(({ text, isMedicine }) => {
    const plain = toPlainLetters(text);
    return { prescribes: isMedicine || prescribes(plain), prescribesMedicine: prescribesMedicine(plain) };
  });
  /** The dose of a name at the end of a line may be in the next line. */
  const isPrescribed = ({ firstLine, lastLine, beginsLine, beforeNumber }: FoundName) =>
    beginsLine ||
    beforeNumber ||
    lines[firstLine]?.prescribes ||
    lines[lastLine]?.prescribes ||
    (lines[lastLine + 1]?.prescribesMedicine && !named.has(lastLine + 1));
  return written.map(({ text }, index) => {
    const found = named.get(index) ?? [];
    const forms = found.length > 0 ? findListedForms(text) : [];
    return {
      text: text.trim(),
      prescribed: found
        .filter(isPrescribed)
        .map(({ ingredients, exact }) => ({ ingredients, exact, forms, hasUnknownPart: false })),
      isUnknown: lines[index]?.prescribesMedicine === true && !found.some(({ exact }) => exact),
    };
  });
}
