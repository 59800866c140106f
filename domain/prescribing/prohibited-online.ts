import { type ListedIngredient, readListed } from './rule-sources.ts';

/**
 * What no visit by video may prescribe: Schedule X of the Drugs Rules, and the narcotic drugs and psychotropic
 * substances of the NDPS Act, as far as they are medicines. One ingredient a line, how sure it is, and its own
 * notice where it has one. Phenobarbital, clobazam and clonazepam are not here: see telemedicine-lists.ts.
 */
const scheduleX = readListed(
  'schedule-x',
  `
Amobarbital | named
Amfetamine | named
Barbital | named
Cyclobarbital | named
Dexamfetamine | named
Ethchlorvynol | named
Glutethimide | named
Ketamine | named
Meprobamate | named
Metamfetamine | named
Methylphenidate | named
Methylphenobarbital | named
Pentobarbital | named
Phencyclidine | named
Phenmetrazine | named
Secobarbital | named
`,
);

/** Opioids of the NDPS Act, cocaine and cannabis. Codeine: also in the mixtures that the Act exempts. */
const narcotic = readListed(
  'ndps-narcotic',
  `
Morphine | named | Telemedicine Practice Guidelines, note 4 of the matrix | 2020-03-25
Codeine | named | Telemedicine Practice Guidelines, note 4 of the matrix | 2020-03-25
Alfentanil | memory
Cannabis | memory
Cocaine | memory
Dextropropoxyphene | memory
Diamorphine | memory
Dihydrocodeine | memory
Diphenoxylate | cautious
Ethylmorphine | memory
Fentanyl | memory
Hydrocodone | memory
Hydromorphone | memory
Levorphanol | memory
Methadone | memory
Opium | memory
Oxycodone | memory
Oxymorphone | memory
Pethidine | memory
Pholcodine | cautious
Remifentanil | memory
Sufentanil | memory
`,
);

/** Benzodiazepines, sleeping tablets, stimulants, barbiturates and other psychotropic substances. */
const psychotropic = readListed(
  'ndps-psychotropic',
  `
Tramadol | named | NDPS Act, S.O. 1761(E) | 2018-04-26
Etizolam | cautious | NDPS Act, S.O. 1275(E) | 2021-03-23
Carisoprodol | named | NDPS Act, S.O. 906(E) | 2026-02-18
Allobarbital | memory
Alprazolam | memory
Amfepramone | memory
Amineptine | memory
Benzfetamine | memory
Bromazepam | memory
Brotizolam | memory
Buprenorphine | memory
Butalbital | memory
Butobarbital | memory
Chlordiazepoxide | memory
Clorazepate | memory
Clotiazepam | memory
Cloxazolam | memory
Delorazepam | memory
Diazepam | memory
Dronabinol | memory
Estazolam | memory
Ethinamate | memory
Ethyl loflazepate | memory
Fenetylline | memory
Fludiazepam | memory
Flunitrazepam | memory
Flurazepam | memory
Halazepam | memory
Haloxazolam | memory
Ketazolam | memory
Loprazolam | memory
Lorazepam | memory
Lormetazepam | memory
Mazindol | memory
Mecloqualone | memory
Medazepam | memory
Methaqualone | memory
Methyprylon | memory
Midazolam | memory
Nimetazepam | memory
Nitrazepam | memory
Nordazepam | memory
Oxazepam | memory
Oxazolam | memory
Pemoline | memory
Pentazocine | memory
Phendimetrazine | memory
Phentermine | memory
Pinazepam | memory
Pipradrol | memory
Prazepam | memory
Quazepam | memory
Secbutabarbital | memory
Sodium oxybate | memory
Temazepam | memory
Tetrazepam | memory
Triazolam | memory
Vinylbital | memory
Zipeprol | memory
Zolpidem | memory
`,
);

export const prohibitedOnline: readonly ListedIngredient[] = [...scheduleX, ...narcotic, ...psychotropic];
