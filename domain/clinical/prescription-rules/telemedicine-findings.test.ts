import { describe, expect, test } from 'vitest';
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { type Spellings, southernSpellings, spellings } from '#domain/testing/medicine-spellings.ts';
import { brands } from '#reference/brands.ts';
import { findIngredients } from '../prescribing/find-ingredients.ts';
import { findTelemedicineFindings, type MedicineVerdict } from './telemedicine-findings.ts';
import { antiCancerMedicines, listedOnline, prohibitedOnline } from './telemedicine-lists.ts';

const rows = [...prohibitedOnline, ...listedOnline, ...antiCancerMedicines];
const spellingsByIngredient = new Map(spellings.map((one) => [one.ingredient, one]));
const finding = (name: string, form = '', mode: 'Online' | 'Offline' = 'Online', followUp = false) => {
  const [found] = findTelemedicineFindings({ mode, followUp, medicines: [{ name, form }] });
  if (!found) throw new Error(`No finding for ${name}`);
  return found;
};

/** The rule table by hand: the verdict for a first visit by video and for a follow-up. */
const cells: Readonly<Record<string, readonly [first: MedicineVerdict, followUp: MedicineVerdict]>> = {
  'list-o': ['allowed', 'allowed'],
  'list-a-first': ['allowed', 'allowed'],
  'list-a-board': ['allowed', 'allowed'],
  'list-a-refill': ['needs-reason', 'allowed'],
  'list-b': ['needs-reason', 'allowed'],
  'anti-cancer': ['needs-reason', 'needs-reason'],
  'schedule-x': ['refused', 'refused'],
  'ndps-narcotic': ['refused', 'refused'],
  'ndps-psychotropic': ['refused', 'refused'],
};

const listSpellings = ({ ingredient, misspelled, devanagari, tamil }: Spellings): string[] => [
  ingredient,
  `${ingredient.toUpperCase()} HYDROCHLORIDE 10MG`,
  misspelled,
  devanagari,
  ...(tamil ? [tamil] : []),
];

describe('every listed medicine, in every cell', () => {
  test('G-05 each has its spellings in the tables of the test, and nothing else has', () => {
    expect([...spellingsByIngredient.keys()].sort()).toEqual(rows.map(({ ingredient }) => ingredient).sort());
    expect(new Set(rows.map(({ ingredient }) => ingredient)).size).toBe(rows.length);
  });

  test.each(rows)(
    'G-05 $ingredient ($rule) in three spellings and two scripts',
    ({ ingredient, rule, forms }) => {
      const spelled = spellingsByIngredient.get(ingredient);
      const [first, followUp] = cells[rule] ?? [];
      for (const name of spelled ? listSpellings(spelled) : []) {
        for (const form of forms.length > 0 ? forms : ['']) {
          const at = `${name} ${form}`;
          expect(finding(name, form, 'Online', false), at).toMatchObject({
            verdict: first,
            rule: { id: rule },
          });
          expect(finding(name, form, 'Online', true), at).toMatchObject({
            verdict: followUp,
            rule: { id: rule },
          });
          for (const again of [true, false])
            expect(finding(name, form, 'Offline', again), at).toMatchObject({
              verdict: 'allowed',
              rule: { id: 'in-person' },
            });
        }
        expect(findIngredients(name), name).toEqual([ingredient]);
      }
    },
  );

  test('G-05 in another form than the list means, a medicine is on no list', () => {
    expect(finding('Ciprofloxacin', 'Eye drops').list).toBe('A');
    expect(finding('Ciprofloxacin eye-drops').list).toBe('A');
    for (const form of ['Tablet', 'Injection', ''])
      expect(finding('Ciprofloxacin', form)).toMatchObject({ list: null, verdict: 'needs-reason' });
  });

  test('G-05 every rule says where it stands and since which day', () => {
    for (const { ingredient, source, date } of rows) {
      expect(source.length, ingredient).toBeGreaterThan(5);
      expect(date, ingredient).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
});

describe('names', () => {
  test.each([
    ['Codeine + Chlorpheniramine', 'refused'],
    ['chlorpheniramine / codeine', 'refused'],
    ['Paracetamol + Tramadol', 'refused'],
    ['PCM & Caffeine + Codeine', 'refused'],
    ['Paracetamol + Ibuprofen', 'needs-reason'],
    ['Ferrous ascorbate + Folic acid', 'allowed'],
    ['Calcium carbonate + Vitamin D3', 'allowed'],
    ['morphine sulphate', 'refused'],
    ['Fentanyl citrate', 'refused'],
    ['alpra zolam', 'refused'],
    ['tab. alprazolam-0.5', 'refused'],
    ['ＣＯＤＥＩＮＥ', 'refused'],
    ['Phenytoin + Phenobarbitone', 'needs-reason'],
    ['Sitagliptin + Metformin', 'needs-reason'],
    ['Something of the village', 'needs-reason'],
    ['Paracetamol + Something of the village', 'needs-reason'],
    ['Clonafit Plus', 'needs-reason'],
    ['Clonazepam + Escitalopram', 'needs-reason'],
    ['esketamine', 'refused'],
    ['Candid B', 'needs-reason'],
    ['', 'needs-reason'],
  ])('G-05 the strictest ingredient of “%s” decides: %s', (name, verdict) => {
    expect(finding(name).verdict).toBe(verdict);
  });

  test('G-05 a combination of refills is allowed in a follow-up', () => {
    expect(finding('Sitagliptin + Metformin', '', 'Online', true)).toMatchObject({
      list: 'B',
      verdict: 'allowed',
    });
  });

  test.each([
    ['Corex', 'Codeine'],
    ['Ascoril-C', 'Codeine'],
    ['Alprax 0.5', 'Alprazolam'],
    ['Restyl', 'Alprazolam'],
    ['Trika', 'Alprazolam'],
    ['Ultracet', 'Tramadol'],
    ['Ultram', 'Tramadol'],
    ['Valium', 'Diazepam'],
    ['Ativan', 'Lorazepam'],
    ['Zolfresh', 'Zolpidem'],
    ['Nitrest', 'Zolpidem'],
    ['Spasmo-Proxyvon', 'Tramadol'],
    ['Spasmo Proxyvon Plus', 'Tramadol'],
    ['Phensedyl', 'Codeine'],
    ['Durogesic', 'Fentanyl'],
    ['Addnok', 'Buprenorphine'],
    ['Inspiral SR', 'Methylphenidate'],
    ['अल्प्राक्स', 'Alprazolam'],
    ['रेस्टिल', 'Alprazolam'],
    ['फेन्सेडिल', 'Codeine'],
  ])('G-05 the brand %s is its ingredient, and refused', (name, ingredient) => {
    expect(findIngredients(name)).toContain(ingredient);
    expect(finding(name).verdict).toBe('refused');
  });

  test.each(
    'Tramasure Clovidol Parvon Corbutyl Midaz Lomofen Loravan Oxycontin Percocet Adderall Dexedrine Demerol'.split(
      ' ',
    ),
  )('G-05 the brand %s is refused', (name) => {
    expect(finding(name).verdict).toBe('refused');
  });

  test.each([
    ['Nucynta', 'Tapentadol'],
    ['Lorvas', 'Indapamide'],
    ['Corex DX', 'Dextromethorphan'],
  ])('G-05 the brand %s is %s, and not prohibited', (name, ingredient) => {
    expect(findIngredients(name)).toContain(ingredient);
    expect(finding(name).verdict).not.toBe('refused');
  });

  test.each(['tramadolhydrochloride', 'Codeinephosphate', 'MORPHINESULPHATE 10', 'tremadolhcl'])(
    'G-05 %s has its salt joined to its name, and is refused',
    (name) => {
      expect(finding(name).verdict).toBe('refused');
    },
  );

  test('G-05 the usual spellings in Telugu, Kannada, Malayalam and Tamil are read', () => {
    const misread = southernSpellings.filter(
      ([name, spelled]) => findIngredients(spelled).join() !== findIngredients(name).join(),
    );
    expect(misread).toEqual([]);
  });

  test.each(['Frisium 10', 'Lonazep MD', 'Clonotril', 'Gardenal', 'क्लोनाज़ेपाम'])(
    'G-05 %s is one of the three exceptions, and passes by video',
    (name) => {
      expect(finding(name)).toMatchObject({ list: 'A', verdict: 'allowed', rule: { date: '2020-04-12' } });
    },
  );

  test('G-05 of the known medicines none is taken for another', () => {
    const prohibited = new Set(prohibitedOnline.map(({ ingredient }) => ingredient));
    for (const { name } of knownMedicines) {
      const parts = name.split(' + ');
      expect(findIngredients(name), name).toHaveLength(parts.length);
      const isProhibited = parts.some((part) => prohibited.has(part));
      for (const again of [true, false])
        expect(finding(name, '', 'Online', again).verdict === 'refused', name).toBe(isProhibited);
    }
  });

  test('G-05 a known medicine that lacks one letter is never prohibited, unless it was before', () => {
    const wrong = new Set<string>();
    for (const [index, { name }] of knownMedicines.entries()) {
      if (finding(name).verdict === 'refused' || name.includes(' ')) continue;
      const at = 2 + (index % (name.length - 2));
      const one = name.slice(0, at) + name.slice(at + 1);
      if (finding(one).verdict === 'refused') wrong.add(`${name}: ${one}`);
    }
    expect([...wrong]).toEqual([]);
  });

  test('G-05 no two names of the brands are the same medicine by sound and others by ingredients', () => {
    for (const [brand, ingredients] of Object.entries(brands)) {
      for (const ingredient of ingredients.split(', '))
        expect(findIngredients(brand), brand).toContain(findIngredients(ingredient)[0] ?? ingredient);
    }
  });

  // Allowed generics and brands that are not on the lists, and words of prescriptions.
  const allowedTexts =
    'Ranitidine Nimesulide Ketoprofen Cimetidine Diphenhydramine Ephedrine Metadoxine Carnitine Creatine Keratin ' +
    'Catechin Lycopene Biotin Trypsin Serratiopeptidase Bromelain Zopiclone Eszopiclone Modafinil Butorphanol ' +
    'Nalbuphine Pentoxifylline Oxetacaine Proparacaine Mephentermine Methenamine Pheniramine Phenoxybenzamine ' +
    'Medroxyprogesterone Methandienone Danazol Pimozide Trazodone Tadalafil Ketorolac Ketanov Codopres Diamicron ' +
    'Alprostadil Aldactone Lorfast Loratin Zoloft Zolmist Tramnic Restora Trikatu Valsar Volini Atarax Nitrocontin ' +
    'Frusemide Midodrine Morning evening medicine volume method message muscle coding Ketone cotton option opinion ' +
    'cocoa calcium canola cannula barber barley diary diagram Monday Wednesday normal hospital pentagon dozen';
  test.each(allowedTexts.split(' '))('G-05 %s is not prohibited', (word) => {
    expect(finding(word).verdict).not.toBe('refused');
    expect(finding(`Take ${word} daily`).verdict).not.toBe('refused');
  });

  test.each([
    'सुबह शाम रात खाने के बाद पानी के साथ एक गोली तीन दिन तक लें और आराम करें बुखार दर्द खाँसी सर्दी चक्कर कमज़ोरी',
    'काळजी घ्या सकाळी संध्याकाळी जेवणानंतर पाण्याबरोबर एक गोळी तीन दिवस ताप खोकला डोकेदुखी अंगदुखी विश्रांती',
    'காலை மாலை இரவு சாப்பாட்டுக்கு முன் பின் தண்ணீருடன் ஒரு மாத்திரை மூன்று நாட்கள் காய்ச்சல் இருமல் தலைவலி ஓய்வு',
    'ఉదయం సాయంత్రం రాత్రి భోజనం తర్వాత నీటితో ఒక మాత్ర మూడు రోజులు జ్వరం దగ్గు తలనొప్పి విశ్రాంతి తీసుకోండి',
    'ಬೆಳಿಗ್ಗೆ ಸಂಜೆ ರಾತ್ರಿ ಊಟದ ನಂತರ ನೀರಿನೊಂದಿಗೆ ಒಂದು ಮಾತ್ರೆ ಮೂರು ದಿನ ಜ್ವರ ಕೆಮ್ಮು ತಲೆನೋವು ವಿಶ್ರಾಂತಿ ತೆಗೆದುಕೊಳ್ಳಿ',
    'രാവിലെ വൈകുന്നേരം രാത്രി ഭക്ഷണത്തിനു ശേഷം വെള്ളത്തോടൊപ്പം ഒരു ഗുളിക മൂന്നു ദിവസം പനി ചുമ തലവേദന വിശ്രമം',
    'সকাল সন্ধ্যা রাতে খাবারের পরে জলের সঙ্গে একটি বড়ি তিন দিন জ্বর কাশি মাথাব্যথা বিশ্রাম নিন',
    'સવારે સાંજે રાત્રે જમ્યા પછી પાણી સાથે એક ગોળી ત્રણ દિવસ તાવ ઉધરસ માથાનો દુખાવો આરામ કરો',
  ])('G-05 the words of “%s” are no prohibited medicine', (words) => {
    expect(finding(words).verdict).not.toBe('refused');
  });
});
