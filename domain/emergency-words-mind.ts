import type { EmergencyWords } from './emergency-pattern.ts';

/** What people type of seizures, strokes and thoughts of suicide, as in emergency-words-body.ts. */
export const seizure: EmergencyWords = {
  en: [
    ['seizure* siezure* convuls* epilep* fits'],
    ['fit', 'having had got getting attack*'],
    ['body', 'jerking'],
  ],
  hi: [
    ['मिर्गी मिरगी mirgi'],
    ['दौरा दौरे daura daure dora', 'पड़* आना आते आया आए आ pad* par padna padte aana aate aaya aa'],
    ['झटके jhatke', 'आ आते पड़* aa aate pad*'],
  ],
  te: [['మూర్ఛ* moorch* murch* ఫిట్స్ పిట్స్']],
  ta: [['வலிப்பு* வலிப்ப* valippu* காக்காய்வலிப்பு kakkavalippu kakkaivalippu ஃபிட்ஸ்']],
  kn: [['ಮೂರ್ಛೆ* ಮೂರ್ಛ* ಅಪಸ್ಮಾರ* ಫಿಟ್ಸ್ moorche* murche* apasmara*']],
  ml: [['അപസ്മാര* ചുഴലി* ഫിറ്റ്സ് apasmara* chuzhali* chuzali*'], ['ജന്നി janni', 'വന്ന* വര* vann* var*']],
  mr: [
    ['फेफरे फेफरं फेफर* आकडी अपस्मार* मिरगी phephre phepare fefre aakdi apasmar*'],
    ['फिट झटके fit jhatke zatke', 'येत* येण* आल* yet* yen* aal*'],
  ],
  bn: [['খিঁচুনি* খিচুনি* khichuni* khinchuni* মৃগী মৃগি mrigi mirgi']],
  gu: [['આંચકી* anchki aanchki anchaki'], ['ખેંચ તાણ વાઈ khench taan vai', 'આવ* aav* aave']],
};

export const stroke: EmergencyWords = {
  en: [
    ['stroke strokes paralys* paralyz* paralis*'],
    ['face mouth lip lips', 'droop* drooping twisted crooked', '! teeth tooth'],
    ['slurred slurring slured', 'speech talk* words'],
    ['sudden*', 'numb* weak*'],
    ['one', 'side', 'weak* numb* body'],
    ['cant cannot', 'speak talk'],
    ['brain', 'haemorrhage hemorrhage bleed* attack'],
  ],
  hi: [
    ['लकवा लकवे पक्षाघात फालिज फ़ालिज अधरंग स्ट्रोक lakwa lakva pakshaghat falij'],
    ['मुँह मुंह चेहरा चेहरे munh muh mooh chehra', 'टेढ़* लटक* tedh* teda tedi latak*', '! दाँत दांत dant'],
    [
      'आधा आधे एक aadha aadhe ek',
      'शरीर अंग तरफ हाथ taraf sharir sharer haath',
      'सुन्न कमज़ोर* sunn kamzor* kamjor*',
    ],
    ['ज़ुबान जुबान बोली ज़बान zuban zubaan juban boli', 'लड़खड़ा* बंद ladkhada* larkhada* band'],
  ],
  te: [
    ['పక్షవాతం పక్షవాత* pakshavat* pakshavath* స్ట్రోక్'],
    ['మూతి నోరు ముఖం moothi muthi noru mukham', 'వంకర* vankara* vankar'],
    ['మాట maata mata', 'తడబడ* పడిపో* రావట్లేదు tadabad* thadabad* padipo* ravatledu'],
    [
      'ఒక ఒకవైపు oka okavaipu',
      'వైపు పక్క ఒకవైపు చెయ్యి vaipu pakka okavaipu cheyi',
      'తిమ్మిరి బలహీన* timmir* thimmir* balahin* padipo*',
    ],
  ],
  ta: [
    ['பக்கவாத* pakkavath* pakkavatam* ஸ்ட்ரோக்'],
    ['வாய் முகம் vaai vaay mugam mukam', 'கோண* இழுத்* konal kona* izhuth*'],
    ['பேச்சு pechu peachu', 'குழற* வரல* வரவில்லை kuzhar* kulara* varala*'],
    ['கை kai', 'கால் kaal', 'மரத்து* வரல* செயலிழ* விழுந்* marathu* varala* vizhund* seyalizh*'],
  ],
  kn: [
    ['ಪಾರ್ಶ್ವವಾಯು* ಲಕ್ವ* parshvavayu* parshwavayu* lakva lakwa ಸ್ಟ್ರೋಕ್'],
    ['ಬಾಯಿ ಮುಖ baayi bayi mukha', 'ಸೊಟ್ಟ* ಓರೆ sotta* ore'],
    ['ಮಾತು maatu matu mathu', 'ತೊದಲ* ಬರ್ತಿಲ್ಲ ನಿಂತ* todal* thodal* bartilla nint*'],
    ['ಒಂದು ondu', 'ಕಡೆ ಭಾಗ kade bhaga', 'ಮರಗಟ್ಟ* ದುರ್ಬಲ* maragatt* durbala* weak*'],
  ],
  ml: [
    ['പക്ഷാഘാത* തളർവാത* pakshaghat* thalarvat* talarvat* സ്ട്രോക്ക് സ്ട്രോക്'],
    ['മുഖം വായ mukham vaya vaaya', 'കോടി* കോടുന്ന* kodi* kodu*'],
    ['സംസാര* samsar*', 'കുഴയു* കുഴഞ്ഞ* കഴിയുന്നില്ല വ്യക്ത* kuzhay* kuzhanj* kazhiyunnilla pattunnilla'],
    ['ഒരു oru', 'വശം വശത്ത്* vasham vashath*', 'തളർ* മരവി* thalar* talar* maravi*'],
  ],
  mr: [
    ['लकवा पक्षाघात* अर्धांग* lakva lakwa pakshaghat* ardhang* स्ट्रोक'],
    ['तोंड चेहरा tond chehra', 'वाकड* vakad* vakda wakda', '! दात'],
    ['एक ek', 'बाजू हात baju bajoo haat', 'बधिर* लुळ* badhir* lul*'],
    ['बोलता बोलताना bolta boltana', 'येत अडखळ* yet adakhal*'],
  ],
  bn: [
    ['স্ট্রোক* পক্ষাঘাত* প্যারালাইসিস প্যারালিসিস pokkhaghat* pakshaghat*'],
    ['মুখ mukh', 'বেঁক* বাঁকা beke benke baka banka'],
    ['কথা kotha katha', 'জড়িয়ে জড়া* বন্ধ joriye jorie jorano bondho'],
    ['এক ek', 'পাশ দিক pash dik', 'অবশ abosh obosh'],
  ],
  gu: [
    ['લકવો લકવા* પક્ષઘાત પક્ષાઘાત lakvo lakwo lakva* pakshaghat સ્ટ્રોક'],
    ['મોં મોઢું ચહેરો મોઢ* modhu modhun chahero', 'વાંક* vanku vankun vank*', '! દાંત'],
    ['એક ek', 'બાજુ હાથ baju hath', 'સુન્ન બહેર* ખોટ* sunn baher* khot*'],
    ['જીભ બોલવામાં jibh jeebh bolvama', 'થોથવ* લથડ* thothv* lathad*'],
  ],
};

export const suicide: EmergencyWords = {
  en: [
    ['suicid* sucid* selfharm*'],
    ['kill* hang* harm* hurt* cut* cutting', 'myself himself herself'],
    ['self', 'harm*'],
    ['end* take finish*', 'my his her', 'life'],
    ['want* wanna wish', 'die dead'],
    ['dont not no', 'want* reason', 'live living'],
    ['poison*', 'drank drunk drink took ate swallow*'],
  ],
  hi: [
    ['आत्महत्या आत्मघात ख़ुदकुशी aatmahatya atmahatya aatmhatya khudkushi khudkhushi सुसाइड'],
    ['मरना मरने मरूँ marna marne maru mrna', 'चाह* मन इच्छा विचार ख्याल chah* mann man iccha vichar khayal'],
    ['मर mar', 'जाऊँ जाना jau jaun jana jaana'],
    ['जीना जीने jeena jina jeene', 'नहीं मन इच्छा nahi nahin mann'],
    ['जान ज़िंदगी जिंदगी jaan zindagi jindagi', 'देना देने दूँ ख़त्म खत्म dena dene dedu khatam khatm'],
    ['ज़हर जहर zahar jahar zeher', 'खा* पी* पिया kha khana khaya pi piya'],
  ],
  te: [
    ['ఆత్మహత్య* aatmahatya* atmahathya*'],
    ['చావాల* చచ్చి* చనిపో* chavala* chaval* chachi* chanipo*', 'ఉంది అనిపి* అనుకు* undi anipi* anukun*'],
    ['బతక* బ్రతక* జీవించ* brathak* bathak* batak*', 'లేదు వద్దు ఇష్టం ledu vaddu ishtam istam'],
    ['ప్రాణం ప్రాణాలు pranam pranalu', 'తీసు* tisu* teesu*'],
  ],
  ta: [
    ['தற்கொலை* tharkolai* tarkolai* சாகணும் saaganum saganum'],
    [
      'சாக செத்து* saaga saga sethu*',
      'தோணு* வேண்டும் ஆசை போல நினை* போக* thonu* venum aasai asai pola ninai* poga*',
    ],
    ['வாழ vaazha vazha', 'பிடிக்க* வேண்டாம் விருப்ப* pidikk* vendam virupp*'],
    ['உயிரை uyirai uyira', 'மாய்* விட* maaych* maaikk* vida*'],
  ],
  kn: [
    ['ಆತ್ಮಹತ್ಯೆ* ಆತ್ಮಹತ್ಯಾ* aatmahatye* atmahatya* athmahathye* ಸಾಯಬೇಕ* saayabek* sayabek*'],
    ['ಸಾಯಲು ಸಾಯುವ ಸಾಯೋಣ sayalu saayalu sayuva', 'ಅನಿಸ* ಬೇಕು ಇಷ್ಟ* ಮನಸ್ಸು anis* beku ishta* manassu'],
    ['ಬದುಕ* ಬದುಕಲು baduk*', 'ಬೇಡ ಇಷ್ಟ* ಇಲ್ಲ ಸಾಕು beda ishta* ista* illa saaku'],
    ['ಪ್ರಾಣ prana', 'ಕಳೆ* ತೆಗೆ* kale* tege*'],
  ],
  ml: [
    ['ആത്മഹത്യ* aathmahathya* atmahatya* മരിക്കണം marikkanam'],
    ['മരിക്ക* ചാകാൻ marikk* chakan chaakan', 'തോന്ന* വേണം ആഗ്രഹ* thonn* tonn* venam agraha*'],
    ['ജീവിക്ക* jeevikk* jivikk*', 'വേണ്ട തോന്ന* ആഗ്രഹ* ഇഷ്ട* മടു* venda thonn* tonn* agraha* ishta* madu*'],
    ['ജീവൻ ജീവിതം jeevan jeevitham', 'ഒടുക്ക* അവസാനി* odukk* avasani*'],
  ],
  mr: [
    ['आत्महत्या* aatmahatya atmahatya मरायच* maraych*'],
    ['मरावं मरावे मरावसं मरण marav* maran', 'वाट* आहे हवं vat* aahe ahe have'],
    ['जगायच* जगाव* jagaych* jagav*', 'नाही नको वाट* nahi nahiye nako vat*'],
    ['जीव जीवन आयुष्य jiv jeev jivan ayushya', 'द्या* देण* संपव* dyay* den* sampav*'],
  ],
  bn: [
    ['আত্মহত্যা* আত্মহনন attohotta attohotya atmahatya atmohotya attohatya'],
    ['মরতে মরার morte morar', 'চাই ইচ্ছ* মন chai chay icch* ichh* mon'],
    ['মরে more', 'যেতে jete'],
    ['বাঁচতে বাঁচার bachte banchte bachar', 'চাই ইচ্ছ* না chai icch* ichh* na'],
    ['জীবন jibon', 'শেষ shesh ses'],
  ],
  gu: [
    ['આત્મહત્યા* આપઘાત aatmahatya atmahatya aapghat apghat'],
    ['મરી mari', 'જવું javu jaavu'],
    ['મરવું મરવા* marvu marva*', 'છે વિચાર* ઇચ્છા મન chhe che vichar* iccha man'],
    ['જીવવું જીવવા* jivvu jeevvu jivva*', 'નથી મન nathi man'],
    ['જીવ જીવન jiv jeev jivan', 'આપી આપવો ટૂંકાવ* પૂરું ખતમ aapi aapvo tunkav* puru khatam'],
  ],
};
