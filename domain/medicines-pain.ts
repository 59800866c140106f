/** Pain, muscles, joints, bones, nerves, mental health. Read by medicine-list.ts. */
export const painMedicines = `
Aceclofenac + Paracetamol: Tablet 100 mg + 325 mg
Aceclofenac: Tablet 100 mg; SR tablet 200 mg
Alendronic acid: Tablet 35 mg, 70 mg
Alprazolam: Tablet 0.25 mg, 0.5 mg, 1 mg
Amisulpride: Tablet 50 mg, 100 mg, 200 mg
Amitriptyline: Tablet 10 mg, 25 mg, 50 mg, 75 mg
Aripiprazole: Tablet 2 mg, 5 mg, 10 mg, 15 mg
Atomoxetine: Capsule 10 mg, 18 mg, 25 mg, 40 mg
Baclofen: Tablet 5 mg, 10 mg, 25 mg
Betahistine: Tablet 8 mg, 16 mg, 24 mg
Brivaracetam: Tablet 25 mg, 50 mg, 100 mg
Buprenorphine: Injection 0.3 mg/ml; Patch 5 mcg/h, 10 mcg/h
Bupropion: SR tablet 150 mg
Buspirone: Tablet 5 mg, 10 mg
Carbamazepine: Tablet 100 mg, 200 mg, 400 mg; CR tablet 200 mg, 400 mg; Syrup 100 mg/5 ml
Celecoxib: Capsule 100 mg, 200 mg
Chlordiazepoxide: Tablet 10 mg, 25 mg
Chlorpromazine: Tablet 50 mg, 100 mg
Chlorzoxazone: Tablet 250 mg, 500 mg
Cinnarizine: Tablet 25 mg, 75 mg
Citicoline: Tablet 500 mg; Injection 500 mg/4 ml
Clobazam: Tablet 5 mg, 10 mg, 20 mg
Clomipramine: Tablet 10 mg, 25 mg; SR tablet 75 mg
Clonazepam: Tablet 0.25 mg, 0.5 mg, 1 mg, 2 mg
Clozapine: Tablet 25 mg, 50 mg, 100 mg
Desvenlafaxine: ER tablet 50 mg, 100 mg
Diacerein: Capsule 50 mg
Diazepam: Tablet 2 mg, 5 mg, 10 mg; Injection 10 mg/2 ml
Diclofenac: Tablet 50 mg; SR tablet 100 mg; Gel 1 %; Injection 75 mg/3 ml
Disulfiram: Tablet 250 mg, 500 mg
Divalproex: ER tablet 250 mg, 500 mg, 750 mg
Donepezil: Tablet 5 mg, 10 mg
Duloxetine: Capsule 20 mg, 30 mg, 40 mg, 60 mg
Escitalopram: Tablet 5 mg, 10 mg, 20 mg
Etizolam: Tablet 0.25 mg, 0.5 mg
Etodolac: Tablet 200 mg, 400 mg
Etoricoxib: Tablet 60 mg, 90 mg, 120 mg
Fentanyl: Injection 100 mcg/2 ml; Patch 12.5 mcg/h, 25 mcg/h, 50 mcg/h
Flunarizine: Tablet 5 mg, 10 mg
Fluoxetine: Capsule 10 mg, 20 mg, 40 mg
Fluvoxamine: Tablet 50 mg, 100 mg
Gabapentin: Capsule 100 mg, 300 mg, 400 mg
Glucosamine: Tablet 500 mg, 750 mg
Haloperidol: Tablet 1.5 mg, 5 mg; Injection 5 mg/ml
Hydroxychloroquine: Tablet 200 mg, 300 mg, 400 mg
Hydroxyzine: Tablet 10 mg, 25 mg; Syrup 10 mg/5 ml
Ibandronic acid: Tablet 150 mg
Ibuprofen + Paracetamol: Tablet 400 mg + 325 mg; Suspension 100 mg + 162.5 mg/5 ml
Ibuprofen: Tablet 200 mg, 400 mg, 600 mg; Suspension 100 mg/5 ml
Imipramine: Tablet 25 mg, 75 mg
Indometacin: Capsule 25 mg, 75 mg
Ketorolac: Tablet 10 mg; Injection 30 mg/ml; Eye drops 0.4 %
Lacosamide: Tablet 50 mg, 100 mg, 150 mg, 200 mg
Lamotrigine: Tablet 25 mg, 50 mg, 100 mg
Leflunomide: Tablet 10 mg, 20 mg
Levetiracetam: Tablet 250 mg, 500 mg, 750 mg; Syrup 100 mg/ml; Injection 500 mg/5 ml
Levodopa + Carbidopa: Tablet 100 mg + 10 mg, 100 mg + 25 mg, 250 mg + 25 mg
Lithium carbonate: Tablet 300 mg; SR tablet 400 mg
Lorazepam: Tablet 1 mg, 2 mg; Injection 2 mg/ml
Lornoxicam: Tablet 4 mg, 8 mg
Mefenamic acid + Dicycloverine: Tablet 250 mg + 10 mg
Mefenamic acid: Tablet 250 mg, 500 mg; Suspension 100 mg/5 ml
Melatonin: Tablet 3 mg, 5 mg, 10 mg
Meloxicam: Tablet 7.5 mg, 15 mg
Memantine: Tablet 5 mg, 10 mg
Methocarbamol: Tablet 500 mg, 750 mg
Methotrexate: Tablet 2.5 mg, 5 mg, 7.5 mg, 10 mg, 15 mg; Injection 15 mg/ml
Methylphenidate: Tablet 10 mg; ER tablet 18 mg, 36 mg
Midazolam: Injection 5 mg/5 ml; Nasal spray 0.5 mg
Mirtazapine: Tablet 7.5 mg, 15 mg, 30 mg
Morphine: Tablet 10 mg, 20 mg; SR tablet 10 mg, 30 mg, 60 mg; Injection 10 mg/ml
Naltrexone: Tablet 50 mg
Naproxen: Tablet 250 mg, 500 mg
Naratriptan: Tablet 1 mg, 2.5 mg
Neostigmine: Injection 0.5 mg/ml
Nitrazepam: Tablet 5 mg, 10 mg
Nortriptyline: Tablet 10 mg, 25 mg
Olanzapine: Tablet 2.5 mg, 5 mg, 10 mg
Oxcarbazepine: Tablet 150 mg, 300 mg, 600 mg
Paracetamol: Tablet 500 mg, 650 mg; Syrup 120 mg/5 ml, 125 mg/5 ml, 250 mg/5 ml; Drops 100 mg/ml; Suppository 80 mg, 170 mg; Injection 1 g/100 ml
Paroxetine: Tablet 10 mg, 20 mg; CR tablet 12.5 mg, 25 mg
Pentazocine: Injection 30 mg/ml
Phenobarbital: Tablet 30 mg, 60 mg; Syrup 20 mg/5 ml
Phenytoin: Tablet 100 mg; Syrup 30 mg/5 ml; Injection 100 mg/2 ml
Piracetam: Tablet 400 mg, 800 mg
Piroxicam: Capsule 10 mg, 20 mg; Gel 0.5 %
Pramipexole: Tablet 0.125 mg, 0.25 mg, 0.5 mg, 1 mg
Pregabalin: Capsule 50 mg, 75 mg, 150 mg
Pyridostigmine: Tablet 60 mg
Quetiapine: Tablet 25 mg, 50 mg, 100 mg, 200 mg
Rasagiline: Tablet 0.5 mg, 1 mg
Risedronic acid: Tablet 35 mg
Risperidone: Tablet 1 mg, 2 mg, 3 mg, 4 mg
Rivastigmine: Capsule 1.5 mg, 3 mg; Patch 4.6 mg, 9.5 mg
Rizatriptan: Tablet 5 mg, 10 mg
Ropinirole: Tablet 0.25 mg, 0.5 mg, 1 mg, 2 mg
Sertraline: Tablet 25 mg, 50 mg, 100 mg
Sodium valproate: Tablet 200 mg, 500 mg; CR tablet 300 mg, 500 mg; Syrup 200 mg/5 ml
Sulfasalazine: Tablet 500 mg, 1 g
Sumatriptan: Tablet 25 mg, 50 mg, 100 mg
Tapentadol: Tablet 50 mg, 75 mg, 100 mg
Teriparatide: Injection 600 mcg/2.4 ml
Tetrabenazine: Tablet 12.5 mg, 25 mg
Thiocolchicoside: Capsule 4 mg, 8 mg
Tizanidine: Tablet 2 mg, 4 mg
Tofacitinib: Tablet 5 mg
Tolperisone: Tablet 50 mg, 150 mg
Topiramate: Tablet 25 mg, 50 mg, 100 mg
Tramadol + Paracetamol: Tablet 37.5 mg + 325 mg
Tramadol: Capsule 50 mg; SR tablet 100 mg; Injection 50 mg/ml
Trazodone: Tablet 25 mg, 50 mg, 100 mg
Trihexyphenidyl: Tablet 2 mg
Varenicline: Tablet 0.5 mg, 1 mg
Venlafaxine: ER capsule 37.5 mg, 75 mg, 150 mg
Vortioxetine: Tablet 5 mg, 10 mg, 20 mg
Zoledronic acid: Injection 4 mg, 5 mg
Zolpidem: Tablet 5 mg, 10 mg
Zonisamide: Capsule 25 mg, 50 mg, 100 mg
`;
