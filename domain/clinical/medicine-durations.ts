import { addDays } from '#domain/platform/calendar-days.ts';
import { toDigitValue } from '#domain/platform/normalize-text.ts';

/** Days that a medicine without a readable duration counts as current. */
const assumedDays = 30;
/**
 * Days that a medicine "to be continued" counts as current: it is not stopped, but not confirmed by a visit
 * in a year either.
 */
const continuedDays = 365;

const daysOfUnit = { day: 1, week: 7, month: 30, year: 365 } as const;

/** Beginnings of the words for each unit in nine languages, and doctors' short forms. */
const unitWords: Readonly<Record<keyof typeof daysOfUnit, RegExp>> = {
  day: /^(d|days?|दिन|दिवस|রোজ|দিন|રોજ|દિવસ|రోజు|நாள்|நாட்கள்|நாள்கள்|ದಿನ|ദിവസ)/i,
  week: /^(w|wks?|weeks?|हफ़्त|हफ्त|सप्ताह|आठवड|সপ্তাহ|અઠવાડિય|వార|வார|ವಾರ|ആഴ്ച)/i,
  month: /^(m|mo|mths?|months?|महीन|महिन|मास|মাস|મહિન|నెల|மாத|ತಿಂಗಳ|മാസ)/i,
  year: /^(y|yrs?|years?|साल|वर्ष|বছর|વર્ષ|సంవత్సర|ఏడాది|ஆண்டு|வருட|ವರ್ಷ|വർഷ)/i,
};

/**
 * Accepts "5 days", "2 weeks", "30d", "x 1 month", "३ दिन". Null if no number of days is given ("To be
 * continued", "until better").
 */
export function parseDurationDays(text: string): number | null {
  const latin = text.replace(/\p{Nd}/gu, (digit) => String(toDigitValue(digit)));
  const match = /^[x×\s]*(?:\d{1,3}\s*(?:-|–|to)\s*)?(\d{1,3})\s*(?:[-/]\s*)?([\p{L}\p{M}]+)/u.exec(
    latin.normalize('NFC'),
  );
  if (!match) return null;
  const [, count = '', word = ''] = match;
  const unit = (Object.keys(unitWords) as (keyof typeof daysOfUnit)[]).find((one) =>
    unitWords[one].test(word.normalize('NFC')),
  );
  return unit && Number(count) > 0 ? Number(count) * daysOfUnit[unit] : null;
}

const continued =
  /continu|ongoing|life-?\s?long|long[- ]term|जारी|कायम|सुरू|আজীবন|চলবে|ચાલુ|కొనసాగ|தொடர|ಮುಂದುವರ|തുടര/iu;

export interface MedicineCourse {
  /** The last day of taking it; null if the prescription gives no number of days. */
  readonly until: string | null;
  /** The last day on which it counts as a current medicine. */
  readonly countsUntil: string;
  /** True if the duration was unreadable and 30 days are assumed. */
  readonly assumed: boolean;
}

/** For a medicine taken from the clinic day `from` on. */
export function toMedicineCourse(duration: string, from: string): MedicineCourse {
  const days = parseDurationDays(duration);
  if (days !== null) {
    const until = addDays(from, days - 1);
    return { until, countsUntil: until, assumed: false };
  }
  const goesOn = continued.test(duration.normalize('NFC'));
  const counts = goesOn ? continuedDays : assumedDays;
  return { until: null, countsUntil: addDays(from, counts - 1), assumed: !goesOn };
}
