/** Opt-out phrases in the nine languages; compared without case and punctuation. */
const optOutPhrases = new Set(
  [
    ['stop', 'unsubscribe'],
    ['रोकें', 'रोको', 'बंद', 'बंद करें', 'बंद करो', 'स्टॉप'],
    ['ఆపు', 'ఆపండి', 'స్టాప్'],
    ['நிறுத்து', 'நிறுத்தவும்', 'ஸ்டாப்'],
    ['ನಿಲ್ಲಿಸಿ', 'ನಿಲ್ಲಿಸು', 'ಸ್ಟಾಪ್'],
    ['നിർത്തുക', 'നിർത്തൂ', 'സ്റ്റോപ്പ്'],
    ['थांबवा', 'बंद करा'],
    ['বন্ধ', 'বন্ধ করুন', 'থামান', 'স্টপ'],
    ['બંધ', 'બંધ કરો', 'રોકો', 'સ્ટોપ'],
  ]
    .flat()
    .map((word) => word.normalize('NFC')),
);

export const isOptOut = (text: string): boolean =>
  optOutPhrases.has(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s.!।"“”*]+/g, ' ')
      .trim(),
  );
