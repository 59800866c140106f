/**
 * Medicines that a recorded allergy speaks of, beside the substance itself: each line "Class = other words for
 * it: ingredients". Only classes of which every prescriber is warned; a doctor signs them off
 * (docs/product.md#prescribing-by-video).
 * Sources, from memory, 2026-11-22: the class warnings of the British National Formulary (penicillins,
 * cephalosporins, sulfonamides, NSAIDs) and of the National Formulary of India.
 */
const table = `
Penicillins = penicillin, beta lactam: Amoxicillin, Ampicillin, Cloxacillin, Benzylpenicillin, Benzathine benzylpenicillin, Phenoxymethylpenicillin, Piperacillin
Cephalosporins = cephalosporin, cefalosporin: Cefaclor, Cefadroxil, Cefalexin, Cefazolin, Cefdinir, Cefditoren, Cefepime, Cefixime, Cefoperazone, Cefotaxime, Cefpodoxime, Ceftazidime, Ceftriaxone, Cefuroxime
Sulfonamides = sulfa, sulpha, sulfa drugs, sulfonamide, sulphonamide: Co-trimoxazole, Sulfasalazine, Sulfadiazine
NSAIDs = nsaid, nsaids, aspirin, painkiller, painkillers, ibuprofen, diclofenac: Aspirin, Ibuprofen, Diclofenac, Aceclofenac, Naproxen, Ketorolac, Mefenamic acid, Indometacin, Piroxicam, Meloxicam, Lornoxicam, Etodolac, Etoricoxib, Celecoxib, Nimesulide
Fluoroquinolones = quinolone, quinolones, fluoroquinolone: Ciprofloxacin, Levofloxacin, Ofloxacin, Moxifloxacin, Norfloxacin
Macrolides = macrolide: Azithromycin, Clarithromycin, Erythromycin
Statins = statin: Atorvastatin, Rosuvastatin, Simvastatin, Pitavastatin
Local anaesthetics = local anaesthetic, local anesthetic, caine: Lidocaine, Prilocaine, Bupivacaine
Opioids = opioid, opiate: Morphine, Codeine, Tramadol, Fentanyl, Buprenorphine, Pentazocine, Tapentadol, Pethidine
`;

/** A class of medicines that are not given to whoever is allergic to one of them. */
export interface AllergyClass {
  readonly name: string;
  readonly words: readonly string[];
  readonly ingredients: readonly string[];
}

export const allergyClasses: readonly AllergyClass[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', ingredients = ''] = line.split(': ');
    const [name = '', words = ''] = head.split(' = ');
    return { name, words: [name.toLowerCase(), ...words.split(', ')], ingredients: ingredients.split(', ') };
  });
