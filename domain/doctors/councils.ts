/**
 * Registers of doctors in India: the state medical councils and the national register. As listed in the
 * search of the Indian Medical Register, compiled 2026-11-22 from memory and secondary lists; operators must
 * check it against the register. Merged councils stay, because their numbers are still in use. Keys never
 * change: issued papers contain them.
 */
export const councils = {
  NMC: 'National Medical Commission (Indian Medical Register)',
  MCI: 'Medical Council of India',
  AP: 'Andhra Pradesh Medical Council',
  AR: 'Arunachal Pradesh Medical Council',
  AS: 'Assam Medical Council',
  BPL: 'Bhopal Medical Council',
  BR: 'Bihar Medical Council',
  BOM: 'Bombay Medical Council',
  CH: 'Chandigarh Medical Council',
  CG: 'Chhattisgarh Medical Council',
  DL: 'Delhi Medical Council',
  GA: 'Goa Medical Council',
  GJ: 'Gujarat Medical Council',
  HR: 'Haryana State Medical Council',
  HP: 'Himachal Pradesh Medical Council',
  HYD: 'Hyderabad Medical Council',
  JK: 'Jammu and Kashmir Medical Council',
  JH: 'Jharkhand Medical Council',
  KA: 'Karnataka Medical Council',
  MP: 'Madhya Pradesh Medical Council',
  MAD: 'Madras Medical Council',
  MHK: 'Mahakoshal Medical Council',
  MH: 'Maharashtra Medical Council',
  MN: 'Manipur Medical Council',
  ML: 'Meghalaya Medical Council',
  MZ: 'Mizoram Medical Council',
  MYS: 'Mysore Medical Council',
  NL: 'Nagaland Medical Council',
  OD: 'Odisha Council of Medical Registration',
  PY: 'Pondicherry Medical Council',
  PB: 'Punjab Medical Council',
  RJ: 'Rajasthan Medical Council',
  SK: 'Sikkim Medical Council',
  TN: 'Tamil Nadu Medical Council',
  TS: 'Telangana State Medical Council',
  KL: 'Travancore Cochin Medical Council (Kerala)',
  TR: 'Tripura State Medical Council',
  UP: 'Uttar Pradesh Medical Council',
  UK: 'Uttarakhand Medical Council',
  VDB: 'Vidarbha Medical Council',
  WB: 'West Bengal Medical Council',
} as const satisfies Record<string, string>;

export type Council = keyof typeof councils;
export const councilKeys = Object.keys(councils) as [Council, ...Council[]];

/** As printed on papers in every language. Null for an unknown key. */
export function findCouncilName(key: string | null | undefined): string | null {
  return key && Object.hasOwn(councils, key) ? councils[key as Council] : null;
}
