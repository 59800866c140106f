/**
 * Common Indian brands, and foreign ones of what is prohibited by video, each line "Brand: ingredient, ingredient".
 * Only those that the writer is sure of; where they were read is in docs/decisions/045-telemedicine-rules.md.
 */
export const brands = `
Eskuf: Codeine, Chlorphenamine
Onerex: Codeine, Chlorphenamine
Wincerex: Codeine, Chlorphenamine
Planokuf: Codeine, Chlorphenamine
Mits linctus: Codeine
Alprocontin: Alprazolam
Alprasafe: Alprazolam
Paxum: Diazepam
Zepose: Diazepam
Diastat: Diazepam
Lopez: Lorazepam
Loravan: Lorazepam
Calmese: Lorazepam
Lexotan: Bromazepam
Lexotanil: Bromazepam
Rohypnol: Flunitrazepam
Fluraz: Flurazepam
Dalmane: Flurazepam
Serepax: Oxazepam
Restoril: Temazepam
Halcion: Triazolam
Tranxene: Clorazepate
Equilibrium: Chlordiazepoxide
Equirex: Chlordiazepoxide, Clidinium
Amixide: Chlordiazepoxide, Amitriptyline
Limbitrol: Chlordiazepoxide, Amitriptyline
Mogadon: Nitrazepam
Hypnotex: Nitrazepam
Sylkam: Etizolam
Midaz: Midazolam
Midacip: Midazolam
Medzol: Midazolam
Midosed: Midazolam
Versed: Midazolam
Zolsoma: Zolpidem
Stilnox: Zolpidem
Edluar: Zolpidem
Tramasure: Tramadol
Tramacip: Tramadol
Supridol: Tramadol
Urgendol: Tramadol
Clovidol: Tramadol
Dromadol: Tramadol
Larapam: Tramadol
Mabron: Tramadol
Tramahexal: Tramadol
Tramal: Tramadol
Tradol: Tramadol
Zydol: Tramadol
Conzip: Tramadol
Tramacet: Tramadol, Paracetamol
Calpol T: Tramadol, Paracetamol
Parvodex: Dextropropoxyphene
Dexovon: Dextropropoxyphene
Sudhinol: Dextropropoxyphene
Parvon: Dextropropoxyphene, Paracetamol
Corbutyl: Dextropropoxyphene, Paracetamol
Walagesic: Dextropropoxyphene, Paracetamol
Parvon Spas: Dextropropoxyphene, Dicycloverine, Paracetamol
Spasmocip Plus: Dextropropoxyphene, Dicycloverine, Paracetamol
Duragesic: Fentanyl
Sublimaze: Fentanyl
Trofentyl: Fentanyl
Fendrop: Fentanyl
Actiq: Fentanyl
Vermor: Morphine
MS Contin: Morphine
Oramorph: Morphine
Roxanol: Morphine
Duramorph: Morphine
Oxycontin: Oxycodone
Roxicodone: Oxycodone
Oxynorm: Oxycodone
Percocet: Oxycodone, Paracetamol
Endocet: Oxycodone, Paracetamol
Tylox: Oxycodone, Paracetamol
Percodan: Oxycodone, Aspirin
Vicodin: Hydrocodone, Paracetamol
Lortab: Hydrocodone, Paracetamol
Norco: Hydrocodone, Paracetamol
Dilaudid: Hydromorphone
Opana: Oxymorphone
Levo-Dromoran: Levorphanol
Dolophine: Methadone
Physeptone: Methadone
Demerol: Pethidine
Alfenta: Alfentanil
Norphin: Buprenorphine
Pentorel: Buprenorphine
Subutex: Buprenorphine
Temgesic: Buprenorphine
Talwin: Pentazocine
Fortagesic: Pentazocine, Paracetamol
Ketmin: Ketamine
Ketajex: Ketamine
Spravato: Ketamine
Metadate: Methylphenidate
Focalin: Methylphenidate
Adderall: Amfetamine, Dexamfetamine
Dexedrine: Dexamfetamine
Desoxyn: Metamfetamine
Lomofen: Diphenoxylate, Furazolidone
Phenotil: Diphenoxylate, Atropine
Soma: Carisoprodol
Adipex: Phentermine
Ionamin: Phentermine
Qsymia: Phentermine, Topiramate
Tenuate: Amfepramone
Bontril: Phendimetrazine
Didrex: Benzfetamine
Sanorex: Mazindol
Cylert: Pemoline
Mandrax: Methaqualone
Quaalude: Methaqualone
Doriden: Glutethimide
Equanil: Meprobamate
Miltown: Meprobamate
Amytal: Amobarbital
Nembutal: Pentobarbital
Seconal: Secobarbital
Fioricet: Butalbital, Paracetamol, Caffeine
Xyrem: Sodium oxybate
Marinol: Dronabinol
Epitril: Clonazepam
Klonopin: Clonazepam
Onfi: Clobazam
Nucynta: Tapentadol
Palexia: Tapentadol
Lorvas: Indapamide
Corex: Codeine, Chlorphenamine
Phensedyl: Codeine, Chlorphenamine
Ascoril C: Codeine, Chlorphenamine
Codistar: Codeine, Chlorphenamine
Rexcof: Codeine, Chlorphenamine
Tossex: Codeine, Chlorphenamine
Linctus codeine: Codeine
Codeine linctus: Codeine
Tixylix: Pholcodine, Promethazine
Alprax: Alprazolam
Restyl: Alprazolam
Trika: Alprazolam
Alzolam: Alprazolam
Anxit: Alprazolam
Zolax: Alprazolam
Xanax: Alprazolam
Valium: Diazepam
Calmpose: Diazepam
Placidox: Diazepam
Ativan: Lorazepam
Larpose: Lorazepam
Trapex: Lorazepam
Librium: Chlordiazepoxide
Librax: Chlordiazepoxide, Clidinium
Normaxin: Chlordiazepoxide, Clidinium, Dicycloverine
Nitravet: Nitrazepam
Nitrosun: Nitrazepam
Etilaam: Etizolam
Etizola: Etizolam
Dormicum: Midazolam
Fulsed: Midazolam
Mezolam: Midazolam
Insed: Midazolam
Zolfresh: Zolpidem
Nitrest: Zolpidem
Stilnoct: Zolpidem
Ambien: Zolpidem
Ultram: Tramadol
Contramal: Tramadol
Tramazac: Tramadol
Domadol: Tramadol
Ultracet: Tramadol, Paracetamol
Acuvin: Tramadol, Paracetamol
Spasmo-Proxyvon: Tramadol, Dicycloverine, Paracetamol
Spasmoproxyvon: Tramadol, Dicycloverine, Paracetamol
Proxyvon: Tramadol, Paracetamol
Durogesic: Fentanyl
Morcontin: Morphine
Rumorf: Morphine
Addnok: Buprenorphine
Tidigesic: Buprenorphine
Buprigesic: Buprenorphine
Butrans: Buprenorphine
Suboxone: Buprenorphine, Naloxone
Fortwin: Pentazocine
Ketalar: Ketamine
Aneket: Ketamine
Ketanov: Ketorolac
Inspiral: Methylphenidate
Addwize: Methylphenidate
Ritalin: Methylphenidate
Concerta: Methylphenidate
Lomotil: Diphenoxylate, Atropine
Carisoma: Carisoprodol
Duromine: Phentermine
Gardenal: Phenobarbital
Luminal: Phenobarbital
Frisium: Clobazam
Cloba: Clobazam
Lobazam: Clobazam
Lonazep: Clonazepam
Clonotril: Clonazepam
Rivotril: Clonazepam
Zapiz: Clonazepam
Melzap: Clonazepam
Clonafit: Clonazepam
Petril: Clonazepam
Dolo: Paracetamol
Crocin: Paracetamol
Calpol: Paracetamol
Metacin: Paracetamol
Pyrigesic: Paracetamol
Sumo L: Paracetamol
Combiflam: Ibuprofen, Paracetamol
Brufen: Ibuprofen
Ibugesic: Ibuprofen
Zerodol: Aceclofenac
Zerodol P: Aceclofenac, Paracetamol
Hifenac: Aceclofenac
Voveran: Diclofenac
Volini: Diclofenac
Meftal: Mefenamic acid
Meftal Spas: Mefenamic acid, Dicycloverine
Cyclopam: Dicycloverine, Paracetamol
Buscopan: Hyoscine butylbromide
Drotin: Drotaverine
Naprosyn: Naproxen
Nucoxia: Etoricoxib
Etoshine: Etoricoxib
Disprin: Aspirin
Ecosprin: Aspirin
Ecosprin AV: Aspirin, Atorvastatin
Clopilet: Clopidogrel
Deplatt: Clopidogrel
Augmentin: Amoxicillin, Clavulanic acid
Clavam: Amoxicillin, Clavulanic acid
Moxikind CV: Amoxicillin, Clavulanic acid
Mox: Amoxicillin
Novamox: Amoxicillin
Azithral: Azithromycin
Azee: Azithromycin
Zithromax: Azithromycin
Zifi: Cefixime
Taxim O: Cefixime
Taxim: Cefotaxime
Monocef: Ceftriaxone
Ceftum: Cefuroxime
Cepodem: Cefpodoxime
Phexin: Cefalexin
Ciplox: Ciprofloxacin
Cifran: Ciprofloxacin
Levomac: Levofloxacin
Levoflox: Levofloxacin
Oflox: Ofloxacin
Zenflox: Ofloxacin
Norflox: Norfloxacin
Norflox TZ: Norfloxacin, Tinidazole
Flagyl: Metronidazole
Metrogyl: Metronidazole
Septran: Co-trimoxazole
Bactrim: Co-trimoxazole
Doxt: Doxycycline
Linid: Linezolid
Niftran: Nitrofurantoin
Zentel: Albendazole
Forcan: Fluconazole
Candid: Clotrimazole
Candid B: Clotrimazole, Beclometasone
T-Bact: Mupirocin
Betadine: Povidone-iodine
Soframycin: Framycetin
Fucidin: Fusidic acid
Lulifin: Luliconazole
Zovirax: Aciclovir
Tamiflu: Oseltamivir
Allegra: Fexofenadine
Avil: Pheniramine
Cetzine: Cetirizine
Okacet: Cetirizine
Zyrtec: Cetirizine
Levocet: Levocetirizine
Xyzal: Levocetirizine
Teczine: Levocetirizine
Montair: Montelukast
Montair LC: Montelukast, Levocetirizine
Montek LC: Montelukast, Levocetirizine
Atarax: Hydroxyzine
Phenergan: Promethazine
Stemetil: Prochlorperazine
Vertin: Betahistine
Stugeron: Cinnarizine
Emeset: Ondansetron
Vomikind: Ondansetron
Perinorm: Metoclopramide
Domstal: Domperidone
Pan: Pantoprazole
Pan D: Pantoprazole, Domperidone
Pantocid: Pantoprazole
Pantop: Pantoprazole
Omez: Omeprazole
Omez D: Omeprazole, Domperidone
Rantac: Ranitidine
Aciloc: Ranitidine
Zinetac: Ranitidine
Razo: Rabeprazole
Rablet: Rabeprazole
Nexium: Esomeprazole
Sompraz: Esomeprazole
Gelusil: Aluminium hydroxide, Magnesium hydroxide, Simeticone
Digene: Aluminium hydroxide, Magnesium hydroxide, Simeticone
Mucaine: Aluminium hydroxide, Magnesium hydroxide, Oxetacaine
Duphalac: Lactulose
Cremaffin: Liquid paraffin, Magnesium hydroxide
Dulcolax: Bisacodyl
Eldoper: Loperamide
Imodium: Loperamide
Redotil: Racecadotril
Udiliv: Ursodeoxycholic acid
Benadryl: Diphenhydramine
Ascoril: Bromhexine, Guaifenesin, Terbutaline
Ascoril LS: Ambroxol, Guaifenesin, Levosalbutamol
Ascoril D: Dextromethorphan, Chlorphenamine, Phenylephrine
Corex DX: Dextromethorphan, Chlorphenamine
Grilinctus: Dextromethorphan, Guaifenesin, Chlorphenamine, Ammonium chloride
Alex: Dextromethorphan, Chlorphenamine, Phenylephrine
Asthalin: Salbutamol
Levolin: Levosalbutamol
Duolin: Levosalbutamol, Ipratropium
Budecort: Budesonide
Foracort: Budesonide, Formoterol
Seroflo: Salmeterol, Fluticasone propionate
Deriphyllin: Etofylline, Theophylline
Sinarest: Paracetamol, Chlorphenamine, Phenylephrine
Cheston Cold: Paracetamol, Cetirizine, Phenylephrine
Otrivin: Xylometazoline
Nasivion: Oxymetazoline
Thyronorm: Levothyroxine
Eltroxin: Levothyroxine
Glycomet: Metformin
Glycomet GP: Metformin, Glimepiride
Glyciphage: Metformin
Amaryl: Glimepiride
Zoryl: Glimepiride
Januvia: Sitagliptin
Janumet: Sitagliptin, Metformin
Istavel: Sitagliptin
Istamet: Sitagliptin, Metformin
Galvus: Vildagliptin
Galvus Met: Vildagliptin, Metformin
Jalra: Vildagliptin
Tendia: Teneligliptin
Daonil: Glibenclamide
Diamicron: Gliclazide
Forxiga: Dapagliflozin
Jardiance: Empagliflozin
Volibo: Voglibose
Lantus: Insulin glargine
Novorapid: Insulin aspart
Telma: Telmisartan
Telma H: Telmisartan, Hydrochlorothiazide
Telma AM: Telmisartan, Amlodipine
Telmikind: Telmisartan
Losar: Losartan
Losar H: Losartan, Hydrochlorothiazide
Amlong: Amlodipine
Amlokind: Amlodipine
Stamlo: Amlodipine
Amlopres: Amlodipine
Amlopres AT: Amlodipine, Atenolol
Cilacar: Cilnidipine
Envas: Enalapril
Cardace: Ramipril
Aten: Atenolol
Tenormin: Atenolol
Metolar: Metoprolol
Betaloc: Metoprolol
Concor: Bisoprolol
Nebicard: Nebivolol
Ciplar: Propranolol
Inderal: Propranolol
Lasix: Furosemide
Dytor: Torasemide
Aldactone: Spironolactone
Lanoxin: Digoxin
Sorbitrate: Isosorbide dinitrate
Nitrocontin: Nitroglycerin
Atorva: Atorvastatin
Storvas: Atorvastatin
Lipitor: Atorvastatin
Rosuvas: Rosuvastatin
Crestor: Rosuvastatin
Eliquis: Apixaban
Xarelto: Rivaroxaban
Warf: Warfarin
Acitrom: Acenocoumarol
Zyloric: Allopurinol
Febutaz: Febuxostat
Zycolchin: Colchicine
Shelcal: Calcium carbonate, Cholecalciferol
Gemcal: Calcium carbonate, Calcitriol, Zinc
Calcirol: Cholecalciferol
Uprise D3: Cholecalciferol
Orofer XT: Ferrous ascorbate, Folic acid
Livogen: Ferrous fumarate, Folic acid
Autrin: Ferrous fumarate, Folic acid
Folvite: Folic acid
Becosules: Vitamin B complex
Neurobion Forte: Vitamin B complex
Limcee: Ascorbic acid
Electral: Oral rehydration salts
Zincovit: Multivitamin
Supradyn: Multivitamin
Nurokind: Mecobalamin
Eptoin: Phenytoin
Dilantin: Phenytoin
Tegretol: Carbamazepine
Oxetol: Oxcarbazepine
Levipil: Levetiracetam
Levera: Levetiracetam
Valparin: Valproate
Encorate: Valproate
Lamitor: Lamotrigine
Topamac: Topiramate
Gabapin: Gabapentin
Pregalin: Pregabalin
Lyrica: Pregabalin
Nexito: Escitalopram
Cipralex: Escitalopram
Fludac: Fluoxetine
Prozac: Fluoxetine
Serta: Sertraline
Zoloft: Sertraline
Tryptomer: Amitriptyline
Oleanz: Olanzapine
Sizodon: Risperidone
Qutipin: Quetiapine
Serenace: Haloperidol
Lithosun: Lithium carbonate
Syndopa: Levodopa, Carbidopa
Pacitane: Trihexyphenidyl
Axepta: Atomoxetine
Wysolone: Prednisolone
Omnacortil: Prednisolone
Medrol: Methylprednisolone
Decadron: Dexamethasone
Betnesol: Betamethasone
Betnovate: Betamethasone
Tenovate: Clobetasol
Folitrax: Methotrexate
HCQS: Hydroxychloroquine
Saaz: Sulfasalazine
Urimax: Tamsulosin
Veltam: Tamsulosin
Finast: Finasteride
Primolut N: Norethisterone
Regestrone: Norethisterone
Duphaston: Dydrogesterone
Susten: Progesterone
Siphene: Clomifene
Trapic: Tranexamic acid
Ovral L: Levonorgestrel, Ethinylestradiol
Aspadol: Tapentadol
Tydol: Tapentadol
Muscoril: Thiocolchicoside
Sirdalud: Tizanidine
Lioresal: Baclofen
Cital: Disodium hydrogen citrate
`;
