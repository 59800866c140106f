import type { CareWords } from './care-names.ts';

/** What people say in Gujarati, in its script and in Latin letters. */
export const gujaratiCare: CareWords = {
  'General Medicine':
    'સામાન્ય ચિકિત્સા, જનરલ ફિઝિશિયન, નબળાઈ, થાક, શરીરનો દુખાવો, ઊલટી, ઉલટી, મલેરિયા, ડેન્ગ્યુ, ટાઇફોઇડ, nablai, thak, sharir no dukhavo, ulti',
  Pediatrics: 'બાળરોગ, બાળકોના ડૉક્ટર, બાળક, બાળકો, શિશુ, balako na doctor, balak, balko, balrog',
  Cardiology: 'હૃદયરોગ, હૃદય, હાર્ટ, હાર્ટ એટેક, હૃદયની બીમારી, દિલ, hraday, hruday, hriday, hruday rog, dil',
  Dermatology:
    'ચામડીના રોગ, ચામડી, ત્વચા, વાળ, નખ, સફેદ ડાઘ, એલર્જી, chamdi, chamadi, tvacha, twacha, safed dagh, vaal',
  Orthopedics:
    'હાડકાના રોગ, હાડકું, હાડકા, હાડકાના ડૉક્ટર, પગનો દુખાવો, હાથનો દુખાવો, ખભો, મચકોડ, hadka, hadku, hadka na doctor, pag no dukhavo, pag dukhavo, hath no dukhavo, khabho',
  Gynecology: 'સ્ત્રીરોગ, લેડી ડૉક્ટર, ગર્ભ, પ્રસૂતિ, સફેદ પાણી, stri rog, strirog, garbh, prasuti, safed pani',
  Psychiatry: 'માનસિક રોગ, મનોરોગ, માનસિક, મન, તણાવ, આત્મહત્યા, mansik rog, manorog, mansik, tanav, aatmhatya',
  'ENT (Otorhinolaryngology)':
    'કાન નાક ગળું, કાન, નાક, ગળું, ગળામાં દુખાવો, ગળાનો દુખાવો, ચક્કર, સાઇનસ, kaan, naak, galu, gala ma dukhavo, gala no dukhavo, chakkar, kan nak galu',
  Ophthalmology: 'આંખના રોગ, આંખ, આંખો, આંખના ડૉક્ટર, મોતિયો, aankh, ankh, aankh na doctor, motiyo',
  Neurology:
    'ચેતાતંત્રના રોગ, મગજ, જ્ઞાનતંતુ, નસ, લકવો, પક્ષાઘાત, ખાલી ચડવી, magaj, nas, lakvo, pakshaghat, khali chadvi',
  Oncology: 'કેન્સરના રોગ, કેન્સર, ગાંઠ, સ્તનમાં ગાંઠ, kensar, ganth, gaanth',
  Urology: 'મૂત્રરોગ, પેશાબ, મૂત્ર, પેશાબની તકલીફ, પ્રોસ્ટેટ, peshab, pesab, peshab ni taklif, mutra',
  Nephrology: 'કિડનીના રોગ, કિડની, મૂત્રપિંડ, kidni, kidney na rog, mutrapind',
  Gastroenterology:
    'પેટના રોગ, પેટ, પાચન, લિવર, કબજિયાત, ઝાડા, કમળો, હરસ, મસા, pet, pachan, kabjiyat, zada, jada, kamlo, haras, masa',
  Pulmonology: 'ફેફસાના રોગ, ફેફસાં, ફેફસા, ક્ષય, ટીબી, ન્યુમોનિયા, fefsa, phephsa, kshay',
  Endocrinology: 'હોર્મોનના રોગ, હોર્મોન, મેદસ્વિતા, વજન વધવું, hormon, jadapanu, vajan vadhvu',
  Radiology: 'રેડિયોલોજી, સ્કેન, સોનોગ્રાફી, અલ્ટ્રાસાઉન્ડ, sonography',
  Anesthesiology: 'એનેસ્થેસિયા, બેભાન કરવું, ઓપરેશન, સર્જરી, oparesan',
  Dentistry: 'દાંતના રોગ, દાંત, દાંતના ડૉક્ટર, પેઢાં, દંત, dant, daant, dat, dant na doctor, pedha',
  Fever: 'તાવ, તાવ આવવો, તાવ આવે છે, taav, tav, tav aave',
  'Cold and Cough':
    'શરદી અને ઉધરસ, શરદી ઉધરસ, શરદી, સળેખમ, shardi udhras, sharadi, shardi, salekham, sardi udhras',
  'General Checkup': 'સામાન્ય તપાસ, તપાસ, ચેકઅપ, આરોગ્ય તપાસ, tapas, body checkup',
  'Child Vaccination': 'બાળકનું રસીકરણ, રસીકરણ, રસી, પોલિયો, rasikaran, rasi, balak ni rasi',
  'Fever in Child': 'બાળકને તાવ, બાળકનો તાવ, balak ne tav, balak ne taav, balakne tav, balak no tav',
  'Chest Pain':
    'છાતીમાં દુખાવો, છાતીનો દુખાવો, છાતી, છાતીમાં દુખે છે, હૃદયમાં દુખાવો, chhati ma dukhavo, chati ma dukhavo, chhatima dukhavo, chatima dukhavo, chhati no dukhavo, chati dukhavo',
  'High BP': 'હાઈ બ્લડ પ્રેશર, બ્લડ પ્રેશર, લોહીનું દબાણ, ઊંચું બીપી, બીપી, lohi nu daban, lohinu daban, bp vadhvu',
  'Heart Palpitations': 'હૃદયના ધબકારા, ધબકારા, છાતીમાં ધબકારા, dhabkara, hruday na dhabkara, dhabakara',
  'Skin Rash':
    'ચામડી પર ફોલ્લીઓ, ખંજવાળ, ફોલ્લીઓ, દાદર, ખરજવું, khanjval, khanjwal, khanjvar, folli, dadar, kharajvu',
  Acne: 'ખીલ, મોં પર ખીલ, khil, kheel, pimple',
  'Hair Loss': 'વાળ ખરવા, વાળ ઉતરવા, ટાલ, ખોડો, val kharva, vaal kharva, val utarva, tal, khodo',
  Fracture: 'હાડકું તૂટવું, હાડકું ભાંગવું, ફ્રેક્ચર, hadku tutvu, hadku bhangvu, hadku bhangyu',
  'Joint Pain':
    'સાંધાનો દુખાવો, સાંધાના દુખાવા, ઘૂંટણનો દુખાવો, સંધિવા, સાંધા, sandha no dukhavo, sandhano dukhavo, ghutan no dukhavo, ghutanno dukhavo, sandhiva',
  'Back Pain':
    'કમરનો દુખાવો, પીઠનો દુખાવો, કમર, પીઠ, ગરદનનો દુખાવો, kamar no dukhavo, kamarno dukhavo, pith no dukhavo, kamar dukhavo, gardan no dukhavo',
  'Pregnancy Checkup': 'ગર્ભાવસ્થાની તપાસ, ગર્ભવતી, સગર્ભા, garbhvati, sagarbha, garbhavati',
  'Menstrual Issues':
    'માસિકની સમસ્યા, માસિક, માસિક ધર્મ, પીરિયડ, માસિકનો દુખાવો, masik, maasik, masik dharm, masik no dukhavo',
  Depression: 'હતાશા, ઉદાસી, ડિપ્રેશન, hatasha, hatasa, udasi',
  Anxiety: 'ચિંતા, ગભરામણ, બેચેની, ગભરાટ, chinta, gabhraman, gabhramn, gabhrat, becheni',
  'Sleep Disorders':
    'ઊંઘની સમસ્યા, ઊંઘ, ઉંઘ, ઊંઘ નથી આવતી, અનિદ્રા, નસકોરાં, ungh, oongh, ungh nathi aavti, anidra, naskora',
  'Ear Pain':
    'કાનમાં દુખાવો, કાનનો દુખાવો, કાન દુખવો, kan ma dukhavo, kaan ma dukhavo, kan no dukhavo, kaanma dukhavo, kanma dukhavo',
  'Hearing Loss': 'ઓછું સંભળાવું, બહેરાશ, સંભળાતું નથી, ochu sambhalavu, baherash, baheras, sambhalatu nathi',
  'Vision Checkup': 'આંખની તપાસ, નજર, ચશ્મા, ઝાંખું દેખાવું, ankh ni tapas, chashma, najar, jhankhu dekhavu, zankhu',
  'Eye Pain':
    'આંખમાં દુખાવો, આંખનો દુખાવો, આંખ લાલ, આંખ આવવી, ankh ma dukhavo, aankh ma dukhavo, aankhma dukhavo, ankh lal, ankhma dukhavo',
  Headache:
    'માથાનો દુખાવો, માથું દુખવું, માથામાં દુખાવો, માથું, આધાશીશી, matha no dukhavo, mathano dukhavo, mathu dukhvu, matha dukhavo, adhashishi',
  Seizures: 'વાઈ, ખેંચ, આંચકી, ખેંચ આવવી, vai, khench, aanchki, anchki, khench aavvi',
  'Memory Loss': 'યાદશક્તિ ઘટવી, યાદશક્તિ, ભૂલી જવું, yaadshakti, yadshakti, bhuli javu',
  'Cancer Screening': 'કેન્સરની તપાસ, cancer ni tapas',
  Chemotherapy: 'કીમોથેરાપી, કીમો, કેન્સરની સારવાર, kimo, cancer ni sarvar',
  'Kidney Stone': 'કિડનીની પથરી, પથરી, pathri, kidney ni pathri, patthari, pathari',
  UTI: 'પેશાબમાં બળતરા, પેશાબનો ચેપ, પેશાબમાં ચેપ, peshab ma baltara, pesab ma baltara, peshabma baltara, peshab no chep',
  'Kidney Function Issues':
    'કિડનીની સમસ્યા, કિડની ફેલ, કિડની ખરાબ, કિડનીનો દુખાવો, kidney ni samasya, kidney kharab',
  Dialysis: 'ડાયાલિસિસ, ડાયાલીસીસ, dayalisis',
  Acidity:
    'એસિડિટી, ગેસ, અપચો, છાતીમાં બળતરા, પેટમાં બળતરા, ખાટા ઓડકાર, apacho, gas, chhati ma baltara, chati ma baltara, pet ma baltara',
  'Stomach Pain':
    'પેટમાં દુખાવો, પેટનો દુખાવો, પેટ દુખવું, ચૂંક, pet ma dukhavo, petma dukhavo, pet no dukhavo, pet dukhavo, pet ma dukhe',
  Cough: 'ઉધરસ, ખાંસી, સૂકી ઉધરસ, કફ, udhras, udharas, khansi, suki udhras, kaf',
  Asthma: 'દમ, અસ્થમા, dam, dama, asthama',
  Breathlessness:
    'શ્વાસ ચઢવો, શ્વાસ, શ્વાસની તકલીફ, હાંફ, શ્વાસ લેવામાં તકલીફ, shwas chadhvo, shwas, shvas, swas ni taklif, shwas ni taklif, hanf',
  Diabetes: 'ડાયાબિટીસ, મધુપ્રમેહ, મીઠી પેશાબ, શુગર, મધુમેહ, daybitis, madhuprameh, mithi peshab, shugar',
  'Thyroid Disorders': 'થાઇરોઇડ, થાઇરોઇડની સમસ્યા, thairoid',
  'X-Ray': 'એક્સ-રે, એક્સરે',
  MRI: 'એમઆરઆઈ',
  'CT Scan': 'સીટી સ્કેન',
  'Pre-Surgery Consultation': 'સર્જરી પહેલાં સલાહ, ઓપરેશન પહેલાં, operation pahela',
  'Pain Management': 'દુખાવાની સારવાર, જૂનો દુખાવો, dukhava ni sarvar, juno dukhavo',
  Toothache:
    'દાંતનો દુખાવો, દાંતમાં દુખાવો, દાઢનો દુખાવો, dant no dukhavo, dant ma dukhavo, dantno dukhavo, daant no dukhavo, dadh no dukhavo',
  Cavity: 'દાંતનો સડો, દાંતમાં સડો, સડેલો દાંત, dant no sado, dant ma sado, sadelo dant',
  Braces: 'દાંતના તાર, વાંકા દાંત, dant na tar, vanka dant',
};
