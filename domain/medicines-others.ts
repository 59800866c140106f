/**
 * Skin, eyes, hormones, gynaecology, kidneys, immunity, cancer; vitamins, injections, vaccines. Read by
 * medicine-list.ts.
 */
export const otherMedicines = `
Acetazolamide: Tablet 250 mg
Activated charcoal: Powder 50 g
Adapalene: Gel 0.1 %
Adrenaline: Injection 1 mg/ml
Alfacalcidol: Capsule 0.25 mcg, 0.5 mcg
Alfuzosin: SR tablet 10 mg
Anastrozole: Tablet 1 mg
Anti-rabies vaccine: Injection 2.5 IU
Ascorbic acid: Chewable tablet 500 mg
Atropine: Eye drops 0.01 %, 1 %; Injection 0.6 mg/ml
Azathioprine: Tablet 25 mg, 50 mg
Azelaic acid: Cream 10 %, 20 %
Benzoyl peroxide: Gel 2.5 %, 5 %
Benzydamine: Mouthwash 0.15 %
Betamethasone: Cream 0.05 %, 0.1 %; Tablet 0.5 mg; Injection 4 mg/ml
Bicalutamide: Tablet 50 mg
Bimatoprost: Eye drops 0.01 %, 0.03 %
Brimonidine: Eye drops 0.1 %, 0.2 %
Brinzolamide: Eye drops 1 %
Bupivacaine: Injection 0.25 %, 0.5 %
Cabergoline: Tablet 0.25 mg, 0.5 mg
Calamine: Lotion
Calcipotriol: Ointment 0.005 %
Calcitriol: Capsule 0.25 mcg
Calcium acetate: Tablet 667 mg
Calcium carbonate + Vitamin D3: Tablet 500 mg + 250 IU, 500 mg + 500 IU
Calcium citrate + Vitamin D3: Tablet 1 g + 400 IU
Calcium gluconate: Injection 10 %
Capecitabine: Tablet 500 mg
Carboxymethylcellulose: Eye drops 0.5 %, 1 %
Chlorhexidine: Mouthwash 0.12 %, 0.2 %
Choline salicylate: Oral gel 8.7 %
Ciclosporin: Capsule 25 mg, 50 mg, 100 mg
Cinacalcet: Tablet 30 mg, 60 mg
Clobetasol: Cream 0.05 %; Ointment 0.05 %
Clomifene: Tablet 25 mg, 50 mg, 100 mg
Coal tar: Shampoo; Ointment
Crotamiton: Cream 10 %
Cyclopentolate: Eye drops 1 %
Cyclophosphamide: Tablet 50 mg; Injection 200 mg, 500 mg
Darbepoetin alfa: Injection 25 mcg, 40 mcg, 60 mcg
Darifenacin: ER tablet 7.5 mg, 15 mg
Deflazacort: Tablet 6 mg, 12 mg, 24 mg, 30 mg; Suspension 6 mg/5 ml
Desmopressin: Tablet 0.1 mg, 0.2 mg; Nasal spray 10 mcg
Desogestrel + Ethinylestradiol: Tablet 150 mcg + 30 mcg
Desonide: Cream 0.05 %; Lotion 0.05 %
Dexamethasone: Tablet 0.5 mg, 2 mg, 4 mg; Injection 8 mg/2 ml; Eye drops 0.1 %
Dextrose: Injection 5 %, 10 %, 25 %
Disodium hydrogen citrate: Syrup 1.37 g/5 ml
Dorzolamide: Eye drops 2 %
Drospirenone + Ethinylestradiol: Tablet 3 mg + 20 mcg, 3 mg + 30 mcg
Dutasteride: Capsule 0.5 mg
Dydrogesterone: Tablet 10 mg
Erythropoietin: Injection 2000 IU, 4000 IU, 10000 IU
Estradiol valerate: Tablet 1 mg, 2 mg
Exemestane: Tablet 25 mg
Ferric carboxymaltose: Injection 500 mg/10 ml
Ferrous ascorbate + Folic acid: Tablet 100 mg + 1.5 mg
Ferrous fumarate: Tablet 152 mg, 200 mg
Ferrous sulfate: Tablet 200 mg
Finasteride: Tablet 1 mg, 5 mg
Flavoxate: Tablet 200 mg
Fludrocortisone: Tablet 100 mcg
Fluorometholone: Eye drops 0.1 %
Folic acid: Tablet 1 mg, 5 mg
Hepatitis B vaccine: Injection 10 mcg, 20 mcg
HPV vaccine: Injection 0.5 ml
Hydrocortisone: Cream 1 %; Tablet 5 mg, 10 mg; Injection 100 mg
Hydroquinone: Cream 2 %, 4 %
Hydroxycarbamide: Capsule 500 mg
Hydroxypropyl methylcellulose: Eye drops 0.3 %
Imatinib: Tablet 100 mg, 400 mg
Influenza vaccine: Injection 0.5 ml
Iron polymaltose: Syrup 50 mg/5 ml; Drops 50 mg/ml
Iron sucrose: Injection 100 mg/5 ml
Isotretinoin: Capsule 5 mg, 10 mg, 20 mg
Latanoprost: Eye drops 0.005 %
Letrozole: Tablet 2.5 mg
Levonorgestrel + Ethinylestradiol: Tablet 150 mcg + 30 mcg
Levonorgestrel: Tablet 0.75 mg, 1.5 mg
Lidocaine + Prilocaine: Cream 2.5 % + 2.5 %
Lidocaine: Gel 2 %; Injection 2 %; Spray 10 %; Ointment 5 %
Loteprednol: Eye drops 0.5 %
Magnesium sulfate: Injection 50 %
Mannitol: Injection 20 %
Mecobalamin: Tablet 500 mcg, 1500 mcg; Injection 500 mcg/ml
Medroxyprogesterone: Tablet 10 mg; Injection 150 mg/ml
Mercaptopurine: Tablet 50 mg
Methylergometrine: Tablet 125 mcg; Injection 0.2 mg/ml
Methylprednisolone: Tablet 4 mg, 8 mg, 16 mg; Injection 40 mg, 125 mg, 500 mg, 1 g
Mifepristone: Tablet 200 mg
Minoxidil: Solution 2 %, 5 %
Mirabegron: ER tablet 25 mg, 50 mg
Misoprostol: Tablet 25 mcg, 100 mcg, 200 mcg
Multivitamin: Tablet; Syrup; Drops
Mycophenolate mofetil: Tablet 250 mg, 500 mg
Myo-inositol: Tablet 1 g; Sachet 2 g
Naloxone: Injection 0.4 mg/ml
Natamycin: Eye drops 5 %
Nepafenac: Eye drops 0.1 %
Norethisterone: Tablet 5 mg
Ormeloxifene: Tablet 30 mg, 60 mg
Oxybutynin: Tablet 2.5 mg, 5 mg
Oxytocin: Injection 5 IU/ml
Paradichlorobenzene + Benzocaine: Ear drops 2 % + 2.7 %
Permethrin: Cream 5 %; Lotion 1 %
Phenazopyridine: Tablet 100 mg, 200 mg
Phytomenadione: Injection 1 mg/0.5 ml, 10 mg/ml
Pilocarpine: Eye drops 2 %
Pimecrolimus: Cream 1 %
Pneumococcal vaccine: Injection 0.5 ml
Potassium chloride: Syrup 1.5 g/15 ml; SR tablet 600 mg
Potassium citrate: Solution 1.1 g/5 ml; SR tablet 10 mEq
Potassium nitrate: Toothpaste 5 %
Povidone-iodine: Ointment 5 %; Solution 5 %, 10 %; Gargle 2 %
Pralidoxime: Injection 500 mg, 1 g
Prednisolone: Tablet 5 mg, 10 mg, 20 mg, 40 mg; Syrup 5 mg/5 ml; Eye drops 1 %
Progesterone: Capsule 100 mg, 200 mg, 300 mg; Injection 50 mg/ml
Pyridoxine: Tablet 10 mg, 40 mg, 100 mg
Rabies immunoglobulin: Injection 150 IU/ml, 300 IU/ml
Ringer lactate: Injection 500 ml
Salicylic acid: Ointment 3 %, 6 %, 12 %
Selenium sulfide: Shampoo 2.5 %
Sevelamer: Tablet 400 mg, 800 mg
Sildenafil: Tablet 20 mg, 25 mg, 50 mg, 100 mg
Silodosin: Capsule 4 mg, 8 mg
Sodium bicarbonate: Tablet 500 mg, 1 g; Injection 7.5 %
Sodium chloride: Injection 0.9 %, 3 %
Sodium fluoride: Mouthwash 0.05 %; Toothpaste 1.1 %
Solifenacin: Tablet 5 mg, 10 mg
Tacrolimus: Ointment 0.03 %, 0.1 %; Capsule 0.5 mg, 1 mg
Tadalafil: Tablet 5 mg, 10 mg, 20 mg
Tamoxifen: Tablet 10 mg, 20 mg
Tamsulosin + Dutasteride: Capsule 0.4 mg + 0.5 mg
Tamsulosin: Capsule 0.2 mg, 0.4 mg
Tetanus toxoid: Injection 0.5 ml
Thiamine: Tablet 75 mg, 100 mg; Injection 100 mg/ml
Timolol: Eye drops 0.25 %, 0.5 %
Tolterodine: Tablet 1 mg, 2 mg; ER capsule 4 mg
Travoprost: Eye drops 0.004 %
Tretinoin: Cream 0.025 %, 0.05 %; Gel 0.025 %
Triamcinolone: Injection 10 mg/ml, 40 mg/ml; Oral paste 0.1 %
Tropicamide + Phenylephrine: Eye drops 0.8 % + 5 %
Tropicamide: Eye drops 1 %
Typhoid conjugate vaccine: Injection 0.5 ml
Ulipristal: Tablet 5 mg, 30 mg
Urea: Cream 10 %, 20 %
Vitamin A: Capsule 25000 IU, 50000 IU; Syrup 1 lakh IU/ml
Vitamin B complex: Tablet; Capsule; Syrup
Vitamin E: Capsule 200 mg, 400 mg
White soft paraffin: Ointment
`;
