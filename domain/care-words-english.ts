import type { CareWords } from './care-names.ts';

/** What people in India say in English. */
export const englishCare: CareWords = {
  'General Medicine':
    'general physician, GP, family doctor, internal medicine, weakness, tiredness, infection, viral, malaria, dengue, typhoid, body pain, vomiting, food poisoning',
  Pediatrics:
    'paediatrics, paediatrician, pediatrician, child specialist, children doctor, child, children, kids, baby, newborn, infant',
  Cardiology:
    'cardiologist, heart, heart specialist, heart checkup, cardiac, angina, ECG, BP, cholesterol, heart attack',
  Dermatology:
    'dermatologist, skin, skin specialist, hair, nails, eczema, psoriasis, fungal, allergy, dandruff, vitiligo',
  Orthopedics:
    'orthopaedics, orthopaedic, orthopedician, bone, bones, bone doctor, joints, knee, spine, shoulder, ligament, sports injury, hand pain, leg pain',
  Gynecology:
    'gynaecology, gynaecologist, gynecologist, obstetrician, women, ladies doctor, lady doctor, pregnancy, PCOS, PCOD, fertility, delivery, white discharge',
  Psychiatry:
    'psychiatrist, psychologist, mental health, mind, stress, addiction, suicide, suicidal, counselling',
  'ENT (Otorhinolaryngology)':
    'ear nose throat, ENT specialist, ear, nose, throat, sinus, tonsils, vertigo, dizziness, throat pain, nose block',
  Ophthalmology: 'ophthalmologist, eyes, eye, eye doctor, cataract, glaucoma, retina, eye specialist',
  Neurology:
    'neurologist, brain, nerves, nerve, stroke, paralysis, parkinson, numbness, face drooping, slurred speech',
  Oncology: 'oncologist, cancer, tumour, tumor, lump, radiotherapy, breast lump',
  Urology: 'urologist, urine, prostate, bladder, urine problem',
  Nephrology: 'nephrologist, kidney, renal, kidney specialist, kidney doctor',
  Gastroenterology:
    'gastroenterologist, gastro, stomach, digestion, liver, constipation, diarrhoea, loose motion, ulcer, jaundice, piles, gastric',
  Pulmonology: 'pulmonologist, chest physician, lungs, lung, TB, tuberculosis, pneumonia, COPD',
  Endocrinology: 'endocrinologist, hormones, hormone, diabetologist, obesity, weight gain',
  Radiology: 'radiologist, scan, imaging, ultrasound, sonography, mammography',
  Anesthesiology: 'anaesthesiology, anaesthesia, anaesthetist, operation, surgery',
  Dentistry: 'dentist, dental, teeth, tooth, gums, root canal, implant, wisdom tooth, bleeding gums',
  Fever: 'temperature, chills, high temperature, viral fever',
  'Cold and Cough':
    'cold, common cold, cold and coff, could and cough, flu, runny nose, sore throat, cough and cold',
  'General Checkup': 'check-up, health check, full body checkup, master health checkup, routine checkup',
  'Child Vaccination': 'vaccine, vaccination, immunization, baby injection, polio drops, polio',
  'Fever in Child': 'baby fever, child fever, kids fever, infant fever, newborn fever',
  'Chest Pain': 'heart pain, angina, chest tightness, pain in chest, chest heaviness',
  'High BP': 'blood pressure, high blood pressure, hypertension, hi blood pressure, BP problem',
  'Heart Palpitations': 'palpitations, heartbeat, fast heartbeat, racing heart, arrhythmia',
  'Skin Rash': 'rash, itching, allergy, hives, ringworm, skin allergy',
  Acne: 'pimples, pimple, spots, acne marks',
  'Hair Loss': 'hair fall, hairfall, baldness, alopecia',
  Fracture: 'broken bone, bone fracture, plaster, broken hand, broken leg',
  'Joint Pain': 'knee pain, arthritis, gout, shoulder pain, joint ache',
  'Back Pain': 'backache, back ache, lower back pain, slip disc, sciatica, neck pain, spine pain',
  'Pregnancy Checkup': 'antenatal, expecting, pregnant, pregnancy test',
  'Menstrual Issues': 'periods, period pain, irregular periods, missed period, heavy bleeding, menses',
  Depression: 'low mood, sadness, hopeless, depressed',
  Anxiety: 'panic, panic attack, worry, nervous, tension',
  'Sleep Disorders': 'insomnia, sleepless, sleep problem, no sleep, snoring',
  'Ear Pain': 'earache, ear ache, ear infection, pain in ear',
  'Hearing Loss': 'deaf, deafness, hearing aid, hearing problem, cannot hear',
  'Vision Checkup': 'eye test, eye checkup, spectacles, glasses, blurred vision, eye sight, power check',
  'Eye Pain': 'red eye, conjunctivitis, eye infection, pain in eye',
  Headache: 'head ache, migraine, head pain',
  Seizures: 'fits, epilepsy, convulsions, seizure',
  'Memory Loss': 'dementia, alzheimer, forgetful, forgetfulness',
  'Cancer Screening': 'cancer test, cancer checkup, mammogram, biopsy, pap smear',
  Chemotherapy: 'chemo, cancer treatment',
  'Kidney Stone': 'kidney stones, stones, stone in kidney, stone pain',
  UTI: 'urine infection, burning urine, urinary infection, urinary tract infection, burning urination',
  'Kidney Function Issues': 'kidney failure, kidney problem, creatinine, kidney disease',
  Dialysis: 'haemodialysis, hemodialysis, kidney dialysis',
  Acidity: 'heartburn, gas, indigestion, reflux, acid reflux, gas trouble, bloating',
  'Stomach Pain': 'stomach ache, stomachache, abdominal pain, tummy pain, cramps, belly pain',
  Cough: 'dry cough, coff, phlegm, bronchitis, wet cough',
  Asthma: 'wheezing, inhaler, wheeze',
  Breathlessness: 'shortness of breath, breathing problem, breathing difficulty, breathing, cannot breathe',
  Diabetes: 'sugar, blood sugar, insulin, high sugar, sugar problem, diabetic',
  'Thyroid Disorders': 'thyroid, goitre, TSH, thyroid problem',
  'X-Ray': 'xray, x ray, chest film',
  MRI: 'MRI scan, magnetic resonance',
  'CT Scan': 'CT, tomography, CAT scan',
  'Pre-Surgery Consultation': 'before operation, fitness for surgery, pre operation, before surgery',
  'Pain Management': 'chronic pain, pain relief',
  Toothache: 'tooth pain, teeth pain, tooth ache, dental pain',
  Cavity: 'tooth decay, filling, tooth cavity, tooth filling',
  Braces: 'orthodontist, crooked teeth, aligners, teeth braces, dental braces',
};
