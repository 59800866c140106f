interface Sample {
  readonly name: string;
  readonly dose: string;
  readonly instruction: string;
}

/**
 * A name, a dose and an instruction in the scripts of India's 22 scheduled languages, and of some foreign
 * ones.
 */
export const scriptSamples: Readonly<Record<string, Sample>> = {
  Assamese: { name: 'ৰূপজ্যোতি বৰুৱা', dose: '১ টা টেবলেট', instruction: 'খোৱাৰ পিছত, দিনত দুবাৰ' },
  Bengali: { name: 'শ্রীময়ী চট্টোপাধ্যায়', dose: '১টি ট্যাবলেট', instruction: 'খাওয়ার পরে, দিনে দুইবার' },
  Bodo: { name: 'अनजु ब्रह्म', dose: 'मोनसे गोलि', instruction: 'ओंखाम जानायनि उनाव, सानाव नैखेब' },
  Dogri: { name: 'पद्मा सचदेव', dose: '१ गोली', instruction: 'रुट्टी खाने परैंत, दिनै च दो बारी' },
  Gujarati: { name: 'કૃષ્ણાબેન જ્ઞાનેશ્વર', dose: '૧ ગોળી', instruction: 'જમ્યા પછી, દિવસમાં બે વાર' },
  Hindi: { name: 'डॉ. हिमांशी त्रिपाठी', dose: '१½ गोली', instruction: 'खाने के बाद, दिन में दो बार।' },
  Kannada: { name: 'ಶ್ರೀನಿವಾಸ ಕೃಷ್ಣಮೂರ್ತಿ', dose: '೧ ಮಾತ್ರೆ', instruction: 'ಊಟದ ನಂತರ, ದಿನಕ್ಕೆ ಎರಡು ಬಾರಿ' },
  Kashmiri: { name: 'غُلام نَبی ڈار', dose: '۱ گول', instruction: 'کھینہٕ پَتہٕ، دۄہس دۄیہِ لٹہِ' },
  Konkani: { name: 'जॉन फर्नांडीस', dose: '१ गुळी', instruction: 'जेवण केल्या उपरांत, दिसाक दोन फावट' },
  Maithili: { name: 'विद्यापति झा', dose: '१ टा गोली', instruction: 'भोजनक बाद, दिनमे दू बेर' },
  Malayalam: { name: 'ലക്ഷ്മി കൃഷ്ണൻ', dose: '൧ ഗുളിക', instruction: 'ഭക്ഷണത്തിനു ശേഷം, ദിവസം രണ്ടു നേരം' },
  'Manipuri (Meetei Mayek)': { name: 'ꯏꯕꯣꯃꯆꯥ ꯁꯤꯡꯍ', dose: '꯱ ꯒꯣꯂꯤ', instruction: 'ꯆꯥꯛ ꯆꯥꯔꯕ ꯃꯇꯨꯡꯗ꯫' },
  'Manipuri (Bengali)': { name: 'ইবোমচা সিংহ', dose: '১ গোলি', instruction: 'চাক চারবা মতুংদা' },
  Marathi: { name: 'ज्ञानेश्वर कुलकर्णी', dose: '१ गोळी', instruction: 'जेवणानंतर, दिवसातून दोन वेळा' },
  Nepali: { name: 'श्रीकृष्ण अधिकारी', dose: '१ चक्की', instruction: 'खाना खाएपछि, दिनको दुई पटक' },
  Odia: { name: 'ଜ୍ୟୋତିର୍ମୟୀ ମହାପାତ୍ର', dose: '୧ଟି ବଟିକା', instruction: 'ଖାଇବା ପରେ, ଦିନକୁ ଦୁଇଥର' },
  Punjabi: { name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', dose: '੧ ਗੋਲੀ', instruction: 'ਖਾਣੇ ਤੋਂ ਬਾਅਦ, ਦਿਨ ਵਿੱਚ ਦੋ ਵਾਰ' },
  Sanskrit: { name: 'श्रीमद्भास्कराचार्यः', dose: '१ गुटिका', instruction: 'भोजनानन्तरं प्रतिदिनं द्विवारम् ॥' },
  Santali: { name: 'ᱨᱟᱹᱜᱷᱩᱱᱟᱛᱷ ᱢᱩᱨᱢᱩ', dose: '᱑ ᱜᱩᱞᱤ', instruction: 'ᱡᱚᱢ ᱛᱟᱭᱚᱢ, ᱢᱟᱦᱟᱸ ᱨᱮ ᱵᱟᱨ ᱫᱷᱟᱣ᱾' },
  'Sindhi (Arabic)': { name: 'شيخ اياز', dose: '۱ گوري', instruction: 'کاڌي کان پوءِ، ڏينهن ۾ ٻه ڀيرا' },
  'Sindhi (Devanagari)': { name: 'ॻोविंद ॾेओमल ॿुधराम ॼेठमल', dose: '१ गोली', instruction: 'खाधे खां पोइ' },
  Tamil: { name: 'ஸ்ரீதர் கிருஷ்ணமூர்த்தி', dose: '௧ மாத்திரை', instruction: 'சாப்பிட்ட பின், தினமும் இரண்டு முறை' },
  Telugu: { name: 'శ్రీలక్ష్మి కృష్ణమూర్తి', dose: '౧ మాత్ర', instruction: 'భోజనం తరువాత, రోజుకు రెండుసార్లు' },
  Urdu: {
    name: 'عائشہ بیگم (لکھنؤ)',
    dose: '۱½ گولی یعنی 500 mg',
    instruction: 'کھانے کے بعد، دن میں ۲ بار 10 دن تک۔',
  },
  Vietnamese: {
    name: 'Nguyễn Thị Hượng Đỗ',
    dose: '1 viên',
    instruction: 'Uống sau bữa ăn, mỗi ngày hai lần',
  },
  Chinese: { name: '王小明', dose: '1 片', instruction: '饭后服用，每天两次' },
  Tibetan: { name: 'བསྟན་འཛིན།', dose: '༡', instruction: 'ཟས་རྗེས།' },
  Emoji: { name: 'Asha 👩‍⚕️❤️', dose: '1 💊', instruction: 'after 🍽️ ✅ 👍🏽, 2️⃣× a day 🇮🇳' },
};
