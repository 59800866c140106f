/**
 * Every listed ingredient with a typical misspelling and in Devanagari, written by hand; a third of them in
 * Tamil too. Each line: name | misspelling | Devanagari | Tamil.
 */
const table = `
Amobarbital|Amobarbitol|एमोबार्बिटल
Amfetamine|Amphetamin|एम्फेटामाइन|ஆம்பெடமைன்
Barbital|Barbitol|बार्बिटल
Cyclobarbital|Cyclobarbitol|साइक्लोबार्बिटल
Dexamfetamine|Dexamphetamin|डेक्साम्फेटामाइन
Ethchlorvynol|Ethclorvynol|एथक्लोरविनॉल
Glutethimide|Glutethimid|ग्लूटेथिमाइड
Ketamine|Ketamin|केटामाइन|கெட்டமின்
Meprobamate|Meprobamat|मेप्रोबामेट
Metamfetamine|Methamphetamin|मेथाम्फेटामाइन
Methylphenidate|Methylfenidate|मिथाइलफेनिडेट|மெதில்பெனிடேட்
Methylphenobarbital|Methylfenobarbital|मिथाइलफेनोबार्बिटल
Pentobarbital|Pentobarbitol|पेंटोबार्बिटल
Phencyclidine|Phencyclidin|फेनसाइक्लिडीन
Phenmetrazine|Phenmetrazin|फेनमेट्राज़ीन
Secobarbital|Secobarbitol|सेकोबार्बिटल
Morphine|Morfin|मॉर्फीन|மார்பின்
Codeine|Codein|कोडीन|கோடீன்
Alfentanil|Alphentanil|अल्फेंटानिल
Cannabis|Canabis|कैनाबिस
Cocaine|Cocain|कोकेन
Dextropropoxyphene|Dextropropoxyphen|डेक्स्ट्रोप्रोपॉक्सीफीन
Diamorphine|Diamorfine|डायमॉर्फीन
Dihydrocodeine|Dihydrocodein|डाइहाइड्रोकोडीन
Diphenoxylate|Diphenoxilate|डाइफेनॉक्सिलेट
Ethylmorphine|Ethylmorfine|एथिलमॉर्फीन
Fentanyl|Fentanil|फेंटानिल|பென்டனில்
Hydrocodone|Hydrocodon|हाइड्रोकोडोन
Hydromorphone|Hydromorfone|हाइड्रोमॉर्फोन
Levorphanol|Levorfanol|लेवोर्फानॉल
Methadone|Methadon|मेथाडोन|மெத்தடோன்
Opium|Opium tincture|ओपियम
Oxycodone|Oxycodon|ऑक्सीकोडोन
Oxymorphone|Oxymorfone|ऑक्सीमॉर्फोन
Pethidine|Pethedine|पेथिडीन|பெத்திடின்
Pholcodine|Folcodine|फोलकोडीन
Remifentanil|Remiphentanil|रेमिफेंटानिल
Sufentanil|Suphentanil|सुफेंटानिल
Tramadol|Tremadol|ट्रामाडोल|டிராமடால்
Etizolam|Etizolum|एटिज़ोलम|எடிசோலம்
Carisoprodol|Carisoprodal|कैरिसोप्रोडोल
Allobarbital|Allobarbitol|एलोबार्बिटल
Alprazolam|Alprazolum|अल्प्राज़ोलम|அல்பிரசோலம்
Amfepramone|Amfepramon|एम्फेप्रामोन
Amineptine|Amineptin|एमिनेप्टिन
Benzfetamine|Benzphetamin|बेंज़फेटामाइन
Bromazepam|Bromazepem|ब्रोमाज़ेपाम
Brotizolam|Brotizolum|ब्रोटिज़ोलम
Buprenorphine|Buprenorfin|ब्यूप्रेनॉर्फिन|புப்ரெனார்பின்
Butalbital|Butalbitol|ब्यूटलबिटल
Butobarbital|Butobarbitol|ब्यूटोबार्बिटल
Chlordiazepoxide|Clordiazepoxide|क्लोरडायज़ेपॉक्साइड|குளோர்டயசெபாக்சைடு
Clorazepate|Chlorazepate|क्लोराज़ेपेट
Clotiazepam|Clotiazepem|क्लोटियाज़ेपाम
Cloxazolam|Cloxazolum|क्लोक्साज़ोलम
Delorazepam|Delorazepem|डेलोराज़ेपाम
Diazepam|Diazipam|डायज़ेपाम|டயசிபாம்
Dronabinol|Dronabinal|ड्रोनाबिनॉल
Estazolam|Estazolum|एस्टाज़ोलम
Ethinamate|Ethinamat|एथिनामेट
Ethyl loflazepate|Ethyl loflazepate|एथिल लोफ्लाज़ेपेट
Fenetylline|Fenetyline|फेनेटिलीन
Fludiazepam|Fludiazipam|फ्लूडायज़ेपाम
Flunitrazepam|Flunitrazipam|फ्लूनाइट्राज़ेपाम
Flurazepam|Flurazipam|फ्लुराज़ेपाम
Halazepam|Halazipam|हालाज़ेपाम
Haloxazolam|Haloxazolum|हैलोक्साज़ोलम
Ketazolam|Ketazolum|कीटाज़ोलम
Loprazolam|Loprazolum|लोप्राज़ोलम
Lorazepam|Lorazipam|लोराज़ेपाम|லோரசிபாம்
Lormetazepam|Lormetazipam|लोरमेटाज़ेपाम
Mazindol|Mazindal|माज़िंडोल
Mecloqualone|Mecloqualon|मेक्लोक्वालोन
Medazepam|Medazipam|मेडाज़ेपाम
Methaqualone|Methaqualon|मेथाक्वालोन
Methyprylon|Methyprilon|मेथिप्राइलोन
Midazolam|Midazolum|मिडाज़ोलम|மிடசோலம்
Nimetazepam|Nimetazipam|निमेटाज़ेपाम
Nitrazepam|Nitrazipam|नाइट्राज़ेपाम|நைட்ரசிபாம்
Nordazepam|Nordazipam|नॉर्डाज़ेपाम
Oxazepam|Oxazipam|ऑक्साज़ेपाम
Oxazolam|Oxazolum|ऑक्साज़ोलम
Pemoline|Pemolin|पेमोलिन
Pentazocine|Pentazocin|पेंटाज़ोसिन|பென்டசோசின்
Phendimetrazine|Phendimetrazin|फेनडाइमेट्राज़ीन
Phentermine|Phentermin|फेंटरमाइन
Pinazepam|Pinazipam|पिनाज़ेपाम
Pipradrol|Pipradral|पिप्राड्रोल
Prazepam|Prazipam|प्राज़ेपाम
Quazepam|Quazipam|क्वाज़ेपाम
Secbutabarbital|Secbutabarbitol|सेकब्यूटाबार्बिटल
Sodium oxybate|Sodium oxybate|सोडियम ऑक्सीबेट
Temazepam|Temazipam|टेमाज़ेपाम
Tetrazepam|Tetrazipam|टेट्राज़ेपाम
Triazolam|Triazolum|ट्रायज़ोलम
Vinylbital|Vinilbital|विनाइलबिटल
Zipeprol|Zipepral|ज़िपेप्रोल
Zolpidem|Zolpidam|ज़ोल्पिडेम|சோல்பிடெம்
Paracetamol|Paracetmol|पैरासिटामोल|பாராசிட்டமால்
Oral rehydration salts|ORS|ओआरएस
Zinc|Zinc sulphate|ज़िंक
Ferrous ascorbate|Ferous ascorbate|फेरस एस्कॉर्बेट
Ferrous fumarate|Ferous fumarate|फेरस फ्यूमारेट
Ferrous sulfate|Ferrous sulphate|फेरस सल्फेट
Iron polymaltose|Iron polymaltose complex|आयरन पॉलीमाल्टोज़
Folic acid|Folic acid|फोलिक एसिड
Cholecalciferol|Colecalciferol|कोलेकैल्सिफेरॉल
Calcium carbonate|Calcium carbonate|कैल्शियम कार्बोनेट
Calcium citrate|Calcium citrate|कैल्शियम साइट्रेट
Acetylcysteine|Acetylcystein|एसिटाइलसिस्टीन
Ammonium chloride|Ammonium chloride|अमोनियम क्लोराइड
Guaifenesin|Guaiphenesin|ग्वाइफेनेसिन
Ambroxol|Ambroxal|एम्ब्रोक्सोल|அம்ப்ராக்சால்
Bromhexine|Bromhexin|ब्रोमहेक्सिन
Dextromethorphan|Dextromethorfan|डेक्स्ट्रोमेथॉर्फन
Cough lozenges|Lozenges|लोज़ेंज
Aluminium hydroxide|Aluminum hydroxide|एल्युमिनियम हाइड्रॉक्साइड
Magnesium hydroxide|Magnesium hydroxide|मैग्नीशियम हाइड्रॉक्साइड
Magaldrate|Magaldrat|मैगलड्रेट
Clotrimazole|Clotrimazol|क्लोट्रिमाज़ोल|குளோட்ரிமசோல்
Mupirocin|Mupirosin|म्यूपिरोसिन|முபிரோசின்
Calamine|Calamin|कैलामाइन
Benzyl benzoate|Benzyl benzoate|बेंज़िल बेंज़ोएट
Ciprofloxacin|Ciprofloxacine|सिप्रोफ्लोक्सासिन
Paradichlorobenzene|Paradiclorobenzene|पैराडाइक्लोरोबेंज़ीन
Benzocaine|Benzocain|बेंज़ोकेन
Luliconazole|Luliconazol|लुलिकोनाज़ोल
Miconazole|Miconazol|माइकोनाज़ोल
Terbinafine|Terbinafin|टर्बिनाफाइन
Ketoconazole|Ketoconazol|कीटोकोनाज़ोल
Permethrin|Permethrine|पर्मेथ्रिन
Moxifloxacin|Moxifloxacine|मोक्सीफ्लोक्सासिन
Ofloxacin|Ofloxacine|ओफ्लोक्सासिन
Tobramycin|Tobramicin|टोब्रामाइसिन
Phenobarbital|Phenobarbitone|फेनोबार्बिटोन|பெனோபார்பிட்டல்
Clobazam|Clobazem|क्लोबाज़ाम|குளோபசாம்
Clonazepam|Clonazipam|क्लोनाज़ेपाम|குளோனசிபாம்
Enalapril|Enalpril|एनालाप्रिल
Atenolol|Atenolal|एटेनोलोल
Metformin|Metformine|मेटफॉर्मिन|மெட்பார்மின்
Glibenclamide|Glibenclamid|ग्लिबेनक्लामाइड
Salmeterol|Salmetrol|साल्मेटेरोल
Amlodipine|Amlodipin|एम्लोडिपिन|அம்லோடிபின்
Azilsartan|Azilsarten|एज़िलसार्टन
Benidipine|Benidipin|बेनिडिपिन
Bisoprolol|Bisoprolal|बिसोप्रोलोल
Carvedilol|Carvedilal|कार्वेडिलोल
Cilnidipine|Cilnidipin|सिलनिडिपिन
Lisinopril|Lisinopral|लिसिनोप्रिल
Losartan|Losarten|लोसार्टन
Metoprolol|Metoprolal|मेटोप्रोलोल
Nebivolol|Nebivolal|नेबिवोलोल
Olmesartan|Olmesarten|ओल्मेसार्टन
Perindopril|Perindoprel|पेरिंडोप्रिल
Ramipril|Ramiprel|रामिप्रिल
Telmisartan|Telmisarten|टेल्मिसार्टन|டெல்மிசார்டன்
Valsartan|Valsarten|वाल्सार्टन
Acarbose|Acarbos|अकार्बोज़
Dapagliflozin|Dapaglifozin|डापाग्लिफ्लोज़िन
Empagliflozin|Empaglifozin|एम्पाग्लिफ्लोज़िन
Gliclazide|Gliclazid|ग्लिक्लाज़ाइड
Glimepiride|Glimeperide|ग्लिमेपिराइड
Glipizide|Glipizid|ग्लिपिज़ाइड
Linagliptin|Linagliptine|लिनाग्लिप्टिन
Pioglitazone|Pioglitazon|पायोग्लिटाज़ोन
Teneligliptin|Teneligliptine|टेनेलिग्लिप्टिन
Vildagliptin|Vildagliptine|विल्डाग्लिप्टिन
Voglibose|Voglibos|वोग्लिबोज़
Beclometasone|Beclomethasone|बेक्लोमेटासोन
Budesonide|Budesonid|बुडेसोनाइड
Fluticasone propionate|Fluticason propionate|फ्लूटिकासोन प्रोपियोनेट
Fluticasone|Fluticason|फ्लूटिकासोन
Formoterol|Formotrol|फॉर्मोटेरोल
Levosalbutamol|Levosalbutamal|लेवोसाल्ब्यूटामोल
Salbutamol|Salbutamal|साल्ब्यूटामोल
Montelukast|Monteleukast|मोंटेलुकास्ट
Hydrochlorothiazide|Hydroclorothiazide|हाइड्रोक्लोरोथायज़ाइड
Chlorthalidone|Clorthalidone|क्लोरथालिडोन
Indapamide|Indapamid|इंडापामाइड
Sitagliptin|Sitagliptine|सिटाग्लिप्टिन
Anastrozole|Anastrozol|एनास्ट्रोज़ोल
Bicalutamide|Bicalutamid|बिकालुटामाइड
Capecitabine|Capecitabin|कैपेसिटाबाइन
Cyclophosphamide|Cyclofosfamide|साइक्लोफॉस्फामाइड
Exemestane|Exemestan|एक्सेमेस्टेन
Hydroxycarbamide|Hydroxycarbamid|हाइड्रॉक्सीकार्बामाइड
Imatinib|Imatinibe|इमैटिनिब
Letrozole|Letrozol|लेट्रोज़ोल
Mercaptopurine|Mercaptopurin|मर्कैप्टोप्यूरिन
Methotrexate|Methotrexat|मेथोट्रेक्सेट
Tamoxifen|Tamoxifene|टैमोक्सिफेन
`;

export interface Spellings {
  readonly ingredient: string;
  readonly misspelled: string;
  readonly devanagari: string;
  readonly tamil: string | null;
}

export const spellings: readonly Spellings[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [ingredient = '', misspelled = '', devanagari = '', tamil = null] = line.split('|');
    return { ingredient, misspelled, devanagari, tamil };
  });

/**
 * The commonest prohibited medicines in Telugu, Kannada, Malayalam and Tamil, with small vowel errors;
 * written by hand. Each line: name | Telugu | Kannada | Malayalam | Tamil.
 */
const southern = `
Tramadol|ట్రామడోల్,ట్రమాడోల్,ట్రామాడాల్|ಟ್ರಾಮಡೋಲ್,ಟ್ರಮಡಾಲ್|ട്രമഡോൾ,ട്രാമഡോൾ|டிராமடோல்,டிரமடால்,ட்ராமடோல்
Alprazolam|ఆల్ప్రజోలం,అల్ప్రాజోలమ్,ఆల్ప్రాజోలామ్|ಆಲ್ಪ್ರಜೋಲಮ್,ಅಲ್ಪ್ರಾಜೋಲಂ|അൽപ്രാസോളം,ആൽപ്രസോലം|அல்பிரசோலம்,ஆல்ப்ரசோலம்,அல்பிராசோலம்
Diazepam|డయాజిపామ్,డయజెపాం,డైజీపామ్|ಡಯಾಜೆಪಮ್,ಡಯಜಿಪಾಮ್|ഡയസെപാം,ഡയാസിപാം|டயஸெபம்,டையசெபாம்,டயாசிபாம்
Lorazepam|లోరజెపామ్,లోరాజెపాం|ಲೋರಾಜೆಪಮ್,ಲೊರಜೆಪಾಮ್|ലോറസെപാം,ലോറാസിപാം|லோரசெபம்,லோராசிபாம்,லொரஸெபாம்
Nitrazepam|నైట్రజెపామ్,నిట్రాజెపాం|ನೈಟ್ರಾಜೆಪಮ್,ನಿಟ್ರಜೆಪಾಮ್|നൈട്രസെപാം,നൈട്രാസിപാം|நைட்ரசெபம்,நைட்டிரசெபாம்
Zolpidem|జోల్పిడెమ్,జోల్పిడెం|ಜೋಲ್ಪಿಡೆಮ್,ಝೋಲ್ಪಿಡೆಮ್|സോൾപിഡെം,സോൽപിഡം|சோல்பிடெம்,ஸோல்பிடம்,சொல்பிடெம்
Codeine|కోడైన్,కోడీన్|ಕೋಡಿನ್,ಕೊಡೀನ್|കോഡിൻ,കൊഡീൻ,കോഡെയ്ൻ|கோடீன்,கொடெய்ன்,கோடைன்
Morphine|మార్ఫిన్,మోర్ఫీన్|ಮಾರ್ಫಿನ್,ಮಾರ್ಫೀನ್|മോർഫിൻ,മോർഫീൻ|மார்பின்,மோர்பின்,மார்ஃபின்
Fentanyl|ఫెంటానిల్,ఫెంటనిల్|ಫೆಂಟಾನಿಲ್,ಫೆಂಟನೈಲ್|ഫെന്റനിൽ,ഫെന്റാനിൽ|பென்டானில்,ஃபென்டனில்,பெண்டனைல்
Buprenorphine|బుప్రెనార్ఫిన్,బ్యుప్రెనోర్ఫిన్|ಬುಪ್ರೆನಾರ್ಫಿನ್,ಬ್ಯುಪ್ರಿನಾರ್ಫಿನ್|ബ്യൂപ്രിനോർഫിൻ,ബുപ്രെനോർഫിൻ|புப்ரினார்பின்,பியூப்ரெனோர்பின்
Pentazocine|పెంటాజోసిన్,పెంటజోసిన్|ಪೆಂಟಾಜೋಸಿನ್,ಪೆಂಟಜೊಸಿನ್|പെന്റാസോസിൻ,പെന്റസൊസിൻ|பென்டசோசின்,பெண்டாசோசின்
Midazolam|మిడజోలం,మిడాజోలామ్|ಮಿಡಜೋಲಮ್,ಮಿಡಾಜೋಲಂ|മിഡാസോലം,മിഡസോളം|மிடசோலம்,மிடாஸோலம்
Chlordiazepoxide|క్లోర్డయాజెపాక్సైడ్,క్లోర్‌డయజిపాక్సైడ్|ಕ್ಲೋರ್ಡಯಾಜೆಪಾಕ್ಸೈಡ್,ಕ್ಲೋರ್‌ಡಯಜಿಪಾಕ್ಸೈಡ್|ക്ലോർഡയസെപോക്സൈഡ്,ക്ലോർഡയാസിപോക്സൈഡ്|குளோர்டயசெபாக்சைடு,க்ளோர்டயஸிபாக்சைட்
Ketamine|కెటమైన్,కీటమిన్|ಕೆಟಮಿನ್,ಕೆಟಮೈನ್|കെറ്റമിൻ,കെറ്റാമൈൻ|கெட்டமின்,கேடமைன்
Methylphenidate|మిథైల్‌ఫెనిడేట్,మెథైల్ఫెనిడేట్|ಮೀಥೈಲ್ಫೆನಿಡೇಟ್,ಮಿಥೈಲ್‌ಫೆನಿಡೇಟ್|മീഥൈൽഫെനിഡേറ്റ്,മെഥിൽഫെനിഡേറ്റ്|மெத்தில்பெனிடேட்,மீதைல்பெனிடேட்
Pethidine|పెథిడిన్,పెతిడైన్|ಪೆಥಿಡಿನ್,ಪೆತಿಡೀನ್|പെഥിഡിൻ,പെത്തിഡിൻ|பெதிடின்,பெத்திடின்
Etizolam|ఎటిజోలం,ఎటిజోలామ్|ಎಟಿಜೋಲಮ್,ಎಟಿಝೋಲಾಮ್|എറ്റിസോലം,എറ്റിസോളം|எடிசோலம்,எட்டிஸோலம்
Oxazepam|ఆక్సాజెపామ్,ఆక్సజెపాం|ಆಕ್ಸಾಜೆಪಮ್,ಆಕ್ಸಜೆಪಾಮ್|ഓക്സാസെപാം,ഓക്സസിപാം|ஆக்சசெபம்,ஆக்ஸாஸெபாம்
Methadone|మెథడోన్,మెతడాన్|ಮೆಥಡೋನ್,ಮೆತಡಾನ್|മെഥഡോൺ,മെത്തഡോൺ|மெத்தடோன்
Phentermine|ఫెంటర్మిన్,ఫెంటెర్మైన్|ಫೆಂಟರ್ಮಿನ್,ಫೆಂಟರ್ಮೈನ್|ഫെന്റർമിൻ,ഫെന്റർമൈൻ|பென்டர்மின்,ஃபென்டர்மைன்
Carisoprodol|కారిసోప్రొడోల్,కరిసోప్రోడాల్|ಕ್ಯಾರಿಸೋಪ್ರೋಡಾಲ್,ಕಾರಿಸೊಪ್ರೊಡೋಲ್|കാരിസോപ്രോഡോൾ,കാരിസോപ്രൊഡോൾ|காரிசோபுரோடால்,கரிசோப்ரோடோல்
Diphenoxylate|డైఫెనాక్సిలేట్,డిఫెనోక్సిలేట్|ಡೈಫೆನಾಕ್ಸಿಲೇಟ್,ಡಿಫೆನೊಕ್ಸಿಲೇಟ್|ഡൈഫെനോക്സിലേറ്റ്,ഡിഫെനോക്സിലേറ്റ്|டைபெனாக்சிலேட்,டிஃபெனாக்ஸிலேட்
Alprax|ఆల్ప్రాక్స్|ಆಲ್ಪ್ರಾಕ್ಸ್|ആൽപ്രാക്സ്|ஆல்பிராக்ஸ்,அல்ப்ராக்ஸ்
Clonazepam|క్లోనజెపామ్,క్లోనాజెపాం|ಕ್ಲೋನಾಜೆಪಮ್,ಕ್ಲೋನಜೆಪಾಮ್|ക്ലോണസെപാം,ക്ലോണാസിപാം|குளோனசெபம்,க்ளோனாசெபாம்
`;

export const southernSpellings: readonly (readonly [name: string, spelled: string])[] = southern
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', ...scripts] = line.split('|');
    return scripts.flatMap((script) => script.split(',').map((spelled) => [name, spelled] as const));
  });
