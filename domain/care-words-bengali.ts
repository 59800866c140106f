import type { CareWords } from './care-names.ts';

/** What people say in Bengali, in its script and in Latin letters. */
export const bengaliCare: CareWords = {
  'General Medicine':
    'সাধারণ চিকিৎসা, জেনারেল ফিজিশিয়ান, দুর্বলতা, ক্লান্তি, গা ব্যথা, বমি, ম্যালেরিয়া, ডেঙ্গু, টাইফয়েড, durbolota, klanti, ga betha, ga byatha, bomi',
  Pediatrics: 'শিশু রোগ, শিশু, বাচ্চা, বাচ্চার ডাক্তার, শিশু বিশেষজ্ঞ, shishu, sishu, baccha, bacchar daktar',
  Cardiology: 'হৃদরোগ, হার্ট, হৃদয়, হৃৎপিণ্ড, হার্ট অ্যাটাক, hridrog, hridoy, hridpindo, heart er daktar',
  Dermatology: 'চর্মরোগ, চামড়া, ত্বক, চুল, নখ, চর্ম, শ্বেতি, অ্যালার্জি, chormorog, chamra, twak, tok, chul, chormo',
  Orthopedics:
    'হাড়ের রোগ, হাড়, হাড়ের ডাক্তার, পা ব্যথা, পায়ে ব্যথা, হাত ব্যথা, কাঁধ, মচকানো, har, harer daktar, haar, pa betha, paye betha, hat betha, kadh',
  Gynecology:
    'স্ত্রীরোগ, মহিলা ডাক্তার, গর্ভ, প্রসব, সাদা স্রাব, striroga, strirog, mohila daktar, gorbho, prosob, sada srab',
  Psychiatry:
    'মনোরোগ, মানসিক রোগ, মানসিক, মন, মানসিক চাপ, আত্মহত্যা, monorog, manosik, manoshik, manosik chap, atmahatya',
  'ENT (Otorhinolaryngology)':
    'কান নাক গলা, কান, নাক, গলা, গলা ব্যথা, গলায় ব্যথা, মাথা ঘোরা, সাইনাস, kan, nak, gola, gola betha, gola byatha, golay betha, matha ghora, kan nak gola',
  Ophthalmology: 'চক্ষুরোগ, চোখ, চক্ষু, চোখের ডাক্তার, ছানি, chokh, chok, chokher daktar, chokkhu, chani',
  Neurology: 'স্নায়ুরোগ, স্নায়ু, মস্তিষ্ক, মগজ, পক্ষাঘাত, প্যারালাইসিস, অবশ, snayu, snayurog, mostishko, pokkhaghat, obosh',
  Oncology: 'ক্যান্সার রোগ, ক্যান্সার, ক্যানসার, টিউমার, কর্কট রোগ, kyansar, tiumar, chaka',
  Urology: 'মূত্ররোগ, প্রস্রাব, মূত্র, পেচ্ছাপ, প্রস্রাবের সমস্যা, prosrab, prosab, pechchap, pechhap, mutra',
  Nephrology: 'কিডনি রোগ, কিডনি, বৃক্ক, kidni, brikko, kidnir rog',
  Gastroenterology:
    'পেটের রোগ, পেট, হজম, লিভার, যকৃত, কোষ্ঠকাঠিন্য, পাতলা পায়খানা, ডায়রিয়া, জন্ডিস, অর্শ, পাইলস, pet, hojom, koshthokathinno, patla paykhana, jondis, orsho',
  Pulmonology: 'ফুসফুসের রোগ, ফুসফুস, যক্ষ্মা, টিবি, নিউমোনিয়া, fusfus, phusphus, jokkha',
  Endocrinology: 'হরমোন রোগ, হরমোন, স্থূলতা, ওজন বাড়া, hormon, sthulota, ojon bara',
  Radiology: 'রেডিওলজি, স্ক্যান, আলট্রাসাউন্ড, সোনোগ্রাফি, ইউএসজি, sonography, usg',
  Anesthesiology: 'অবেদনবিদ্যা, অজ্ঞান করা, অ্যানেসথেসিয়া, অপারেশন, অস্ত্রোপচার, oporeshon, ostropochar',
  Dentistry: 'দন্ত চিকিৎসা, দাঁত, দাঁতের ডাক্তার, মাড়ি, দন্ত, dat, daat, dant, dater daktar, mari',
  Fever: 'জ্বর, জর, গায়ে জ্বর, jor, jwor, jwar, gaye jor',
  'Cold and Cough': 'সর্দি কাশি, সর্দি ও কাশি, সর্দি, ঠান্ডা লাগা, sordi kashi, sordi, sardi kashi, thanda laga',
  'General Checkup': 'সাধারণ পরীক্ষা, চেকআপ, স্বাস্থ্য পরীক্ষা, shastho porikkha, sastho porikkha',
  'Child Vaccination': 'শিশুর টিকা, টিকা, টীকা, বাচ্চার টিকা, পোলিও, tika, teeka, bacchar tika, shishur tika',
  'Fever in Child': 'শিশুর জ্বর, বাচ্চার জ্বর, বাচ্চার জর, শিশুর জর, shishur jor, bacchar jor, bacchar jwor',
  'Chest Pain':
    'বুকে ব্যথা, বুক ব্যথা, বুকের ব্যথা, বুক, বুকে ব্যাথা, buke betha, buke byatha, bukey betha, buk betha, buker betha, buke batha, buke bytha',
  'High BP': 'উচ্চ রক্তচাপ, রক্তচাপ, হাই প্রেসার, প্রেসার, বিপি, ucho roktochap, roktochap, high pressure, preshar',
  'Heart Palpitations': 'বুক ধড়ফড়, ধড়ফড়, বুক ধড়ফড় করা, buk dhorfor, dhorfor, buk dhorphor',
  'Skin Rash': 'ত্বকে ফুসকুড়ি, চুলকানি, ফুসকুড়ি, দাদ, একজিমা, chulkani, chulkany, fuskuri, dad',
  Acne: 'ব্রণ, ব্রন, মুখে ব্রণ, bron, brono, mukhe bron',
  'Hair Loss': 'চুল পড়া, চুল ওঠা, টাক, খুশকি, chul pora, chul para, chul otha, tak, khuski, khushki',
  Fracture: 'হাড় ভাঙা, হাড় ভেঙে গেছে, ফ্র্যাকচার, har bhanga, haar bhanga, har venge geche',
  'Joint Pain':
    'গাঁটে ব্যথা, জয়েন্টে ব্যথা, হাঁটু ব্যথা, হাঁটুতে ব্যথা, বাত, বাতের ব্যথা, gate betha, gante betha, hatu betha, hatute betha, bat, bater betha',
  'Back Pain':
    'পিঠে ব্যথা, পিঠ ব্যথা, কোমর ব্যথা, কোমরে ব্যথা, ঘাড়ে ব্যথা, pithe betha, pith betha, komor betha, komore betha, ghare betha',
  'Pregnancy Checkup': 'গর্ভাবস্থার পরীক্ষা, গর্ভবতী, গর্ভাবস্থা, পোয়াতি, gorbhoboti, gorvoboti, gorbhabostha',
  'Menstrual Issues':
    'মাসিকের সমস্যা, মাসিক, ঋতুস্রাব, পিরিয়ড, মাসিকের ব্যথা, masik, mashik, masiker betha, rituchrab, mashiker somossa',
  Depression: 'অবসাদ, বিষণ্ণতা, মন খারাপ, ডিপ্রেশন, obosad, bishonnota, mon kharap',
  Anxiety: 'উদ্বেগ, দুশ্চিন্তা, ভয়, টেনশন, udbeg, duschinta, dushchinta, bhoy, voy',
  'Sleep Disorders':
    'ঘুমের সমস্যা, ঘুম, ঘুম না হওয়া, অনিদ্রা, ঘুম হয় না, নাক ডাকা, ghum, ghumer somossa, ghum hoy na, onidra, nak daka',
  'Ear Pain': 'কানে ব্যথা, কান ব্যথা, কানের ব্যথা, kane betha, kan betha, kaner betha, kane byatha',
  'Hearing Loss': 'কানে কম শোনা, কম শোনা, বধির, কানে শুনতে পাই না, kane kom shona, kom shona, kane kom suni, bodhir',
  'Vision Checkup':
    'চোখ পরীক্ষা, চোখের পরীক্ষা, চশমা, দৃষ্টি, ঝাপসা দেখা, chokh porikkha, choshma, chosma, drishti, jhapsa dekha',
  'Eye Pain':
    'চোখে ব্যথা, চোখ ব্যথা, চোখ লাল, চোখ ওঠা, chokhe betha, chokh betha, chokh lal, chokhe byatha, chokh otha',
  Headache:
    'মাথাব্যথা, মাথা ব্যথা, মাথার ব্যথা, মাথা, মাইগ্রেন, mathabetha, matha betha, matha byatha, mathay betha, matha batha',
  Seizures: 'খিঁচুনি, মৃগী, মৃগী রোগ, ফিট, khichuni, khinchuni, mrigi, mrigi rog',
  'Memory Loss':
    'স্মৃতিভ্রম, ভুলে যাওয়া, স্মৃতিশক্তি কমা, ভুলে যাওয়া রোগ, bhule jaoa, vule jaoa, smritibhrom, smriti shokti',
  'Cancer Screening': 'ক্যান্সার পরীক্ষা, cancer porikkha',
  Chemotherapy: 'কেমোথেরাপি, কেমো, ক্যান্সারের চিকিৎসা, kemo, cancer chikitsa',
  'Kidney Stone':
    'কিডনিতে পাথর, কিডনির পাথর, পাথর, kidneyte pathor, kidnite pathor, kidney pathor, kidnir pathor',
  UTI: 'প্রস্রাবে জ্বালা, প্রস্রাবে সংক্রমণ, মূত্রনালীর সংক্রমণ, পেচ্ছাপে জ্বালা, prosrabe jala, prosabe jala, prosrabe jwala, pechape jala',
  'Kidney Function Issues': 'কিডনির সমস্যা, কিডনি খারাপ, কিডনি ফেল, কিডনির ব্যথা, kidnir somossa, kidney kharap',
  Dialysis: 'ডায়ালাইসিস, ডায়ালিসিস, dayalisis',
  Acidity:
    'অম্বল, ambol, গ্যাস, অ্যাসিডিটি, বদহজম, বুক জ্বালা, গলা বুক জ্বালা, ombol, gas, gyas, bodhojom, buk jala, buk jwala',
  'Stomach Pain':
    'পেটে ব্যথা, পেট ব্যথা, পেটের ব্যথা, পেট কামড়ানো, pete betha, pet betha, peter betha, pete byatha, pet byatha',
  Cough: 'কাশি, শুকনো কাশি, কফ, kashi, kasi, shukno kashi, kof',
  Asthma: 'হাঁপানি, অ্যাজমা, অ্যাস্থমা, hapani, hanpani, ajma, ashma',
  Breathlessness:
    'শ্বাসকষ্ট, শ্বাস কষ্ট, শ্বাস নিতে কষ্ট, শ্বাস, নিঃশ্বাসের কষ্ট, shaskosto, swaskosto, shash kosto, shwas kosto, shas kosto, nishash',
  Diabetes: 'ডায়াবেটিস, বহুমূত্র, মধুমেহ, সুগার, সুগারের রোগ, dayabetis, bohumutro, modhumeho, shugar',
  'Thyroid Disorders': 'থাইরয়েড, থাইরয়েডের সমস্যা, thairoyed, thairoid',
  'X-Ray': 'এক্স-রে, এক্সরে',
  MRI: 'এমআরআই',
  'CT Scan': 'সিটি স্ক্যান',
  'Pre-Surgery Consultation': 'অস্ত্রোপচারের আগে পরামর্শ, অপারেশনের আগে, operation er age',
  'Pain Management': 'ব্যথার চিকিৎসা, পুরনো ব্যথা, bethar chikitsa, purono betha',
  Toothache: 'দাঁতে ব্যথা, দাঁত ব্যথা, দাঁতের ব্যথা, date betha, dat betha, dater betha, dante betha, date byatha',
  Cavity: 'দাঁতে পোকা, দাঁতের গর্ত, দাঁত ক্ষয়, date poka, dater poka, dante poka, dater gorto',
  Braces: 'দাঁতের তার, আঁকাবাঁকা দাঁত, উঁচু দাঁত, dater tar, uchu dat, akabaka dat',
};
