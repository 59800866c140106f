import { expect, test } from 'vitest';
import { reasonsBySpecialization } from '#domain/doctors/specializations.ts';
import { toSound } from '#domain/platform/name-sound.ts';
import { editDistance } from '#domain/platform/typing-errors.ts';
import { detectEmergency } from './emergencies.ts';
import { type EmergencyKind, findReasonEmergency, listEmergencyNumbers } from './emergency-reasons.ts';

/** Typed texts by kind and language, in the script and in Latin letters, separated by slashes. */
const table: Readonly<Record<EmergencyKind, Readonly<Record<string, string>>>> = {
  chest: {
    en: 'chest pain / pain in my chest since morning / heart attack / chest tightness and sweating / my chest hurts / chset pian',
    hi: 'सीने में दर्द / छाती में दर्द हो रहा है / दिल का दौरा / seene mein dard / chhati me dard / chest me dard / dil ka daura',
    te: 'ఛాతీ నొప్పి / గుండె నొప్పి / గుండెపోటు / chathi noppi / gunde noppi / ఛాతీలో నొప్పి / chest noppi',
    ta: 'நெஞ்சு வலி / நெஞ்சுவலி / மாரடைப்பு / nenju vali / nenjil vali / மார்பு வலி / nenjuvali',
    kn: 'ಎದೆ ನೋವು / ಎದೆಯಲ್ಲಿ ನೋವು / ಹೃದಯಾಘಾತ / ede novu / edeyalli novu / ಎದೆನೋವು / chest novu',
    ml: 'നെഞ്ചുവേദന / നെഞ്ച് വേദന / ഹൃദയാഘാതം / nenju vedana / nenjuvedana / നെഞ്ചിൽ വേദന',
    mr: 'छातीत दुखणे / छातीत दुखतंय / हृदयविकाराचा झटका / chhatit dukhatay / छातीत वेदना / chhatit dukhne',
    bn: 'বুকে ব্যথা / বুকে খুব ব্যাথা / হার্ট অ্যাটাক / buke byatha / buk betha / বুকে চাপ',
    gu: 'છાતીમાં દુખાવો / છાતીમાં દુખે છે / હૃદય હુમલો / chhati ma dukhavo / chhatima dukhe che / હાર્ટ એટેક',
  },
  breath: {
    en: 'breathless / breathlessness / shortness of breath / difficulty in breathing / cannot breathe / asthma attack / choking',
    hi: 'साँस फूलना / सांस लेने में तकलीफ़ / साँस नहीं आ रही / saans phoolna / saans lene me dikkat / dam ghut raha hai',
    te: 'ఊపిరి ఆడట్లేదు / ఆయాసం / శ్వాస ఇబ్బంది / oopiri adatledu / ayasam / oopiri andatledu',
    ta: 'மூச்சுத்திணறல் / மூச்சு விட முடியவில்லை / மூச்சு திணறுது / moochu vida mudiyala / moochu thinaral',
    kn: 'ಉಸಿರಾಟದ ತೊಂದರೆ / ಉಸಿರು ಕಟ್ಟುತ್ತಿದೆ / ಏದುಸಿರು / usiratada tondare / usiru kattutte',
    ml: 'ശ്വാസംമുട്ടൽ / ശ്വാസം മുട്ടുന്നു / ശ്വാസ തടസ്സം / swasam muttal / shwasam kittunnilla',
    mr: 'श्वास घ्यायला त्रास / दम लागतो / श्वास कोंडतो / shwas ghyayla tras / dam lagto',
    bn: 'শ্বাসকষ্ট / শ্বাস নিতে কষ্ট / দম বন্ধ / shash nite koshto / shashkosto / dom bondho',
    gu: 'શ્વાસ ચઢે છે / શ્વાસ લેવામાં તકલીફ / દમ ઘૂંટાય છે / shwas chade che / shwas levama takleef',
  },
  seizure: {
    en: 'seizure / seizures in adult / having fits / convulsions / epileptic / siezure',
    hi: 'मिर्गी / दौरे पड़ना / मिर्गी का दौरा / mirgi ka daura / daure padna / jhatke aa rahe hain',
    te: 'మూర్ఛ / మూర్ఛలు / ఫిట్స్ / moorcha / fits vastunnayi',
    ta: 'வலிப்பு / வலிப்பு நோய் / காக்காய்வலிப்பு / valippu / kakkavalippu',
    kn: 'ಮೂರ್ಛೆ / ಮೂರ್ಛೆ ರೋಗ / ಫಿಟ್ಸ್ / moorche / apasmara',
    ml: 'അപസ്മാരം / ചുഴലി / ജന്നി വന്നു / apasmaram / chuzhali',
    mr: 'फेफरे / फिट येणे / आकडी / aakdi / fit yete',
    bn: 'খিঁচুনি / মৃগী / খিচুনি হচ্ছে / khichuni / mrigi',
    gu: 'આંચકી / ખેંચ આવે છે / તાણ આવે / aanchki / khench aave che',
  },
  stroke: {
    en: 'stroke / brain stroke / paralysis / face drooping / slurred speech / sudden numbness / one side weakness',
    hi: 'लकवा / पक्षाघात / मुँह टेढ़ा हो गया / lakwa / munh tedha / ज़ुबान लड़खड़ाना / aadha sharir sunn',
    te: 'పక్షవాతం / మూతి వంకర / మాట తడబడుతోంది / pakshavatam / moothi vankara',
    ta: 'பக்கவாதம் / வாய் கோணல் / பேச்சு குழறுகிறது / pakkavatham / vaai konal',
    kn: 'ಪಾರ್ಶ್ವವಾಯು / ಲಕ್ವ / ಬಾಯಿ ಸೊಟ್ಟ / parshvavayu / maatu todaluttide',
    ml: 'പക്ഷാഘാതം / മുഖം കോടി / സംസാരം കുഴയുന്നു / pakshaghatam / mukham kodi',
    mr: 'लकवा / पक्षाघात / तोंड वाकडे / ardhangvayu / tond vakde zale',
    bn: 'স্ট্রোক / পক্ষাঘাত / মুখ বেঁকে গেছে / mukh beke geche / কথা জড়িয়ে যাচ্ছে',
    gu: 'લકવો / પક્ષઘાત / મોં વાંકું / lakvo / modhu vanku',
  },
  bleeding: {
    en: 'heavy bleeding / bleeding does not stop / bleeding / vomiting blood / coughing up blood / gums bleeding a lot',
    hi: 'बहुत खून बह रहा है / खून नहीं रुक रहा / खून की उल्टी / khoon nahi ruk raha / bahut khoon / khoon beh raha hai',
    te: 'రక్తం కారుతోంది / రక్తం ఆగట్లేదు / రక్తస్రావం / raktam agatledu / raktasravam',
    ta: 'ரத்தம் நிற்கவில்லை / இரத்தப்போக்கு / ரத்த வாந்தி / ratham nikkala / ratham kottudhu',
    kn: 'ರಕ್ತ ನಿಲ್ಲುತ್ತಿಲ್ಲ / ರಕ್ತಸ್ರಾವ / ರಕ್ತ ವಾಂತಿ / rakta nilluttilla / raktasrava',
    ml: 'രക്തസ്രാവം / രക്തം നിൽക്കുന്നില്ല / ചോര ഛർദ്ദിക്കുന്നു / rakthasravam / chora nilkkunnilla',
    mr: 'रक्तस्त्राव / रक्त थांबत नाही / खूप रक्त / rakt thambat nahi / raktasrav',
    bn: 'রক্তক্ষরণ / রক্ত বন্ধ হচ্ছে না / রক্ত বমি / rokto bondho hocche na / onek rokto',
    gu: 'લોહી વહે છે / લોહી બંધ થતું નથી / લોહીની ઊલટી ખૂબ લોહી / lohi vahe che / lohi bandh nathi thatu',
  },
  suicide: {
    en: 'suicide / suicidal thoughts / I want to die / kill myself / end my life / I do not want to live / sucide / self harm',
    hi: 'आत्महत्या / मरना चाहता हूँ / जीना नहीं चाहती / aatmahatya / marne ka mann / khudkushi / mar jana hai / जान देना',
    te: 'ఆత్మహత్య / చావాలని ఉంది / బతకాలని లేదు / aatmahatya / chavalani undi',
    ta: 'தற்கொலை / சாகணும் / வாழ பிடிக்கவில்லை / tharkolai / saaganum pola irukku',
    kn: 'ಆತ್ಮಹತ್ಯೆ / ಸಾಯಬೇಕು / ಬದುಕಲು ಇಷ್ಟವಿಲ್ಲ / aatmahatye / sayabeku',
    ml: 'ആത്മഹത്യ / മരിക്കണം / ജീവിക്കാൻ തോന്നുന്നില്ല / aathmahathya / marikkanam',
    mr: 'आत्महत्या / मरावंसं वाटतं / जगायचं नाही / aatmahatya / jagaycha nahi',
    bn: 'আত্মহত্যা / মরতে চাই / বাঁচতে চাই না / attohotta / morte chai / bachte chai na',
    gu: 'આત્મહત્યા / આપઘાત / મરી જવું છે / aapghat / jivvu nathi',
  },
  infant: {
    en: 'baby fever / fever in newborn / my infant has fever / 2 months old with fever / child high fever / feverish baby',
    hi: 'बच्चे को बुख़ार / शिशु को बुखार / नवजात बुखार / bacche ko bukhar / baby ko bukhar',
    te: 'పాపకు జ్వరం / శిశువుకు జ్వరం / పిల్లలకు జ్వరం / papaku jwaram / baby jwaram',
    ta: 'குழந்தைக்கு காய்ச்சல் / பச்சிளம் குழந்தை காய்ச்சல் / kuzhandhaiku kaichal / baby kaichal / பாப்பாவுக்கு காய்ச்சல்',
    kn: 'ಮಗುವಿಗೆ ಜ್ವರ / ಮಕ್ಕಳ ಜ್ವರ / ಶಿಶುವಿಗೆ ಜ್ವರ / maguvige jwara / baby jwara',
    ml: 'കുഞ്ഞിന് പനി / കുട്ടിക്ക് പനി / ശിശുവിന് പനി / kunjinu pani / kuttikku pani',
    mr: 'बाळाला ताप / मुलाला ताप / तान्ह्या बाळाला ताप / balala taap / baby taap',
    bn: 'বাচ্চার জ্বর / শিশুর জ্বর / নবজাতকের জ্বর / bacchar jor / shishur jor',
    gu: 'બાળકને તાવ / શિશુને તાવ / નવજાત તાવ / balak ne tav / baby tav',
  },
};

const rows = Object.entries(table).flatMap(([kind, languages]) =>
  Object.entries(languages).flatMap(([language, phrases]) =>
    phrases.split(' / ').map((phrase) => [phrase, kind as EmergencyKind, language] as const),
  ),
);

/** Two inner letters swapped, and one omitted, in the longest word; only if that word is long. */
function misspell(phrase: string): string[] {
  const word = phrase.split(' ').reduce((one, other) => (other.length > one.length ? other : one));
  if (!/^[a-z]+$/.test(word) || toSound(word).length < 7) return [];
  const middle = Math.floor(word.length / 2);
  const [before, one, other, after] = [
    word.slice(0, middle),
    word.charAt(middle),
    word.charAt(middle + 1),
    word.slice(middle + 2),
  ];
  return [before + other + one + after, before + other + after]
    .filter((wrong) => editDistance(toSound(wrong), toSound(word)) === 1)
    .map((wrong) => phrase.replace(word, wrong));
}

test('E-03 what cannot wait is known in nine languages, in the script and in Latin letters', () => {
  const wrong = rows.filter(([phrase, kind]) => detectEmergency(phrase) !== kind);
  expect(wrong.map(([phrase, kind, language]) => [language, kind, phrase, detectEmergency(phrase)])).toEqual(
    [],
  );
});

test('E-03 the table has more than twelve phrases of each language and all kinds', () => {
  const languages = [...new Set(rows.map(([, , language]) => language))];
  expect(languages).toHaveLength(9);
  for (const language of languages) {
    const own = rows.filter(([, , each]) => each === language);
    expect(own.length).toBeGreaterThan(30);
    expect(new Set(own.map(([, kind]) => kind)).size).toBe(7);
  }
});

test('E-03 typing errors in long words are forgiven', () => {
  const typed = rows.flatMap(([phrase, kind]) => misspell(phrase).map((wrong) => [wrong, kind] as const));
  expect(typed.length).toBeGreaterThan(80);
  const silent = typed.filter(([phrase, kind]) => detectEmergency(phrase) !== kind);
  expect(silent.map(([phrase, kind]) => [kind, phrase, detectEmergency(phrase)])).toEqual([]);
});

test.each(
  `chest specialist / chest physician / chest x-ray / heart specialist / heart checkup / dil ka doctor / heart wale doctor
  high blood pressure / blood test / blood sugar too much / low blood pressure medicine stop / bleeding gums / piles bleeding
  bad breath problem / breathing exercises / asthma / inhaler / feet pain / side pain / knee pain since two days / spine pain
  back pain / breast pain / heavy breast / head pain / ear pain / skin rash / hair loss / braces for crooked teeth
  child vaccination / baby checkup / child specialist / viral fever / fever for one month / newborn screening
  fitness certificate / kidney stone / life insurance checkup / diet plan / stomach pain / tooth pain
  book appointment for back pain / Dr. Asha Rao / Dr. Jani / Hari Prasad / Sunday appointment / hearing loss / eye pain
  खून की जाँच / खून की कमी / पेट दर्द / सिर दर्द / बुखार / दाँत दर्द / मुंह के दांत टेढ़े / kamar dard / pet dard / bukhar
  రక్త పరీక్ష / రక్తపోటు ఎక్కువ / high রক্তচাপ / जास्त रक्तदाब / उच्च रक्तचाप / ರಕ್ತದೊತ್ತಡ ಜಾಸ್ತಿ / strike date / కడుపు నొప్పి / ரத்த பரிசோதனை / தலைவலி / வயிற்று வலி / ರಕ್ತ ಪರೀಕ್ಷೆ / ತಲೆನೋವು / ಹೊಟ್ಟೆ ನೋವು
  രക്ത പരിശോധന / തലവേദന / വയറുവേദന / रक्त तपासणी / पोटदुखी / डोकेदुखी / রক্ত পরীক্ষা / পেটে ব্যথা / মাথা ব্যথা / লোহী / લોહી તપાસ / પેટમાં દુખાવો / મારી આંખ`
    .split(/\s*[/\n]\s*/)
    .filter((phrase) => phrase !== ''),
)('E-03 no false alarm for "%s"', (phrase) => {
  expect(detectEmergency(phrase)).toBeNull();
});

test('E-03 of the 47 reasons five say whom to call', () => {
  const flagged = Object.values(reasonsBySpecialization)
    .flat()
    .filter((reason) => findReasonEmergency(reason) !== null);
  expect(flagged).toEqual(['Fever in Child', 'Chest Pain', 'Depression', 'Seizures', 'Breathlessness']);
  expect(findReasonEmergency(null)).toBeNull();
  expect(findReasonEmergency('constructor')).toBeNull();
});

test('E-03 Tele-MANAS for thoughts of suicide, the ambulance for everything else, 112 beside both', () => {
  expect(listEmergencyNumbers('suicide')).toEqual(['14416', '112']);
  expect(listEmergencyNumbers('chest')).toEqual(['108', '112']);
});

test('E-03 a text of any length and of signs alone is no alarm', () => {
  expect(detectEmergency('')).toBeNull();
  expect(detectEmergency('?!… 12 🙂')).toBeNull();
  expect(detectEmergency('a'.repeat(100_000))).toBeNull();
});
