import { expect, test } from 'vitest';
import { refusalSentence } from './language.ts';

const table = {
  en: [
    '1 hour before',
    '2 hours before',
    '45 minutes before',
    'in 1 minute.',
    'in 5 minutes.',
    'in 22 hours.',
  ],
  hi: ['1 घंटे पहले', '2 घंटे पहले', '45 मिनट पहले', '1 मिनट बाद', '5 मिनट बाद', '22 घंटे बाद'],
  bn: ['1 ঘণ্টা আগে', '2 ঘণ্টা আগে', '45 মিনিট আগে', '1 মিনিট পরে', '5 মিনিট পরে', '22 ঘণ্টা পরে'],
  te: ['1 గంట ముందు', '2 గంటల ముందు', '45 నిమిషాల ముందు', '1 నిమిషం తర్వాత', '5 నిమిషాల తర్వాత', '22 గంటల తర్వాత'],
  mr: ['1 तास आधी', '2 तास आधी', '45 मिनिटे आधी', '1 मिनिट थांबून', '5 मिनिटे थांबून', '22 तास थांबून'],
  ta: [
    '1 மணி நேரத்துக்கு முன்',
    '2 மணி நேரத்துக்கு முன்',
    '45 நிமிடங்களுக்கு முன்',
    '1 நிமிடத்துக்குப் பிறகு',
    '5 நிமிடங்களுக்குப் பிறகு',
    '22 மணி நேரத்துக்குப் பிறகு',
  ],
  gu: ['1 કલાક પહેલાં', '2 કલાક પહેલાં', '45 મિનિટ પહેલાં', '1 મિનિટ પછી', '5 મિનિટ પછી', '22 કલાક પછી'],
  kn: ['1 ಗಂಟೆ ಮೊದಲು', '2 ಗಂಟೆಗಳ ಮೊದಲು', '45 ನಿಮಿಷಗಳ ಮೊದಲು', '1 ನಿಮಿಷದ ನಂತರ', '5 ನಿಮಿಷಗಳ ನಂತರ', '22 ಗಂಟೆಗಳ ನಂತರ'],
  ml: [
    '1 മണിക്കൂർ ബാക്കിയുള്ളപ്പോൾ',
    '2 മണിക്കൂർ ബാക്കിയുള്ളപ്പോൾ',
    '45 മിനിറ്റ് ബാക്കിയുള്ളപ്പോൾ',
    '1 മിനിറ്റ് കഴിഞ്ഞ്',
    '5 മിനിറ്റ് കഴിഞ്ഞ്',
    '22 മണിക്കൂർ കഴിഞ്ഞ്',
  ],
} as const;

test.each(Object.entries(table))(
  'B-13 durations in %s have the form of the words around them',
  (language, said) => {
    const locale = language as keyof typeof table;
    const sentences = [
      ...[60, 120, 45].map((noticeMinutes) => refusalSentence('too_late', locale, { noticeMinutes })),
      ...[1, 5].map((waitMinutes) => refusalSentence('too_many_requests', locale, { waitMinutes })),
      refusalSentence('too_many_codes', locale, { waitMinutes: 1320 }),
    ];
    expect(sentences).toEqual(said.map((words) => expect.stringContaining(words)));
  },
);
