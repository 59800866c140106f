/** Infections: bacteria, tuberculosis, fungi, viruses, malaria, worms. Read by medicine-list.ts. */
export const infectionMedicines = `
Abacavir + Lamivudine: Tablet 600 mg + 300 mg
Abacavir: Tablet 300 mg
Aciclovir: Tablet 200 mg, 400 mg, 800 mg; Cream 5 %; Eye ointment 3 %; Injection 250 mg, 500 mg
Albendazole: Tablet 400 mg; Suspension 200 mg/5 ml
Amikacin: Injection 100 mg/2 ml, 250 mg/2 ml, 500 mg/2 ml
Amoxicillin + Clavulanic acid: Tablet 375 mg, 625 mg, 1 g; Dry syrup 228.5 mg/5 ml, 457 mg/5 ml; Injection 1.2 g
Amoxicillin: Capsule 250 mg, 500 mg; Dispersible tablet 125 mg, 250 mg; Dry syrup 125 mg/5 ml, 250 mg/5 ml
Amphotericin B: Injection 50 mg
Ampicillin + Cloxacillin: Capsule 250 mg + 250 mg
Ampicillin: Capsule 250 mg, 500 mg; Injection 500 mg, 1 g
Artemether + Lumefantrine: Tablet 20 mg + 120 mg, 40 mg + 240 mg, 80 mg + 480 mg
Artesunate: Tablet 50 mg; Injection 60 mg, 120 mg
Atazanavir + Ritonavir: Tablet 300 mg + 100 mg
Azithromycin: Tablet 250 mg, 500 mg; Syrup 100 mg/5 ml, 200 mg/5 ml; Injection 500 mg
Aztreonam: Injection 500 mg, 1 g
Bedaquiline: Tablet 100 mg
Benzathine benzylpenicillin: Injection 6 lakh IU, 12 lakh IU, 24 lakh IU
Benzylpenicillin: Injection 5 lakh IU, 10 lakh IU
Cefaclor: Capsule 250 mg; Dry syrup 125 mg/5 ml
Cefadroxil: Tablet 250 mg, 500 mg; Dry syrup 125 mg/5 ml, 250 mg/5 ml
Cefalexin: Capsule 250 mg, 500 mg; Dry syrup 125 mg/5 ml
Cefazolin: Injection 500 mg, 1 g
Cefdinir: Capsule 300 mg; Dry syrup 125 mg/5 ml
Cefditoren: Tablet 200 mg, 400 mg
Cefepime: Injection 500 mg, 1 g
Cefixime: Tablet 100 mg, 200 mg, 400 mg; Dry syrup 50 mg/5 ml, 100 mg/5 ml
Cefoperazone + Sulbactam: Injection 1 g, 1.5 g, 2 g
Cefotaxime: Injection 250 mg, 500 mg, 1 g
Cefpodoxime: Tablet 100 mg, 200 mg; Dry syrup 50 mg/5 ml, 100 mg/5 ml
Ceftazidime: Injection 250 mg, 500 mg, 1 g
Ceftriaxone + Sulbactam: Injection 750 mg, 1.5 g
Ceftriaxone: Injection 250 mg, 500 mg, 1 g
Cefuroxime: Tablet 250 mg, 500 mg; Dry syrup 125 mg/5 ml; Injection 750 mg, 1.5 g
Chloramphenicol: Capsule 250 mg, 500 mg; Eye drops 0.5 %; Eye ointment 1 %
Chloroquine: Tablet 250 mg, 500 mg; Syrup 50 mg/5 ml
Ciprofloxacin: Tablet 250 mg, 500 mg, 750 mg; Eye drops 0.3 %; Injection 200 mg/100 ml
Clarithromycin: Tablet 250 mg, 500 mg; Dry syrup 125 mg/5 ml
Clindamycin: Capsule 150 mg, 300 mg; Gel 1 %; Injection 300 mg/2 ml, 600 mg/4 ml
Clofazimine: Capsule 50 mg, 100 mg
Clotrimazole: Cream 1 %; Powder 1 %; Vaginal tablet 100 mg, 200 mg, 500 mg; Mouth paint 1 %; Ear drops 1 %
Cloxacillin: Capsule 250 mg, 500 mg
Co-trimoxazole: Tablet 480 mg, 960 mg; Syrup 240 mg/5 ml
Colistimethate: Injection 1 million IU, 2 million IU
Cycloserine: Capsule 250 mg
Daclatasvir: Tablet 60 mg
Dapsone: Tablet 25 mg, 50 mg, 100 mg; Gel 5 %
Diethylcarbamazine: Tablet 50 mg, 100 mg
Dolutegravir: Tablet 50 mg
Doxycycline: Capsule 100 mg; Tablet 100 mg
Efavirenz: Tablet 200 mg, 600 mg
Entecavir: Tablet 0.5 mg, 1 mg
Ertapenem: Injection 1 g
Erythromycin: Tablet 250 mg, 500 mg; Syrup 125 mg/5 ml
Ethambutol: Tablet 400 mg, 800 mg
Ethionamide: Tablet 250 mg
Famciclovir: Tablet 250 mg, 500 mg
Faropenem: Tablet 150 mg, 200 mg, 300 mg
Favipiravir: Tablet 200 mg, 400 mg, 800 mg
Fluconazole: Tablet 50 mg, 150 mg, 200 mg; Injection 200 mg/100 ml
Fosfomycin: Sachet 3 g
Framycetin: Cream 1 %
Fusidic acid: Cream 2 %; Eye drops 1 %
Ganciclovir: Eye gel 0.15 %; Injection 500 mg
Gentamicin: Injection 40 mg/ml, 80 mg/2 ml; Eye drops 0.3 %
Griseofulvin: Tablet 250 mg, 500 mg
Imipenem + Cilastatin: Injection 500 mg
Isoniazid + Rifampicin: Tablet 150 mg + 300 mg, 300 mg + 450 mg
Isoniazid: Tablet 100 mg, 300 mg
Itraconazole: Capsule 100 mg, 200 mg
Ivermectin: Tablet 3 mg, 6 mg, 12 mg
Ketoconazole: Tablet 200 mg; Cream 2 %; Shampoo 2 %
Lamivudine: Tablet 100 mg, 150 mg, 300 mg
Levofloxacin: Tablet 250 mg, 500 mg, 750 mg; Eye drops 0.5 %; Injection 500 mg/100 ml
Linezolid: Tablet 600 mg; Syrup 100 mg/5 ml; Injection 600 mg/300 ml
Luliconazole: Cream 1 %
Mebendazole: Tablet 100 mg; Suspension 100 mg/5 ml
Meropenem: Injection 125 mg, 500 mg, 1 g
Metronidazole: Tablet 200 mg, 400 mg; Suspension 200 mg/5 ml; Injection 500 mg/100 ml; Gel 1 %
Miconazole: Cream 2 %; Oral gel 2 %
Miltefosine: Capsule 10 mg, 50 mg
Minocycline: Capsule 50 mg, 100 mg
Moxifloxacin: Tablet 400 mg; Eye drops 0.5 %
Mupirocin: Ointment 2 %
Nalidixic acid: Tablet 500 mg; Syrup 300 mg/5 ml
Neomycin + Polymyxin B + Bacitracin: Ointment; Powder
Netilmicin: Injection 50 mg/ml
Nevirapine: Tablet 200 mg
Nitazoxanide: Tablet 200 mg, 500 mg; Suspension 100 mg/5 ml
Nitrofurantoin: Tablet 50 mg, 100 mg; Capsule 100 mg
Norfloxacin: Tablet 400 mg
Nystatin: Oral suspension 1 lakh units/ml; Vaginal tablet 1 lakh units
Ofloxacin + Ornidazole: Tablet 200 mg + 500 mg; Suspension 50 mg + 125 mg/5 ml
Ofloxacin: Tablet 200 mg, 400 mg; Suspension 50 mg/5 ml; Eye drops 0.3 %; Ear drops 0.3 %
Ornidazole: Tablet 500 mg
Oseltamivir: Capsule 30 mg, 45 mg, 75 mg; Dry syrup 12 mg/ml
Phenoxymethylpenicillin: Tablet 250 mg, 400 mg
Piperacillin + Tazobactam: Injection 2.25 g, 4.5 g
Polymyxin B: Injection 5 lakh IU
Praziquantel: Tablet 600 mg
Primaquine: Tablet 2.5 mg, 7.5 mg, 15 mg
Pyrantel: Suspension 250 mg/5 ml
Pyrazinamide: Tablet 500 mg, 750 mg
Quinine: Tablet 300 mg; Injection 300 mg/ml
Remdesivir: Injection 100 mg
Ribavirin: Capsule 200 mg
Rifampicin: Capsule 150 mg, 300 mg, 450 mg, 600 mg; Syrup 100 mg/5 ml
Rifaximin: Tablet 200 mg, 400 mg, 550 mg
Roxithromycin: Tablet 150 mg, 300 mg
Secnidazole: Tablet 1 g
Sertaconazole: Cream 2 %
Silver sulfadiazine: Cream 1 %
Sofosbuvir + Velpatasvir: Tablet 400 mg + 100 mg
Sofosbuvir: Tablet 400 mg
Streptomycin: Injection 750 mg, 1 g
Teicoplanin: Injection 200 mg, 400 mg
Tenofovir alafenamide: Tablet 25 mg
Tenofovir disoproxil + Lamivudine + Dolutegravir: Tablet 300 mg + 300 mg + 50 mg
Tenofovir disoproxil: Tablet 300 mg
Terbinafine: Tablet 250 mg; Cream 1 %
Tetracycline: Capsule 250 mg, 500 mg
Tigecycline: Injection 50 mg
Tinidazole: Tablet 300 mg, 500 mg
Tobramycin: Eye drops 0.3 %; Injection 80 mg/2 ml
Valaciclovir: Tablet 500 mg, 1 g
Valganciclovir: Tablet 450 mg
Vancomycin: Injection 500 mg, 1 g; Capsule 125 mg
Voriconazole: Tablet 50 mg, 200 mg; Injection 200 mg
Zidovudine: Tablet 100 mg, 300 mg
`;
