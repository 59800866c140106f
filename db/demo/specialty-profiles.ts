import type { Specialization } from '#domain/doctors/specializations.ts';

/**
 * A doctor's field: the degree after MBBS (for dentists, after BDS), a degree of some experienced doctors, a
 * beginner's fee in rupees, and how many doctors a city has beyond the first. Then three sentences each about the work,
 * about what patients can expect, and of patients' praise.
 */
function createProfile(text: string) {
  const [head = '', ...sentences] = text.split(/\n\s*/);
  const [degree = '', higherDegree = '', fee, frequency] = head.split(' | ');
  return {
    degree,
    higherDegree,
    fee: Number(fee),
    frequency: Number(frequency),
    work: sentences.slice(0, 3),
    promise: sentences.slice(3, 6),
    praise: sentences.slice(6),
  };
}

export const specialtyProfiles: Record<Specialization, ReturnType<typeof createProfile>> = {
  'General Medicine': createProfile(`MD (General Medicine) | Fellowship in Diabetology | 300 | 6
    I see fevers, infections, blood pressure and sugar, and everything that has no name yet.
    Most of my day goes to fevers, coughs and the slow illnesses that need a steady hand.
    I look after whole families, from the first fever of the monsoon to the yearly check of the grandparents.
    You will leave knowing what we suspect, what we test and what we do not need to test.
    I prescribe few medicines and explain each of them.
    I would rather ask one more question than order one more test.
    Found the cause of a fever that two others had missed.
    Explained my blood reports line by line.
    No needless tests, and I was well in four days.`),
  Pediatrics: createProfile(`MD (Pediatrics) | Fellowship in Neonatology | 400 | 4
    I care for children from the first week of life to the last year of school.
    Vaccinations, growth, feeding and the fevers that come at night are my daily work.
    Half of my work is treating children, the other half is calming their parents.
    There are toys in my room and no one is told off for crying.
    I tell parents clearly which sign means waiting and which means coming straight away.
    Vaccines are given on schedule and every one is explained.
    My daughter did not even notice the injection.
    So patient with our newborn and with us.
    Answered every worry that a first-time mother can have.`),
  Cardiology: createProfile(`MD (General Medicine) | DM (Cardiology) | 700 | 4
    I treat high blood pressure, angina, rhythm disorders and heart failure.
    My work is chest pain: telling the harmless kind from the kind that cannot wait.
    I look after people before and after angioplasty, and those who wish never to need one.
    I draw the heart on paper until the problem is clear to you.
    A good talk and an ECG answer more than most expensive tests.
    We set a target for blood pressure together and I stay with you until we reach it.
    My blood pressure is under control for the first time in years.
    Explained my angiogram so that even my father understood it.
    Took my palpitations seriously and found the reason.`),
  Dermatology: createProfile(`MD (Dermatology) | Fellowship in Dermatosurgery | 500 | 4
    Acne, eczema, fungal rashes and hair loss are what I see most.
    I treat skin, hair and nails, in teenagers with acne as in elders with itching that never ends.
    Our sun, our humidity and our skin tones need their own dermatology, and that is what I practise.
    I favour a short routine that you can keep up over a shelf full of creams.
    I am honest about how long skin takes: weeks, seldom days.
    No fairness treatments here, only healthy skin.
    My acne cleared in two months with only two creams.
    First one to tell me that my rash was fungal and not an allergy.
    Hair fall has slowed and I was not sold anything.`),
  Orthopedics: createProfile(`MS (Orthopaedics) | Fellowship in Joint Replacement | 500 | 4
    I treat fractures, worn knees, frozen shoulders and backs that hurt from sitting.
    Sports injuries on weekdays and worn knees every day: that is my practice.
    I operate when it is needed, which is less often than most people fear.
    I show you your X-ray and say what it means for your day.
    Exercises first, tablets second, the knife last.
    You get a written plan with exercises that fit into a working day.
    My mother climbs stairs again without an operation.
    The fracture healed straight and I knew every week what came next.
    Gave me exercises rather than injections, and they worked.`),
  Gynecology: createProfile(`MS (Obstetrics & Gynaecology) | Fellowship in Laparoscopic Surgery | 500 | 4
    I follow pregnancies from the first scan to the first weeks at home.
    Irregular periods, PCOS, fibroids and menopause fill my clinic, next to happy pregnancies.
    I care for women at every age, and I deliver babies at every hour.
    Nothing is done without your yes, and every question may be asked.
    I support a normal birth wherever it is safe.
    What is said in my room stays in my room.
    She listened without judging, which I had not met before.
    Supported me through a difficult pregnancy with so much calm.
    Explained PCOS to me and to my mother in plain words.`),
  Psychiatry: createProfile(`MD (Psychiatry) | Fellowship in Addiction Psychiatry | 800 | 1
    I treat depression, anxiety, panic and sleeplessness, with talk as well as with medicine.
    Students before examinations, young mothers, people after a loss: they all come, and they all get time.
    Worry and low mood are illnesses like any other, and they heal like any other.
    The first visit is for listening. Nobody leaves with a label after ten minutes.
    If you need a medicine I tell you from the start how it will end.
    Everything you say stays confidential, also from your family if you wish it.
    I felt heard for the first time.
    I sleep again, and without tablets.
    Never rushed and never made me feel strange.`),
  'ENT (Otorhinolaryngology)': createProfile(`MS (ENT) | Fellowship in Otology | 400 | 2
    Ear infections, blocked noses, vertigo and sore throats are my daily work.
    I help people hear better: from wax to ear drum repair to the right hearing aid.
    Sinus trouble is the tax of our city air, and much can be done about it.
    You can watch the endoscopy on the screen with me.
    I treat an allergy before I speak of surgery.
    Children get to hold the torch first.
    My vertigo was gone after one manoeuvre.
    Showed me my ear drum on the screen.
    My son breathes through his nose again.`),
  Ophthalmology: createProfile(`MS (Ophthalmology) | Fellowship in Vitreo-Retina | 400 | 2
    Cataract, glaucoma, diabetic eyes and dry eyes from screens are what I treat.
    I have done several thousand cataract operations and still enjoy the morning after.
    From the first pair of glasses to the retina of a person with diabetes, I look after eyes.
    Spectacles only when they help, and surgery only when it is time.
    I check the back of the eye of everyone with diabetes, every year.
    The test takes half an hour with drops, so please do not drive yourself.
    Cataract operation without any pain, and I read the paper the next day.
    Found glaucoma early at a routine check.
    A thorough eye test, not the two minutes of the optician.`),
  Neurology: createProfile(`MD (General Medicine) | DM (Neurology) | 800 | 1
    Headache, seizures, stroke and memory loss bring people to me.
    I spend my days with migraine, epilepsy and the tremor of Parkinson.
    The brain tells its story slowly, so my appointments are long.
    A careful examination comes before any scan.
    I include the family, because they live with the illness too.
    I explain what is dangerous, what is only unpleasant, and what will pass.
    My migraine days went from ten to two a month.
    Took a full half hour with my father.
    No seizure for a year now.`),
  Oncology: createProfile(`MD (Radiation Oncology) | DM (Medical Oncology) | 1000 | 1
    I treat cancers of the breast, lung and gut, and screen those who carry a risk.
    I plan chemotherapy and stand by people through all of it.
    Much of my work is early detection, the part of my field with the best news.
    You get the truth at the pace that you choose.
    Every plan is discussed with surgeon and radiologist before you hear it.
    Pain and nausea are treated as seriously as the tumour.
    Gave us hope and facts in equal parts.
    Was reachable all through my chemotherapy.
    Explained every option without pushing one.`),
  Urology: createProfile(`MS (General Surgery) | MCh (Urology) | 700 | 1
    Kidney stones, prostate trouble and urinary infections are my daily work.
    I remove stones with lasers and teach people how not to make the next one.
    Men come late to me and women think that I am only for men; both are mistakes.
    Embarrassing subjects are ordinary ones in my room.
    Small stones get water and time before they get surgery.
    You will know the size, the place and the odds of your stone.
    My stone passed without an operation, just as predicted.
    Put me at ease about an awkward problem.
    Home the next day after laser treatment.`),
  Nephrology: createProfile(`MD (General Medicine) | DM (Nephrology) | 800 | 1
    I look after kidneys that diabetes and blood pressure have tired, and people on dialysis.
    Slowing kidney disease is quiet work, and it is most of what I do.
    I run a dialysis unit and see people before they ever need one.
    I explain creatinine in words, not in fear.
    Diet advice with me is about our own food.
    Every painkiller is checked for what it does to your kidneys.
    My creatinine has been stable for a year.
    Runs the kindest dialysis unit in the city.
    A diet plan that we can really cook.`),
  Gastroenterology: createProfile(`MD (General Medicine) | DM (Gastroenterology) | 700 | 2
    Acidity, irritable bowel, fatty liver and jaundice fill my days.
    I do endoscopy and colonoscopy, and more often I explain why neither is needed.
    Liver disease is rising with our waistlines, and I try to catch it early.
    We talk about meals and sleep before we talk about tablets.
    Endoscopy is done under light sedation, you will remember little of it.
    I say openly when stress is part of the cause.
    Years of acidity gone after a change of dinner time.
    Endoscopy was painless and explained the same day.
    Reversed my fatty liver in eight months.`),
  Pulmonology: createProfile(`MD (Respiratory Medicine) | DM (Pulmonary Medicine) | 600 | 1
    Asthma, long coughs, COPD, tuberculosis and sleep apnoea are what I treat.
    I help people breathe: in winter smog, after pneumonia, with asthma since childhood.
    A cough of more than three weeks deserves an answer, and finding it is my work.
    I watch you use the inhaler, because half of all people use it wrongly.
    You get a written plan for bad days.
    We stop smoking together, without sermons.
    Nobody had ever shown me how to use my inhaler.
    My cough of five months is gone.
    I climb two floors again without stopping.`),
  Endocrinology: createProfile(`MD (General Medicine) | DM (Endocrinology) | 700 | 1
    Diabetes, thyroid, PCOS and weak bones are my field.
    I treat hormones, which in practice means sugar, thyroid and patience.
    My clinic is full of people who were told that sugar is fate; it is not.
    We build the diet around rice and roti, not around forbidden lists.
    Sugar readings are discussed, never scolded.
    I reduce medicines whenever your numbers allow it.
    HbA1c down from 9.1 to 6.8 in half a year.
    Finally the right dose for my thyroid.
    Explains insulin so that it is no longer frightening.`),
  Radiology: createProfile(`MD (Radiodiagnosis) | Fellowship in MRI | 600 | 0
    I read X-rays, CT and MRI scans, and do ultrasound with my own hands.
    I see the inside of the story: scans of joints, brain, chest and abdomen.
    Imaging should answer a question, so I ask your doctor which one it is.
    You hear the main finding before you leave.
    I choose the scan with the least radiation that answers the question.
    Those who fear the tunnel get time, music and a hand to press.
    The report came in an hour and was explained.
    Talked me through the MRI although I panic in lifts.
    A second reading that changed my treatment.`),
  Anesthesiology: createProfile(`MD (Anaesthesiology) | Fellowship in Pain Management | 600 | 0
    I prepare people for surgery and treat pain that has lasted too long.
    Before the operation we meet, and during it I am the one who never leaves your side.
    I run a pain clinic for backs, nerves and shingles.
    Every fear about anaesthesia may be said aloud, I have heard them all.
    I go through all of your medicines before surgery.
    Chronic pain is measured, treated and reviewed like any illness.
    Took away my fear of the operation.
    After three years of back pain I sleep through.
    Explained the spinal injection step by step.`),
  Dentistry: createProfile(`BDS | MDS (Orthodontics) | 300 | 4
    Fillings, root canals, braces and children’s teeth are my daily work.
    I save teeth. Pulling one is the last idea, not the first.
    From toothache at noon to braces over two years, I do the whole mouth.
    You raise a hand and I stop, always.
    You see the price of every step before we begin.
    Numb first, work second.
    A root canal that I slept through, almost.
    My daughter asks when she may come again.
    My braces came off a month early.`),
};
