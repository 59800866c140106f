import type { CareWords } from './care-names.ts';

/** What people say in Marathi, in Devanagari and in Latin letters. */
export const marathiCare: CareWords = {
  'General Medicine':
    'सामान्य वैद्यक, जनरल फिजिशियन, अशक्तपणा, थकवा, अंगदुखी, अंग दुखणे, उलटी, मलेरिया, डेंग्यू, टायफॉइड, ashaktapana, thakva, angadukhi, ulti, ulati',
  Pediatrics: 'बालरोग, मुलांचे डॉक्टर, मुले, बाळ, लहान मुले, lahan mule, mulanche doctor, baal, balrog',
  Cardiology: 'हृदयरोग, हृदय, हृदयविकार, हार्ट, हृदयविकाराचा झटका, hruday, hriday, hrudayvikar, heart attack',
  Dermatology: 'त्वचारोग, त्वचा, चामडी, केस, नखे, कातडी, कोड, ॲलर्जी, twacha, kes, chamdi, katdi',
  Orthopedics:
    'अस्थिरोग, हाड, हाडे, हाडांचे डॉक्टर, पाय दुखणे, पायदुखी, हात दुखणे, खांदा, मुरगळणे, haad, hade, hadanche doctor, pay dukhne, paydukhi, hat dukhne, khanda',
  Gynecology:
    'स्त्रीरोग, महिला डॉक्टर, गर्भ, बाळंतपण, अंगावर पांढरे जाणे, striroga, strirog, garbh, balantpan, angavar pandhare',
  Psychiatry: 'मनोविकार, मानसिक आजार, मानसिक, ताणतणाव, ताण, आत्महत्या, manovikar, mansik, tan tanav, atmahatya',
  'ENT (Otorhinolaryngology)':
    'कान नाक घसा, कान, नाक, घसा, घसा दुखणे, घशात दुखणे, चक्कर, सायनस, kaan, naak, ghasa, ghasa dukhne, chakkar, kan nak ghasa',
  Ophthalmology: 'नेत्ररोग, डोळा, डोळे, डोळ्यांचे डॉक्टर, मोतीबिंदू, dola, dole, dolyanche doctor, motibindu',
  Neurology:
    'मेंदूविकार, मेंदू, नसा, पक्षाघात, अर्धांगवायू, लकवा, बधिरपणा, mendu, nasa, pakshaghat, ardhangvayu, lakva',
  Oncology: 'कर्करोग, कॅन्सर, गाठ, स्तनात गाठ, karkarog, gaath, gath',
  Urology: 'मूत्ररोग, लघवी, मूत्र, लघवीचा त्रास, प्रोस्टेट, laghvi, laghavi, laghvicha tras, mutra',
  Nephrology: 'मूत्रपिंड विकार, मूत्रपिंड, किडनी, mutrapind, kidni',
  Gastroenterology:
    'पोटविकार, पोट, पचन, यकृत, लिव्हर, बद्धकोष्ठता, जुलाब, कावीळ, मूळव्याध, pot, pachan, yakrut, baddhakoshtata, julab, kavil, mulvyadh',
  Pulmonology: 'फुफ्फुसरोग, फुफ्फुस, फुप्फुस, क्षयरोग, टीबी, न्यूमोनिया, fuffus, phupphus, kshayrog',
  Endocrinology: 'हार्मोन विकार, हार्मोन, लठ्ठपणा, वजन वाढणे, latthapana, vajan vadhne',
  Radiology: 'क्ष-किरणशास्त्र, स्कॅन, सोनोग्राफी, अल्ट्रासाऊंड, sonography',
  Anesthesiology: 'भूलशास्त्र, भूल, ऑपरेशन, शस्त्रक्रिया, bhul, bhool, shastrakriya',
  Dentistry: 'दंतरोग, दात, दातांचे डॉक्टर, हिरड्या, दंत, daat, dat, datanche doctor, hirdya',
  Fever: 'ताप, ताप येणे, अंगात ताप, taap, tap, taap yene, angat taap',
  'Cold and Cough': 'सर्दी आणि खोकला, सर्दी खोकला, सर्दी, पडसे, sardi khokla, sardi, padse',
  'General Checkup': 'सामान्य तपासणी, तपासणी, आरोग्य तपासणी, चेकअप, tapasani, arogya tapasani',
  'Child Vaccination': 'बाळाचे लसीकरण, लसीकरण, लस, पोलिओ, lasikaran, las, balache lasikaran',
  'Fever in Child': 'बाळाला ताप, मुलाला ताप, लहान मुलाला ताप, balala taap, balala tap, mulala taap, mulala tap',
  'Chest Pain':
    'छातीत दुखणे, छातीत दुखते, छाती दुखणे, छातीत वेदना, छाती, हृदयात दुखणे, chatit dukhne, chhatit dukhne, chatit dukhte, chhati dukhne, chhatit dukhate, chati dukhne',
  'High BP': 'उच्च रक्तदाब, रक्तदाब, बीपी, ब्लड प्रेशर, raktadab, raktdab, bp vadhne',
  'Heart Palpitations': 'छातीत धडधड, धडधड, हृदयाचे ठोके, dhaddhad, dhad dhad, chatit dhaddhad, hrudayache thoke',
  'Skin Rash': 'अंगावर पुरळ, पुरळ, खाज, खाज येणे, गजकर्ण, नायटा, khaj, khaaj, pural, gajkarna, nayta',
  Acne: 'मुरूम, पुटकुळ्या, मुरुमे, murum, muroom, putkulya, pimples',
  'Hair Loss': 'केस गळणे, केस गळती, केसगळती, टक्कल, कोंडा, kes galne, kes galti, kesgalti, takkal, konda',
  Fracture: 'हाड मोडणे, हाड मोडले, फ्रॅक्चर, haad modne, had modle, had modne',
  'Joint Pain':
    'सांधेदुखी, सांधे दुखणे, गुडघेदुखी, गुडघा दुखणे, गुडघे दुखणे, संधिवात, sandhedukhi, sandhe dukhi, gudghedukhi, gudghe dukhne, gudgha dukhne, sandhivat',
  'Back Pain':
    'पाठदुखी, पाठ दुखणे, कंबरदुखी, कंबर दुखणे, मानदुखी, मणका, pathdukhi, path dukhi, path dukhne, kambardukhi, kambar dukhne, mandukhi',
  'Pregnancy Checkup': 'गर्भावस्था तपासणी, गरोदर, गरोदरपण, गरोदर तपासणी, garodar, garodarpan, garodar tapasani',
  'Menstrual Issues':
    'मासिक पाळीच्या समस्या, मासिक पाळी, पाळी, पाळीचा त्रास, masik pali, maasik paali, pali, palicha tras',
  Depression: 'नैराश्य, उदासपणा, डिप्रेशन, nairashya, udaspana',
  Anxiety: 'चिंता, भीती, घाबरणे, अस्वस्थता, bhiti, bheeti, ghabarne, asvasthata',
  'Sleep Disorders':
    'झोपेच्या समस्या, झोप, झोप न येणे, झोप येत नाही, निद्रानाश, घोरणे, zop, jhop, zop yet nahi, nidranash, ghorne',
  'Ear Pain':
    'कानदुखी, कान दुखणे, कानात दुखणे, कान दुखतो, kandukhi, kan dukhne, kaan dukhne, kanat dukhne, kan dukhto',
  'Hearing Loss': 'कमी ऐकू येणे, बहिरेपणा, ऐकू येत नाही, bahirepana, kami aiku yene, aiku yet nahi',
  'Vision Checkup': 'डोळ्यांची तपासणी, नजर, चष्मा, अंधुक दिसणे, dolyanchi tapasani, chashma, andhuk disne, najar',
  'Eye Pain':
    'डोळे दुखणे, डोळा दुखणे, डोळेदुखी, डोळ्यात दुखणे, डोळे लाल, dole dukhne, dola dukhne, doledukhi, dole lal, dolyat dukhne',
  Headache:
    'डोकेदुखी, डोके दुखणे, डोकं दुखणे, डोके, अर्धशिशी, dokedukhi, doke dukhi, doke dukhne, doka dukhne, ardhashishi',
  Seizures: 'फिट, फिट येणे, अपस्मार, फिट्स, मिरगी, आकडी, fit yene, apasmar, mirgi, aakdi, akdi',
  'Memory Loss': 'विस्मरण, स्मृतिभ्रंश, विसरणे, विसरभोळेपणा, vismaran, visarne, smrutibhransh',
  'Cancer Screening': 'कर्करोग तपासणी, कॅन्सर तपासणी, cancer tapasani',
  Chemotherapy: 'केमोथेरपी, केमो, कॅन्सर उपचार, kemo, cancer upchar',
  'Kidney Stone': 'मुतखडा, किडनी स्टोन, किडनीतील खडा, mutkhada, mutakhada, kidney khada',
  UTI: 'मूत्रमार्गाचा संसर्ग, लघवीत जळजळ, लघवीला जळजळ, लघवी करताना जळजळ, laghvit jaljal, laghvila jaljal, laghavit jaljal, laghvi jaljal',
  'Kidney Function Issues':
    'मूत्रपिंडाच्या समस्या, किडनी खराब, किडनीचा त्रास, किडनी दुखणे, kidney kharab, kidney cha tras',
  Dialysis: 'डायलिसिस, डायलेसिस, daylisis',
  Acidity:
    'आम्लपित्त, ॲसिडिटी, ऍसिडिटी, पित्त, गॅस, अपचन, छातीत जळजळ, पोटात जळजळ, amlapitta, pitta, apachan, chatit jaljal, potat jaljal, gas',
  'Stomach Pain':
    'पोटदुखी, पोट दुखणे, पोटात दुखणे, पोट दुखतंय, पोटात मुरडा, potdukhi, pot dukhi, pot dukhne, potat dukhne, potat dukhtay',
  Cough: 'खोकला, कोरडा खोकला, कफ, khokla, khokala, korda khokla, kaf',
  Asthma: 'दमा, अस्थमा, dama, damaa',
  Breathlessness:
    'धाप लागणे, दम लागणे, श्वास, श्वास घेण्यास त्रास, श्वास लागणे, dhap lagne, dam lagne, shwas, shwas ghenyas tras, shvas',
  Diabetes: 'मधुमेह, साखर, शुगर, डायबिटीस, madhumeh, sakhar, shugar',
  'Thyroid Disorders': 'थायरॉइडचे विकार, थायरॉईड, थायरॉइड, thairoid',
  'X-Ray': 'एक्स-रे, क्ष-किरण, एक्सरे',
  MRI: 'एमआरआय',
  'CT Scan': 'सीटी स्कॅन',
  'Pre-Surgery Consultation': 'शस्त्रक्रियेपूर्वीचा सल्ला, ऑपरेशनपूर्वी, operation purvi',
  'Pain Management': 'वेदना व्यवस्थापन, वेदना उपचार, जुने दुखणे, vedana upchar',
  Toothache: 'दातदुखी, दात दुखणे, दात दुखतो, दाढ दुखणे, datdukhi, dat dukhi, dat dukhne, daat dukhne, dadh dukhne',
  Cavity: 'दात किडणे, किडलेला दात, दाताला कीड, dat kidne, daat kidne, kidlela dat, datala kid',
  Braces: 'दातांच्या तारा, वाकडे दात, दात सरळ, datanchya tara, vakde dat, vakade dat',
};
