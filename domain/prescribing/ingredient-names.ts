/**
 * Other names of an ingredient, each line "Ingredient: other, other": the names of the Acts, of the older
 * pharmacopoeias and of other countries. Spellings that sound alike (sulphate, sulfate) need no line.
 */
export const otherNames = `
Paracetamol: Acetaminophen, PCM
Oral rehydration salts: ORS, ओआरएस, ORS powder, WHO ORS, Electrolyte powder
Zinc: Zinc sulfate, Zinc gluconate, Zinc acetate
Folic acid: Vitamin B9, Folate
Cholecalciferol: Vitamin D3, Vitamin D, Vit D3, Vit D
Calcium carbonate: Calcium
Iron polymaltose: Iron polymaltose complex, Ferric hydroxide polymaltose
Ferrous sulfate: Iron
Guaifenesin: Guaiphenesin, Guaifensan
Bromhexine: Bromhexene
Aluminium hydroxide: Aluminum hydroxide
Magnesium hydroxide: Milk of magnesia
Cough lozenges: Lozenges, Lozenge, लोज़ेंज
Aspirin: Acetylsalicylic acid, ASA
Salbutamol: Albuterol
Levosalbutamol: Levalbuterol
Beclometasone: Beclomethasone
Glibenclamide: Glyburide
Hydrochlorothiazide: Hydrochlorthiazide, HCTZ
Chlorthalidone: Chlortalidone
Metoprolol: Metoprolol succinate, Metoprolol tartrate
Chlorphenamine: Chlorpheniramine, CPM
Dicycloverine: Dicyclomine
Co-trimoxazole: Cotrimoxazole, Trimethoprim sulfamethoxazole, Sulfamethoxazole, Trimethoprim
Phenobarbital: Phenobarbitone
Amfetamine: Amphetamine
Dexamfetamine: Dexamphetamine, Dextroamphetamine
Metamfetamine: Methamphetamine
Methylphenobarbital: Methylphenobarbitone, Mephobarbital
Amobarbital: Amylobarbitone
Pentobarbital: Pentobarbitone
Secobarbital: Quinalbarbitone, Secobarbitone
Butobarbital: Butobarbitone
Barbital: Barbitone
Cyclobarbital: Cyclobarbitone
Pethidine: Meperidine
Diamorphine: Diacetylmorphine
Opium: ओपियम, अफ़ीम
Cocaine: कोकेन
Methadone: మెథడోన్
Dextropropoxyphene: Propoxyphene
Fentanyl: Fentanil
Clorazepate: Dipotassium clorazepate
Sodium oxybate: Gamma hydroxybutyrate
Dronabinol: Tetrahydrocannabinol, THC
Carisoprodol: Isomeprobamate
Ketamine: Esketamine
Methylphenidate: Dexmethylphenidate
Adrenaline: Epinephrine
Noradrenaline: Norepinephrine
Lidocaine: Lignocaine, Xylocaine
Furosemide: Frusemide
Aciclovir: Acyclovir
Cefalexin: Cephalexin
Amoxicillin: Amoxycillin
Clavulanic acid: Clavulanate, Potassium clavulanate
Benzylpenicillin: Penicillin G, Penicillin
Phenoxymethylpenicillin: Penicillin V
Valproate: Sodium valproate, Divalproex, Valproic acid
Levothyroxine: Thyroxine, L-thyroxine
Nitroglycerin: Glyceryl trinitrate, GTN
Mecobalamin: Methylcobalamin
Simeticone: Simethicone
Isabgol: Ispaghula, Psyllium
Rifampicin: Rifampin
Isoniazid: INH
Trihexyphenidyl: Benzhexol
Acenocoumarol: Nicoumalone
Torasemide: Torsemide
Phytomenadione: Vitamin K
Ascorbic acid: Vitamin C
Thiamine: Vitamin B1
Pyridoxine: Vitamin B6
Ciclosporin: Cyclosporine
Indometacin: Indomethacin
Mesalazine: Mesalamine
Methylergometrine: Methylergonovine
Tenofovir: Tenofovir disoproxil, Tenofovir alafenamide
Povidone-iodine: Povidone iodine
`;

/** Second words of a name that say the salt, the form or the strength, and no other ingredient. */
export const saltWords = `
hydrochloride hcl sulphate sulfate phosphate citrate tartrate maleate fumarate succinate mesylate besylate
acetate sodium potassium calcium magnesium bromide hydrobromide chloride nitrate lactate gluconate valerate
propionate dihydrate monohydrate anhydrous dipropionate furoate trihydrate ip bp usp
`;

/** Salts that are written without a blank after the name too; shorter ones end too many names. */
export const joinedSalts =
  'hydrochloride hydrobromide hcl sulphate sulfate phosphate citrate tartrate maleate fumarate succinate mesylate';
