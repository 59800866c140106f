/**
 * Heart, blood vessels, blood pressure, clotting, lipids, diabetes, thyroid, gout. Read by medicine-list.ts.
 */
export const heartMedicines = `
Acarbose: Tablet 25 mg, 50 mg
Acenocoumarol: Tablet 1 mg, 2 mg, 3 mg, 4 mg
Adenosine: Injection 6 mg/2 ml
Allopurinol: Tablet 100 mg, 300 mg
Amiodarone: Tablet 100 mg, 200 mg; Injection 150 mg/3 ml
Amlodipine + Atenolol: Tablet 5 mg + 50 mg
Amlodipine: Tablet 2.5 mg, 5 mg, 10 mg
Apixaban: Tablet 2.5 mg, 5 mg
Aspirin + Atorvastatin: Capsule 75 mg + 10 mg, 75 mg + 20 mg
Aspirin + Clopidogrel: Tablet 75 mg + 75 mg, 150 mg + 75 mg
Aspirin: Tablet 75 mg, 150 mg, 325 mg
Atenolol: Tablet 25 mg, 50 mg, 100 mg
Atorvastatin: Tablet 10 mg, 20 mg, 40 mg, 80 mg
Azilsartan: Tablet 40 mg, 80 mg
Benidipine: Tablet 4 mg, 8 mg
Bisoprolol: Tablet 1.25 mg, 2.5 mg, 5 mg, 10 mg
Canagliflozin: Tablet 100 mg, 300 mg
Carbimazole: Tablet 5 mg, 10 mg, 20 mg
Carvedilol: Tablet 3.125 mg, 6.25 mg, 12.5 mg, 25 mg
Chlorthalidone: Tablet 6.25 mg, 12.5 mg, 25 mg
Cilnidipine: Tablet 5 mg, 10 mg, 20 mg
Cilostazol: Tablet 50 mg, 100 mg
Clonidine: Tablet 100 mcg
Clopidogrel: Tablet 75 mg, 150 mg
Colchicine: Tablet 0.5 mg
Dabigatran: Capsule 75 mg, 110 mg, 150 mg
Dalteparin: Injection 2500 IU, 5000 IU
Dapagliflozin: Tablet 5 mg, 10 mg
Digoxin: Tablet 0.25 mg; Injection 0.5 mg/2 ml
Diltiazem: Tablet 30 mg, 60 mg; SR tablet 90 mg, 120 mg
Dobutamine: Injection 250 mg
Dopamine: Injection 200 mg/5 ml
Dulaglutide: Injection 0.75 mg, 1.5 mg
Empagliflozin: Tablet 10 mg, 25 mg
Enalapril: Tablet 2.5 mg, 5 mg, 10 mg
Enoxaparin: Injection 20 mg, 40 mg, 60 mg, 80 mg
Eplerenone: Tablet 25 mg, 50 mg
Esmolol: Injection 100 mg/10 ml
Ezetimibe: Tablet 10 mg
Febuxostat: Tablet 40 mg, 80 mg
Fenofibrate: Tablet 145 mg, 160 mg; Capsule 200 mg
Fondaparinux: Injection 2.5 mg
Furosemide: Tablet 40 mg; Injection 20 mg/2 ml
Gliclazide: Tablet 40 mg, 80 mg; MR tablet 30 mg, 60 mg
Glimepiride + Metformin: SR tablet 1 mg + 500 mg, 2 mg + 500 mg
Glimepiride: Tablet 1 mg, 2 mg, 3 mg, 4 mg
Glipizide: Tablet 5 mg
Glucagon: Injection 1 mg
Heparin: Injection 5000 IU/ml, 25000 IU/5 ml
Human insulin 30/70: Injection 40 IU/ml, 100 IU/ml
Hydralazine: Tablet 25 mg, 50 mg
Hydrochlorothiazide: Tablet 12.5 mg, 25 mg
Indapamide: Tablet 2.5 mg; SR tablet 1.5 mg
Insulin aspart: Injection 100 IU/ml
Insulin degludec: Injection 100 IU/ml
Insulin detemir: Injection 100 IU/ml
Insulin glargine: Injection 100 IU/ml, 300 IU/ml
Insulin isophane: Injection 40 IU/ml, 100 IU/ml
Insulin lispro: Injection 100 IU/ml
Insulin regular: Injection 40 IU/ml, 100 IU/ml
Irbesartan: Tablet 150 mg, 300 mg
Isosorbide dinitrate: Tablet 5 mg, 10 mg
Isosorbide mononitrate: Tablet 10 mg, 20 mg; SR tablet 30 mg, 60 mg
Ivabradine: Tablet 5 mg, 7.5 mg
Labetalol: Tablet 50 mg, 100 mg, 200 mg; Injection 20 mg/4 ml
Levothyroxine: Tablet 12.5 mcg, 25 mcg, 50 mcg, 75 mcg, 88 mcg, 100 mcg, 125 mcg
Linagliptin: Tablet 5 mg
Liraglutide: Injection 6 mg/ml
Lisinopril: Tablet 2.5 mg, 5 mg, 10 mg
Losartan + Hydrochlorothiazide: Tablet 50 mg + 12.5 mg
Losartan: Tablet 25 mg, 50 mg, 100 mg
Mephentermine: Injection 30 mg/ml
Metformin: Tablet 500 mg, 850 mg, 1 g; SR tablet 500 mg, 1 g
Methyldopa: Tablet 250 mg, 500 mg
Metolazone: Tablet 2.5 mg, 5 mg
Metoprolol succinate: SR tablet 12.5 mg, 25 mg, 50 mg, 100 mg
Metoprolol tartrate: Tablet 25 mg, 50 mg, 100 mg
Nebivolol: Tablet 2.5 mg, 5 mg, 10 mg
Nicorandil: Tablet 5 mg, 10 mg
Nifedipine: Capsule 5 mg, 10 mg; SR tablet 10 mg, 20 mg
Nitroglycerin: SR tablet 2.6 mg, 6.4 mg; Sublingual tablet 0.5 mg; Spray 400 mcg
Noradrenaline: Injection 2 mg/2 ml
Olmesartan: Tablet 10 mg, 20 mg, 40 mg
Perindopril: Tablet 2 mg, 4 mg, 8 mg
Pioglitazone: Tablet 7.5 mg, 15 mg, 30 mg
Pitavastatin: Tablet 1 mg, 2 mg, 4 mg
Prasugrel: Tablet 5 mg, 10 mg
Prazosin: SR tablet 2.5 mg, 5 mg
Propranolol: Tablet 10 mg, 20 mg, 40 mg; SR capsule 40 mg, 80 mg
Propylthiouracil: Tablet 50 mg
Ramipril: Tablet 1.25 mg, 2.5 mg, 5 mg, 10 mg
Ranolazine: SR tablet 500 mg, 1 g
Repaglinide: Tablet 0.5 mg, 1 mg, 2 mg
Rivaroxaban: Tablet 2.5 mg, 10 mg, 15 mg, 20 mg
Rosuvastatin: Tablet 5 mg, 10 mg, 20 mg, 40 mg
Sacubitril + Valsartan: Tablet 50 mg, 100 mg, 200 mg
Saroglitazar: Tablet 4 mg
Semaglutide: Tablet 3 mg, 7 mg, 14 mg; Injection 0.25 mg, 0.5 mg, 1 mg
Simvastatin: Tablet 10 mg, 20 mg
Sitagliptin + Metformin: Tablet 50 mg + 500 mg, 50 mg + 1 g
Sitagliptin: Tablet 50 mg, 100 mg
Sotalol: Tablet 40 mg, 80 mg
Spironolactone: Tablet 25 mg, 50 mg, 100 mg
Streptokinase: Injection 15 lakh IU
Telmisartan + Amlodipine: Tablet 40 mg + 5 mg, 80 mg + 5 mg
Telmisartan + Hydrochlorothiazide: Tablet 40 mg + 12.5 mg, 80 mg + 12.5 mg
Telmisartan: Tablet 20 mg, 40 mg, 80 mg
Tenecteplase: Injection 30 mg, 40 mg, 50 mg
Teneligliptin: Tablet 20 mg
Ticagrelor: Tablet 60 mg, 90 mg
Tolvaptan: Tablet 15 mg, 30 mg
Torasemide: Tablet 5 mg, 10 mg, 20 mg, 40 mg
Tranexamic acid: Tablet 500 mg; Injection 500 mg/5 ml
Trimetazidine: Tablet 20 mg; MR tablet 35 mg
Valsartan: Tablet 40 mg, 80 mg, 160 mg
Verapamil: Tablet 40 mg, 80 mg; SR tablet 120 mg, 240 mg
Vildagliptin + Metformin: Tablet 50 mg + 500 mg, 50 mg + 1 g
Vildagliptin: Tablet 50 mg
Voglibose: Tablet 0.2 mg, 0.3 mg
Warfarin: Tablet 1 mg, 2 mg, 5 mg
`;
