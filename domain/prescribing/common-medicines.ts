/**
 * The generics that are prescribed most in general practice, the commonest first: of several that a few typed
 * letters may mean, the earlier one is proposed. A judgement, not a statistic; it decides nothing but the order.
 */
export const commonMedicines: readonly string[] = `
Paracetamol, Pantoprazole, Amoxicillin + Clavulanic acid, Azithromycin, Metformin, Amlodipine, Telmisartan,
Cetirizine, Levocetirizine + Montelukast, Levocetirizine, Atorvastatin, Aspirin, Cholecalciferol, Amoxicillin,
Levothyroxine, Rabeprazole, Omeprazole, Domperidone, Ondansetron, Diclofenac, Ibuprofen, Aceclofenac + Paracetamol,
Aceclofenac, Cefixime, Ciprofloxacin, Metronidazole, Doxycycline, Losartan, Glimepiride, Glimepiride + Metformin,
Rosuvastatin, Clopidogrel, Metoprolol succinate, Montelukast, Salbutamol, Levosalbutamol, Ambroxol, Prednisolone,
Folic acid, Ferrous ascorbate + Folic acid, Mecobalamin, Calcium carbonate + Vitamin D3, Vitamin B complex,
Oral rehydration salts, Zinc, Albendazole, Fluconazole, Clotrimazole, Ofloxacin, Levofloxacin, Norfloxacin,
Cefpodoxime, Ceftriaxone, Cefuroxime, Atenolol, Ramipril, Enalapril, Hydrochlorothiazide, Furosemide, Spironolactone,
Torasemide, Sitagliptin, Vildagliptin, Dapagliflozin, Gliclazide, Pioglitazone, Amitriptyline, Escitalopram,
Sertraline, Fluoxetine, Pregabalin, Gabapentin, Clonazepam, Phenytoin, Levetiracetam, Sodium valproate, Carbamazepine,
Dicycloverine, Hyoscine butylbromide, Drotaverine, Mefenamic acid, Naproxen, Etoricoxib, Tranexamic acid,
Loperamide, Lactulose, Isabgol, Fexofenadine, Loratadine, Hydroxyzine, Chlorphenamine, Pheniramine, Budesonide,
Budesonide + Formoterol, Formoterol, Deflazacort, Dexamethasone, Hydrocortisone, Betamethasone, Mometasone, Mupirocin,
Aciclovir, Nitrofurantoin, Tamsulosin, Allopurinol, Febuxostat, Isosorbide mononitrate, Nitroglycerin, Digoxin,
Warfarin, Apixaban, Rivaroxaban, Hydroxychloroquine, Methotrexate, Tizanidine, Thiocolchicoside, Betahistine,
Cinnarizine, Prochlorperazine, Promethazine, Carbimazole, Permethrin, Ivermectin, Iron sucrose, Ascorbic acid
`
  .trim()
  .split(/,\s+/);

/** How doctors shorten names, beside their first letters. Each line "Generic: short, short". */
export const shortNames = `
Paracetamol: pcm, pct
Amoxicillin + Clavulanic acid: amoxyclav, amoxiclav, amoxy clav, amox clav, co-amoxiclav, coamoxiclav, amoxycillin clav
Hydroxychloroquine: hcq
Hydrochlorothiazide: hctz
Nitroglycerin: ntg, gtn
Isosorbide dinitrate: isdn
Isosorbide mononitrate: ismn
Isoniazid: inh
Aspirin: asa
Cholecalciferol: vit d3, vit d, vitamin d3, vitamin d, d3
Ascorbic acid: vit c, vitamin c
Vitamin B complex: b complex, bcomplex, b-complex, bco
Multivitamin: mvt, mvi, multivit
Mecobalamin: methylcobalamin, mcbl, vit b12, b12
Oral rehydration salts: ors
Levothyroxine: thyroxine
Piperacillin + Tazobactam: piptaz, pip taz, pip-taz
Co-trimoxazole: cotrim, cotrimoxazole, tmp smx
Phenytoin: pht
Levetiracetam: lev
Hyoscine butylbromide: hyoscine
Chlorphenamine: cpm, chlorpheniramine
Povidone-iodine: povidone iodine, betadine
Ferrous ascorbate + Folic acid: fefa, iron folic, ifa
Tramadol + Paracetamol: tramadol pcm
Aceclofenac + Paracetamol: aceclo para, aceclo pcm
Ibuprofen + Paracetamol: ibu para
Levocetirizine + Montelukast: monte lc, montelukast levocetirizine, montelukast lc
Budesonide + Formoterol: bud form, formoterol budesonide
Telmisartan + Hydrochlorothiazide: telmi h, telmisartan h
Telmisartan + Amlodipine: telmi am, telmi amlo
Sitagliptin + Metformin: sita met
Vildagliptin + Metformin: vilda met
Glimepiride + Metformin: glim met, glime met
Pantoprazole + Domperidone: panto d, pantop d
`;
