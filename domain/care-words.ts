import type { reasonsBySpecialization, Specialization } from './specializations.ts';

type Reason = (typeof reasonsBySpecialization)[Specialization][number];

/**
 * Other words for a specialization in English and Hindi: the field, the part of the body, the doctor. The
 * first is its name in Hindi. Spelling does not matter (domain/name-sound.ts), so "dil ka doctor" is found
 * too.
 */
export const specializationWords: Readonly<Record<Specialization, readonly [string, ...string[]]>> = {
  'General Medicine': [
    'सामान्य चिकित्सा',
    'general physician, GP, family doctor, internal medicine, weakness, infection, viral, malaria, dengue, typhoid',
    'फ़िज़िशियन, जनरल डॉक्टर, कमज़ोरी, संक्रमण, वायरल, मलेरिया, डेंगू, टाइफाइड',
  ],
  Pediatrics: [
    'बाल रोग',
    'paediatrician, child specialist, children, kids, baby, newborn, infant',
    'बच्चों का डॉक्टर, बच्चा, शिशु, नवजात',
  ],
  Cardiology: [
    'हृदय रोग',
    'cardiologist, heart, cardiac, angina, ECG, blood pressure, BP, cholesterol, heart attack',
    'दिल, हृदय, कार्डियोलॉजी, रक्तचाप, बीपी, दिल का दौरा',
  ],
  Dermatology: [
    'त्वचा रोग',
    'dermatologist, skin, hair, nails, pimples, eczema, psoriasis, fungal, allergy',
    'चमड़ी, त्वचा, बाल, नाख़ून, मुहासे, खुजली, दाद, एलर्जी',
  ],
  Orthopedics: [
    'हड्डी रोग',
    'orthopaedic, orthopedician, bones, joints, knee, spine, shoulder, ligament, arthritis, sports injury',
    'हड्डी, जोड़, घुटना, रीढ़, कमर, गठिया',
  ],
  Gynecology: [
    'स्त्री रोग',
    'gynaecologist, obstetrician, women, ladies doctor, pregnancy, periods, PCOS, fertility, delivery',
    'महिला, गर्भ, गर्भावस्था, माहवारी, प्रसव',
  ],
  Psychiatry: [
    'मनोरोग',
    'psychiatrist, mental health, mind, stress, addiction, sadness',
    'मानसिक स्वास्थ्य, मन, तनाव, नशा, उदासी',
  ],
  'ENT (Otorhinolaryngology)': [
    'कान, नाक, गला रोग',
    'ear, nose, throat, sinus, tonsils, vertigo, snoring',
    'ईएनटी, साइनस, टॉन्सिल, चक्कर, खर्राटे',
  ],
  Ophthalmology: [
    'नेत्र रोग',
    'ophthalmologist, eyes, eye doctor, cataract, glaucoma, spectacles, glasses, retina',
    'आँख, आंख, नज़र, चश्मा, मोतियाबिंद',
  ],
  Neurology: [
    'तंत्रिका रोग',
    'neurologist, brain, nerves, stroke, paralysis, epilepsy, migraine, parkinson',
    'दिमाग़, मस्तिष्क, नस, लकवा, मिर्गी, माइग्रेन',
  ],
  Oncology: ['कैंसर रोग', 'oncologist, cancer, tumour, tumor, lump, radiotherapy', 'कैंसर, ट्यूमर, गाँठ, गांठ'],
  Urology: ['मूत्र रोग', 'urologist, urine, prostate, bladder, kidney stones', 'पेशाब, मूत्र, प्रोस्टेट, पथरी'],
  Nephrology: ['गुर्दा रोग', 'nephrologist, kidney, renal, creatinine', 'किडनी, गुर्दा, गुर्दे'],
  Gastroenterology: [
    'पेट एवं पाचन रोग',
    'gastroenterologist, stomach, digestion, liver, gas, constipation, diarrhoea, ulcer, jaundice, piles',
    'पेट, पाचन, लीवर, जिगर, गैस, क़ब्ज़, दस्त, पीलिया, बवासीर',
  ],
  Pulmonology: [
    'फेफड़ा रोग',
    'pulmonologist, chest physician, lungs, breathing, TB, tuberculosis, pneumonia, COPD',
    'फेफड़ा, फेफड़े, साँस, सांस, टीबी, निमोनिया',
  ],
  Endocrinology: [
    'हार्मोन रोग',
    'endocrinologist, hormones, sugar, diabetes, diabetologist, thyroid, obesity, weight',
    'हार्मोन, शुगर, मधुमेह, डायबिटीज़, थायराइड, मोटापा',
  ],
  Radiology: [
    'रेडियोलॉजी',
    'radiologist, scan, imaging, ultrasound, sonography, mammography',
    'स्कैन, अल्ट्रासाउंड, सोनोग्राफी',
  ],
  Anesthesiology: [
    'निश्चेतना विज्ञान',
    'anaesthesia, anaesthetist, operation, surgery, chronic pain',
    'बेहोशी, एनेस्थीसिया, ऑपरेशन, सर्जरी',
  ],
  Dentistry: [
    'दंत चिकित्सा',
    'dentist, dental, teeth, tooth, gums, root canal, implant, wisdom tooth',
    'दाँत, दांत, मसूड़े, डेंटिस्ट',
  ],
};

/** Other words for a reason, as above. */
export const reasonWords: Readonly<Record<Reason, readonly [string, ...string[]]>> = {
  Fever: ['बुख़ार', 'temperature, chills, viral', 'ताप, ज्वर'],
  'Cold and Cough': ['सर्दी और खाँसी', 'flu, runny nose, sore throat', 'ज़ुकाम, सर्दी, खांसी, नज़ला'],
  'General Checkup': ['सामान्य जाँच', 'check-up, health check, full body', 'जांच, चेकअप'],
  'Child Vaccination': ['बच्चे का टीकाकरण', 'vaccine, immunization, injection, polio', 'टीका'],
  'Fever in Child': ['बच्चे को बुख़ार', 'baby fever, kids fever', 'शिशु को बुखार'],
  'Chest Pain': ['सीने में दर्द', 'heart pain, angina', 'छाती में दर्द'],
  'High BP': ['उच्च रक्तचाप', 'blood pressure, hypertension', 'हाई बीपी, ब्लड प्रेशर'],
  'Heart Palpitations': ['दिल की धड़कन तेज़ होना', 'heartbeat, racing heart, arrhythmia', 'घबराहट, धड़कन'],
  'Skin Rash': ['त्वचा पर चकत्ते', 'itching, allergy, hives, ringworm', 'खुजली, दाने, दाद'],
  Acne: ['मुहासे', 'pimples, spots', 'पिंपल, कील'],
  'Hair Loss': ['बाल झड़ना', 'hair fall, baldness, dandruff', 'गंजापन, रूसी'],
  Fracture: ['हड्डी टूटना', 'broken bone, accident, injury, plaster', 'चोट, फ्रैक्चर, प्लास्टर'],
  'Joint Pain': ['जोड़ों का दर्द', 'knee pain, arthritis, gout', 'घुटने का दर्द, गठिया'],
  'Back Pain': ['कमर दर्द', 'backache, slip disc, sciatica, spine', 'पीठ दर्द, रीढ़'],
  'Pregnancy Checkup': ['गर्भावस्था की जाँच', 'antenatal, expecting', 'गर्भवती'],
  'Menstrual Issues': ['माहवारी की समस्या', 'period pain, irregular periods, PCOS', 'पीरियड, मासिक धर्म'],
  Depression: ['अवसाद', 'low mood, sadness, hopeless', 'डिप्रेशन, उदासी'],
  Anxiety: ['चिंता', 'panic, worry, nervous, stress', 'घबराहट, बेचैनी'],
  'Sleep Disorders': ['नींद की समस्या', 'insomnia, sleepless, snoring', 'अनिद्रा'],
  'Ear Pain': ['कान दर्द', 'earache, ear infection', 'कान बहना'],
  'Hearing Loss': ['कम सुनाई देना', 'deaf, hearing aid', 'बहरापन'],
  'Vision Checkup': ['नज़र की जाँच', 'eye test, spectacles, glasses, blurred', 'चश्मा, धुंधला'],
  'Eye Pain': ['आँख में दर्द', 'red eye, conjunctivitis', 'आंख आना, आँख लाल'],
  Headache: ['सिरदर्द', 'migraine, head pain', 'सिर दर्द, सर दर्द, माइग्रेन'],
  Seizures: ['दौरे पड़ना', 'fits, epilepsy, convulsions', 'मिर्गी'],
  'Memory Loss': ['याददाश्त कम होना', 'dementia, alzheimer, forgetful', 'भूलना'],
  'Cancer Screening': ['कैंसर की जाँच', 'tumour, lump, mammogram, biopsy', 'गाँठ, गांठ'],
  Chemotherapy: ['कीमोथेरेपी', 'chemo, cancer treatment', 'कैंसर का इलाज'],
  'Kidney Stone': ['गुर्दे की पथरी', 'stones', 'पथरी'],
  UTI: ['मूत्र संक्रमण', 'urine infection, burning urine', 'पेशाब में जलन, यूटीआई'],
  'Kidney Function Issues': ['गुर्दे की समस्या', 'kidney failure, creatinine, swelling', 'किडनी, सूजन'],
  Dialysis: ['डायलिसिस', 'haemodialysis', 'गुर्दा'],
  Acidity: ['एसिडिटी', 'heartburn, gas, indigestion, reflux', 'गैस, अपच, सीने में जलन'],
  'Stomach Pain': ['पेट दर्द', 'abdominal pain, tummy, cramps, belly', 'पेट में दर्द, मरोड़'],
  Cough: ['खाँसी', 'phlegm, bronchitis', 'खांसी, कफ, बलगम'],
  Asthma: ['दमा', 'wheezing, inhaler', 'अस्थमा'],
  Breathlessness: ['साँस फूलना', 'shortness of breath, breathing', 'सांस की तकलीफ़'],
  Diabetes: ['मधुमेह', 'sugar, blood sugar, insulin', 'शुगर, डायबिटीज़'],
  'Thyroid Disorders': ['थायराइड की समस्या', 'goitre, TSH', 'थायरॉइड'],
  'X-Ray': ['एक्स-रे', 'xray, chest film', 'एक्सरे'],
  MRI: ['एमआरआई', 'magnetic resonance', 'स्कैन'],
  'CT Scan': ['सीटी स्कैन', 'tomography', 'स्कैन'],
  'Pre-Surgery Consultation': ['सर्जरी से पहले परामर्श', 'before operation, fitness for surgery', 'ऑपरेशन'],
  'Pain Management': ['दर्द का इलाज', 'chronic pain, pain relief', 'पुराना दर्द'],
  Toothache: ['दाँत दर्द', 'tooth pain, teeth', 'दांत दर्द'],
  Cavity: ['दाँत में कीड़ा', 'tooth decay, filling, root canal', 'दांत में कीड़ा'],
  Braces: ['दाँतों के तार', 'orthodontist, crooked teeth, aligners', 'टेढ़े दांत'],
};
