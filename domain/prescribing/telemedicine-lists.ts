import { type ListedIngredient, readListed } from './rule-sources.ts';

/** List O: any visit by video, the first one too. Emergency medicines are added here when they are notified. */
const listO = readListed(
  'list-o',
  `
Paracetamol | named
Oral rehydration salts | named
Zinc | named
Ferrous ascorbate | named
Ferrous fumarate | class
Ferrous sulfate | named
Iron polymaltose | class
Folic acid | named
Cholecalciferol | named
Calcium carbonate | named
Calcium citrate | class
Acetylcysteine (Effervescent tablet, Tablet) | named
Ammonium chloride | named
Guaifenesin | named
Ambroxol | named
Bromhexine | named
Dextromethorphan | named
Cough lozenges | named
Aluminium hydroxide | class
Magnesium hydroxide | class
Magaldrate | class
`,
);

/** List A, first part: what a first consultation by video may prescribe, because the doctor sees it. */
const listAFirst = readListed(
  'list-a-first',
  `
Clotrimazole (Cream, Ointment, Lotion, Powder, Ear drops) | named
Mupirocin | named
Calamine | named
Benzyl benzoate | named
Ciprofloxacin (Eye drops) | named
Paradichlorobenzene | class
Benzocaine (Ear drops) | class
Luliconazole | class
Miconazole (Cream) | class
Terbinafine (Cream) | class
Ketoconazole (Cream) | class
Permethrin | class
Moxifloxacin (Eye drops) | class
Ofloxacin (Eye drops, Ear drops) | class
Tobramycin (Eye drops) | class
`,
);

/** Psychotropic all the same, and allowed by notice: in the first consultation and in follow-up. */
const listABoard = readListed(
  'list-a-board',
  `
Phenobarbital | named
Clobazam | named
Clonazepam | named
`,
);

/** List A, second part: re-fill of a chronic medicine, in a follow-up: blood pressure, diabetes, asthma. */
const listARefill = readListed(
  'list-a-refill',
  `
Enalapril | named
Atenolol | named
Metformin | named
Glibenclamide | named
Salmeterol | named
Amlodipine | class
Azilsartan | class
Benidipine | class
Bisoprolol | class
Carvedilol | class
Cilnidipine | class
Lisinopril | class
Losartan | class
Metoprolol | class
Nebivolol | class
Olmesartan | class
Perindopril | class
Ramipril | class
Telmisartan | class
Valsartan | class
Acarbose | class
Dapagliflozin | class
Empagliflozin | class
Gliclazide | class
Glimepiride | class
Glipizide | class
Linagliptin | class
Pioglitazone | class
Teneligliptin | class
Vildagliptin | class
Voglibose | class
Beclometasone (Inhaler) | class
Budesonide (Inhaler, Respules) | class
Fluticasone propionate (Inhaler) | class
Fluticasone (Inhaler) | class
Formoterol (Inhaler) | class
Levosalbutamol (Inhaler, Respules) | class
Salbutamol (Inhaler, Respules) | class
Montelukast | class
`,
);

/** List B: added to a running treatment of the same condition, in a follow-up. */
const listB = readListed(
  'list-b',
  `
Hydrochlorothiazide | named
Chlorthalidone | class
Indapamide | class
Sitagliptin | named
`,
);

/** Listed ingredients that may be prescribed by video, under the conditions of their list. */
export const listedOnline: readonly ListedIngredient[] = [
  ...listO,
  ...listAFirst,
  ...listABoard,
  ...listARefill,
  ...listB,
];

/**
 * Note 4 of the matrix names anti-cancer medicines as an example of what is prohibited; neither Act lists them.
 * So they ask for a reason in every visit by video, and a doctor decides how the note is to be read.
 */
export const antiCancer: readonly ListedIngredient[] = readListed(
  'anti-cancer',
  `
Anastrozole | cautious
Bicalutamide | cautious
Capecitabine | cautious
Cyclophosphamide | cautious
Exemestane | cautious
Hydroxycarbamide | cautious
Imatinib | cautious
Letrozole | cautious
Mercaptopurine | cautious
Methotrexate | cautious
Tamoxifen | cautious
`,
);
