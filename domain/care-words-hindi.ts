import type { CareWords } from './care-names.ts';

/** What people say in Hindi, in Devanagari and in Latin letters. */
export const hindiCare: CareWords = {
  'General Medicine':
    'सामान्य चिकित्सा, ख़ून की कमी, khoon ki kami, जनरल फ़िज़िशियन, फ़िज़िशियन, कमज़ोरी, थकान, बदन दर्द, उल्टी, संक्रमण, वायरल, मलेरिया, डेंगू, टाइफाइड, kamzori, thakan, badan dard, ulti',
  Pediatrics:
    'बाल रोग, बच्चों का डॉक्टर, बच्चा, बच्चे, बच्चों, शिशु, नवजात, bacchon ka doctor, bachcha, bacche, shishu, bal rog',
  Cardiology:
    'हृदय रोग, दिल, हृदय, हार्ट, दिल का दौरा, दिल की बीमारी, हार्ट अटैक, dil, hriday, dil ka daura, dil ki bimari',
  Dermatology:
    'त्वचा रोग, त्वचा, चमड़ी, बाल, नाख़ून, स्किन, एलर्जी, सफ़ेद दाग़, twacha, tvacha, chamdi, baal, safed daag',
  Orthopedics:
    'हड्डी रोग, हड्डी, हड्डियाँ, जोड़, घुटना, कंधा, पैर दर्द, हाथ दर्द, मोच, haddi, haddi ka doctor, jod, ghutna, pair dard, hath dard, moch',
  Gynecology:
    'स्त्री रोग, महिला, महिला डॉक्टर, गर्भ, गर्भावस्था, प्रसव, सफ़ेद पानी, stri rog, mahila doctor, lady doctor, garbh, safed pani, delivery',
  Psychiatry:
    'मनोरोग, मानसिक रोग, मानसिक स्वास्थ्य, मन, तनाव, नशा, आत्महत्या, manorog, mansik, tanav, nasha, atmahatya',
  'ENT (Otorhinolaryngology)':
    'कान नाक गला, कान, नाक, गला, गला दर्द, गले में दर्द, ईएनटी, साइनस, टॉन्सिल, चक्कर, kaan, naak, gala, kan nak gala, gale me dard, gala dard, chakkar',
  Ophthalmology: 'नेत्र रोग, आँख, आँखें, नज़र, मोतियाबिंद, नेत्र, aankh, ankh, aakh, netra, nazar, motiyabind',
  Neurology: 'तंत्रिका रोग, दिमाग़, मस्तिष्क, नस, नसें, लकवा, न्यूरो, सुन्नपन, dimag, dimaag, nas, lakwa, sunnpan',
  Oncology: 'कैंसर रोग, कैंसर, ट्यूमर, गाँठ, स्तन में गाँठ, gaanth, ganth, cancer ka doctor',
  Urology: 'मूत्र रोग, पेशाब, मूत्र, प्रोस्टेट, पेशाब रुकना, peshab, pesab, mutra, peshab ki bimari',
  Nephrology: 'गुर्दा रोग, किडनी, गुर्दा, गुर्दे, gurda, gurde, kidni, kidney ki bimari',
  Gastroenterology:
    'पेट रोग, पेट, पाचन, लीवर, लिवर, जिगर, क़ब्ज़, दस्त, पीलिया, बवासीर, पेट साफ़ नहीं होना, pet saaf nahi hona, pet, pachan, liver, jigar, kabz, kabj, dast, piliya, bawasir, loose motion',
  Pulmonology: 'फेफड़ा रोग, फेफड़ा, फेफड़े, टीबी, निमोनिया, phephda, fefda, fefde, chest doctor',
  Endocrinology: 'हार्मोन रोग, हार्मोन, मोटापा, वज़न बढ़ना, harmon, motapa, wajan badhna',
  Radiology: 'रेडियोलॉजी, स्कैन, अल्ट्रासाउंड, सोनोग्राफी, ultrasound, sonography',
  Anesthesiology: 'निश्चेतना विज्ञान, बेहोशी, एनेस्थीसिया, ऑपरेशन, सर्जरी, behoshi',
  Dentistry: 'दंत चिकित्सा, दंत, दाँत, दांतों का डॉक्टर, मसूड़े, डेंटिस्ट, daant, dant, daanto ka doctor, masude',
  Fever: 'बुख़ार, तेज़ बुख़ार, ताप, ज्वर, bukhar, bukhaar, bukar, tez bukhar, tap',
  'Cold and Cough':
    'सर्दी और खाँसी, सर्दी खाँसी, ज़ुकाम, सर्दी, सर्दी ज़ुकाम, नज़ला, sardi, sardi khansi, zukam, jukam, sardi jukam, nazla',
  'General Checkup': 'सामान्य जाँच, जाँच, चेकअप, पूरे शरीर की जाँच, janch, jaanch, puri body checkup',
  'Child Vaccination': 'बच्चे का टीकाकरण, टीकाकरण, टीका, बच्चे का टीका, tika, teeka, tikakaran, bacche ka tika',
  'Fever in Child': 'बच्चे को बुख़ार, शिशु को बुख़ार, बच्चे का बुख़ार, bacche ko bukhar, bachche ka bukhar',
  'Chest Pain':
    'सीने में दर्द, छाती में दर्द, सीना, छाती, दिल में दर्द, सीने में जकड़न, seene me dard, sine me dard, chhati me dard, chati dard, seena, chhati, dil me dard',
  'High BP': 'उच्च रक्तचाप, हाई बीपी, बीपी, ब्लड प्रेशर, रक्तचाप, raktchap, bp badhna, high bp',
  'Heart Palpitations':
    'दिल की धड़कन तेज़ होना, धड़कन, दिल की धड़कन, तेज़ धड़कन, dhadkan, dil ki dhadkan, tez dhadkan',
  'Skin Rash': 'त्वचा पर चकत्ते, खुजली, दाने, चकत्ते, दाद, khujli, dane, chakatte, daad',
  Acne: 'मुहासे, मुँहासे, पिंपल, कील मुँहासे, muhase, muhaase, pimpal, keel muhase',
  'Hair Loss': 'बाल झड़ना, बालों का झड़ना, गंजापन, रूसी, bal jhadna, baal jhadna, baal girna, ganjapan, rusi',
  Fracture: 'हड्डी टूटना, हड्डी टूट गई, फ्रैक्चर, प्लास्टर, haddi tutna, haddi tut gayi, fracture',
  'Joint Pain':
    'जोड़ों का दर्द, जोड़ों में दर्द, घुटने का दर्द, घुटने में दर्द, गठिया, jodo ka dard, jodon me dard, ghutne me dard, ghutno ka dard, gathiya',
  'Back Pain':
    'कमर दर्द, पीठ दर्द, कमर में दर्द, पीठ में दर्द, कमर, पीठ, रीढ़, गर्दन दर्द, kamar dard, pith dard, peeth dard, kamar me dard, gardan dard',
  'Pregnancy Checkup': 'गर्भावस्था की जाँच, गर्भवती, प्रेग्नेंसी, garbhavastha, garbhvati, pregnancy ki janch',
  'Menstrual Issues':
    'माहवारी की समस्या, माहवारी, पीरियड, पीरियड्स, मासिक धर्म, mahwari, mahavari, masik dharm, period me dard',
  Depression: 'अवसाद, डिप्रेशन, उदासी, avsad, avasad, udasi',
  Anxiety: 'चिंता, घबराहट, बेचैनी, chinta, ghabrahat, bechaini',
  'Sleep Disorders':
    'नींद की समस्या, नींद, नींद न आना, अनिद्रा, खर्राटे, neend, nind, neend nahi aana, anidra, kharrate',
  'Ear Pain':
    'कान दर्द, कान में दर्द, कान का दर्द, कान बहना, kan dard, kaan me dard, kaan ka dard, kan me dard, kaan bahna',
  'Hearing Loss': 'कम सुनाई देना, बहरापन, सुनाई नहीं देना, kam sunai dena, bahrapan, behrapan, sunai nahi dena',
  'Vision Checkup':
    'नज़र की जाँच, आँखों की जाँच, चश्मा, धुँधला दिखना, nazar ki janch, chashma, dhundhla, aankh ki janch',
  'Eye Pain':
    'आँख में दर्द, आँख दर्द, आँखों में दर्द, आँख लाल, आँख आना, aankh me dard, ankh dard, aankh lal, aankhon me dard',
  Headache:
    'सिरदर्द, सिर दर्द, सर दर्द, सिर में दर्द, सिर, माइग्रेन, sirdard, sir dard, sar dard, sar me dard, sir me dard',
  Seizures: 'दौरे पड़ना, मिर्गी, मिरगी, दौरा, mirgi, daura padna, daure, dora',
  'Memory Loss':
    'याददाश्त कम होना, याददाश्त, भूलने की बीमारी, भूलना, yaddasht, yaadasht, bhulne ki bimari, bhulna',
  'Cancer Screening': 'कैंसर की जाँच, कैंसर जाँच, cancer ki janch',
  Chemotherapy: 'कीमोथेरेपी, कीमो, कैंसर का इलाज, kimo, cancer ka ilaj',
  'Kidney Stone': 'गुर्दे की पथरी, पथरी, किडनी की पथरी, pathri, gurde ki pathri, kidney me pathri',
  UTI: 'मूत्र संक्रमण, पेशाब में जलन, पेशाब में दर्द, यूटीआई, peshab me jalan, pesab me jalan, peshab jalan, peshab me dard',
  'Kidney Function Issues':
    'गुर्दे की समस्या, किडनी ख़राब, किडनी फेल, गुर्दे में दर्द, kidney kharab, kidney fail, gurde me dard',
  Dialysis: 'डायलिसिस, डायलेसिस, daylisis, dialisis',
  Acidity: 'एसिडिटी, गैस, अपच, बदहज़मी, सीने में जलन, पेट में गैस, gais, apach, badhazmi, seene me jalan, pet me gas',
  'Stomach Pain': 'पेट दर्द, पेट में दर्द, पेट का दर्द, मरोड़, pet dard, pet me dard, pet ka dard, pait dard, marod',
  Cough: 'खाँसी, सूखी खाँसी, कफ, बलगम, khansi, khasi, sukhi khansi, kaf, balgam',
  Asthma: 'दमा, अस्थमा, dama, damaa, astma',
  Breathlessness:
    'साँस फूलना, साँस, साँस की तकलीफ़, साँस लेने में दिक्कत, sans fulna, saans phoolna, saans, sans ki taklif, sans lene me dikkat',
  Diabetes: 'मधुमेह, शुगर, डायबिटीज़, शुगर की बीमारी, madhumeh, shugar, sugar ki bimari, daibitis',
  'Thyroid Disorders': 'थायराइड की समस्या, थायराइड, थायरॉइड, घेंघा, thairoid, thayroid',
  'X-Ray': 'एक्स-रे, एक्सरे, eksre',
  MRI: 'एमआरआई, emaarai',
  'CT Scan': 'सीटी स्कैन, सिटी स्कैन, siti scan',
  'Pre-Surgery Consultation': 'सर्जरी से पहले परामर्श, ऑपरेशन से पहले, operation se pehle',
  'Pain Management': 'दर्द का इलाज, पुराना दर्द, dard ka ilaj, purana dard',
  Toothache: 'दाँत दर्द, दाँत में दर्द, दाँतों में दर्द, दाढ़ दर्द, dant dard, daant me dard, dant me dard, dadh dard',
  Cavity: 'दाँत में कीड़ा, कीड़ा, दाँत सड़ना, दाँत भरवाना, dant me kida, daant me keeda, daant sadna',
  Braces: 'दाँतों के तार, टेढ़े दाँत, दाँत सीधे, dant ke tar, tedhe dant, tedhe daant',
};
