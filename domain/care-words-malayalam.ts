import type { CareWords } from './care-names.ts';

/** What people say in Malayalam, in its script and in Latin letters. */
export const malayalamCare: CareWords = {
  'General Medicine':
    'ജനറൽ മെഡിസിൻ, ജനറൽ ഡോക്ടർ, ക്ഷീണം, തളർച്ച, ശരീരവേദന, ഛർദ്ദി, മലേറിയ, ഡെങ്കി, ടൈഫോയ്ഡ്, ksheenam, kshinam, thalarcha, sareera vedana, shareera vedana, chardi',
  Pediatrics:
    'ശിശുരോഗം, കുട്ടികളുടെ ഡോക്ടർ, കുട്ടികൾ, കുട്ടി, കുഞ്ഞ്, കുട്ടികളുടെ, kuttikalude doctor, kuttikal, kutti, kunju, sisu rogam',
  Cardiology:
    'ഹൃദ്രോഗം, ഹൃദയം, ഹൃദയ, ഹാർട്ട്, ഹൃദയാഘാതം, hridayam, hrudayam, hridhayam, hridrogam, hridayaghatham, heart attack',
  Dermatology:
    'ത്വക്ക് രോഗം, ചർമ്മം, ചർമ്മരോഗം, തൊലി, മുടി, നഖം, അലർജി, charmam, tholi, thwak rogam, mudi, charma rogam',
  Orthopedics:
    'അസ്ഥിരോഗം, എല്ല്, അസ്ഥി, കാൽ വേദന, കാലുവേദന, കൈ വേദന, തോൾ, ഉളുക്ക്, ellu, asthi, ellu doctor, kaal vedana, kalu vedana, kai vedana, thol vedana, ulukku',
  Gynecology:
    'സ്ത്രീരോഗം, ലേഡി ഡോക്ടർ, ഗർഭം, പ്രസവം, ഗർഭപാത്രം, വെള്ളപോക്ക്, sthree rogam, garbham, prasavam, vellapokku, lady doctor',
  Psychiatry:
    'മനോരോഗം, മാനസികം, മാനസികാരോഗ്യം, മാനസിക സമ്മർദ്ദം, ആത്മഹത്യ, മനസ്സ്, manasikam, manorogam, manasika, athmahathya, aathmahathya',
  'ENT (Otorhinolaryngology)':
    'ചെവി മൂക്ക് തൊണ്ട, ചെവി, മൂക്ക്, തൊണ്ട, തൊണ്ടവേദന, തൊണ്ട വേദന, തലകറക്കം, സൈനസ്, chevi, mookku, mooku, thonda, thonda vedana, thondavedana, thalakarakkam, thala karakkam',
  Ophthalmology: 'നേത്രരോഗം, കണ്ണ്, കണ്ണുകൾ, കണ്ണിന്റെ ഡോക്ടർ, തിമിരം, kannu, kann, kanninte doctor, netra, thimiram',
  Neurology:
    'നാഡീരോഗം, ഞരമ്പ്, നാഡി, തലച്ചോറ്, പക്ഷാഘാതം, മരവിപ്പ്, സ്ട്രോക്ക്, njarambu, naadi, thalachoru, pakshaghatham, maravippu',
  Oncology: 'അർബുദ ചികിത്സ, കാൻസർ, ക്യാൻസർ, അർബുദം, മുഴ, arbudam, arbudham, muzha, cancer muzha',
  Urology: 'മൂത്രരോഗം, മൂത്രം, മൂത്രതടസ്സം, moothram, mutram, moothra thadassam',
  Nephrology: 'വൃക്കരോഗം, വൃക്ക, കിഡ്നി, vrikka, vrukka, vrikka rogam, kidni',
  Gastroenterology:
    'ഉദരരോഗം, വയർ, വയറ്, ദഹനം, കരൾ, മലബന്ധം, വയറിളക്കം, മഞ്ഞപ്പിത്തം, മൂലക്കുരു, പൈൽസ്, vayaru, vayar, dahanam, karal, malabandham, vayarilakkam, manjapitham, moolakuru',
  Pulmonology: 'ശ്വാസകോശരോഗം, ശ്വാസകോശം, ക്ഷയം, ടിബി, ന്യുമോണിയ, swasakosam, shwasakosham, kshayam',
  Endocrinology: 'ഹോർമോൺ രോഗം, ഹോർമോൺ, അമിതവണ്ണം, പൊണ്ണത്തടി, amithavannam, ponnathadi',
  Radiology: 'റേഡിയോളജി, സ്കാൻ, സ്കാനിംഗ്, അൾട്രാസൗണ്ട്, scanning',
  Anesthesiology: 'അനസ്തേഷ്യ, മയക്കം, ഓപ്പറേഷൻ, ശസ്ത്രക്രിയ, anasthesia, sasthrakriya, shasthrakriya',
  Dentistry: 'ദന്തരോഗം, പല്ല്, പല്ലുകൾ, പല്ലിന്റെ ഡോക്ടർ, മോണ, ദന്ത, pallu, pall, pallinte doctor, mona',
  Fever: 'പനി, ജ്വരം, കടുത്ത പനി, pani, panni, jwaram, kadutha pani',
  'Cold and Cough': 'ജലദോഷവും ചുമയും, ജലദോഷം, മൂക്കൊലിപ്പ്, ജലദോഷം ചുമ, jaladosham, jaladhosham, mookkolippu',
  'General Checkup': 'പൊതുപരിശോധന, ചെക്കപ്പ്, ആരോഗ്യ പരിശോധന, പരിശോധന, parishodhana, arogya parishodhana',
  'Child Vaccination':
    'കുട്ടികളുടെ കുത്തിവെപ്പ്, കുത്തിവെപ്പ്, വാക്സിൻ, പ്രതിരോധ കുത്തിവെപ്പ്, പോളിയോ, kuthivaippu, kuthiveppu, prathirodha kuthivaippu',
  'Fever in Child': 'കുട്ടിക്ക് പനി, കുഞ്ഞിന് പനി, കുട്ടികളുടെ പനി, kuttikku pani, kunjinu pani, kuttikalude pani',
  'Chest Pain':
    'നെഞ്ചുവേദന, നെഞ്ച് വേദന, നെഞ്ചു വേദന, നെഞ്ചിൽ വേദന, നെഞ്ച്, ഹൃദയ വേദന, nenju vedana, nenjuvedana, nenchu vedana, nenjil vedana, nenchuvedana, nenju',
  'High BP': 'ഉയർന്ന രക്തസമ്മർദ്ദം, രക്തസമ്മർദ്ദം, ബിപി, പ്രഷർ, rakthasammardam, raktha sammardham, pressure',
  'Heart Palpitations': 'ഹൃദയമിടിപ്പ്, നെഞ്ചിടിപ്പ്, ഹൃദയമിടിപ്പ് കൂടുക, hridayamidippu, nenchidippu, nenjidippu',
  'Skin Rash': 'ചർമ്മത്തിൽ തടിപ്പ്, ചൊറിച്ചിൽ, തടിപ്പ്, ചുണങ്ങ്, ചൊറി, chorichil, choricil, thadippu, chori',
  Acne: 'മുഖക്കുരു, കുരു, mukhakkuru, mukhakuru, mughakuru',
  'Hair Loss':
    'മുടികൊഴിച്ചിൽ, മുടി കൊഴിച്ചിൽ, മുടി കൊഴിയുന്നു, കഷണ്ടി, താരൻ, mudi kozhichil, mudikozhichil, kashandi, tharan',
  Fracture: 'എല്ല് പൊട്ടൽ, അസ്ഥി ഒടിവ്, എല്ലൊടിഞ്ഞു, ellu pottal, ellu odinju, ellodinju',
  'Joint Pain':
    'സന്ധിവേദന, മുട്ടുവേദന, സന്ധി വേദന, മുട്ട് വേദന, സന്ധിവാതം, muttu vedana, muttuvedana, sandhi vedana, sandhivedana, sandhivatham',
  'Back Pain':
    'നടുവേദന, നടുവ് വേദന, പുറംവേദന, പുറം വേദന, കഴുത്തുവേദന, നടു വേദന, naduvedana, nadu vedana, puram vedana, kazhuthu vedana, naduvu vedana',
  'Pregnancy Checkup': 'ഗർഭകാല പരിശോധന, ഗർഭിണി, ഗർഭകാലം, garbhini, garbhini parishodhana, garbhakalam',
  'Menstrual Issues':
    'ആർത്തവ പ്രശ്നം, ആർത്തവം, ആർത്തവ വേദന, പീരിയഡ്സ്, മാസമുറ, arthavam, aarthavam, arthava vedana, masamura',
  Depression: 'വിഷാദം, വിഷാദരോഗം, ഡിപ്രഷൻ, vishadam, vishadham, vishada rogam',
  Anxiety: 'ഉത്കണ്ഠ, പേടി, ഭയം, പരിഭ്രമം, ulkanda, utkanda, pedi, paribhramam',
  'Sleep Disorders':
    'ഉറക്ക പ്രശ്നം, ഉറക്കമില്ലായ്മ, ഉറക്കം, ഉറക്കക്കുറവ്, കൂർക്കംവലി, urakkam, urakkamillayma, urakkam illa, koorkkam vali, urakkakuravu',
  'Ear Pain': 'ചെവിവേദന, ചെവി വേദന, ചെവിയിൽ വേദന, chevi vedana, chevivedana, cheviyil vedana',
  'Hearing Loss':
    'കേൾവിക്കുറവ്, കേൾവി, ചെവി കേൾക്കുന്നില്ല, ബധിരത, kelvikuravu, kelvi kuravu, kelvi, chevi kelkkunnilla',
  'Vision Checkup':
    'കാഴ്ച പരിശോധന, കണ്ണ് പരിശോധന, കാഴ്ച, കാഴ്ചക്കുറവ്, കണ്ണട, kazhcha, kaazhcha parishodhana, kannu parishodhana, kannada glasses',
  'Eye Pain':
    'കണ്ണുവേദന, കണ്ണ് വേദന, കണ്ണിൽ വേദന, ചെങ്കണ്ണ്, കണ്ണ് ചുവപ്പ്, kannu vedana, kannuvedana, kannil vedana, chenkannu',
  Headache: 'തലവേദന, തല വേദന, തല, മൈഗ്രേൻ, ചെന്നിക്കുത്ത്, thalavedana, thala vedana, talavedana, chennikuthu',
  Seizures: 'അപസ്മാരം, ചുഴലി, ഫിറ്റ്സ്, ജന്നി, apasmaram, apasmaaram, chuzhali, janni, fits',
  'Memory Loss': 'ഓർമ്മക്കുറവ്, മറവി, മറവിരോഗം, ഓർമ്മ, ormakuravu, ormma kuravu, maravi, maravi rogam',
  'Cancer Screening': 'കാൻസർ പരിശോധന, cancer parishodhana',
  Chemotherapy: 'കീമോതെറാപ്പി, കീമോ, കാൻസർ ചികിത്സ, keemo, cancer chikilsa',
  'Kidney Stone':
    'വൃക്കയിലെ കല്ല്, കിഡ്നി സ്റ്റോൺ, മൂത്രത്തിൽ കല്ല്, മൂത്രക്കല്ല്, kidney kallu, vrikkayile kallu, moothrathil kallu, moothrakallu',
  UTI: 'മൂത്രാശയ അണുബാധ, മൂത്രത്തിൽ പഴുപ്പ്, മൂത്രച്ചൂട്, മൂത്രം ഒഴിക്കുമ്പോൾ വേദന, moothrathil pazhuppu, moothrachoodu, moothra pazhuppu',
  'Kidney Function Issues': 'വൃക്ക തകരാർ, കിഡ്നി പ്രശ്നം, വൃക്ക വേദന, kidney prashnam, vrikka thakarar',
  Dialysis: 'ഡയാലിസിസ്, ഡയാലിസ്, dayalisis',
  Acidity: 'അസിഡിറ്റി, ഗ്യാസ്, നെഞ്ചെരിച്ചിൽ, ദഹനക്കേട്, പുളിച്ചുതികട്ടൽ, nencherichil, nenjerichil, dahanakedu, gas',
  'Stomach Pain':
    'വയറുവേദന, വയറ് വേദന, വയറ്റിൽ വേദന, വയർ വേദന, vayaru vedana, vayaruvedana, vayattil vedana, vayar vedana',
  Cough: 'ചുമ, വരണ്ട ചുമ, കഫം, chuma, varanda chuma, kapham, kafam',
  Asthma: 'ആസ്ത്മ, ആസ്മ, വലിവ്, asthma, aasma, valivu',
  Breathlessness:
    'ശ്വാസംമുട്ടൽ, ശ്വാസം മുട്ടൽ, ശ്വാസതടസ്സം, ശ്വാസം, കിതപ്പ്, swasam muttal, swasammuttal, shwasam muttal, swasa thadassam, kithappu',
  Diabetes: 'പ്രമേഹം, ഷുഗർ, പഞ്ചസാര, prameham, pramegam, shugar',
  'Thyroid Disorders': 'തൈറോയ്ഡ്, തൈറോയിഡ്, തൈറോയ്ഡ് പ്രശ്നം, thairoid',
  'X-Ray': 'എക്സ്-റേ, എക്സ്റേ',
  MRI: 'എംആർഐ',
  'CT Scan': 'സിടി സ്കാൻ',
  'Pre-Surgery Consultation': 'ശസ്ത്രക്രിയയ്ക്ക് മുമ്പ്, ഓപ്പറേഷന് മുമ്പ്, operation munpu',
  'Pain Management': 'വേദന ചികിത്സ, വേദനസംഹാരി, vedana chikilsa',
  Toothache: 'പല്ലുവേദന, പല്ല് വേദന, പല്ലിൽ വേദന, pallu vedana, palluvedana, pallil vedana',
  Cavity: 'പല്ലിലെ പോട്, കേടായ പല്ല്, പല്ല് കേട്, പുഴുപ്പല്ല്, pallu ked, pallu kedu, puzhupallu, kedaya pallu',
  Braces: 'പല്ലിൽ കമ്പി, പല്ല് കമ്പി, നിരതെറ്റിയ പല്ല്, pallu kambi, pallil kambi',
};
