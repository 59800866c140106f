import type { CareWords } from './care-names.ts';

/** What people say in Tamil, in its script and in Latin letters. */
export const tamilCare: CareWords = {
  'General Medicine':
    'பொது மருத்துவம், பொது மருத்துவர், சோர்வு, உடல் வலி, வாந்தி, மலேரியா, டெங்கு, டைபாய்டு, podhu maruthuvar, sorvu, udal vali, udambu vali, vaanthi, vanthi',
  Pediatrics:
    'குழந்தை மருத்துவம், குழந்தை, குழந்தைகள், குழந்தை டாக்டர், பச்சிளம் குழந்தை, kuzhandhai, kulanthai, kuzhanthai doctor, pillai',
  Cardiology:
    'இதய மருத்துவம், இதயம், இருதயம், இதய, மாரடைப்பு, இதய நோய், idhayam, ithayam, irudhayam, idaya, maradaippu, idhaya noi',
  Dermatology: 'தோல் மருத்துவம், தோல், சருமம், முடி, நகம், தோல் நோய், அலர்ஜி, thol, tol, sarumam, mudi, thol noi',
  Orthopedics:
    'எலும்பு மருத்துவம், எலும்பு, எலும்புகள், கால் வலி, கை வலி, தோள்பட்டை, சுளுக்கு, elumbu, elumbu doctor, kaal vali, kal vali, kai vali, tholpattai, sulukku',
  Gynecology:
    'மகளிர் மருத்துவம், மகளிர், பெண்கள் மருத்துவர், கர்ப்பம், பிரசவம், வெள்ளைப்படுதல், magalir, pengal doctor, karpam, garbam, prasavam, vellai paduthal',
  Psychiatry:
    'மனநல மருத்துவம், மனநலம், மனநோய், மன அழுத்தம், தற்கொலை, மனம், mananalam, mana noi, mana azhutham, tharkolai',
  'ENT (Otorhinolaryngology)':
    'காது மூக்கு தொண்டை, காது, மூக்கு, தொண்டை, தொண்டை வலி, தலைசுற்றல், சைனஸ், kaadhu, kadhu, kathu, mookku, mooku, thondai, thondai vali, thalai sutral, thalaisutral',
  Ophthalmology:
    'கண் மருத்துவம், கண், கண்கள், கண் டாக்டர், கண்புரை, kan, kann, kangal, kan doctor, kanpurai, kan maruthuvar',
  Neurology:
    'நரம்பியல், நரம்பு, நரம்புகள், மூளை, பக்கவாதம், மரத்துப்போதல், narambu, narambu doctor, moolai, mulai, pakkavadham, pakkavatham, marathu pothal',
  Oncology: 'புற்றுநோய் மருத்துவம், புற்றுநோய், கேன்சர், கட்டி, putrunoi, putru noi, katti, kensar',
  Urology: 'சிறுநீரியல், சிறுநீர், சிறுநீர் பிரச்சனை, மூத்திரம், siruneer, siruneer pirachanai, moothiram',
  Nephrology: 'சிறுநீரக மருத்துவம், சிறுநீரகம், கிட்னி, siruneeragam, siruneeraga, sirunirakam, kidni',
  Gastroenterology:
    'வயிறு மருத்துவம், வயிறு, குடல், கல்லீரல், செரிமானம், மலச்சிக்கல், வயிற்றுப்போக்கு, மஞ்சள் காமாலை, மூலம், vayiru, kudal, kalleeral, serimanam, malachikkal, vayitrupokku, manjal kamalai, moolam',
  Pulmonology: 'நுரையீரல் மருத்துவம், நுரையீரல், காசநோய், டிபி, நிமோனியா, nuraiyeeral, nuraieeral, kasanoi',
  Endocrinology: 'ஹார்மோன் மருத்துவம், ஹார்மோன், உடல் பருமன், udal paruman, harmon',
  Radiology: 'கதிரியக்கவியல், ஸ்கேன், அல்ட்ராசவுண்ட், kathiriyakkam',
  Anesthesiology:
    'மயக்க மருத்துவம், மயக்க மருந்து, அறுவை சிகிச்சை, ஆபரேஷன், mayakka marundhu, aruvai sikichai, operation',
  Dentistry:
    'பல் மருத்துவம், பல், பற்கள், பல் டாக்டர், ஈறு, ஈறுகள், pal, pall, pal doctor, parkal, eeru, pal maruthuvar',
  Fever: 'காய்ச்சல், ஜுரம், சுரம், kaichal, kaaichal, kaychal, juram, suram',
  'Cold and Cough': 'சளி மற்றும் இருமல், சளி, ஜலதோஷம், சளி இருமல், sali, sali irumal, jaladhosham, jaladosham',
  'General Checkup': 'பொதுப் பரிசோதனை, உடல் பரிசோதனை, செக்கப், பரிசோதனை, udal parisodhanai, parisodhanai',
  'Child Vaccination': 'குழந்தை தடுப்பூசி, தடுப்பூசி, போலியோ, thaduppoosi, thadupusi, thaduppusi',
  'Fever in Child':
    'குழந்தைக்கு காய்ச்சல், குழந்தை காய்ச்சல், kuzhandhai kaichal, kuzhandhaiku kaichal, kulanthaiku kaichal',
  'Chest Pain':
    'நெஞ்சு வலி, நெஞ்சுவலி, மார்பு வலி, நெஞ்சில் வலி, நெஞ்சு, மார்பு, இதய வலி, nenju vali, nenjuvali, nenju valli, maarbu vali, marbu vali, nenjil vali, nenju',
  'High BP':
    'உயர் இரத்த அழுத்தம், இரத்த அழுத்தம், ரத்த அழுத்தம், ரத்தக் கொதிப்பு, பிபி, raththa azhutham, ratha alutham, ratha kothippu, bp adhigam',
  'Heart Palpitations':
    'இதயப் படபடப்பு, படபடப்பு, நெஞ்சு படபடப்பு, padapadappu, nenju padapadappu, idhaya padapadappu',
  'Skin Rash': 'தோல் அரிப்பு, அரிப்பு, தடிப்பு, படை, சொறி, arippu, thol arippu, thadippu, padai, sori',
  Acne: 'முகப்பரு, பரு, பருக்கள், mugaparu, mugapparu, mukaparu, paru',
  'Hair Loss':
    'முடி உதிர்தல், முடி கொட்டுதல், முடி கொட்டுது, வழுக்கை, பொடுகு, mudi uthirthal, mudi kottuthal, mudi kottudhu, mudi udhirvu, vazhukkai, podugu',
  Fracture: 'எலும்பு முறிவு, எலும்பு உடைதல், elumbu murivu, elumbu udaithal',
  'Joint Pain':
    'மூட்டு வலி, மூட்டுவலி, முழங்கால் வலி, மூட்டு, moottu vali, mootu vali, mutu vali, muzhangal vali, mulangal vali',
  'Back Pain':
    'முதுகு வலி, முதுகுவலி, இடுப்பு வலி, கழுத்து வலி, முதுகு, இடுப்பு, mudhugu vali, muthugu vali, iduppu vali, kazhuthu vali',
  'Pregnancy Checkup': 'கர்ப்பப் பரிசோதனை, கர்ப்பிணி, கர்ப்பம், karpini, garbini, karpa parisodhanai',
  'Menstrual Issues':
    'மாதவிடாய் பிரச்சனை, மாதவிடாய், மாதவிலக்கு, பீரியட்ஸ், madhavidai, mathavidai, madhavilakku, madhavidai vali',
  Depression: 'மனச்சோர்வு, மன சோர்வு, manachorvu, mana sorvu, kavalai',
  Anxiety: 'பதட்டம், பதற்றம், பயம், padhattam, patattam, bayam, payam',
  'Sleep Disorders':
    'தூக்கமின்மை, தூக்கம், தூக்கம் வரவில்லை, குறட்டை, thookaminmai, thookam, thookkam varala, thukkam, kurattai',
  'Ear Pain': 'காது வலி, காதுவலி, காதில் வலி, kaadhu vali, kadhu vali, kathu vali, kaathu vali',
  'Hearing Loss':
    'காது கேளாமை, காது கேட்கவில்லை, செவிட்டுத்தன்மை, kaadhu kelamai, kaathu ketkala, kadhu kekala, sevidu',
  'Vision Checkup':
    'கண் பரிசோதனை, பார்வை, பார்வை பரிசோதனை, கண்ணாடி, மங்கலான பார்வை, kan parisodhanai, paarvai, parvai, kannadi',
  'Eye Pain': 'கண் வலி, கண்வலி, கண்ணில் வலி, கண் சிவப்பு, kan vali, kann vali, kannu vali, kan sivappu',
  Headache:
    'தலைவலி, தலை வலி, ஒற்றைத் தலைவலி, தலை, thalaivali, thalai vali, talaivali, thala vali, otrai thalaivali',
  Seizures: 'வலிப்பு, வலிப்பு நோய், கால் கை வலிப்பு, காக்கா வலிப்பு, valippu, valipu, valippu noi, fits',
  'Memory Loss': 'ஞாபக மறதி, மறதி, நினைவாற்றல் குறைவு, gnabaga marathi, gnapaga maradhi, maradhi, marathi noi',
  'Cancer Screening': 'புற்றுநோய் பரிசோதனை, putrunoi parisodhanai',
  Chemotherapy: 'கீமோதெரபி, கீமோ, புற்றுநோய் சிகிச்சை, keemo, putrunoi sikichai',
  'Kidney Stone': 'சிறுநீரகக் கல், சிறுநீரக கல், கிட்னி கல், siruneeraga kal, kidney kal, kidni kal, siruneeragakal',
  UTI: 'சிறுநீர் தொற்று, சிறுநீர் எரிச்சல், நீர்க்கடுப்பு, siruneer erichal, neer kaduppu, neerkaduppu, siruneer thotru, urine erichal',
  'Kidney Function Issues':
    'சிறுநீரகப் பிரச்சனை, சிறுநீரக செயலிழப்பு, கிட்னி பிரச்சனை, kidney pirachanai, siruneeraga pirachanai, kidney vali',
  Dialysis: 'டயாலிசிஸ், டயலிசிஸ், dayalisis',
  Acidity:
    'அசிடிட்டி, நெஞ்செரிச்சல், நெஞ்சு எரிச்சல், வாயு, அஜீரணம், வயிறு எரிச்சல், nenjerichal, nenju erichal, vayu, ajeeranam, vayiru erichal, gas',
  'Stomach Pain':
    'வயிற்று வலி, வயிற்றுவலி, வயிறு வலி, வயித்து வலி, வயிற்றில் வலி, vayitru vali, vayiru vali, vayithu vali, vaithu vali, vayiruvali',
  Cough: 'இருமல், வறட்டு இருமல், கபம், irumal, varattu irumal, kabam',
  Asthma: 'ஆஸ்துமா, ஆஸ்த்மா, வீசிங், asthuma, aasthuma, veesing',
  Breathlessness:
    'மூச்சுத் திணறல், மூச்சு திணறல், மூச்சு, மூச்சு வாங்குது, moochu thinaral, muchu thinaral, moochu, moochu vanguthu, moochuthinaral',
  Diabetes:
    'நீரிழிவு, சர்க்கரை நோய், சர்க்கரை, சுகர், neerizhivu, nirilivu, sarkarai noi, sarkarai, sakkarai noi, sugar noi',
  'Thyroid Disorders': 'தைராய்டு, தைராய்டு பிரச்சனை, thairoidu, thyroid pirachanai',
  'X-Ray': 'எக்ஸ்ரே, எக்ஸ்-ரே',
  MRI: 'எம்ஆர்ஐ',
  'CT Scan': 'சிடி ஸ்கேன்',
  'Pre-Surgery Consultation': 'அறுவை சிகிச்சைக்கு முன், ஆபரேஷனுக்கு முன், operation mun',
  'Pain Management': 'வலி சிகிச்சை, வலி நிவாரணம், vali sikichai, vali nivaranam',
  Toothache: 'பல் வலி, பல்வலி, பல்லில் வலி, pal vali, palvali, pallu vali',
  Cavity: 'பல் சொத்தை, சொத்தை பல், பற்குழி, pal sothai, sothai pal, sotha pal, pal poochi',
  Braces: 'பல் கிளிப், பல் கம்பி, கோணல் பல், pal clip, pal kambi, konal pal',
};
