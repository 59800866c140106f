import { expect, test } from 'vitest';
import { findNameProblem, toVisualForm } from './name-checks.ts';

const people = [
  ...[
    'Dr. A.P.J. Abdul Kalam',
    'Dr.Ravi Kumar',
    'Lt.Col.S.K. Rao',
    'Md.Ali',
    'Smt.Lakshmi K.',
    'R.K.Narayan',
    'D’Souza',
  ],
  ...[
    'Mary-Ann O’Brien',
    'B/O Sunita',
    'Twin 2 of Sunita',
    'Sathya S/o Murugan',
    'John 3rd',
    'N. T. Rama Rao',
    'Zoë Núñez',
  ],
  ...[
    'डॉ.राजेश शर्मा',
    'श्रीमती सुनीता देवी',
    'মোঃ রফিকুল ইসলাম',
    'ডাঃ অনির্বাণ দে',
    'திரு.கா.முருகன்',
    'ஏ.பி.ஜே. அப்துல் கலாம்',
  ],
  ...[
    'డా.కె.వి. రావు',
    'ડૉ.હિતેશ પટેલ',
    'ಡಾ.ರಾಜ್‌ಕುಮಾರ್',
    'ഡോ.എം.ജി. നായർ',
    'मोहन जोशी (आई)',
    'محمد علی',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'Иван Петров',
  ],
  ...['Ravi रवि', 'ക്ഷ്‌മി', 'Dr.De'],
];
const places = [
  ...[
    'R.K. Hospital',
    'R.K.Hospital',
    '24x7 Clinic',
    'Apollo 24',
    'Apollo 24|7',
    'S.M.S. Hospital',
    'St. John’s',
    'St.John’s',
  ],
  ...[
    'H2O Wellness',
    'No.1 Clinic',
    '108 Care',
    'Sector 10 Clinic',
    '10th Cross Clinic',
    'Covid19 Centre',
    'K.E.M. Hospital (East)',
  ],
  ...[
    'Dr. Rao’s Clinic & Nursing Home',
    'Govt.Hospital',
    'AIIMS-दिल्ली',
    'एम.जी.एम. अस्पताल',
    'ശ്രീ ചിത്തിര 24',
    'Care@Home',
    '1mg',
  ],
  ...[
    'Clinic 24/7, since 1985',
    'அரசு மருத்துவமனை',
    'లోటస్ ఆసుపత్రి',
    'ಅಪೋಲೊ ಆಸ್ಪತ್ರೆ',
    'લોટસ હૉસ્પિટલ',
    'লোটাস হাসপাতাল',
    'लोटस रुग्णालय',
  ],
];
test.each(people)('C-06 %s is a name of a person', (name) =>
  expect(findNameProblem(name, 'person')).toBeNull(),
);
test.each(places)('C-06 %s is a name of a place', (name) =>
  expect(findNameProblem(name, 'place')).toBeNull(),
);

const addresses = [
  ...[
    'www.win',
    'https://x',
    'x//y',
    'example.com',
    'sbi.in',
    'bit.ly',
    'pay.care',
    'Care hospital.xyz',
    't.me/hams',
    't.co',
    'x.com',
  ],
  ...[
    'dr.in',
    'a@b.org',
    'Rs 500 upi:pay',
    'बैंक.भारत',
    'बैंक.com',
    'exa\u200bmple.com',
    'example．com',
    'Call 98765 43210',
    'free-prize.zip',
  ],
];
test.each(addresses)('C-06 %s holds an address', (name) => {
  expect(findNameProblem(name, 'person')).toBe('field_name_link');
  expect(findNameProblem(name, 'place')).toBe('field_name_link');
});

const lookAlikes = [
  'Аpollo',
  'Ap\u043ello Hospital',
  'Αpollo',
  'Аро Hospital',
  'Сare',
  '𝐀pollo',
  'Ａpollo',
  'Ⓐpollo',
  'Apoll०',
  'লotus',
];
test.each(lookAlikes)('C-06 %s holds letters that look like others', (name) => {
  expect(findNameProblem(name, 'person')).toBe('field_name_letters');
  expect(findNameProblem(name, 'place')).toBe('field_name_letters');
});
test.each(['Apo11o', 'Apoll0', '0rchid Clinic', 'C1ty', 'Hospita1'])('C-06 %s is none of a place', (name) =>
  expect(findNameProblem(name, 'place')).toBe('field_name_letters'),
);
test.each(['Raj3sh', 'Anil7', '2Pac'])('C-06 %s is none of a person', (name) =>
  expect(findNameProblem(name, 'person')).toBe('field_name_letters'),
);

test.each([
  ['Apollo Clinic', 'APOLLO clinic'],
  ['Apollo Clinic', 'ApoIIo Clinic'],
  ['Apollo Clinic', 'Аполло Clinic'.replace('Аполло', 'Ароӏӏо')],
  ['Modern Care', 'Modem-Care'],
  ['Ávila', 'Avila'],
  ['City 0ne', 'City One'],
])('C-05 %s looks like %s', (one, other) => expect(toVisualForm(one)).toBe(toVisualForm(other)));
test.each([
  ['Apollo Clinic', 'Apollo Hospital'],
  ['Care Hospital 1', 'Care Hospital 2'],
  ['लोटस', 'लोटा'],
])('C-05 %s does not look like %s', (one, other) => expect(toVisualForm(one)).not.toBe(toVisualForm(other)));
