/**
 * Lines as doctors really type them, each with the expected fields: name, strength, form, dose, frequency,
 * duration and instructions. Ambiguous parts stay empty: "doxy 100" may be a capsule or a tablet.
 */
const table = `
amlo 5 1-0-0 30d af => Amlodipine | 5 mg | Tablet |  | 1-0-0 | 30 days | After food
amlodipine 5 od => Amlodipine | 5 mg | Tablet |  | Once a day |  |
Amlodipine 5mg OD x 30 days => Amlodipine | 5 mg | Tablet |  | Once a day | 30 days |
tab amlo 5 od x 30 days => Amlodipine | 5 mg | Tablet |  | Once a day | 30 days |
tab. amlo 2.5 mg 0-0-1 1m => Amlodipine | 2.5 mg | Tablet |  | 0-0-1 | 1 month |
telmi 40 1-0-0 => Telmisartan | 40 mg | Tablet |  | 1-0-0 |  |
telmisartan 40 mg od bf 1 month => Telmisartan | 40 mg | Tablet |  | Once a day | 1 month | Before food
telmi h 1-0-0 1m => Telmisartan + Hydrochlorothiazide |  | Tablet |  | 1-0-0 | 1 month |
telma 40 od => Telma | 40 mg | Tablet |  | Once a day |  |
losar 50 bd => Losar | 50 mg | Tablet |  | Twice a day |  |
losartan 50 1-0-1 => Losartan | 50 mg | Tablet |  | 1-0-1 |  |
ator 10 hs => Atorvastatin | 10 mg | Tablet |  | At bedtime |  |
atorva 20 0-0-1 => Atorva | 20 mg | Tablet |  | 0-0-1 |  |
rosu 10 hs 3m => Rosuvastatin | 10 mg | Tablet |  | At bedtime | 3 months |
ecosprin 75 0-1-0 af => Ecosprin | 75 mg | Tablet |  | 0-1-0 |  | After food
aspirin 75 od pc => Aspirin | 75 mg | Tablet |  | Once a day |  | After food
clopi 75 od => Clopidogrel | 75 mg | Tablet |  | Once a day |  |
metop 25 bd => Metoprolol | 25 mg |  |  | Twice a day |  |
met xl 25 od => Metoprolol | 25 mg | SR tablet |  | Once a day |  |
metf 500 1-0-1 af cont => Metformin | 500 mg | Tablet |  | 1-0-1 | To be continued | After food
metformin sr 500 bd => Metformin | 500 mg | SR tablet |  | Twice a day |  |
glyco 500 bd => Glyco | 500 |  |  | Twice a day |  |
glime 1 1-0-0 bf => Glimepiride | 1 mg | Tablet |  | 1-0-0 |  | Before food
glime 2 tab od bf => Glimepiride | 2 mg | Tablet |  | Once a day |  | Before food
glim met 1-0-1 => Glimepiride + Metformin |  | SR tablet |  | 1-0-1 |  |
sita 100 od => Sitagliptin | 100 mg | Tablet |  | Once a day |  |
sitagliptin + metformin 50/500 bd => Sitagliptin + Metformin | 50 mg + 500 mg | Tablet |  | Twice a day |  |
vilda 50 bd => Vildagliptin | 50 mg | Tablet |  | Twice a day |  |
dapa 10 1-0-0 => Dapagliflozin | 10 mg | Tablet |  | 1-0-0 |  |
gliclazide mr 60 od => Gliclazide | 60 mg | MR tablet |  | Once a day |  |
insulin glargine 10 u hs => Insulin glargine |  | Injection | 10 units | At bedtime |  |
insulin 10u bd ac => Insulin |  |  | 10 units | Twice a day |  | Before food
human insulin 30/70 14 u bd bf => Human insulin 30/70 |  | Injection | 14 units | Twice a day |  | Before food
thyroxine 50 mcg mane empty stomach => Levothyroxine | 50 mcg | Tablet |  | In the morning |  | On an empty stomach
levothyroxine 75 od es => Levothyroxine | 75 mcg | Tablet |  | Once a day |  | On an empty stomach
eltroxin 100 om => Eltroxin | 100 mcg | Tablet |  | In the morning |  |
levo 50 om es => Levothyroxine | 50 mcg | Tablet |  | In the morning |  | On an empty stomach
pcm 650 tds 3d sos => Paracetamol | 650 mg | Tablet |  | Three times a day | 3 days | Only when needed
pcm 500 sos => Paracetamol | 500 mg | Tablet |  | Only when needed |  |
para 500 1 tab q6h => Paracetamol | 500 mg | Tablet | 1 tablet | Every 6 hours |  |
paracetamol 650 1-1-1 x 3d => Paracetamol | 650 mg | Tablet |  | 1-1-1 | 3 days |
PCM 1 tab tds x 3 days => Paracetamol |  | Tablet | 1 tablet | Three times a day | 3 days |
dolo 650 1-1-1 3d => Dolo | 650 mg | Tablet |  | 1-1-1 | 3 days |
crocin 500 sos => Crocin | 500 mg | Tablet |  | Only when needed |  |
syp paracetamol 5ml tds 3d => Paracetamol |  | Syrup | 5 ml | Three times a day | 3 days |
paracetamol syrup 250 mg/5 ml 5 ml q6h sos => Paracetamol | 250 mg/5 ml | Syrup | 5 ml | Every 6 hours |  | Only when needed
para drops 1 ml tid => Paracetamol |  | Drops | 1 ml | Three times a day |  |
ibu 400 tds af => Ibuprofen | 400 mg | Tablet |  | Three times a day |  | After food
ibuprofen 400 tid pc 5 days stop if gastritis => Ibuprofen | 400 mg | Tablet |  | Three times a day | 5 days | After food, stop if gastritis => stop if gastritis
combiflam bd 3d => Combiflam |  |  |  | Twice a day | 3 days |
diclo 50 bd pc => Diclofenac | 50 mg | Tablet |  | Twice a day |  | After food
diclofenac gel la bd => Diclofenac |  | Gel |  | Twice a day |  | Apply on the affected area
aceclo 100 bd 5d => Aceclofenac | 100 mg | Tablet |  | Twice a day | 5 days |
aceclo para bd pc 5d => Aceclofenac + Paracetamol |  | Tablet |  | Twice a day | 5 days | After food
zerodol p 1-0-1 => Zerodol P |  | Tablet |  | 1-0-1 |  |
meftal spas sos => Meftal Spas |  | Tablet |  | Only when needed |  |
etori 90 od 5d => Etoricoxib | 90 mg | Tablet |  | Once a day | 5 days |
naproxen 250 bd => Naproxen | 250 mg | Tablet |  | Twice a day |  |
pan 40 1-0-0 bf => Pan | 40 mg | Tablet |  | 1-0-0 |  | Before food
panto 40 od ac 14d => Pantoprazole | 40 mg | Tablet |  | Once a day | 14 days | Before food
tab. pantoprazole 40mg 1-0-0 before breakfast x 14 days => Pantoprazole | 40 mg | Tablet |  | 1-0-0 | 14 days | Before breakfast
pan d od bf => Pan D |  | SR capsule |  | Once a day |  | Before food
rabe 20 od => Rabeprazole | 20 mg | Tablet |  | Once a day |  |
omez 20 bd => Omez | 20 mg | Capsule |  | Twice a day |  |
omeprazole 20 1-0-1 bf x 2 weeks => Omeprazole | 20 mg | Capsule |  | 1-0-1 | 2 weeks | Before food
ondan 4 sos => Ondansetron | 4 mg |  |  | Only when needed |  |
emeset 4 tds => Emeset | 4 mg |  |  | Three times a day |  |
domperidone 10 tds ac => Domperidone | 10 mg | Tablet |  | Three times a day |  | Before food
ors 1 sachet sos => Oral rehydration salts |  | Sachet | 1 sachet | Only when needed |  |
zinc 20 od 14 days => Zinc | 20 mg |  |  | Once a day | 14 days |
loperamide 2 mg stat => Loperamide | 2 mg |  |  | Once, now |  |
isabgol hs => Isabgol |  | Powder |  | At bedtime |  |
lactulose 15 ml hs => Lactulose |  | Solution | 15 ml | At bedtime |  |
syp sucralfate 10 ml tds ac => Sucralfate |  | Suspension | 10 ml | Three times a day |  | Before food
dicyclo 10 sos => Dicycloverine | 10 mg |  |  | Only when needed |  |
drotaverine 80 bd => Drotaverine | 80 mg | Tablet |  | Twice a day |  |
amox 500 tds 5d => Amoxicillin | 500 mg | Capsule |  | Three times a day | 5 days |
Amox 500 cap 1 cap tds x 5/7 => Amoxicillin | 500 mg | Capsule | 1 capsule | Three times a day | 5 days |
amoxyclav 625 bd pc 5d => Amoxicillin + Clavulanic acid | 625 mg | Tablet |  | Twice a day | 5 days | After food
augmentin 625 1-0-1 5d => Augmentin | 625 mg | Tablet |  | 1-0-1 | 5 days |
amoxycillin clav 375 tds => Amoxicillin + Clavulanic acid | 375 mg | Tablet |  | Three times a day |  |
azithro 500 od 3d => Azithromycin | 500 mg | Tablet |  | Once a day | 3 days |
azee 500 od x 3 days => Azee | 500 mg | Tablet |  | Once a day | 3 days |
cefixime 200 bd 5d => Cefixime | 200 mg | Tablet |  | Twice a day | 5 days |
cefpodox 200 bd => Cefpodoxime | 200 mg | Tablet |  | Twice a day |  |
inj ceftriaxone 1g iv bd x 5 days => Ceftriaxone | 1 g | Injection |  | Twice a day | 5 days | iv
inj monocef 1g iv od => Monocef | 1 g | Injection |  | Once a day |  | iv
cefuroxime 500 1-0-1 => Cefuroxime | 500 mg | Tablet |  | 1-0-1 |  |
cipro 500 bd 5d => Ciprofloxacin | 500 mg | Tablet |  | Twice a day | 5 days |
oflox 200 bd => Oflox | 200 mg | Tablet |  | Twice a day |  |
levoflox 500 od 5d => Levoflox | 500 mg | Tablet |  | Once a day | 5 days |
levo 500 od 5d => Levofloxacin | 500 mg | Tablet |  | Once a day | 5 days |
norflox 400 bd 3d => Norflox | 400 mg | Tablet |  | Twice a day | 3 days |
metro 400 tds 5d => Metronidazole | 400 mg | Tablet |  | Three times a day | 5 days |
doxy 100 bd 7d => Doxycycline | 100 mg |  |  | Twice a day | 7 days |
nitrofurantoin 100 bd => Nitrofurantoin | 100 mg |  |  | Twice a day |  |
cotrim 960 bd => Co-trimoxazole | 960 mg | Tablet |  | Twice a day |  |
albendazole 400 stat => Albendazole | 400 mg | Tablet |  | Once, now |  |
ivermectin 12 mg stat => Ivermectin | 12 mg | Tablet |  | Once, now |  |
fluco 150 stat => Fluconazole | 150 mg | Tablet |  | Once, now |  |
fluconazole 150 once weekly x 4 weeks => Fluconazole | 150 mg | Tablet |  | Once a week | 4 weeks |
itra 100 bd 2w => Itraconazole | 100 mg | Capsule |  | Twice a day | 2 weeks |
terbinafine 250 od => Terbinafine | 250 mg | Tablet |  | Once a day |  |
acyclovir 400 tds 5d => Aciclovir | 400 mg | Tablet |  | Three times a day | 5 days |
oseltamivir 75 bd 5d => Oseltamivir | 75 mg | Capsule |  | Twice a day | 5 days |
hcq 200 bd => Hydroxychloroquine | 200 mg | Tablet |  | Twice a day |  |
cetirizine 10 hs => Cetirizine | 10 mg | Tablet |  | At bedtime |  |
cetrizine 10 od => Cetirizine | 10 mg | Tablet |  | Once a day |  |
levocet 5 hs => Levocet | 5 mg | Tablet |  | At bedtime |  |
levo 5 hs => Levocetirizine | 5 mg | Tablet |  | At bedtime |  |
monte lc hs 10d => Levocetirizine + Montelukast |  |  |  | At bedtime | 10 days |
montair lc 0-0-1 => Montair LC |  |  |  | 0-0-1 |  |
allegra 120 od => Allegra | 120 mg | Tablet |  | Once a day |  |
fexo 180 od => Fexofenadine | 180 mg | Tablet |  | Once a day |  |
cpm 4 tds => Chlorphenamine | 4 mg | Tablet |  | Three times a day |  |
hydroxyzine 25 hs => Hydroxyzine | 25 mg | Tablet |  | At bedtime |  |
syp ambroxol 5ml tds 5d => Ambroxol |  | Syrup | 5 ml | Three times a day | 5 days |
ascoril ls 5 ml tds => Ascoril ls |  |  | 5 ml | Three times a day |  |
salbu inh 2 puffs sos => Salbutamol |  | Inhaler | 2 puffs | Only when needed |  |
salbutamol 2 puffs q4h sos => Salbutamol |  | Inhaler | 2 puffs | Every 4 hours |  | Only when needed
budesonide formoterol 200 2 puffs bd => Budesonide formoterol | 200 |  | 2 puffs | Twice a day |  |
duolin neb tds => Duolin |  | Respules |  | Three times a day |  |
pred 20 od af 5d => Prednisolone | 20 mg | Tablet |  | Once a day | 5 days | After food
deflaz 6 bd => Deflazacort | 6 mg |  |  | Twice a day |  |
folic acid 5 od => Folic acid | 5 mg | Tablet |  | Once a day |  |
vit d3 60k once a week x 8 weeks => Cholecalciferol | 60000 IU |  |  | Once a week | 8 weeks |
vitamin d3 60000 iu weekly 8w => Cholecalciferol | 60000 IU |  |  | Once a week | 8 weeks |
calcium carbonate + vitamin d3 500 od => Calcium carbonate + Vitamin D3 | 500 | Tablet |  | Once a day |  |
shelcal 500 0-1-0 => Shelcal | 500 | Tablet |  | 0-1-0 |  |
b complex od 1m => Vitamin B complex |  |  |  | Once a day | 1 month |
vit c 500 od => Ascorbic acid | 500 mg | Chewable tablet |  | Once a day |  |
methylcobalamin 1500 od => Mecobalamin | 1500 mcg | Tablet |  | Once a day |  |
ferrous ascorbate + folic acid od pc 3m => Ferrous ascorbate + Folic acid |  | Tablet |  | Once a day | 3 months | After food
iron folic 0-1-0 => Ferrous ascorbate + Folic acid |  | Tablet |  | 0-1-0 |  |
mupirocin oint la bd 7d => Mupirocin |  | Ointment |  | Twice a day | 7 days | Apply on the affected area
clotrimazole cream thin layer bd 2w => Clotrimazole |  | Cream | Thin layer | Twice a day | 2 weeks |
luliconazole cream la od 3 weeks => Luliconazole |  | Cream |  | Once a day | 3 weeks | Apply on the affected area
betamethasone cream bd => Betamethasone |  | Cream |  | Twice a day |  |
permethrin 5% cream stat => Permethrin | 5 % | Cream |  | Once, now |  |
calamine lotion la bd => Calamine |  | Lotion |  | Twice a day |  | Apply on the affected area
cipro eye drops 1 drop qid 5d => Ciprofloxacin |  | Eye drops | 1 drop | Four times a day | 5 days |
moxi e/d 1 drop 6 times a day 5d => Moxifloxacin |  | Eye drops | 1 drop | Six times a day | 5 days |
cmc eye drops 1 drop qid => Cmc |  | Eye drops | 1 drop | Four times a day |  |
ofloxacin ear drops 2 drops tds => Ofloxacin |  | Ear drops | 2 drops | Three times a day |  |
xylometazoline nasal drops 2 drops tds 5d => Xylometazoline |  | Nasal drops | 2 drops | Three times a day | 5 days |
fluticasone nasal spray 2 sprays od => Fluticasone |  | Nasal spray | 2 sprays | Once a day |  |
amitrip 10 hs => Amitriptyline | 10 mg | Tablet |  | At bedtime |  |
escitalopram 5 od => Escitalopram | 5 mg | Tablet |  | Once a day |  |
clonaz 0.25 hs => Clonazepam | 0.25 mg | Tablet |  | At bedtime |  |
clonazepam 0.5 mg 0-0-1 sos => Clonazepam | 0.5 mg | Tablet |  | 0-0-1 |  | Only when needed
pregaba 75 hs => Pregabalin | 75 mg | Capsule |  | At bedtime |  |
gaba 300 hs => Gabapentin | 300 mg | Capsule |  | At bedtime |  |
levetiracetam 500 1-0-1 cont => Levetiracetam | 500 mg | Tablet |  | 1-0-1 | To be continued |
phenytoin 100 tds => Phenytoin | 100 mg | Tablet |  | Three times a day |  |
½ tab alprazolam 0.25 hs => Alprazolam | 0.25 mg | Tablet | ½ tablet | At bedtime |  |
sertra 50 od => Sertraline | 50 mg | Tablet |  | Once a day |  |
tranexa 500 tds 5d => Tranexamic acid | 500 mg | Tablet |  | Three times a day | 5 days |
norethisterone 5 tds 21d => Norethisterone | 5 mg | Tablet |  | Three times a day | 21 days |
mefenamic acid 500 tds sos => Mefenamic acid | 500 mg | Tablet |  | Three times a day |  | Only when needed
tamsulosin 0.4 hs => Tamsulosin | 0.4 mg | Capsule |  | At bedtime |  |
allopurinol 100 od => Allopurinol | 100 mg | Tablet |  | Once a day |  |
febux 40 od => Febuxostat | 40 mg | Tablet |  | Once a day |  |
furo 40 1-0-0 => Furosemide | 40 mg | Tablet |  | 1-0-0 |  |
torsemide 10 od => Torasemide | 10 mg | Tablet |  | Once a day |  |
spiro 25 od => Spironolactone | 25 mg | Tablet |  | Once a day |  |
digoxin 0.25 od 5/7 => Digoxin | 0.25 mg | Tablet |  | Once a day | 5 days |
warfarin 5 hs => Warfarin | 5 mg | Tablet |  | At bedtime |  |
ntg 2.6 bd => Nitroglycerin | 2.6 mg | SR tablet |  | Twice a day |  |
sorbitrate 5 sl sos => Sorbitrate | 5 mg | Tablet |  | Only when needed |  | sl
mtx 10 weekly => Mtx | 10 |  |  | Once a week |  |
methotrexate 7.5 once a week with folic acid => Methotrexate | 7.5 mg | Tablet |  | Once a week |  | with folic acid => with folic acid
hct 12.5 od => Hct | 12.5 |  |  | Once a day |  |
enalapril 5 bd => Enalapril | 5 mg | Tablet |  | Twice a day |  |
xyz 10 od => Xyz | 10 |  |  | Once a day |  |
Liv 52 ds bd => Liv | 52 |  |  | Twice a day |  | ds => ds
steam inhalation bd => Steam inhalation |  |  |  | Twice a day |  |
`;

/**
 * Lines from bug reports of other clinic software and from our own trial, with the reading of a pharmacist
 * and, after a second arrow, the words that were not understood, which stay in the instructions as typed.
 */
const misread = `
heparin 5,000 units sc bd => Heparin |  | Injection | 5,000 units | Twice a day |  | sc
pcm 1,000 mg tds => Paracetamol | 1,000 mg |  |  | Three times a day |  |
vit d3 60,000 iu weekly => Cholecalciferol | 60,000 IU |  |  | Once a week |  |
vitamin a 2,00,000 iu stat => Vitamin A | 2,00,000 IU |  |  | Once, now |  |
enoxaparin 40 mg sc od => Enoxaparin | 40 mg | Injection |  | Once a day |  | sc
inj benzathine penicillin 12,00,000 units im stat => Benzathine penicillin |  | Injection | 12,00,000 units | Once, now |  | im
calcium 1,250 mg od => Calcium | 1,250 mg |  |  | Once a day |  |
aspirin 75 od x 2 years => Aspirin | 75 mg | Tablet |  | Once a day | 2 years |
telmi 40 od 1 year => Telmisartan | 40 mg | Tablet |  | Once a day | 1 year |
thyroxine 50 od for 2 yrs => Levothyroxine | 50 mcg | Tablet |  | Once a day | 2 years |
azithro 500 od x 3 doses => Azithromycin | 500 mg | Tablet |  | Once a day |  | x 3 doses
fluconazole 150 weekly x 4 => Fluconazole | 150 mg | Tablet |  | Once a week |  | x 4 => x 4
inj paclitaxel 100 iv x 6 cycles => Paclitaxel | 100 | Injection |  |  |  | iv, x 6 cycles
amlo 5 od x 30 => Amlodipine | 5 mg | Tablet |  | Once a day | 30 days |
pcm 650 tds x 5 => Paracetamol | 650 mg | Tablet |  | Three times a day | 5 days |
vit d3 60k weekly x 8 => Cholecalciferol | 60000 IU |  |  | Once a week |  | x 8 => x 8
alendronate 70 once a week x 12 => Alendronate | 70 |  |  | Once a week |  | x 12 => x 12
cefixime 200 bd 5 => Cefixime | 200 mg | Tablet |  | Twice a day |  | 5 => 5
risperidone 25 every 2 weeks => Risperidone | 25 | Tablet |  | Every 2 weeks |  |
fentanyl patch 25 mcg/h every 3 days => Fentanyl | 25 mcg/h | Patch |  | Every 3 days |  |
inj depot 150 mg im every 3 months => Depot | 150 mg | Injection |  | Every 3 months |  | im
methyl b12 inj im every other day x 5 => Methyl b12 |  | Injection |  | Every other day |  | im, x 5 => x 5
ibandronate 150 every month => Ibandronate | 150 |  |  | Once a month |  |
salbutamol neb q4-6h sos => Salbutamol |  | Respules |  | Every 4-6 hours |  | Only when needed
denosumab 60 mg sc every 6 months => Denosumab | 60 mg |  |  | Every 6 months |  | sc
pcm 500 tds 5 days not at night => Paracetamol | 500 mg | Tablet |  | Three times a day | 5 days | not at night => not at night
cetirizine 10 hs not with alcohol => Cetirizine | 10 mg | Tablet |  | At bedtime |  | not with alcohol => not with alcohol
metformin 500 bd do not take if vomiting => Metformin | 500 mg | Tablet |  | Twice a day |  | do not take if vomiting => do not take if vomiting
ivermectin 12 stat repeat after 7 days => Ivermectin | 12 mg | Tablet |  | Once, now |  | repeat after 7 days => repeat after 7 days
albendazole 400 stat, repeat after 2 weeks => Albendazole | 400 mg | Tablet |  | Once, now |  | repeat after 2 weeks => repeat after 2 weeks
aspirin 75 od stop 5 days before surgery => Aspirin | 75 mg | Tablet |  | Once a day |  | stop 5 days before surgery => stop 5 days before surgery
warfarin 5 hs stop 3 days before procedure => Warfarin | 5 mg | Tablet |  | At bedtime |  | stop 3 days before procedure => stop 3 days before procedure
telmi 40 od increase to 80 after 2 weeks => Telmisartan | 40 mg | Tablet |  | Once a day |  | increase to 80 after 2 weeks => increase to 80 after 2 weeks
amitriptyline 10 hs increase to 25 mg after 1 week => Amitriptyline | 10 mg | Tablet |  | At bedtime |  | increase to 25 mg after 1 week => increase to 25 mg after 1 week
pcm 500 q6h until fever is gone for 24 hours => Paracetamol | 500 mg | Tablet |  | Every 6 hours |  | until fever is gone for 24 hours => until fever is gone for 24 hours
norethisterone 5 bd from day 16 to day 25 => Norethisterone | 5 mg | Tablet |  | Twice a day |  | from day 16 to day 25 => from day 16 to day 25
clomifene 50 od from day 3 for 5 days => Clomifene | 50 mg | Tablet |  | Once a day |  | from day 3 for 5 days => from day 3 for 5 days
pcm 650 sos if fever > 101 => Paracetamol | 650 mg | Tablet |  | Only when needed |  | if fever > 101 => if fever > 101
pcm 650 sos max 4 per day => Paracetamol | 650 mg | Tablet |  | Only when needed |  | max 4 per day => max 4 per day
furosemide 40 od if weight rises by 2 kg => Furosemide | 40 mg | Tablet |  | Once a day |  | if weight rises by 2 kg => if weight rises by 2 kg
alendronate 70 weekly, sit upright 30 min => Alendronate | 70 |  |  | Once a week |  | sit upright 30 min => sit upright 30 min
pred 20 od 1 week, 15 od 1 week, 10 od 1 week => Prednisolone | 20 mg | Tablet |  | Once a day |  | 1 week, 15 od 1 week, 10 od 1 week => 1 week, 15 od 1 week, 10 od 1 week
pred 40 od 5 d then 20 od 5 d then stop => Prednisolone | 40 mg | Tablet |  | Once a day |  | 5 d then 20 od 5 d then stop => 5 d then 20 od 5 d then stop
pred 20 mg od x 5 days 10 mg od x 5 days => Prednisolone | 20 mg | Tablet |  | Once a day |  | x 5 days 10 mg od x 5 days => x 5 days 10 mg od x 5 days
omnacortil 10 bd 3 d, od 3 d => Omnacortil | 10 mg | Tablet |  | Twice a day |  | 3 d, od 3 d => 3 d, od 3 d
hcq 400 stat then 200 bd 4 d => Hydroxychloroquine | 400 mg | Tablet |  | Once, now |  | then 200 bd 4 d => then 200 bd 4 d
azithro 500 od day 1 then 250 od 4 days => Azithromycin | 500 mg | Tablet |  | Once a day |  | day 1 then 250 od 4 days => day 1 then 250 od 4 days
acyclovir 800 5 times a day 7 days => Aciclovir | 800 mg | Tablet |  | 5 times a day | 7 days |
insulin 10 units before breakfast and 8 units before dinner => Insulin |  |  | 10 units |  |  | Before breakfast, and 8 units before dinner => and 8 units before dinner
insulin 10 units morning 8 units night => Insulin |  |  | 10 units | In the morning |  | 8 units night => 8 units night
pregaba 75 hs 1 week then 75 bd => Pregabalin | 75 mg | Capsule |  | At bedtime |  | 1 week then 75 bd => 1 week then 75 bd
escitalopram 5 od 1 week followed by 10 od => Escitalopram | 5 mg | Tablet |  | Once a day |  | 1 week followed by 10 od => 1 week followed by 10 od
pred 1 mg/kg/day => Prednisolone |  |  | 1 mg/kg/day |  |  |
pcm 15 mg/kg q6h => Paracetamol |  |  | 15 mg/kg | Every 6 hours |  |
syp pcm 250 mg/5 ml 10 mg/kg tds => Paracetamol | 250 mg/5 ml | Syrup | 10 mg/kg | Three times a day |  |
gentamicin 5 mg/kg/day iv => Gentamicin |  |  | 5 mg/kg/day |  |  | iv
noradrenaline 0.1 mcg/kg/min => Noradrenaline |  | Injection | 0.1 mcg/kg/min |  |  |
ns 100 ml/hr => Ns |  |  | 100 ml/hr |  |  |
amlo 5 + telmi 40 od => Amlodipine | 5 mg | Tablet |  | Once a day |  | + telmi 40 => + telmi 40
metformin 500 bd with glimepiride 1 => Metformin | 500 mg | Tablet |  | Twice a day |  | with glimepiride 1 => with glimepiride 1
digoxin .25 od => Digoxin | 0.25 mg |  |  | Once a day |  |
digoxin 0.125 od => Digoxin | 0.125 |  |  | Once a day |  |
digoxin 250 od => Digoxin | 250 |  |  | Once a day |  |
insulin 4.0 units bd => Insulin |  |  | 4 units | Twice a day |  |
lantus 10 iu hs => Lantus |  | Injection | 10 units | At bedtime |  |
lantus 10 units hs => Lantus |  | Injection | 10 units | At bedtime |  |
novorapid 8-6-6 units => Novorapid |  | Injection |  | 8-6-6 units |  |
heparin 5000 iu sc bd => Heparin |  | Injection | 5000 units | Twice a day |  | sc
levothyroxine 25.0 mcg od => Levothyroxine | 25 mcg | Tablet |  | Once a day |  |
levothyroxine .05 mg od => Levothyroxine | 0.05 mg | Tablet |  | Once a day |  |
metformin 500-0-1000 => Metformin |  |  |  | 500-0-1000 |  |
metformin 500 mg-0-1000 mg => Metformin |  |  |  | 500 mg-0-1000 mg |  |
insulin 10-0-8 => Insulin |  |  |  | 10-0-8 |  |
levetiracetam 500 1-0-1½ => Levetiracetam | 500 mg | Tablet |  | 1-0-1½ |  |
amlo १-०-१ => Amlodipine |  | Tablet |  | 1-0-1 |  |
पैरासिटामोल ५०० १-०-१ => Paracetamol | 500 mg | Tablet |  | 1-0-1 |  |
pcm ５００ tds => Paracetamol | 500 mg | Tablet |  | Three times a day |  |
pcm ½-0-½ => Paracetamol |  |  |  | ½-0-½ |  |
pcm 1/2-0-1/2 => Paracetamol |  |  |  | ½-0-½ |  |
thyroxine 50 1½ tab od => Levothyroxine | 50 mcg | Tablet | 1½ tablets | Once a day |  |
warfarin 5 1/2 tab od => Warfarin | 5 mg | Tablet | ½ tablet | Once a day |  |
pcm 500 half tab tds => Paracetamol | 500 mg | Tablet | ½ tablet | Three times a day |  |
pcm 500 one tab bd two weeks => Paracetamol | 500 mg | Tablet | 1 tablet | Twice a day | 2 weeks |
clonaz 0.5 1/4 tab hs => Clonazepam | 0.5 mg | Tablet | ¼ tablet | At bedtime |  |
pcm 500 1-2 tabs sos => Paracetamol | 500 mg | Tablet | 1-2 tablets | Only when needed |  |
pcm 500 1 tds 3d => Paracetamol | 500 mg | Tablet | 1 | Three times a day | 3 days |
pcm 500bd 5d => Paracetamol | 500 mg | Tablet |  | Twice a day | 5 days |
amlo 5od => Amlodipine | 5 mg | Tablet |  | Once a day |  |
ibuprofen 400 mg tds 3-5 days => Ibuprofen | 400 mg | Tablet |  | Three times a day | 3-5 days |
cough syrup 1 tsp tds => Cough |  | Syrup | 1 teaspoon | Three times a day |  |
lactulose 1-2 tbsp hs => Lactulose |  | Solution | 1-2 tablespoons | At bedtime |  |
ciplox e/d 1 drop left eye qid 5 days => Ciplox |  | Eye drops | 1 drop | Four times a day | 5 days | left eye
tobramycin e/d 2 drops both eyes q4h => Tobramycin |  | Eye drops | 2 drops | Every 4 hours |  | both eyes
inj ceftriaxone 1 g in 100 ml ns over 30 min bd 5 days => Ceftriaxone | 1 g | Injection |  | Twice a day | 5 days | in 100 ml ns over 30 min => in 100 ml ns over 30 min
inj iron sucrose 200 mg in 100 ml ns alt days x 5 doses => Iron sucrose | 200 mg | Injection |  | Every other day |  | in 100 ml ns, x 5 doses => in 100 ml ns
telmi 40 od 5 days a week => Telmisartan | 40 mg | Tablet |  | Once a day |  | 5 days a week => 5 days a week
mtx 15 once a week on sunday => Mtx | 15 |  |  | Once a week |  | on sunday
folic acid 5 od except sunday => Folic acid | 5 mg | Tablet |  | Once a day |  | except sunday => except sunday
ocp 1 od 21 days on 7 days off => Ocp | 1 |  |  | Once a day |  | 21 days on 7 days off => 21 days on 7 days off
bisoprolol 2.5 od at 8 am => Bisoprolol | 2.5 mg | Tablet |  | Once a day |  | at 8 am
warfarin 5 od from 12-12-2026 => Warfarin | 5 mg | Tablet |  | Once a day |  | from 12-12-2026 => from 12-12-2026
pcm 500 tds 5 days after food => Paracetamol | 500 mg | Tablet |  | Three times a day | 5 days | After food
amox 500 tds 5 days before food => Amoxicillin | 500 mg | Capsule |  | Three times a day | 5 days | Before food
pan 40 od before breakfast 2 weeks => Pan | 40 mg | Tablet |  | Once a day | 2 weeks | Before breakfast
pan 40 30 min before breakfast => Pan | 40 mg | Tablet |  |  |  | 30 min before breakfast
sucralfate 10 ml 1 hr before food tds => Sucralfate |  |  | 10 ml | Three times a day |  | 1 hr before food
gaviscon 10 ml after food and at bedtime => Gaviscon |  |  | 10 ml |  |  | After food, and at bedtime => and at bedtime
ecosprin 75 od after lunch to be continued => Ecosprin | 75 mg | Tablet |  | Once a day | To be continued | After lunch
budecort 200 2 puffs bd rinse mouth after use => Budecort | 200 mcg | Inhaler | 2 puffs | Twice a day |  | rinse mouth after use => rinse mouth after use
nitroglycerin 0.5 sl sos repeat every 5 min up to 3 doses => Nitroglycerin | 0.5 mg | Sublingual tablet |  | Only when needed |  | sl, repeat every 5 min up to 3 doses => repeat every 5 min up to 3 doses
ntg spray 2 puffs sos => Nitroglycerin |  | Spray | 2 puffs | Only when needed |  |
diazepam 5 hs x 3 nights => Diazepam | 5 mg | Tablet |  | At bedtime |  | x 3 nights => x 3 nights
levocet 5 hs 10 days sos => Levocet | 5 mg | Tablet |  | At bedtime | 10 days | Only when needed
pcm 0,5 g tds => Paracetamol |  |  |  | Three times a day |  | 0,5 g => 0,5 g
pcm 5,10 tds => Paracetamol |  |  |  | Three times a day |  | 5,10 => 5,10
amlo 5/50 od => Amlodipine + Atenolol | 5 mg + 50 mg | Tablet |  | Once a day |  |
telmi am 40/5 od => Telmisartan + Amlodipine | 40 mg + 5 mg | Tablet |  | Once a day |  |
inj tt 0.5 ml im stat => Tt |  | Injection | 0.5 ml | Once, now |  | im
hep b vaccine 0, 1, 6 months => Hepatitis B vaccine |  | Injection |  |  |  | 0, 1, 6 months => 0, 1, 6 months
400 stat then 200 bd 4 d => 400 stat then 200 bd 4 d |  |  |  |  |  | => 400 stat then 200 bd 4 d
stop aspirin 75 => stop aspirin 75 |  |  |  |  |  | => stop aspirin 75
continue metformin 500 bd => continue metformin 500 bd |  |  |  |  |  | => continue metformin 500 bd
amlo 5 1x1 => Amlodipine | 5 mg | Tablet |  |  |  | 1x1 => 1x1
pcm 500 1 x 3 x 5 days => Paracetamol | 500 mg | Tablet |  |  | 5 days | 1 x 3 => 1 x 3
pcm 500 3/day => Paracetamol | 500 mg | Tablet |  |  |  | 3/day => 3/day
pcm 500 tds (if fever) => Paracetamol | 500 mg | Tablet |  | Three times a day |  | if fever => if fever
Tab. PCM 650mg 1-1-1 x 3 days A/F => Paracetamol | 650 mg | Tablet |  | 1-1-1 | 3 days | After food
T. Glycomet 500 BD x 1 month => Glycomet | 500 mg | Tablet |  | Twice a day | 1 month |
Cap. Becosules OD x 30d => Becosules |  | Capsule |  | Once a day | 30 days |
E/D Moxicip 1 drop 6 times a day x 1 week => Moxicip |  | Eye drops | 1 drop | Six times a day | 1 week |
trimethoprim and sulfamethoxazole 960 bd => Co-trimoxazole |  |  |  |  |  | and sulfamethoxazole 960 bd => and sulfamethoxazole 960 bd
5-fu cream la bd => 5-fu |  | Cream |  | Twice a day |  | Apply on the affected area
ors sos after each loose stool => Oral rehydration salts |  | Sachet |  | Only when needed |  | after each loose stool
zinc 20 od x 14 days => Zinc | 20 mg |  |  | Once a day | 14 days |
enoxaparin 6,000 units sc bd => Enoxaparin |  | Injection | 6,000 units | Twice a day |  | sc
inj vit d 6,00,000 iu im stat => Cholecalciferol | 6,00,000 IU | Injection |  | Once, now |  | im
streptokinase 15,00,000 iu iv stat => Streptokinase | 15,00,000 IU | Injection |  | Once, now |  | iv
metformin 1,000 bd => Metformin | 1,000 |  |  | Twice a day |  |
haloperidol decanoate 50 im every 4 weeks => Haloperidol decanoate | 50 |  |  | Every 4 weeks |  | im
medroxyprogesterone 150 mg im every 12 weeks => Medroxyprogesterone | 150 mg |  |  | Every 12 weeks |  | im
fentanyl 25 mcg/hr patch every 72 hours => Fentanyl | 25 mcg/hr | Patch |  | Every 72 hours |  |
buprenorphine patch 5 mcg/hr every 7 days => Buprenorphine | 5 mcg/hr | Patch |  | Every 7 days |  |
zoledronic acid 4 mg iv every 28 days => Zoledronic acid | 4 mg | Injection |  | Every 28 days |  | iv
metronidazole 400 tds 5 days no alcohol => Metronidazole | 400 mg | Tablet |  | Three times a day | 5 days | no alcohol => no alcohol
ibuprofen 400 bd not on empty stomach => Ibuprofen | 400 mg | Tablet |  | Twice a day |  | not on empty stomach => not on empty stomach
diazepam 5 hs not more than 2 weeks => Diazepam | 5 mg | Tablet |  | At bedtime |  | not more than 2 weeks => not more than 2 weeks
pantoprazole 40 od before food not at night => Pantoprazole | 40 mg | Tablet |  | Once a day |  | Before food, not at night => not at night
mebendazole 100 bd 3 days repeat after 3 weeks => Mebendazole | 100 mg |  |  | Twice a day | 3 days | repeat after 3 weeks => repeat after 3 weeks
sertraline 25 od for 1 week then 50 od => Sertraline | 25 mg | Tablet |  | Once a day |  | for 1 week then 50 od => for 1 week then 50 od
wysolone 40 mg x 5 d 30 mg x 5 d 20 mg x 5 d stop => Wysolone | 40 mg | Tablet |  |  |  | x 5 d 30 mg x 5 d 20 mg x 5 d stop => x 5 d 30 mg x 5 d 20 mg x 5 d stop
azithromycin 500 day 1, 250 day 2-5 => Azithromycin |  |  |  |  |  | 500 day 1, 250 day 2-5 => 500 day 1, 250 day 2-5
chloroquine 600 mg stat, 300 mg after 6 hours, 300 mg od 2 days => Chloroquine | 600 mg |  |  | Once, now |  | 300 mg after 6 hours, 300 mg od 2 days => 300 mg after 6 hours, 300 mg od 2 days
amoxicillin 90 mg/kg/day bd => Amoxicillin |  |  | 90 mg/kg/day | Twice a day |  |
ondansetron 0.15 mg/kg iv => Ondansetron |  |  | 0.15 mg/kg |  |  | iv
paracetamol 10-15 mg/kg q4-6h => Paracetamol |  |  | 10-15 mg/kg | Every 4-6 hours |  |
clonazepam .25-.5 hs sos => Clonazepam | 0.25-0.5 | Tablet |  | At bedtime |  | Only when needed
insulin aspart 6-6-6 => Insulin aspart |  | Injection |  | 6-6-6 |  |
human actrapid 10 iu tds => Human actrapid |  |  | 10 units | Three times a day |  |
glargine 22 units at 10 pm => Glargine |  |  | 22 units |  |  | at 10 pm
tresiba 14u hs => Tresiba |  |  | 14 units | At bedtime |  |
levetiracetam 500-0-750 => Levetiracetam |  |  |  | 500-0-750 |  |
valproate 200-200-400 => Valproate |  |  |  | 200-200-400 |  |
digoxin 0.25 5 days a week => Digoxin | 0.25 mg | Tablet |  |  |  | 5 days a week => 5 days a week
eltroxin 100 mcg mon-fri, 75 mcg sat-sun => Eltroxin | 100 mcg | Tablet |  |  |  | mon-fri, 75 mcg sat-sun => mon-fri, 75 mcg sat-sun
thyroxine 100 alternate with 75 => Levothyroxine | 100 mcg | Tablet |  |  |  | alternate with 75 => alternate with 75
warfarin 3 and 4 alternate days => Warfarin |  | Tablet |  |  |  | 3 and 4 alternate days => 3 and 4 alternate days
warfarin 3 mg mon wed fri, 4 mg tue thu sat => Warfarin | 3 mg | Tablet |  |  |  | mon wed fri, 4 mg tue thu sat => mon wed fri, 4 mg tue thu sat
lactulose 15-30 ml hs => Lactulose |  | Solution | 15-30 ml | At bedtime |  |
salbutamol 2-4 puffs sos => Salbutamol |  | Inhaler | 2-4 puffs | Only when needed |  |
amikacin 500 mg iv od 5 days monitor creat every 3 days => Amikacin | 500 mg | Injection |  | Once a day | 5 days | iv, monitor creat every 3 days => monitor creat every 3 days
inj kcl 20 meq in 500 ml ns over 4 hrs => Kcl | 20 meq | Injection |  |  |  | in 500 ml ns over 4 hrs => in 500 ml ns over 4 hrs
ns 1 l iv over 8 h => Ns |  |  | 1 litre |  |  | iv, over 8 h => over 8 h
5% dextrose 500 ml iv => Dextrose | 5 % | Injection | 500 ml |  |  | iv
domstal 10 tds 30 min before food => Domstal | 10 mg | Tablet |  | Three times a day |  | 30 min before food
calpol 650 sos t > 100 => Calpol | 650 mg | Tablet |  | Only when needed |  | t > 100 => t > 100
clotrimazole 100 mg vaginal tab 1 hs x 6 => Clotrimazole | 100 mg | Vaginal tablet | 1 | At bedtime | 6 days |
prednisolone acetate e/d 1 drop qid 1 week, tds 1 week, bd 1 week, od 1 week => Prednisolone acetate |  | Eye drops | 1 drop | Four times a day |  | 1 week, tds 1 week, bd 1 week, od 1 week => 1 week, tds 1 week, bd 1 week, od 1 week
xylo nasal 0.1% 2 drops tds max 5 days => Xylo nasal | 0.1 % |  | 2 drops | Three times a day |  | max 5 days => max 5 days
duphaston 10 bd d16-d25 => Duphaston | 10 mg | Tablet |  | Twice a day |  | d16-d25 => d16-d25
ovral l od 21 days then 7 days gap => Ovral L |  | Tablet |  | Once a day |  | 21 days then 7 days gap => 21 days then 7 days gap
a to z od => A to z |  |  |  | Once a day |  |
`;

const parseRows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row): readonly [line: string, fields: string, unread: string] => {
      const [line = '', fields = '', unread = ''] = row.split(' => ');
      return [line, fields.endsWith('|') ? `${fields} ` : fields, unread];
    });

export const typedLines = [...parseRows(table), ...parseRows(misread)];
