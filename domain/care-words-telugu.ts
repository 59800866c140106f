import type { CareWords } from './care-names.ts';

/** What people say in Telugu, in its script and in Latin letters. */
export const teluguCare: CareWords = {
  'General Medicine':
    'జనరల్ మెడిసిన్, జనరల్ ఫిజీషియన్, నీరసం, అలసట, ఒళ్ళు నొప్పులు, వాంతులు, మలేరియా, డెంగ్యూ, టైఫాయిడ్, neerasam, nirasam, ollu noppulu, vantulu, vanthulu',
  Pediatrics:
    'పిల్లల వైద్యం, పిల్లల డాక్టర్, పిల్లలు, పిల్లల, శిశువు, పాప, బాబు, pillala doctor, pillalu, pillala vaidyam, sisuvu',
  Cardiology:
    'గుండె వైద్యం, గుండె, హృదయం, హృదయ, గుండె జబ్బు, గుండెపోటు, gunde, gunde jabbu, hrudayam, hrudaya, hridayam, gundepotu, gunde potu',
  Dermatology:
    'చర్మ వైద్యం, చర్మం, చర్మ వ్యాధి, జుట్టు, గోళ్ళు, బొల్లి, అలర్జీ, charmam, charma, charma vyadhi, juttu, bolli',
  Orthopedics:
    'ఎముకల వైద్యం, ఎముక, ఎముకలు, ఎముకల డాక్టర్, కాలు నొప్పి, చేయి నొప్పి, కాళ్ళ నొప్పులు, భుజం, బెణుకు, emuka, emukalu, emukala doctor, kaalu noppi, kalla noppulu, cheyyi noppi, bhujam',
  Gynecology:
    'స్త్రీల వైద్యం, స్త్రీ వైద్యం, ఆడవాళ్ళ డాక్టర్, గర్భం, ప్రసవం, తెల్లబట్ట, garbham, aadavalla doctor, streela, prasavam, kanpu, tella batta',
  Psychiatry:
    'మానసిక వైద్యం, మానసిక, మానసిక ఒత్తిడి, మనసు, ఆత్మహత్య, manasika, manasika vaidyam, ottidi, vattidi, aatmahatya',
  'ENT (Otorhinolaryngology)':
    'చెవి ముక్కు గొంతు, చెవి, ముక్కు, గొంతు, గొంతు నొప్పి, తల తిరగడం, సైనస్, chevi, mukku, gontu, gonthu, gontu noppi, tala tiragadam, kallu tiragadam',
  Ophthalmology:
    'కంటి వైద్యం, కన్ను, కళ్ళు, కంటి, కంటి డాక్టర్, కంటి శుక్లం, kannu, kallu, kanti, kanti doctor, kanti shuklam',
  Neurology:
    'నరాల వైద్యం, నరాలు, నరం, మెదడు, పక్షవాతం, తిమ్మిరి, naralu, narala doctor, medadu, pakshavatam, pakshavatham, timmiri',
  Oncology: 'క్యాన్సర్ వైద్యం, క్యాన్సర్, కణితి, గడ్డ, kyansar, kanithi, gadda, cancer gadda',
  Urology: 'మూత్ర వైద్యం, మూత్రం, మూత్ర సమస్య, ప్రోస్టేట్, mutram, moothram, mutra, mutra samasya',
  Nephrology: 'కిడ్నీ వైద్యం, కిడ్నీ, మూత్రపిండం, మూత్రపిండాలు, kidni, mutrapindam, mutrapindalu, kidney jabbu',
  Gastroenterology:
    'జీర్ణకోశ వైద్యం, కడుపు, పొట్ట, జీర్ణం, కాలేయం, లివర్, మలబద్ధకం, విరేచనాలు, కామెర్లు, మొలలు, kadupu, potta, jeernam, kaleyam, malabaddakam, virechanalu, kamerlu, molalu, motions',
  Pulmonology: 'ఊపిరితిత్తుల వైద్యం, ఊపిరితిత్తులు, క్షయ, టీబీ, న్యుమోనియా, oopirithithulu, upiritittulu, kshaya',
  Endocrinology: 'హార్మోన్ వైద్యం, హార్మోన్లు, హార్మోన్, ఊబకాయం, బరువు పెరగడం, harmonlu, oobakayam, baruvu',
  Radiology: 'రేడియాలజీ, స్కానింగ్, అల్ట్రాసౌండ్, స్కాన్, scanning',
  Anesthesiology: 'మత్తు వైద్యం, మత్తు, మత్తు డాక్టర్, ఆపరేషన్, సర్జరీ, mattu, mathu doctor, aapareshan',
  Dentistry:
    'దంత వైద్యం, పళ్ళు, పన్ను, దంతాలు, పళ్ళ డాక్టర్, చిగుళ్ళు, pallu, pannu, pandlu, pandla doctor, palla doctor, dantalu, chigullu',
  Fever: 'జ్వరం, జరం, జ్వరము, jwaram, jvaram, jaram, jwaramu',
  'Cold and Cough': 'జలుబు మరియు దగ్గు, జలుబు, జలుబు దగ్గు, పడిశం, jalubu, jalubu daggu, padisam',
  'General Checkup': 'సాధారణ పరీక్ష, చెకప్, ఆరోగ్య పరీక్ష, body checkup, arogya pariksha',
  'Child Vaccination': 'పిల్లల టీకా, టీకా, టీకాలు, వ్యాక్సిన్, పోలియో, teeka, tika, teekalu, pillala teeka',
  'Fever in Child':
    'పిల్లల జ్వరం, పిల్లలకు జ్వరం, పాపకు జ్వరం, బాబుకు జ్వరం, pillala jwaram, pillalaku jwaram, papaku jwaram',
  'Chest Pain':
    'ఛాతీ నొప్పి, ఛాతిలో నొప్పి, గుండె నొప్పి, గుండెలో నొప్పి, ఎద నొప్పి, ఛాతీ, chati noppi, chathi noppi, chaati noppi, gunde noppi, gundelo noppi, gunde lo noppi, eda noppi, chathilo noppi',
  'High BP': 'అధిక రక్తపోటు, రక్తపోటు, హై బీపీ, బీపీ, raktapotu, rakthapotu, bp ekkuva',
  'Heart Palpitations': 'గుండె దడ, దడ, గుండె వేగంగా కొట్టుకోవడం, gunde dada, dada, gunde vegam',
  'Skin Rash': 'చర్మంపై దద్దుర్లు, దద్దుర్లు, దురద, తామర, గజ్జి, daddurlu, durada, tamara, gajji',
  Acne: 'మొటిమలు, మొటిమ, motimalu, motima, pimples',
  'Hair Loss':
    'జుట్టు రాలడం, జుట్టు ఊడటం, బట్టతల, చుండ్రు, juttu raladam, juttu ralipovadam, juttu udatam, battatala, chundru',
  Fracture: 'ఎముక విరగడం, ఎముక విరిగింది, ఫ్రాక్చర్, emuka virigindi, emuka viragadam',
  'Joint Pain':
    'కీళ్ళ నొప్పులు, కీళ్ళ నొప్పి, మోకాళ్ళ నొప్పి, మోకాలి నొప్పి, keella noppulu, killa noppulu, keella noppi, mokali noppi, mokalla noppi, mokallu',
  'Back Pain':
    'నడుము నొప్పి, వెన్ను నొప్పి, నడుం నొప్పి, నడుము, వెన్నెముక, మెడ నొప్పి, nadumu noppi, nadum noppi, vennu noppi, meda noppi, vennupusa',
  'Pregnancy Checkup': 'గర్భిణీ పరీక్ష, గర్భిణి, గర్భవతి, garbhini, garbhavathi, garbhini pariksha',
  'Menstrual Issues': 'నెలసరి సమస్య, నెలసరి, బహిష్టు, పీరియడ్స్, నెలసరి నొప్పి, nelasari, bahishtu, nelasari noppi',
  Depression: 'డిప్రెషన్, కుంగుబాటు, దిగులు, kungubatu, digulu, dipreshan',
  Anxiety: 'ఆందోళన, భయం, కంగారు, andolana, aandolana, bhayam, kangaru',
  'Sleep Disorders':
    'నిద్ర సమస్య, నిద్రలేమి, నిద్ర పట్టడం లేదు, నిద్ర, గురక, nidra, nidra lemi, nidra pattadam ledu, guraka',
  'Ear Pain': 'చెవి నొప్పి, చెవిలో నొప్పి, చెవి పోటు, chevi noppi, chevilo noppi, chevi potu',
  'Hearing Loss': 'వినికిడి లోపం, వినికిడి, చెవుడు, వినపడటం లేదు, vinikidi, vinikidi lopam, chevudu, vinapadatam ledu',
  'Vision Checkup': 'కంటి పరీక్ష, చూపు పరీక్ష, చూపు, కళ్ళజోడు, kanti pariksha, choopu, chupu, kallajodu, kallajoodu',
  'Eye Pain':
    'కంటి నొప్పి, కళ్ళ నొప్పి, కళ్ళు ఎర్రబడటం, కళ్ళకలక, kanti noppi, kallu noppi, kalla noppi, kallakalaka, kallu erraga',
  Headache: 'తలనొప్పి, తల నొప్పి, తలపోటు, తల, మైగ్రేన్, talanoppi, thalanoppi, tala noppi, thala noppi, talapotu',
  Seizures: 'మూర్ఛ, మూర్ఛ వ్యాధి, ఫిట్స్, moorcha, murcha, moorcha vyadhi, fits',
  'Memory Loss': 'మతిమరుపు, జ్ఞాపకశక్తి తగ్గడం, జ్ఞాపకశక్తి, matimarupu, mathimarupu, gnapaka shakti',
  'Cancer Screening': 'క్యాన్సర్ పరీక్ష, cancer pariksha',
  Chemotherapy: 'కీమోథెరపీ, కీమో, క్యాన్సర్ చికిత్స, kimo, cancer chikitsa',
  'Kidney Stone': 'కిడ్నీ రాళ్ళు, కిడ్నీలో రాళ్లు, కిడ్నీలో రాయి, kidney rallu, kidneylo rallu, kidney lo rallu, rallu',
  UTI: 'మూత్రంలో మంట, మూత్ర ఇన్ఫెక్షన్, మూత్ర మంట, mutram lo manta, mutramlo manta, mutra manta, moothram manta, urine manta',
  'Kidney Function Issues': 'కిడ్నీ సమస్య, కిడ్నీ నొప్పి, కిడ్నీ ఫెయిల్, kidney samasya, kidney noppi',
  Dialysis: 'డయాలసిస్, డయాలిసిస్, dayalasis',
  Acidity:
    'ఎసిడిటీ, గ్యాస్, అజీర్ణం, గుండె మంట, ఛాతీ మంట, కడుపు మంట, పుల్లటి తేనుపులు, ajeernam, gyas, gunde manta, kadupu manta, chati manta',
  'Stomach Pain':
    'కడుపు నొప్పి, కడుపునొప్పి, కడుపులో నొప్పి, పొట్ట నొప్పి, kadupu noppi, kadupulo noppi, potta noppi, kadupu lo noppi',
  Cough: 'దగ్గు, పొడి దగ్గు, కఫం, daggu, podi daggu, kafam',
  Asthma: 'ఆస్తమా, ఉబ్బసం, ఆస్త్మా, ubbasam, aastama',
  Breathlessness:
    'ఆయాసం, ఆయసం, ఊపిరి ఆడటం లేదు, శ్వాస సమస్య, శ్వాస ఇబ్బంది, aayasam, oopiri, oopiri aadatam ledu, swasa, shwasa, swasa ibbandi',
  Diabetes: 'మధుమేహం, షుగర్, చక్కెర వ్యాధి, డయాబెటిస్, madhumeham, shugar, chakkera vyadhi, sugar vyadhi',
  'Thyroid Disorders': 'థైరాయిడ్, థైరాయిడ్ సమస్య, thairaid',
  'X-Ray': 'ఎక్స్-రే, ఎక్స్రే',
  MRI: 'ఎంఆర్ఐ, ఎమ్మారై',
  'CT Scan': 'సీటీ స్కాన్, సిటి స్కాన్',
  'Pre-Surgery Consultation': 'ఆపరేషన్ ముందు సలహా, ఆపరేషన్ ముందు, operation mundu',
  'Pain Management': 'నొప్పి చికిత్స, నొప్పి నివారణ, noppi chikitsa',
  Toothache: 'పంటి నొప్పి, పన్ను నొప్పి, పళ్ళ నొప్పి, panti noppi, pannu noppi, pallu noppi, panti poti',
  Cavity: 'పుచ్చు పన్ను, పిప్పి పన్ను, పంటి పుచ్చు, puchu pannu, pippi pannu, puchhu pannu',
  Braces: 'పళ్ళ తీగలు, వంకర పళ్ళు, పళ్ళకు క్లిప్పులు, vankara pallu, pallaku clips, etthu pallu',
};
