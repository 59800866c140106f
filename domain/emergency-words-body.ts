import type { EmergencyWords } from './emergency-pattern.ts';

/** What people type of an emergency of the body; how a pattern is read stands at `EmergencyWords`. */
export const chest: EmergencyWords = {
  en: [
    [
      'chest chset cheast chst',
      'pain* pian pains ache* aching hurt* tight* pressure discomfort squeez* crush* heav* tightness pressing',
    ],
    ['heart hart', 'pain* pian ache aching hurts attack* stop*'],
    ['chestpain* heartattack* heartpain angina'],
    ['cardiac', 'arrest attack'],
    ['left', 'arm', 'pain* numb*'],
  ],
  hi: [
    [
      'सीना सीने छाती दिल हृदय chest heart seena seene chhati chaati',
      'दर्द दरद पीड़ा तकलीफ़ जकड़न भारीपन दबाव दुख दुखना दुखता pain* dard drd takleef jakdan bharipan',
    ],
    ['दिल हृदय हार्ट heart dil', 'दौरा दौरे अटैक अटैक attack आघात daura dora'],
  ],
  te: [
    [
      'ఛాతీ ఛాతి* గుండె* చాతి chest heart chathi* chati gunde*',
      'నొప్పి* noppi* nopi* pain* బరువు* baruvu* పట్టే* మంట* tight*',
    ],
    ['గుండెపోటు gundepotu గుండెనొప్పి gundenoppi'],
    ['గుండె gunde', 'పోటు potu'],
  ],
  ta: [
    [
      'நெஞ்சு நெஞ்ச* மார்பு மார்பில் இதய* chest nenju* nenji* nenchu* marbu maarbil idhaya* ithaya*',
      'வலி* vali* pain* அழுத்த* இறுக்க* பாரம* பாரமா* azhutham irukkam* baaram* tight*',
    ],
    ['நெஞ்சுவலி* nenjuvali nenchuvali மாரடைப்பு* maradaippu* maradaipu'],
  ],
  kn: [
    [
      'ಎದೆ ಎದೆಯಲ್ಲಿ ಎದೆಯ ede edhe edeyalli chest ಹೃದಯ* hrudaya* heart',
      'ನೋವು ನೋವ* ನೋಯ* novu novu* noovu noyut* pain* ಭಾರ* ಬಿಗಿ* bhara* bigi* tight*',
    ],
    ['ಎದೆನೋವು edenovu ಹೃದಯಾಘಾತ* hrudayaghata* hridayaghata*'],
  ],
  ml: [
    [
      'നെഞ്ച് നെഞ്ചു* നെഞ്ചി* ഹൃദയ* chest heart nenju* nenji* nenchu* hridaya*',
      'വേദന* വേദനി* vedana* vedani* vethana* pain* ഭാര* മുറുക്ക* bharam murukk* tight*',
    ],
    ['നെഞ്ചുവേദന* nenjuvedana* ഹൃദയാഘാത* hridayaghat* hrudayaghat*'],
  ],
  mr: [
    [
      'छाती छातीत छातीमध्ये हृदय* chest heart chhati chhatit',
      'दुख* वेदना दर्द दडपण जड कळ* dukh* vedna dard pain* jad tight*',
    ],
    ['हृदय* हृदयविकार* हार्ट heart hruday*', 'झटका झटक* अटॅक attack zatka jhatka'],
  ],
  bn: [
    [
      'বুকে বুকের buke buker bukey chest',
      'ব্যথা ব্যাথা যন্ত্রণা চাপ ভার* টান byatha betha batha byetha jontrona chap pain*',
    ],
    ['বুক বুকটা buk', 'ব্যথা ব্যাথা যন্ত্রণা byatha betha batha byetha'],
    ['হার্ট heart', 'অ্যাটাক এটাক অ্যাটাক attack'],
  ],
  gu: [
    [
      'છાતી છાતીમાં હૃદય* chest heart chhati chhatima',
      'દુખાવ* દુખે દુઃખે દુખ* દર્દ ભારે દબાણ dukhav* dukhe dard bhare pain* tight*',
    ],
    ['હૃદય* હાર્ટ heart hraday*', 'હુમલો હુમલ* એટેક attack humlo'],
  ],
};

export const breath: EmergencyWords = {
  en: [
    ['breathless* breathles*'],
    ['short* shortness out', 'breath'],
    [
      'breath*',
      'cant cannot unable difficult* trouble hard* struggl* problem* not stop* no low heavy less',
      '! bad foul smell* mouth exercise* odour odor',
    ],
    ['choking choked gasping suffocat*'],
    ['asthma', 'attack*'],
    ['blue', 'lips'],
  ],
  hi: [
    [
      'साँस सांस श्वास साँसें saans sans saansein shwas',
      'फूल* तकलीफ़ नहीं रुक* रूक* घुट* उखड़* चढ़* कमी परेशानी दिक्कत मुश्किल phool* fool* ful* takleef nahi nahin ruk* ghut* chadh* dikkat diqqat mushkil pareshani kami problem*',
    ],
    ['saas sas', 'lene le leni', 'dikkat takleef nahi mushkil pareshani problem*'],
    ['saas sas', 'phool* fool* ful* ruk* ghut*'],
    ['दम dam dum', 'घुट* फूल* ghut* phool* fool*'],
  ],
  te: [
    [
      'ఊపిరి శ్వాస oopiri upiri swasa shwasa swaasa',
      'ఆడ* అందట్లేదు ఇబ్బంది కష్టం రావట్లేదు లేదు ఆగ* aadat* adat* andat* ibbandi ibandi kashtam ravatledu ledu problem*',
    ],
    ['ఊపిరాడ* upirad* oopirad* ఆయాసం ayasam aayaasam'],
  ],
  ta: [
    [
      'மூச்சு மூச்ச* சுவாச* moochu* muchu* moochi* swasa* suvasa*',
      'திணற* விட முடிய* இறைக்* இரைக்* வாங்கு* கஷ்டம் சிரமம் அடைக்* வரல* thinar* tinar* mudiya* vida kashtam siramam iraikk* vangu* varala* problem*',
    ],
    ['மூச்சுத்திணற* moochuthinar* muchuthinar* moochutinar* மூச்சிரைப்பு மூச்சிறைப்பு'],
  ],
  kn: [
    [
      'ಉಸಿರು ಉಸಿರಾಟ* ಉಸಿರ* usiru usirat* usiraat*',
      'ಕಟ್ಟ* ತೊಂದರೆ ಕಷ್ಟ* ಬರ್ತಿಲ್ಲ ಆಗ* ಆಡ* katt* tondare thondare kashta* bartilla aagt* agt* problem*',
    ],
    ['ಉಸಿರುಗಟ್ಟ* ಏದುಸಿರು usirugatt* edusiru'],
  ],
  ml: [
    [
      'ശ്വാസം ശ്വാസ* swasam shwasam swaasam swasa*',
      'മുട്ട* തടസ്സ* കിട്ട* എടുക്ക* ബുദ്ധിമുട്ട* പ്രശ്ന* mutt* thadas* tadas* kitt* edukk* budhimutt* problem*',
    ],
    ['ശ്വാസംമുട്ട* ശ്വാസതടസ്സ* swasammutt* swasamutt* shwasamutt* shwasammutt* കിതപ്പ്'],
  ],
  mr: [
    [
      'श्वास श्वासा* shwas shvas swas',
      'त्रास घेता घ्यायला कोंड* अडक* अडथळा लाग* येत tras traas ghyayla gheta ghetana kond* lag* adthala problem*',
    ],
    ['दम धाप dam dum dhap', 'लाग* lag*'],
  ],
  bn: [
    [
      'শ্বাস নিঃশ্বাস নিশ্বাস দম shash shas swas shwas nishwas nishash dom',
      'কষ্ট* বন্ধ নিতে আটক* koshto kosto kashto bondho bandho nite atke problem*',
    ],
    ['শ্বাসকষ্ট* shashkosto shashkoshto shwaskosto swaskosto swaskashta শ্বাসরোধ হাঁপাচ্ছ*'],
  ],
  gu: [
    [
      'શ્વાસ shwas svas swas',
      'ચઢ* ચડ* લેવામાં તકલીફ રૂંધ* રુંધ* મુશ્કેલી નથી chad* chadh* levama takleef rundh* nathi problem*',
    ],
    ['દમ હાંફ dam dum hanf', 'ઘૂંટ* ઘુટ* ચઢ* ચડ* ghut* ghunt* chad* chadh*'],
  ],
};

export const bleeding: EmergencyWords = {
  en: [
    [
      'bleed* bleding bleeding haemorrhag* hemorrhag*',
      'heavy heavily severe* profuse* lot lots much nonstop stop* stopping uncontrol* continuous* excess* badly',
    ],
    [
      'bleed* bleding bleeding',
      '! gum* teeth tooth piles nose period* menstru* implantation disorder* spotting',
    ],
    ['haemorrhag* hemorrhag*'],
    ['blood', 'vomit* cough* spit* gush* pour* spurt* losing', '! test sugar pressure weight'],
    ['deep', 'wound cut'],
  ],
  hi: [
    [
      'खून ख़ून रक्त लहू khoon khun khoun',
      'बहुत ज़्यादा रुक* रूक* उल्टी उल्टियाँ थूक bahut bahot zyada jyada ruk* ulti',
      '! जाँच जांच test कमी kami sugar pressure दबाव janch',
    ],
    [
      'खून ख़ून khoon khun',
      'बह* निकल* beh* bah* nikal* nikl*',
      '! मसूड़* मसूड़ों दाँत दांत dant नाक naak बवासीर piles masud* jaanch janch जाँच जांच',
    ],
    ['रक्तस्राव raktsrav raktasrav'],
  ],
  te: [
    [
      'రక్తం raktam raktham rakthamu blood',
      'కార* ఆగట్లేదు ఆగడం పోతో* ఎక్కువ* వాంతి కక్క* kaar* kar* agatledu aagatledu agadam potond* pothond* potundi ekkuva* vanti vaanthi',
      '! పరీక్ష pariksha test pressure sugar చిగుళ్*',
    ],
    ['రక్తస్రావ* raktasrav*'],
  ],
  ta: [
    [
      'ரத்தம் இரத்தம் ரத்த ratham raththam iratham blood',
      'நிக்க* நிற்க* நிற்கவில்லை கொட்டு* வழி* அதிக* நிறைய வாந்தி போகு* nikka* nikkala* nirka* kottu* vazhi* adhiga* niraiya vandhi vaanthi pogu*',
      '! அழுத்த* பரிசோதனை test pressure sugar சர்க்கரை azhuth* ஈறு*',
    ],
    ['ரத்தப்போக்கு* இரத்தப்போக்கு* rathapokku rathappokku irathapokku ரத்தக்கசிவு இரத்தக்கசிவு'],
  ],
  kn: [
    [
      'ರಕ್ತ raktha rakta blood',
      'ನಿಲ್ಲ* ಸುರಿ* ಹರಿ* ಜಾಸ್ತಿ ತುಂಬಾ ವಾಂತಿ ಹೋಗ* nill* suri* hariy* jasti jaasti tumba vanti vaanti hogt* hogu*',
      '! ಒತ್ತಡ ಪರೀಕ್ಷೆ test pressure sugar ottada ಒಸಡ* parikshe',
    ],
    ['ರಕ್ತಸ್ರಾವ* raktasrav* rakthasrav*'],
  ],
  ml: [
    [
      'രക്തം ചോര raktham raktam chora blood',
      'നിൽക്ക* നിക്ക* നിലയ്ക്ക* ഒഴുക* വാർന്ന* ഛർദ്ദി* ഛർദി* ധാരാളം പോകുന്ന* nilkk* nikk* ozhuk* vaarnn* chardi* chhardi* dharalam pokunn*',
      '! സമ്മർദ്ദ* പരിശോധന test pressure sugar മോണ*',
    ],
    ['രക്തസ്രാവ* rakthasrav* raktasrav*'],
  ],
  mr: [
    [
      'रक्त rakt rakta raktha blood',
      'थांब* वाह* उलटी उलट्या खूप जास्त thamb* vaht* vahat* ulti khup khoop jast jasta',
      '! दाब तपासणी चाचणी test dab sugar pressure हिरड* tapasni',
    ],
    ['रक्तस्त्राव* रक्तस्राव* raktasrav* raktastrav* raktsrav*'],
  ],
  bn: [
    [
      'রক্ত rokto rakto roktho blood',
      'বন্ধ থাম* পড়* ঝর* বের বেরোচ্ছে বমি অনেক প্রচুর bondho tham* porch* jhorch* berocche bomi onek prochur',
      '! চাপ পরীক্ষা test chap sugar pressure মাড়ি* porikkha',
    ],
    ['রক্তক্ষরণ* রক্তপাত* roktokkhoron roktokhoron roktopat* roktopaat'],
  ],
  gu: [
    [
      'લોહી lohi blood',
      'વહ* બંધ નીકળ* નિકળ* ઊલટી ઉલટી ખૂબ બહુ vahe* bandh nikal* nikle* ulti khub bahu',
      '! દબાણ તપાસ test ઓછું sugar pressure પેઢ* dabaan tapas નાક',
    ],
    ['રક્તસ્ત્રાવ* રક્તસ્રાવ* raktsrav* raktasrav*'],
  ],
};

export const infant: EmergencyWords = {
  en: [
    ['baby babies infant* newborn* neonate* toddler* child children kid kids', 'fever* temperature temp'],
    ['month months weeks', 'old', 'fever* temperature'],
  ],
  hi: [
    [
      'बच्चा बच्चे बच्ची शिशु नवजात बेबी bacha baccha bache bacche bachi bacchi shishu navjat baby child newborn',
      'बुख़ार ताप ज्वर bukhar taap fever',
    ],
  ],
  te: [
    [
      'శిశువు* పిల్ల* పసి* బిడ్డ* sishuvu shishuvu pilla* pasipapa bidda* baby child',
      'జ్వరం జ్వర* jwaram jvaram jwara* fever',
    ],
    ['పాప* బాబు* papa* babu* baabu', 'జ్వరం జ్వర* jwaram jvaram jwara*'],
  ],
  ta: [
    [
      'குழந்தை* கைக்குழந்தை* பச்சிளம் kuzhandhai* kulanthai* kuzhanthai* kulandhai* kolandhai* baby child',
      'காய்ச்சல்* ஜுரம் kaichal kaaichal kaychal kaichchal juram fever',
    ],
    ['பாப்பா* paapa* pappa*', 'காய்ச்சல்* ஜுரம் kaichal kaaichal kaychal juram'],
  ],
  kn: [
    ['ಮಗು ಮಗುವಿ* ಮಗೂ* ಶಿಶು* ಕೂಸು ಮಕ್ಕಳ* magu maguvi* shishu koosu makkal* baby child', 'ಜ್ವರ* jwara* jvara fever'],
  ],
  ml: [
    ['കുഞ്ഞ* കുട്ടി* ശിശു* വാവ* kunju* kunji* kutti* kutty* vava*', 'പനി* pani pani* fever'],
    ['baby child', 'പനിക്ക* പനിയ* panikk* paniy*'],
  ],
  mr: [
    [
      'बाळ बाळाला बाळास बाळाचा मूल मुलाला मुलीला तान्ह* baal bal balala mul mulala mulila tanhya baby child',
      'ताप taap tap fever',
    ],
  ],
  bn: [
    [
      'বাচ্চা* শিশু* নবজাতক* bacha bachar baccha bacchar bachchar shishu* nobojatok* baby child',
      'জ্বর* jor jwor jhor joor fever',
    ],
  ],
  gu: [['બાળક* શિશુ* નવજાત બેબી balak* shishu navjat baby child', 'તાવ tav taav taap fever']],
};
