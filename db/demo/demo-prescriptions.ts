import type { reasonsBySpecialization, Specialization } from '#domain/doctors/specializations.ts';
import { readTable } from './read-table.ts';

type Reason = (typeof reasonsBySpecialization)[Specialization][number];

/**
 * What is prescribed for each reason: a report in plain text, or diagnosis, days until the follow-up and advice, and
 * below them the medicines.
 */
const prescriptions: Readonly<Record<Reason, string>> = {
  Fever: `Viral fever | 4 | Plenty of fluids and rest. Complete blood count if the fever lasts beyond 3 days.
    Paracetamol | 650 mg | Tablet | 1 tablet | Up to three times a day | 3 days | Only while the fever is above 38 °C
    Oral rehydration salts | 21.8 g | Sachet | 1 sachet in 1 litre of water | Sip by sip | 2 days`,
  'Cold and Cough': `Viral infection of the upper airways | | Steam inhalation twice a day. Come back straight away if breathing becomes difficult.
    Cetirizine | 10 mg | Tablet | 1 tablet | At bedtime | 5 days
    Ambroxol | 30 mg/5 ml | Syrup | 5 ml | Twice a day | 5 days | After food`,
  'General Checkup':
    'Healthy; weight a little high | 7 | Lipid profile, HbA1c and urine routine. Walk 30 minutes a day. Review with the reports.',
  'Child Vaccination': `Healthy child, growth on the 50th centile | 28 | Vaccination given today as per schedule; mild fever is expected for a day.
    Paracetamol | 120 mg/5 ml | Syrup | 5 ml | Only when needed | 1 day | For fever after the vaccination`,
  'Fever in Child': `Viral fever | 3 | Light food, plenty to drink. Come straight away if the child does not drink or is hard to wake.
    Paracetamol | 250 mg/5 ml | Syrup | 5 ml | Every 6 hours when needed | 3 days | Not more than four times a day
    Oral rehydration salts | 4.2 g | Sachet | 1 sachet in 200 ml of water | After each loose stool | 3 days`,
  'Chest Pain': `Chest pain, probably from the muscles; ECG normal today | 14 | Treadmill test before the next visit. Come straight away if the pain returns at rest.
    Aspirin | 75 mg | Tablet | 1 tablet | Once a day | 1 month | After lunch
    Atorvastatin | 20 mg | Tablet | 1 tablet | At bedtime | 1 month`,
  'High BP': `Essential hypertension, stage 1 | 14 | Reduce salt. Keep a chart of your blood pressure at home and bring it along.
    Telmisartan | 40 mg | Tablet | 1 tablet | In the morning | 1 month`,
  'Heart Palpitations': `Palpitations, no arrhythmia on the ECG | 21 | Avoid strong tea and coffee. 24-hour Holter if the palpitations return.
    Metoprolol succinate | 25 mg | SR tablet | 1 tablet | Once a day | 1 month`,
  'Skin Rash': `Ringworm of the trunk | 21 | Keep the skin dry, loose cotton clothes, towels not shared.
    Luliconazole | 1 % | Cream | Thin layer | Once a day | 3 weeks | Also a finger width beyond the rash
    Levocetirizine | 5 mg | Tablet | 1 tablet | At bedtime | 10 days`,
  Acne: `Acne, moderate | 42 | Sunscreen SPF 30 in the morning. Expect dryness for two weeks.
    Adapalene | 0.1 % | Gel | Pea-sized amount | At bedtime | 6 weeks | On dry skin
    Benzoyl peroxide | 2.5 % | Gel | Thin layer | In the morning | 6 weeks`,
  'Hair Loss': `Androgenetic hair loss | 90 | Serum ferritin and thyroid profile. Review with photographs.
    Minoxidil | 5 % | Solution | 1 ml | At bedtime | 3 months | On the dry scalp`,
  Fracture: `Undisplaced fracture of the distal radius | 14 | Below-elbow cast for 5 weeks. Keep the hand raised and the fingers moving. X-ray at 2 weeks.
    Paracetamol | 650 mg | Tablet | 1 tablet | Three times a day | 5 days | After food
    Calcium carbonate + Vitamin D3 | 500 mg + 250 IU | Tablet | 1 tablet | Once a day | 3 months | After lunch`,
  'Joint Pain': `Osteoarthritis of the knee, early | 21 | Quadriceps exercises twice a day. X-ray of both knees, standing.
    Aceclofenac | 100 mg | Tablet | 1 tablet | Twice a day | 5 days | After food
    Diclofenac | 1 % | Gel | Thin layer | Twice a day | 2 weeks | On the knee`,
  'Back Pain': `Mechanical low back pain | 14 | Hot pack 15 minutes twice a day, no lifting for 2 weeks. Physiotherapy, 10 sessions.
    Thiocolchicoside | 4 mg | Capsule | 1 capsule | Twice a day | 5 days
    Paracetamol | 650 mg | Tablet | 1 tablet | Three times a day | 5 days | After food`,
  'Pregnancy Checkup': `Normal pregnancy, second trimester | 28 | Anomaly scan at 20 weeks. Count the movements of the baby from week 28.
    Ferrous ascorbate + Folic acid | 100 mg + 1.5 mg | Tablet | 1 tablet | Once a day | 1 month | After lunch
    Calcium carbonate + Vitamin D3 | 500 mg + 250 IU | Tablet | 1 tablet | At bedtime | 1 month | Two hours apart from iron`,
  'Menstrual Issues': `Heavy menstrual bleeding | 30 | Pelvic ultrasound on day 3 of the cycle. Haemoglobin and thyroid profile.
    Tranexamic acid | 500 mg | Tablet | 1 tablet | Three times a day | At most 5 days | On heavy days
    Ferrous ascorbate + Folic acid | 100 mg + 1.5 mg | Tablet | 1 tablet | Once a day | 1 month | After lunch`,
  Depression: `Depressive episode, moderate | 14 | Effect after 2 to 3 weeks. Weekly counselling. Call straight away if you have dark thoughts.
    Escitalopram | 5 mg | Tablet | 1 tablet | Once a day | 14 days | After breakfast`,
  Anxiety: `Generalised anxiety | 14 | Breathing exercise twice a day. Less coffee.
    Propranolol | 10 mg | Tablet | 1 tablet | Only when needed | 2 weeks | Before a stressful event`,
  'Sleep Disorders':
    'Insomnia | 14 | No medicine at present. Sleep diary for 2 weeks, no screen in bed, fixed time of rising.',
  'Ear Pain': `Infection of the outer ear | 7 | Keep water out of the ear. No cotton buds.
    Ofloxacin | 0.3 % | Ear drops | 4 drops | Twice a day | 7 days
    Ibuprofen | 400 mg | Tablet | 1 tablet | Twice a day | 3 days | After food`,
  'Hearing Loss':
    'Hearing loss, for evaluation; wax removed today | 10 | Pure tone audiometry and tympanometry. No cotton buds. Review with the reports.',
  'Vision Checkup': `Short sight, dry eyes | 365 | New spectacles as per the slip, constant wear. At the screen look into the distance every 20 minutes.
    Carboxymethylcellulose | 0.5 % | Eye drops | 1 drop | Four times a day | 1 month`,
  'Eye Pain': `Bacterial conjunctivitis | 5 | No contact lenses until then. Own towel, clean hands.
    Moxifloxacin | 0.5 % | Eye drops | 1 drop | Six times a day | 5 days`,
  Headache: `Migraine | 30 | Headache diary for a month. Regular meals and sleep.
    Naproxen | 500 mg | Tablet | 1 tablet | At the onset of headache | | At most 2 days a week
    Amitriptyline | 10 mg | Tablet | 1 tablet | At bedtime | 1 month`,
  Seizures: `Epilepsy, generalised | 30 | No driving, no swimming alone. EEG before the next visit.
    Levetiracetam | 500 mg | Tablet | 1 tablet | Twice a day | 3 months | Never stop it on your own`,
  'Memory Loss': `Mild cognitive impairment, for evaluation | 21 | Vitamin B12 and thyroid profile, MRI brain. Memory test at the next visit, please bring a relative.
    Mecobalamin | 1500 mcg | Tablet | 1 tablet | Once a day | 1 month`,
  'Cancer Screening':
    'Screening normal | 365 | Mammography in one year. Self-examination monthly, as shown today. No tobacco in any form.',
  Chemotherapy: `Under chemotherapy, cycle 3 as planned | 21 | Blood count on day 10. Fever above 38 °C means coming straight away.
    Ondansetron | 8 mg | Tablet | 1 tablet | Twice a day | 3 days | Half an hour before food
    Dexamethasone | 4 mg | Tablet | 1 tablet | In the morning | 2 days | After breakfast`,
  'Kidney Stone': `Stone of 4 mm in the left ureter | 14 | Three litres of water a day. Ultrasound KUB after 2 weeks.
    Tamsulosin | 0.4 mg | Capsule | 1 capsule | At bedtime | 2 weeks
    Diclofenac | 50 mg | Tablet | 1 tablet | Only when needed | 5 days | After food`,
  UTI: `Infection of the urinary tract | 7 | Urine culture before the first capsule. Plenty of water.
    Nitrofurantoin | 100 mg | Capsule | 1 capsule | Twice a day | 5 days | After food`,
  'Kidney Function Issues': `Chronic kidney disease, stage 3a | 90 | Creatinine, potassium and urine albumin every 3 months. No painkillers without asking. Salt below 5 g a day.
    Dapagliflozin | 10 mg | Tablet | 1 tablet | In the morning | 3 months`,
  Dialysis: `Chronic kidney disease, stage 5, on dialysis | 30 | Dialysis three times a week, dry weight 58 kg.
    Erythropoietin | 4000 IU | Injection | 1 injection | Twice a week | 1 month | After the session
    Sevelamer | 400 mg | Tablet | 1 tablet | Three times a day | 1 month | With food`,
  Acidity: `Reflux disease | 28 | Dinner two hours before bed. Stop late tea.
    Pantoprazole | 40 mg | Tablet | 1 tablet | In the morning | 4 weeks | Before breakfast`,
  'Stomach Pain': `Irritable bowel | 14 | Curd daily. Food diary for 2 weeks. Ultrasound abdomen and liver function test.
    Rifaximin | 400 mg | Tablet | 1 tablet | Twice a day | 7 days
    Mebeverine | 135 mg | Tablet | 1 tablet | Three times a day | 2 weeks | Before food`,
  Cough: `Cough for three weeks, for evaluation | 7 | Chest X-ray and sputum examination. Mask at home until the report.
    Levosalbutamol | 1 mg/5 ml | Syrup | 5 ml | Three times a day | 5 days`,
  Asthma: `Bronchial asthma, partly controlled | 28 | Keep a peak flow diary. Avoid incense smoke.
    Budesonide + Formoterol | 200 mcg + 6 mcg | Inhaler | 2 puffs | Twice a day | 1 month | With spacer; rinse the mouth afterwards
    Salbutamol | 100 mcg | Inhaler | 2 puffs | Only when needed | 1 month`,
  Breathlessness: `Reversible obstruction on spirometry today | 14 | Avoid smoke and dust. Echocardiogram before the next visit.
    Salbutamol | 100 mcg | Inhaler | 2 puffs | Only when needed | 1 month`,
  Diabetes: `Type 2 diabetes | 90 | HbA1c in 3 months. Walk after dinner. Carry something sweet.
    Metformin | 500 mg | SR tablet | 1 tablet | Twice a day | 3 months | After food
    Glimepiride | 1 mg | Tablet | 1 tablet | In the morning | 3 months | Before breakfast`,
  'Thyroid Disorders': `Hypothyroidism | 42 | TSH in 6 weeks.
    Levothyroxine | 50 mcg | Tablet | 1 tablet | In the morning | 6 weeks | On an empty stomach, half an hour before tea`,
  'Pre-Surgery Consultation':
    'Fit for spinal anaesthesia | | Nothing to eat for 8 hours, clear water until 2 hours before. Blood count and ECG.',
  'Pain Management': `Neuropathic pain | 14 | Nerve block planned if the pain stays above 5 of 10.
    Pregabalin | 75 mg | Capsule | 1 capsule | At bedtime | 2 weeks`,
  Toothache: `Root canal, first sitting done | 7 | Do not chew on that side.
    Ibuprofen | 400 mg | Tablet | 1 tablet | Only when needed | 3 days | After food
    Amoxicillin | 500 mg | Capsule | 1 capsule | Three times a day | 5 days`,
  Cavity: `Caries; composite filling done | 180 | Avoid cold food for a day. Cleaning in 6 months.
    Chlorhexidine | 0.2 % | Mouthwash | 10 ml | Twice a day | 7 days | Rinse for a minute, do not swallow`,
  Braces: 'Braces adjusted | 28 | Wax on the wire where it rubs.',
  'X-Ray': 'X-ray chest: no abnormality.\nOld scar at the right apex, unchanged.',
  MRI: 'MRI knee: tear of the medial meniscus, grade 2.\nTo be discussed with the orthopaedic surgeon.',
  'CT Scan': 'CT abdomen: 4 mm stone in the left ureter.\nPlenty of water, review by a urologist.',
};

export type DemoPrescription = ReturnType<typeof readPrescription>;

function readPrescription(text: string) {
  if (!text.includes(' | ')) return text;
  const [head = '', ...lines] = text.split('\n');
  const [diagnosis = '', days = '', advice = ''] = head.split('|').map((cell) => cell.trim());
  const columns = ['name', 'strength', 'form', 'dose', 'frequency', 'duration', 'instructions'] as const;
  return {
    diagnosis,
    medicines: readTable(columns, lines),
    advice,
    followUpDays: days === '' ? null : Number(days),
  };
}

const isReason = (reason: string): reason is Reason => reason in prescriptions;

export const findPrescription = (reason: string): DemoPrescription | null =>
  isReason(reason) ? readPrescription(prescriptions[reason]) : null;
