import type { PresetCityName } from '#domain/search/preset-cities.ts';
import { m } from '#messages/messages.js';
import type { Locale } from '#messages/runtime.js';
import { type NameMessage, translateName } from './translate-name.ts';

const cityNames: Readonly<Record<PresetCityName | 'Bengaluru' | 'Kochi', NameMessage>> &
  Readonly<Record<string, NameMessage>> = {
  Ahmedabad: m.city_ahmedabad,
  Bangalore: m.city_bangalore,
  Chennai: m.city_chennai,
  Cochin: m.city_cochin,
  Delhi: m.city_delhi,
  Hyderabad: m.city_hyderabad,
  Kolkata: m.city_kolkata,
  Lucknow: m.city_lucknow,
  Mumbai: m.city_mumbai,
  Warangal: m.city_warangal,
  Pune: m.city_pune,
  Surat: m.city_surat,
  Jaipur: m.city_jaipur,
  Nagpur: m.city_nagpur,
  Indore: m.city_indore,
  Bhopal: m.city_bhopal,
  Patna: m.city_patna,
  Vadodara: m.city_vadodara,
  Visakhapatnam: m.city_visakhapatnam,
  Vijayawada: m.city_vijayawada,
  Coimbatore: m.city_coimbatore,
  Madurai: m.city_madurai,
  Mysore: m.city_mysore,
  Thiruvananthapuram: m.city_thiruvananthapuram,
  Secunderabad: m.city_secunderabad,
  Kozhikode: m.city_kozhikode,
  // As the gazetteer (db/places) spells them.
  Bengaluru: m.city_bangalore,
  Kochi: m.city_cochin,
  Mysuru: m.city_mysore,
};

/** Translates large cities; every other place stays as it is written. */
export const translateCity = (value: string, locale?: Locale) => translateName(cityNames, value, locale);
