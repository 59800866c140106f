import type { reasonsBySpecialization, Specialization } from '#domain/doctors/specializations.ts';

export interface DemoPrescription {
  readonly diagnosis: string;
  /** Name, strength, form, dose, frequency, duration and instructions, separated by |. */
  readonly medicines: readonly string[];
  readonly advice: string;
  /** Null for no follow-up. */
  readonly followUpDays: number | null;
}

type Reason = (typeof reasonsBySpecialization)[Specialization][number];

const createPrescription = (
  diagnosis: string,
  medicines: readonly string[],
  advice: string,
  followUpDays: number | null = null,
): DemoPrescription => ({ diagnosis, medicines, advice, followUpDays });

const prescriptions: Readonly<Record<Reason, DemoPrescription | string>> = {
  Fever: createPrescription(
    'Viral fever',
    [
      'Paracetamol|650 mg|Tablet|1 tablet|Up to three times a day|3 days|Only while the fever is above 38 °C',
      'Oral rehydration salts|21.8 g|Sachet|1 sachet in 1 litre of water|Sip by sip|2 days',
    ],
    'Plenty of fluids and rest. Complete blood count if the fever lasts beyond 3 days.',
    4,
  ),
  'Cold and Cough': createPrescription(
    'Viral infection of the upper airways',
    [
      'Cetirizine|10 mg|Tablet|1 tablet|At bedtime|5 days',
      'Ambroxol|30 mg/5 ml|Syrup|5 ml|Twice a day|5 days|After food',
    ],
    'Steam inhalation twice a day. Come back at once if breathing becomes difficult.',
  ),
  'General Checkup': createPrescription(
    'Healthy; weight a little high',
    [],
    'Lipid profile, HbA1c and urine routine. Walk 30 minutes a day. Review with the reports.',
    7,
  ),
  'Child Vaccination': createPrescription(
    'Healthy child, growth on the 50th centile',
    ['Paracetamol|120 mg/5 ml|Syrup|5 ml|Only when needed|1 day|For fever after the vaccination'],
    'Vaccination given today as per schedule; mild fever is expected for a day.',
    28,
  ),
  'Fever in Child': createPrescription(
    'Viral fever',
    [
      'Paracetamol|250 mg/5 ml|Syrup|5 ml|Every 6 hours when needed|3 days|Not more than four times a day',
      'Oral rehydration salts|4.2 g|Sachet|1 sachet in 200 ml of water|After each loose stool|3 days',
    ],
    'Light food, plenty to drink. Come at once if the child does not drink or is hard to wake.',
    3,
  ),
  'Chest Pain': createPrescription(
    'Chest pain, probably from the muscles; ECG normal today',
    [
      'Aspirin|75 mg|Tablet|1 tablet|Once a day|1 month|After lunch',
      'Atorvastatin|20 mg|Tablet|1 tablet|At bedtime|1 month',
    ],
    'Treadmill test before the next visit. Come at once if the pain returns at rest.',
    14,
  ),
  'High BP': createPrescription(
    'Essential hypertension, stage 1',
    ['Telmisartan|40 mg|Tablet|1 tablet|In the morning|1 month'],
    'Reduce salt. Keep a chart of your blood pressure at home and bring it along.',
    14,
  ),
  'Heart Palpitations': createPrescription(
    'Palpitations, no arrhythmia on the ECG',
    ['Metoprolol succinate|25 mg|SR tablet|1 tablet|Once a day|1 month'],
    'Avoid strong tea and coffee. 24-hour Holter if the palpitations return.',
    21,
  ),
  'Skin Rash': createPrescription(
    'Ringworm of the trunk',
    [
      'Luliconazole|1 %|Cream|Thin layer|Once a day|3 weeks|Also a finger width beyond the rash',
      'Levocetirizine|5 mg|Tablet|1 tablet|At bedtime|10 days',
    ],
    'Keep the skin dry, loose cotton clothes, towels not shared.',
    21,
  ),
  Acne: createPrescription(
    'Acne, moderate',
    [
      'Adapalene|0.1 %|Gel|Pea-sized amount|At bedtime|6 weeks|On dry skin',
      'Benzoyl peroxide|2.5 %|Gel|Thin layer|In the morning|6 weeks',
    ],
    'Sunscreen SPF 30 in the morning. Expect dryness for two weeks.',
    42,
  ),
  'Hair Loss': createPrescription(
    'Androgenetic hair loss',
    ['Minoxidil|5 %|Solution|1 ml|At bedtime|3 months|On the dry scalp'],
    'Serum ferritin and thyroid profile. Review with photographs.',
    90,
  ),
  Fracture: createPrescription(
    'Undisplaced fracture of the distal radius',
    [
      'Paracetamol|650 mg|Tablet|1 tablet|Three times a day|5 days|After food',
      'Calcium carbonate + Vitamin D3|500 mg + 250 IU|Tablet|1 tablet|Once a day|3 months|After lunch',
    ],
    'Below-elbow cast for 5 weeks. Keep the hand raised and the fingers moving. X-ray at 2 weeks.',
    14,
  ),
  'Joint Pain': createPrescription(
    'Osteoarthritis of the knee, early',
    [
      'Aceclofenac|100 mg|Tablet|1 tablet|Twice a day|5 days|After food',
      'Diclofenac|1 %|Gel|Thin layer|Twice a day|2 weeks|On the knee',
    ],
    'Quadriceps exercises twice a day. X-ray of both knees, standing.',
    21,
  ),
  'Back Pain': createPrescription(
    'Mechanical low back pain',
    [
      'Thiocolchicoside|4 mg|Capsule|1 capsule|Twice a day|5 days',
      'Paracetamol|650 mg|Tablet|1 tablet|Three times a day|5 days|After food',
    ],
    'Hot pack 15 minutes twice a day, no lifting for 2 weeks. Physiotherapy, 10 sessions.',
    14,
  ),
  'Pregnancy Checkup': createPrescription(
    'Normal pregnancy, second trimester',
    [
      'Ferrous ascorbate + Folic acid|100 mg + 1.5 mg|Tablet|1 tablet|Once a day|1 month|After lunch',
      'Calcium carbonate + Vitamin D3|500 mg + 250 IU|Tablet|1 tablet|At bedtime|1 month|Two hours apart from iron',
    ],
    'Anomaly scan at 20 weeks. Count the movements of the baby from week 28.',
    28,
  ),
  'Menstrual Issues': createPrescription(
    'Heavy menstrual bleeding',
    [
      'Tranexamic acid|500 mg|Tablet|1 tablet|Three times a day|At most 5 days|On heavy days',
      'Ferrous ascorbate + Folic acid|100 mg + 1.5 mg|Tablet|1 tablet|Once a day|1 month|After lunch',
    ],
    'Pelvic ultrasound on day 3 of the cycle. Haemoglobin and thyroid profile.',
    30,
  ),
  Depression: createPrescription(
    'Depressive episode, moderate',
    ['Escitalopram|5 mg|Tablet|1 tablet|Once a day|14 days|After breakfast'],
    'Effect after 2 to 3 weeks. Weekly counselling. Call at once if dark thoughts come.',
    14,
  ),
  Anxiety: createPrescription(
    'Generalised anxiety',
    ['Propranolol|10 mg|Tablet|1 tablet|Only when needed|2 weeks|Before a stressful event'],
    'Breathing exercise twice a day. Less coffee.',
    14,
  ),
  'Sleep Disorders': createPrescription(
    'Insomnia',
    [],
    'No medicine at present. Sleep diary for 2 weeks, no screen in bed, fixed time of rising.',
    14,
  ),
  'Ear Pain': createPrescription(
    'Infection of the outer ear',
    [
      'Ofloxacin|0.3 %|Ear drops|4 drops|Twice a day|7 days',
      'Ibuprofen|400 mg|Tablet|1 tablet|Twice a day|3 days|After food',
    ],
    'Keep water out of the ear. No cotton buds.',
    7,
  ),
  'Hearing Loss': createPrescription(
    'Hearing loss, for evaluation; wax removed today',
    [],
    'Pure tone audiometry and tympanometry. No cotton buds. Review with the reports.',
    10,
  ),
  'Vision Checkup': createPrescription(
    'Short sight, dry eyes',
    ['Carboxymethylcellulose|0.5 %|Eye drops|1 drop|Four times a day|1 month'],
    'New spectacles as per the slip, constant wear. At the screen look into the distance every 20 minutes.',
    365,
  ),
  'Eye Pain': createPrescription(
    'Bacterial conjunctivitis',
    ['Moxifloxacin|0.5 %|Eye drops|1 drop|Six times a day|5 days'],
    'No contact lenses until then. Own towel, clean hands.',
    5,
  ),
  Headache: createPrescription(
    'Migraine',
    [
      'Naproxen|500 mg|Tablet|1 tablet|At the onset of headache||At most 2 days a week',
      'Amitriptyline|10 mg|Tablet|1 tablet|At bedtime|1 month',
    ],
    'Headache diary for a month. Regular meals and sleep.',
    30,
  ),
  Seizures: createPrescription(
    'Epilepsy, generalised',
    ['Levetiracetam|500 mg|Tablet|1 tablet|Twice a day|3 months|Never stop it on your own'],
    'No driving, no swimming alone. EEG before the next visit.',
    30,
  ),
  'Memory Loss': createPrescription(
    'Mild cognitive impairment, for evaluation',
    ['Mecobalamin|1500 mcg|Tablet|1 tablet|Once a day|1 month'],
    'Vitamin B12 and thyroid profile, MRI brain. Memory test at the next visit, please bring a relative.',
    21,
  ),
  'Cancer Screening': createPrescription(
    'Screening normal',
    [],
    'Mammography in one year. Self-examination monthly, as shown today. No tobacco in any form.',
    365,
  ),
  Chemotherapy: createPrescription(
    'Under chemotherapy, cycle 3 as planned',
    [
      'Ondansetron|8 mg|Tablet|1 tablet|Twice a day|3 days|Half an hour before food',
      'Dexamethasone|4 mg|Tablet|1 tablet|In the morning|2 days|After breakfast',
    ],
    'Blood count on day 10. Fever above 38 °C means coming at once.',
    21,
  ),
  'Kidney Stone': createPrescription(
    'Stone of 4 mm in the left ureter',
    [
      'Tamsulosin|0.4 mg|Capsule|1 capsule|At bedtime|2 weeks',
      'Diclofenac|50 mg|Tablet|1 tablet|Only when needed|5 days|After food',
    ],
    'Three litres of water a day. Ultrasound KUB after 2 weeks.',
    14,
  ),
  UTI: createPrescription(
    'Infection of the urinary tract',
    ['Nitrofurantoin|100 mg|Capsule|1 capsule|Twice a day|5 days|After food'],
    'Urine culture before the first capsule. Plenty of water.',
    7,
  ),
  'Kidney Function Issues': createPrescription(
    'Chronic kidney disease, stage 3a',
    ['Dapagliflozin|10 mg|Tablet|1 tablet|In the morning|3 months'],
    'Creatinine, potassium and urine albumin every 3 months. No painkillers without asking. Salt below 5 g a day.',
    90,
  ),
  Dialysis: createPrescription(
    'Chronic kidney disease, stage 5, on dialysis',
    [
      'Erythropoietin|4000 IU|Injection|1 injection|Twice a week|1 month|After the session',
      'Sevelamer|400 mg|Tablet|1 tablet|Three times a day|1 month|With food',
    ],
    'Dialysis three times a week, dry weight 58 kg.',
    30,
  ),
  Acidity: createPrescription(
    'Reflux disease',
    ['Pantoprazole|40 mg|Tablet|1 tablet|In the morning|4 weeks|Before breakfast'],
    'Dinner two hours before bed. Stop late tea.',
    28,
  ),
  'Stomach Pain': createPrescription(
    'Irritable bowel',
    [
      'Rifaximin|400 mg|Tablet|1 tablet|Twice a day|7 days',
      'Mebeverine|135 mg|Tablet|1 tablet|Three times a day|2 weeks|Before food',
    ],
    'Curd daily. Food diary for 2 weeks. Ultrasound abdomen and liver function test.',
    14,
  ),
  Cough: createPrescription(
    'Cough for three weeks, for evaluation',
    ['Levosalbutamol|1 mg/5 ml|Syrup|5 ml|Three times a day|5 days'],
    'Chest X-ray and sputum examination. Mask at home until the report.',
    7,
  ),
  Asthma: createPrescription(
    'Bronchial asthma, partly controlled',
    [
      'Budesonide + Formoterol|200 mcg + 6 mcg|Inhaler|2 puffs|Twice a day|1 month|With spacer; rinse the mouth afterwards',
      'Salbutamol|100 mcg|Inhaler|2 puffs|Only when needed|1 month',
    ],
    'Keep a peak flow diary. Avoid incense smoke.',
    28,
  ),
  Breathlessness: createPrescription(
    'Reversible obstruction on spirometry today',
    ['Salbutamol|100 mcg|Inhaler|2 puffs|Only when needed|1 month'],
    'Avoid smoke and dust. Echocardiogram before the next visit.',
    14,
  ),
  Diabetes: createPrescription(
    'Type 2 diabetes',
    [
      'Metformin|500 mg|SR tablet|1 tablet|Twice a day|3 months|After food',
      'Glimepiride|1 mg|Tablet|1 tablet|In the morning|3 months|Before breakfast',
    ],
    'HbA1c in 3 months. Walk after dinner. Carry something sweet.',
    90,
  ),
  'Thyroid Disorders': createPrescription(
    'Hypothyroidism',
    [
      'Levothyroxine|50 mcg|Tablet|1 tablet|In the morning|6 weeks|On an empty stomach, half an hour before tea',
    ],
    'TSH in 6 weeks.',
    42,
  ),
  'Pre-Surgery Consultation': createPrescription(
    'Fit for spinal anaesthesia',
    [],
    'Nothing to eat for 8 hours, clear water until 2 hours before. Blood count and ECG.',
  ),
  'Pain Management': createPrescription(
    'Neuropathic pain',
    ['Pregabalin|75 mg|Capsule|1 capsule|At bedtime|2 weeks'],
    'Nerve block planned if the pain stays above 5 of 10.',
    14,
  ),
  Toothache: createPrescription(
    'Root canal, first sitting done',
    [
      'Ibuprofen|400 mg|Tablet|1 tablet|Only when needed|3 days|After food',
      'Amoxicillin|500 mg|Capsule|1 capsule|Three times a day|5 days',
    ],
    'Do not chew on that side.',
    7,
  ),
  Cavity: createPrescription(
    'Caries; composite filling done',
    ['Chlorhexidine|0.2 %|Mouthwash|10 ml|Twice a day|7 days|Rinse for a minute, do not swallow'],
    'Avoid cold food for a day. Cleaning in 6 months.',
    180,
  ),
  Braces: createPrescription('Braces adjusted', [], 'Wax on the wire where it rubs.', 28),
  'X-Ray': 'X-ray chest: no abnormality.\nOld scar at the right apex, unchanged.',
  MRI: 'MRI knee: tear of the medial meniscus, grade 2.\nTo be discussed with the orthopaedic surgeon.',
  'CT Scan': 'CT abdomen: 4 mm stone in the left ureter.\nPlenty of water, review by a urologist.',
};

export function findPrescription(reason: string): DemoPrescription | string | null {
  return isReason(reason) ? prescriptions[reason] : null;
}

function isReason(reason: string): reason is Reason {
  return reason in prescriptions;
}
