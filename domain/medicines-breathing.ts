/** Breathing, allergies, stomach and bowel. Read by medicine-list.ts. */
export const breathingMedicines = `
Acebrophylline: Capsule 100 mg; SR tablet 200 mg
Acetylcysteine: Effervescent tablet 600 mg; Injection 200 mg/ml
Aluminium hydroxide + Magnesium hydroxide: Suspension
Ambroxol: Tablet 30 mg; Syrup 15 mg/5 ml, 30 mg/5 ml
Azelastine: Nasal spray 140 mcg
Beclometasone: Inhaler 100 mcg, 200 mcg
Bilastine: Tablet 20 mg
Bisacodyl: Tablet 5 mg; Suppository 5 mg, 10 mg
Bromhexine: Tablet 8 mg; Syrup 4 mg/5 ml
Budesonide + Formoterol: Inhaler 100 mcg + 6 mcg, 200 mcg + 6 mcg, 400 mcg + 6 mcg
Budesonide: Inhaler 100 mcg, 200 mcg; Respules 0.5 mg/2 ml, 1 mg/2 ml; Nasal spray 64 mcg
Cetirizine: Tablet 5 mg, 10 mg; Syrup 5 mg/5 ml
Chlorphenamine: Tablet 4 mg; Injection 10 mg/ml
Cholecalciferol: Capsule 60000 IU; Sachet 60000 IU; Tablet 1000 IU, 2000 IU; Drops 400 IU/ml
Cholestyramine: Sachet 4 g
Codeine: Syrup 10 mg/5 ml
Cyproheptadine: Tablet 4 mg; Syrup 2 mg/5 ml
Desloratadine: Tablet 5 mg; Syrup 2.5 mg/5 ml
Dextromethorphan: Syrup 10 mg/5 ml
Dicycloverine: Tablet 10 mg, 20 mg; Drops 10 mg/ml; Injection 10 mg/ml
Domperidone: Tablet 10 mg; Suspension 1 mg/ml
Doxofylline: Tablet 400 mg; SR tablet 650 mg
Doxylamine + Pyridoxine: Tablet 10 mg + 10 mg
Drotaverine: Tablet 40 mg, 80 mg; Injection 40 mg/2 ml
Ebastine: Tablet 10 mg, 20 mg
Esomeprazole: Tablet 20 mg, 40 mg; Injection 40 mg
Famotidine: Tablet 20 mg, 40 mg
Fexofenadine: Tablet 120 mg, 180 mg; Suspension 30 mg/5 ml
Fluticasone furoate: Nasal spray 27.5 mcg
Fluticasone propionate: Inhaler 125 mcg, 250 mcg; Nasal spray 50 mcg
Formoterol: Inhaler 6 mcg, 12 mcg
Glycopyrronium: Inhaler 50 mcg; Respules 25 mcg
Granisetron: Tablet 1 mg; Injection 1 mg/ml
Guaifenesin: Syrup 100 mg/5 ml
Hyoscine butylbromide: Tablet 10 mg; Injection 20 mg/ml
Ipratropium: Inhaler 20 mcg; Respules 500 mcg/2 ml
Isabgol: Powder
Itopride: Tablet 50 mg; SR capsule 150 mg
Ketotifen: Tablet 1 mg; Eye drops 0.025 %
Lactitol: Syrup 10 g/15 ml
Lactobacillus: Capsule; Sachet
Lactulose: Solution 10 g/15 ml
Lansoprazole: Capsule 15 mg, 30 mg
Levocetirizine + Montelukast: Tablet 5 mg + 10 mg; Syrup 2.5 mg + 4 mg/5 ml
Levocetirizine: Tablet 5 mg; Syrup 2.5 mg/5 ml
Levocloperastine: Syrup 20 mg/5 ml
Levosalbutamol + Ipratropium: Respules 1.25 mg + 500 mcg/2.5 ml
Levosalbutamol: Inhaler 50 mcg; Respules 0.31 mg, 0.63 mg, 1.25 mg; Syrup 1 mg/5 ml
Levosulpiride: Tablet 25 mg; SR tablet 75 mg
Loperamide: Capsule 2 mg; Tablet 2 mg
Loratadine: Tablet 10 mg; Syrup 5 mg/5 ml
Magaldrate + Simeticone: Suspension 480 mg + 20 mg/5 ml
Mebeverine: Tablet 135 mg; SR capsule 200 mg
Mesalazine: Tablet 400 mg, 800 mg, 1.2 g; Enema 4 g; Suppository 500 mg
Metoclopramide: Tablet 10 mg; Injection 10 mg/2 ml
Mometasone: Nasal spray 50 mcg; Cream 0.1 %
Montelukast: Tablet 5 mg, 10 mg; Chewable tablet 4 mg, 5 mg; Sachet 4 mg
Mosapride: Tablet 2.5 mg, 5 mg
Olopatadine: Eye drops 0.1 %, 0.2 %
Omeprazole: Capsule 10 mg, 20 mg, 40 mg
Ondansetron: Tablet 4 mg, 8 mg; Orally disintegrating tablet 4 mg; Syrup 2 mg/5 ml; Injection 4 mg/2 ml
Oral rehydration salts: Sachet 4.2 g, 21.8 g
Oxymetazoline: Nasal drops 0.025 %, 0.05 %
Pancreatin: Capsule 10000 units, 25000 units
Pantoprazole + Domperidone: SR capsule 40 mg + 30 mg
Pantoprazole: Tablet 20 mg, 40 mg; Injection 40 mg
Pheniramine: Tablet 25 mg; Injection 22.75 mg/ml
Polyethylene glycol: Sachet 17 g; Powder 137.15 g
Prochlorperazine: Tablet 5 mg
Promethazine: Tablet 10 mg, 25 mg; Syrup 5 mg/5 ml; Injection 25 mg/ml
Prucalopride: Tablet 1 mg, 2 mg
Rabeprazole: Tablet 10 mg, 20 mg
Racecadotril: Capsule 100 mg; Sachet 10 mg, 15 mg, 30 mg
Rupatadine: Tablet 10 mg
Saccharomyces boulardii: Capsule 250 mg; Sachet 250 mg
Salbutamol: Inhaler 100 mcg; Respules 2.5 mg/2.5 ml; Tablet 2 mg, 4 mg; Syrup 2 mg/5 ml
Salmeterol + Fluticasone: Inhaler 25 mcg + 125 mcg, 25 mcg + 250 mcg, 50 mcg + 250 mcg
Senna: Tablet 11.5 mg
Silymarin: Tablet 70 mg, 140 mg
Simeticone: Drops 40 mg/ml; Tablet 125 mg
Sodium chloride nasal: Nasal drops 0.65 %; Nasal spray 0.65 %
Sodium picosulfate: Tablet 10 mg; Syrup 5 mg/5 ml
Sucralfate: Suspension 1 g/10 ml; Tablet 1 g
Terbutaline: Tablet 2.5 mg; Syrup 1.5 mg/5 ml
Terlipressin: Injection 1 mg
Theophylline: SR tablet 200 mg, 300 mg, 400 mg
Tiotropium: Inhaler 9 mcg, 18 mcg
Ursodeoxycholic acid: Tablet 150 mg, 300 mg
Vonoprazan: Tablet 10 mg, 20 mg
Xylometazoline: Nasal drops 0.05 %, 0.1 %
Zinc: Dispersible tablet 20 mg; Syrup 20 mg/5 ml
`;
