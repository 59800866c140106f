import type { CareWords } from './care-names.ts';

/** What people say in Kannada, in its script and in Latin letters. */
export const kannadaCare: CareWords = {
  'General Medicine':
    'ಸಾಮಾನ್ಯ ವೈದ್ಯಕೀಯ, ಸಾಮಾನ್ಯ ವೈದ್ಯ, ಸುಸ್ತು, ಆಯಾಸ, ಮೈಕೈ ನೋವು, ವಾಂತಿ, ಮಲೇರಿಯಾ, ಡೆಂಗ್ಯೂ, ಟೈಫಾಯಿಡ್, sustu, susthu, mai kai novu, vanti, vaanthi',
  Pediatrics: 'ಮಕ್ಕಳ ವೈದ್ಯ, ಮಕ್ಕಳ ಡಾಕ್ಟರ್, ಮಕ್ಕಳು, ಮಗು, ಶಿಶು, makkala doctor, makkalu, magu, makkala vaidya',
  Cardiology: 'ಹೃದಯ ರೋಗ, ಹೃದಯ, ಹೃದ್ರೋಗ, ಹೃದಯಾಘಾತ, ಹಾರ್ಟ್, hrudaya, hridaya, hrudaya roga, hrudayaghata',
  Dermatology: 'ಚರ್ಮ ರೋಗ, ಚರ್ಮ, ಕೂದಲು, ಉಗುರು, ತೊನ್ನು, ಅಲರ್ಜಿ, charma, charma roga, kudalu, koodalu, thonnu',
  Orthopedics:
    'ಮೂಳೆ ರೋಗ, ಮೂಳೆ, ಎಲುಬು, ಕಾಲು ನೋವು, ಕೈ ನೋವು, ಭುಜ, ಉಳುಕು, moole, mule, moole doctor, elubu, kaalu novu, kalu novu, kai novu, bhuja',
  Gynecology:
    'ಸ್ತ್ರೀ ರೋಗ, ಸ್ತ್ರೀರೋಗ, ಮಹಿಳಾ ವೈದ್ಯ, ಗರ್ಭ, ಹೆರಿಗೆ, ಬಿಳಿ ಸೆರಗು, stree roga, mahila doctor, garbha, herige, bili seragu',
  Psychiatry: 'ಮಾನಸಿಕ ರೋಗ, ಮಾನಸಿಕ, ಮಾನಸಿಕ ಒತ್ತಡ, ಮನೋರೋಗ, ಆತ್ಮಹತ್ಯೆ, manasika, ottada, manoroga, atmahatye',
  'ENT (Otorhinolaryngology)':
    'ಕಿವಿ ಮೂಗು ಗಂಟಲು, ಕಿವಿ, ಮೂಗು, ಗಂಟಲು, ಗಂಟಲು ನೋವು, ತಲೆ ಸುತ್ತು, ಸೈನಸ್, kivi, moogu, mugu, gantalu, gantalu novu, tale suttu, thale suthu',
  Ophthalmology: 'ಕಣ್ಣಿನ ರೋಗ, ಕಣ್ಣು, ಕಣ್ಣಿನ ಡಾಕ್ಟರ್, ನೇತ್ರ, ಕಣ್ಣಿನ ಪೊರೆ, kannu, kannina doctor, netra, kannina pore',
  Neurology:
    'ನರ ರೋಗ, ನರ, ನರಗಳು, ಮೆದುಳು, ಪಾರ್ಶ್ವವಾಯು, ಲಕ್ವ, ಜೋಮು, nara, nara doctor, medulu, parshwavayu, lakva, jomu',
  Oncology: 'ಕ್ಯಾನ್ಸರ್ ರೋಗ, ಕ್ಯಾನ್ಸರ್, ಗಡ್ಡೆ, ಗಂಟು, kyansar, gadde, gantu',
  Urology: 'ಮೂತ್ರ ರೋಗ, ಮೂತ್ರ, ಮೂತ್ರ ಸಮಸ್ಯೆ, mutra, moothra, mutra samasye',
  Nephrology: 'ಮೂತ್ರಪಿಂಡ ರೋಗ, ಮೂತ್ರಪಿಂಡ, ಕಿಡ್ನಿ, mutrapinda, moothrapinda, kidni',
  Gastroenterology:
    'ಜೀರ್ಣಾಂಗ ರೋಗ, ಹೊಟ್ಟೆ, ಜೀರ್ಣ, ಯಕೃತ್ತು, ಲಿವರ್, ಮಲಬದ್ಧತೆ, ಭೇದಿ, ಕಾಮಾಲೆ, ಮೂಲವ್ಯಾಧಿ, hotte, jeerna, malabaddhate, bedhi, bhedi, kamale, moolavyadhi, piles',
  Pulmonology: 'ಶ್ವಾಸಕೋಶ ರೋಗ, ಶ್ವಾಸಕೋಶ, ಕ್ಷಯ, ಟಿಬಿ, ನ್ಯುಮೋನಿಯಾ, shwasakosha, swasakosha, kshaya',
  Endocrinology: 'ಹಾರ್ಮೋನ್ ರೋಗ, ಹಾರ್ಮೋನ್, ಬೊಜ್ಜು, ತೂಕ ಹೆಚ್ಚಳ, bojju, harmon',
  Radiology: 'ವಿಕಿರಣಶಾಸ್ತ್ರ, ಸ್ಕ್ಯಾನಿಂಗ್, ಸ್ಕ್ಯಾನ್, ಅಲ್ಟ್ರಾಸೌಂಡ್, scanning',
  Anesthesiology: 'ಅರಿವಳಿಕೆ, ಅರಿವಳಿಕೆ ತಜ್ಞ, ಆಪರೇಷನ್, ಶಸ್ತ್ರಚಿಕಿತ್ಸೆ, arivalike, shastrachikitse, operation',
  Dentistry: 'ದಂತ ವೈದ್ಯ, ಹಲ್ಲು, ಹಲ್ಲಿನ ಡಾಕ್ಟರ್, ದಂತ, ವಸಡು, hallu, hallina doctor, danta, vasadu',
  Fever: 'ಜ್ವರ, ಚಳಿ ಜ್ವರ, jwara, jvara, chali jwara, jora',
  'Cold and Cough': 'ಶೀತ ಮತ್ತು ಕೆಮ್ಮು, ಶೀತ, ನೆಗಡಿ, ನೆಗಡಿ ಕೆಮ್ಮು, ಶೀತ ಕೆಮ್ಮು, sheeta, sheetha, negadi, negadi kemmu',
  'General Checkup': 'ಸಾಮಾನ್ಯ ತಪಾಸಣೆ, ತಪಾಸಣೆ, ಆರೋಗ್ಯ ತಪಾಸಣೆ, ಚೆಕಪ್, tapasane, arogya tapasane',
  'Child Vaccination': 'ಮಕ್ಕಳ ಲಸಿಕೆ, ಲಸಿಕೆ, ಚುಚ್ಚುಮದ್ದು, ಪೋಲಿಯೋ, lasike, makkala lasike, chuchu maddu',
  'Fever in Child': 'ಮಗುವಿಗೆ ಜ್ವರ, ಮಕ್ಕಳ ಜ್ವರ, ಮಕ್ಕಳಿಗೆ ಜ್ವರ, maguvige jwara, makkalige jwara, makkala jwara',
  'Chest Pain':
    'ಎದೆ ನೋವು, ಎದೆನೋವು, ಎದೆಯಲ್ಲಿ ನೋವು, ಎದೆ, ಹೃದಯ ನೋವು, ede novu, edenovu, yede novu, edeyalli novu, hrudaya novu, ede novvu',
  'High BP': 'ಅಧಿಕ ರಕ್ತದೊತ್ತಡ, ರಕ್ತದೊತ್ತಡ, ಬಿಪಿ, raktadottada, rakthadottada, bp jasti',
  'Heart Palpitations': 'ಎದೆ ಬಡಿತ, ಎದೆಬಡಿತ, ಹೃದಯ ಬಡಿತ, ede badita, hrudaya badita, edebaditha',
  'Skin Rash': 'ಚರ್ಮದ ದದ್ದು, ದದ್ದು, ತುರಿಕೆ, ಕಜ್ಜಿ, ಹುಳುಕಡ್ಡಿ, daddu, turike, thurike, kajji, hulukaddi',
  Acne: 'ಮೊಡವೆ, ಮೊಡವೆಗಳು, modave, modavegalu, pimple',
  'Hair Loss':
    'ಕೂದಲು ಉದುರುವಿಕೆ, ಕೂದಲು ಉದುರುವುದು, ಬೋಳು ತಲೆ, ತಲೆಹೊಟ್ಟು, kudalu uduruvudu, koodalu uduruvudu, kudalu uduruvike, bolu tale, talehottu',
  Fracture: 'ಮೂಳೆ ಮುರಿತ, ಮೂಳೆ ಮುರಿದಿದೆ, ಫ್ರಾಕ್ಚರ್, moole murita, mule muritha',
  'Joint Pain':
    'ಕೀಲು ನೋವು, ಮಂಡಿ ನೋವು, ಮೊಣಕಾಲು ನೋವು, ಕೀಲು, ಸಂಧಿವಾತ, keelu novu, kilu novu, mandi novu, monakalu novu, sandhivata',
  'Back Pain':
    'ಬೆನ್ನು ನೋವು, ಬೆನ್ನುನೋವು, ಸೊಂಟ ನೋವು, ಬೆನ್ನು, ಸೊಂಟ, ಕುತ್ತಿಗೆ ನೋವು, bennu novu, benu novu, sonta novu, kuttige novu',
  'Pregnancy Checkup': 'ಗರ್ಭಿಣಿ ತಪಾಸಣೆ, ಗರ್ಭಿಣಿ, ಗರ್ಭಿಣಿಯರು, garbhini, garbini, garbhini tapasane',
  'Menstrual Issues':
    'ಮುಟ್ಟಿನ ಸಮಸ್ಯೆ, ಮುಟ್ಟು, ಋತುಚಕ್ರ, ಮುಟ್ಟಿನ ನೋವು, muttu, muttina novu, muttina samasye, rutuchakra',
  Depression: 'ಖಿನ್ನತೆ, ಬೇಸರ, khinnate, kinnate, besara',
  Anxiety: 'ಆತಂಕ, ಗಾಬರಿ, ಭಯ, atanka, aatanka, gabari, bhaya',
  'Sleep Disorders':
    'ನಿದ್ರೆ ಸಮಸ್ಯೆ, ನಿದ್ರೆ, ನಿದ್ದೆ, ನಿದ್ರಾಹೀನತೆ, ನಿದ್ದೆ ಬರುತ್ತಿಲ್ಲ, ಗೊರಕೆ, nidre, nidde, nidrahinate, nidde baralla, gorake',
  'Ear Pain': 'ಕಿವಿ ನೋವು, ಕಿವಿನೋವು, ಕಿವಿಯಲ್ಲಿ ನೋವು, kivi novu, kivinovu, kiviyalli novu',
  'Hearing Loss': 'ಕಿವುಡುತನ, ಕಿವಿ ಕೇಳಿಸುತ್ತಿಲ್ಲ, ಕಿವುಡು, kivudu, kivi kelisalla, kivudutana',
  'Vision Checkup':
    'ಕಣ್ಣಿನ ತಪಾಸಣೆ, ದೃಷ್ಟಿ, ಕಣ್ಣಿನ ಪರೀಕ್ಷೆ, ಕನ್ನಡಕ, kannina tapasane, drushti, kannadaka, kannina parikshe',
  'Eye Pain': 'ಕಣ್ಣು ನೋವು, ಕಣ್ಣಿನ ನೋವು, ಕಣ್ಣು ಕೆಂಪು, ಕಣ್ಣುನೋವು, kannu novu, kannina novu, kannu kempu',
  Headache: 'ತಲೆನೋವು, ತಲೆ ನೋವು, ತಲೆ, ಅರೆ ತಲೆನೋವು, talenovu, thalenovu, tale novu, thale novu, are talenovu',
  Seizures: 'ಮೂರ್ಛೆ, ಮೂರ್ಛೆ ರೋಗ, ಅಪಸ್ಮಾರ, ಫಿಟ್ಸ್, moorche, murche, moorche roga, apasmara, fits',
  'Memory Loss': 'ಮರೆವು, ಮರೆವಿನ ಕಾಯಿಲೆ, ನೆನಪಿನ ಶಕ್ತಿ ಕಡಿಮೆ, marevu, marevina kayile, nenapina shakti',
  'Cancer Screening': 'ಕ್ಯಾನ್ಸರ್ ತಪಾಸಣೆ, cancer tapasane',
  Chemotherapy: 'ಕೀಮೋಥೆರಪಿ, ಕೀಮೋ, ಕ್ಯಾನ್ಸರ್ ಚಿಕಿತ್ಸೆ, keemo, cancer chikitse',
  'Kidney Stone': 'ಮೂತ್ರಪಿಂಡದ ಕಲ್ಲು, ಕಿಡ್ನಿ ಕಲ್ಲು, ಕಿಡ್ನಿ ಸ್ಟೋನ್, kidney kallu, kidni kallu, mutrapindada kallu',
  UTI: 'ಮೂತ್ರದ ಸೋಂಕು, ಉರಿ ಮೂತ್ರ, ಮೂತ್ರ ಉರಿ, uri mutra, mutra uri, mutrada sonku, uri moothra',
  'Kidney Function Issues': 'ಮೂತ್ರಪಿಂಡದ ಸಮಸ್ಯೆ, ಕಿಡ್ನಿ ಸಮಸ್ಯೆ, ಕಿಡ್ನಿ ವೈಫಲ್ಯ, kidney samasye, kidney novu',
  Dialysis: 'ಡಯಾಲಿಸಿಸ್, ಡಯಾಲಿಸಿಸ, dayalisis',
  Acidity: 'ಆಮ್ಲೀಯತೆ, ಎಸಿಡಿಟಿ, ಗ್ಯಾಸ್, ಅಜೀರ್ಣ, ಎದೆ ಉರಿ, ಎದೆಯುರಿ, ಹೊಟ್ಟೆ ಉರಿ, ede uri, edeyuri, ajeerna, gas, hotte uri',
  'Stomach Pain': 'ಹೊಟ್ಟೆ ನೋವು, ಹೊಟ್ಟೆನೋವು, ಹೊಟ್ಟೆಯಲ್ಲಿ ನೋವು, hotte novu, hottenovu, hote novu, hotteyalli novu',
  Cough: 'ಕೆಮ್ಮು, ಒಣ ಕೆಮ್ಮು, ಕಫ, kemmu, kemu, ona kemmu, kapha',
  Asthma: 'ಅಸ್ತಮಾ, ಆಸ್ತಮಾ, ಉಬ್ಬಸ, ಗೂರಲು, astama, ubbasa, gooralu',
  Breathlessness:
    'ಉಸಿರಾಟದ ತೊಂದರೆ, ಉಸಿರಾಟ, ಉಸಿರು, ಉಸಿರು ಕಟ್ಟುವುದು, usiratada tondare, usirata, usiru, usiru kattuvudu, usiraata',
  Diabetes: 'ಮಧುಮೇಹ, ಸಕ್ಕರೆ ಕಾಯಿಲೆ, ಶುಗರ್, ಸಕ್ಕರೆ ರೋಗ, madhumeha, sakkare kayile, sakkare roga, shugar',
  'Thyroid Disorders': 'ಥೈರಾಯ್ಡ್, ಥೈರಾಯ್ಡ್ ಸಮಸ್ಯೆ, thairaid',
  'X-Ray': 'ಎಕ್ಸ್-ರೇ, ಎಕ್ಸ್‌ರೇ',
  MRI: 'ಎಂಆರ್‌ಐ',
  'CT Scan': 'ಸಿಟಿ ಸ್ಕ್ಯಾನ್',
  'Pre-Surgery Consultation': 'ಶಸ್ತ್ರಚಿಕಿತ್ಸೆಗೆ ಮುನ್ನ ಸಲಹೆ, ಆಪರೇಷನ್ ಮುಂಚೆ, operation munche',
  'Pain Management': 'ನೋವು ನಿವಾರಣೆ, ನೋವಿನ ಚಿಕಿತ್ಸೆ, novu nivarane',
  Toothache: 'ಹಲ್ಲು ನೋವು, ಹಲ್ಲುನೋವು, ಹಲ್ಲಿನ ನೋವು, hallu novu, hallunovu, hallina novu',
  Cavity: 'ಹುಳುಕು ಹಲ್ಲು, ಹಲ್ಲು ಹುಳುಕು, hulku hallu, huluku hallu, hallu huluku',
  Braces: 'ಹಲ್ಲಿನ ಕ್ಲಿಪ್, ವಕ್ರ ಹಲ್ಲು, ಹಲ್ಲು ತಂತಿ, hallu clip, vakra hallu, hallina clip',
};
