import type { PresetCityName } from '#domain/search/preset-cities.ts';
import { readTable } from './read-table.ts';
import type { Community } from './regional-names.ts';

/**
 * A line for each city: its name, state, medical council (as registration numbers abbreviate it), languages,
 * communities (one that is listed twice is twice as frequent), doctors and patients. Then its areas: name,
 * pincode, latitude, longitude, hospital and its street.
 */
const cities = `
Ahmedabad | Gujarat | GMC | Gujarati Marwari | gujarati gujarati gujarati gujarati hindi muslim | 32 | 80
  Navrangpura | 380009 | 23.0365 | 72.5611 | Sabarmati Multispeciality Hospital | 14 Swastik Cross Road
  Satellite | 380015 | 23.0276 | 72.5244 | Anand Kiran Hospital | 202 Jodhpur Cross Road
  Maninagar | 380008 | 22.9962 | 72.6033 | Manigram General Hospital | 7 Rambaug Road
  Bodakdev | 380054 | 23.0402 | 72.5106 | Shreeji Hospital | 31 Judges Bungalow Road
  Chandkheda | 382424 | 23.1093 | 72.5852 | Nirmala Hospital | 5 New CG Road
  Paldi | 380007 | 23.0123 | 72.5613 | Vrundavan Clinic and Nursing Home | 88 Mahalaxmi Char Rasta
Bangalore | Karnataka | KMC | Kannada Tamil Telugu | kannada kannada kannada tamil telugu malayali muslim hindi | 46 | 100
  Indiranagar | 560038 | 12.9719 | 77.6412 | Cauvery Lakeside Hospital | 610 12th Main Road
  Jayanagar | 560041 | 12.925 | 77.5938 | Nandi Hills Hospital | 27 11th Main Road, 4th Block
  Domlur | 560071 | 12.961 | 77.6387 | Silverline Hospital | 12 Intermediate Ring Road
  Malleshwaram | 560003 | 13.0031 | 77.5643 | Malleswara Medical Centre | 45 Sampige Road
  Koramangala | 560034 | 12.9352 | 77.6245 | Kempegowda Memorial Clinic | 80 Feet Road, 6th Block
  Hebbal | 560024 | 13.0358 | 77.597 | Garden City Hospital | 3 Bellary Road
  BTM Layout | 560076 | 12.9166 | 77.6101 | Akshara Super Speciality Hospital | 19 Bannerghatta Road
Chennai | Tamil Nadu | TNMC | Tamil Telugu Malayalam | tamil tamil tamil tamil telugu malayaliChristian muslim | 42 | 95
  T. Nagar | 600017 | 13.0418 | 80.2341 | Marina Bay Hospital | 38 Venkatnarayana Road
  Adyar | 600020 | 13.0012 | 80.2565 | Banyan Tree Hospital | 11 Lattice Bridge Road
  Anna Nagar | 600040 | 13.085 | 80.2101 | Thamarai Multispeciality Hospital | W-104 3rd Avenue
  Saidapet | 600015 | 13.0213 | 80.2231 | Vetri General Hospital | 6 Jeenis Road
  Mylapore | 600004 | 13.0368 | 80.2676 | Kapali Mission Hospital | 52 Luz Church Road
  Kilpauk | 600010 | 13.0827 | 80.2416 | Poonamallee Road General Hospital | 140 Poonamallee High Road
Cochin | Kerala | TCMC | Malayalam Tamil | malayali malayali malayaliChristian malayaliChristian muslim tamil | 30 | 75
  Ernakulam South | 682016 | 9.968 | 76.2889 | Periyar River Hospital | 24 Chittoor Road
  Edappally | 682024 | 10.0261 | 76.3088 | Backwater Care Hospital | 9 NH Bypass
  Kaloor | 682017 | 9.997 | 76.3023 | Thanal Hospital | 17 Deshabhimani Road
  Fort Kochi | 682001 | 9.9658 | 76.2421 | Lighthouse Mission Hospital | 3 Rose Street
  Palarivattom | 682025 | 10.0042 | 76.3053 | Santhwanam Medical Centre | 65 Civil Line Road
Delhi | Delhi | DMC | Hindi Punjabi Urdu | hindi hindi hindi punjabi punjabi sikh muslim bengali | 48 | 110
  Karol Bagh | 110005 | 28.6519 | 77.1909 | Capital Lifeline Hospital | 8A Pusa Road
  Daryaganj | 110002 | 28.6427 | 77.2415 | Aravalli General Hospital | 23 Ansari Road
  Lajpat Nagar | 110024 | 28.5677 | 77.2433 | Yamuna Valley Hospital | E-41 Ring Road
  Rajouri Garden | 110027 | 28.6425 | 77.1214 | Gurukripa Hospital | J-12 Najafgarh Road
  Mayur Vihar | 110091 | 28.6085 | 77.2936 | Mayura Multispeciality Hospital | Pocket 1, Chilla Road
  Civil Lines | 110054 | 28.6776 | 77.2247 | Northgate Hospital | 16 Rajpur Road
  Hauz Khas | 110016 | 28.5494 | 77.2001 | Deer Park Clinic | C-7 Aurobindo Marg
Hyderabad | Telangana | TSMC | Telugu Urdu | telugu telugu telugu telugu telugu muslim muslim hindi kannada | 56 | 70
  Banjara Hills | 500034 | 17.4126 | 78.4482 | Care Hospital | 59 Road No. 1
  Secunderabad | 500003 | 17.4399 | 78.4983 | Sahyadri Care Hospital | 212 Sardar Patel Road
  Madhapur | 500081 | 17.4413 | 78.3911 | Golconda Institute of Medical Care | 4 Hitech City Main Road
  Dilsukhnagar | 500060 | 17.3688 | 78.5247 | Vasundhara Hospital | 33 Moosarambagh Road
  Ameerpet | 500016 | 17.4375 | 78.4483 | Prashanti Hospital | 7-2 Leelanagar Road
  Himayatnagar | 500029 | 17.4016 | 78.4866 | Nizam Garden Hospital | 3-6 Street No. 9
  Mehdipatnam | 500028 | 17.3958 | 78.4333 | Charkaman General Hospital | 12-2 Rethibowli Road
Kolkata | West Bengal | WBMC | Bengali Odia | bengali bengali bengali bengali bengali hindi muslim | 38 | 90
  Salt Lake | 700091 | 22.5797 | 88.4143 | Bidhan Arogya Hospital | DD-18 Sector I
  Ballygunge | 700019 | 22.528 | 88.3659 | Lakshmipur Memorial Hospital | 49 Gariahat Road
  Park Street | 700016 | 22.5529 | 88.3542 | Howrah Bridge Hospital | 71 Park Street
  Behala | 700034 | 22.4986 | 88.3186 | Sundarban Mission Hospital | 404 Diamond Harbour Road
  Shyambazar | 700004 | 22.6013 | 88.3731 | Uttaran Hospital | 15 Bidhan Sarani
  Tollygunge | 700033 | 22.4986 | 88.3454 | Basanti Devi Clinic | 2 Deshapran Sasmal Road
Lucknow | Uttar Pradesh | UPMC | Hindi Urdu Awadhi | hindi hindi hindi hindi muslim muslim punjabi | 30 | 75
  Hazratganj | 226001 | 26.8505 | 80.9462 | Gomti Riverside Hospital | 28 Shahnajaf Road
  Gomti Nagar | 226010 | 26.8496 | 80.9993 | Awadh Multispeciality Hospital | 1/14 Vivek Khand
  Aliganj | 226024 | 26.8942 | 80.9434 | Chikan Bagh Medical Centre | B-9 Sector K
  Alambagh | 226005 | 26.8142 | 80.9023 | Imambara Charitable Hospital | 110 Kanpur Road
  Indira Nagar | 226016 | 26.8787 | 80.9914 | Residency Hospital | A-803 Faizabad Road
Mumbai | Maharashtra | MMC | Marathi Gujarati Urdu | marathi marathi marathi gujarati hindi muslim sikh malayaliChristian | 48 | 110
  Andheri West | 400058 | 19.1364 | 72.8296 | Konkan Coast Hospital | 18 Veera Desai Road
  Dadar | 400028 | 19.0178 | 72.8478 | Shivneri Hospital | 92 Gokhale Road
  Bandra | 400050 | 19.0544 | 72.8402 | Seabreeze Hospital | 5 Hill Road
  Chembur | 400071 | 19.0522 | 72.9005 | Trombay General Hospital | 22 Sion Trombay Road
  Ghatkopar | 400077 | 19.079 | 72.908 | Pratham Hospital | 67 MG Road
  Parel | 400012 | 19.0089 | 72.841 | Parel Workers Hospital | 140 Dr Ambedkar Road
  Powai | 400076 | 19.1176 | 72.906 | Hiranya Lake Hospital | 3 Central Avenue
Warangal | Telangana | TSMC | Telugu Urdu | telugu telugu telugu telugu muslim | 30 | 70
  Hanamkonda | 506001 | 18.0072 | 79.5584 | Kakatiya Heritage Hospital | 6-1 Nakkalagutta Road
  Kazipet | 506003 | 17.9689 | 79.5114 | Bhadrakali Hospital | 23 Railway Station Road
  Warangal Fort | 506002 | 17.9591 | 79.6141 | Orugallu General Hospital | 11-19 JPN Road
  Subedari | 506001 | 17.9947 | 79.5517 | Ramappa Hospital | 2-5 Court Road
`;

export type DemoCity = ReturnType<typeof readCity>;

function readCity(text: string) {
  const [line = '', ...areaLines] = text.split('\n');
  const columns = ['name', 'state', 'council', 'languages', 'communities', 'doctors', 'patients'] as const;
  const city = readTable(columns, [line])[0] as Record<(typeof columns)[number], string>;
  const areas = readTable(['name', 'pincode', 'latitude', 'longitude', 'hospital', 'street'], areaLines);
  return {
    ...city,
    name: city.name as PresetCityName,
    languages: city.languages.split(' '),
    communities: city.communities.split(' ') as Community[],
    doctors: Number(city.doctors),
    patients: Number(city.patients),
    areas: areas.map((area) => ({
      ...area,
      latitude: Number(area.latitude),
      longitude: Number(area.longitude),
    })),
  };
}

export const demoCities = cities
  .trim()
  .split(/\n(?=\S)/)
  .map(readCity);
