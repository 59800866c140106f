/** Spelled out as words, because a surname may sound like one of them. */
const doctorTitles =
  'dr|drs|doctor|डॉ|डाॅ|डा|डॉक्टर|डाक्टर|ডা|ডাঃ|ডঃ|ড|ডক্টর|ডাক্তার|டாக்டர்|மரு|డా|డాక్టర్|ડૉ|ડો|ડા|ડૉક્ટર|ડોક્ટર|ಡಾ|ಡಾಕ್ಟರ್|ഡോ|ഡോക്ടർ|ਡਾ|ਡਾਕਟਰ|ଡା|ଡାକ୍ତର';
const otherTitles =
  'prof|professor|assoc(?:iate)?\\.? prof(?:essor)?|asst\\.? prof|assistant professor|mr|mrs|ms|miss|mx|smt|shri|shree|sri|kum|प्रो|प्रोफेसर|प्रोफ़ेसर|प्रा|श्री|श्रीमती|सुश्री|प्रा॰|প্রফেসর|অধ্যাপক|শ্রী|শ্রীমতী|பேராசிரியர்|திரு|திருமதி|ప్రొ|ప్రొఫెసర్|శ్రీ|శ్రీమతి|પ્રો|શ્રી|શ્રીમતી|ಪ್ರೊ|ಶ್ರೀ|ಶ್ರೀಮತಿ|പ്രൊഫ|ശ്രീ|ശ്രീമതി|ਸ਼੍ਰੀ|ଶ୍ରୀ';
const title = new RegExp(`^\\(?((?:${doctorTitles}|${otherTitles})(?:\\.|(?=[\\s()])))\\)?[\\s,]*`, 'iu');
const doctorTitle = new RegExp(`^(?:${doctorTitles})\\.?$`, 'iu');

function splitTitles(name: string): { readonly titles: readonly string[]; readonly rest: string } {
  const titles: string[] = [];
  let rest = name.trim();
  for (let found = title.exec(rest); found; found = title.exec(rest)) {
    titles.push(found[1] ?? '');
    rest = rest.slice(found[0].length);
  }
  return rest === '' ? { titles: [], rest: name.trim() } : { titles, rest };
}

/** For text that adds a title. */
export const removeTitles = (name: string): string => splitTitles(name).rest;

export const hasTitle = (name: string): boolean => splitTitles(name).titles.length > 0;

/** "Dr. Asha Rao" for "Prof. Dr. Asha Rao"; "Prof. Asha Rao" stays. */
export function reduceTitles(name: string): string {
  const { titles, rest } = splitTitles(name);
  if (titles.length < 2) return name;
  return `${titles.find((one) => doctorTitle.test(one)) ?? titles[0]} ${rest}`;
}
