import type { ReactNode } from 'react';
import type { Suggestions } from '#contract/search.ts';
import { m } from '#messages/messages.js';
import { doctorPath, doctorsPath } from '../paths.ts';

/** A suggestion, and where it leads. */
export interface SearchOption {
  readonly key: string;
  readonly name: string;
  readonly hint: ReactNode;
  readonly path: string;
  /** A doctor's photo, null without one. */
  readonly photo?: string | null;
}

export interface OptionGroup {
  readonly key: string;
  readonly name: string;
  readonly options: readonly SearchOption[];
}

/** 2.3 → 2.3 km, 17.4 → 17 km; nothing without a distance. */
const away = (km: number | null) =>
  km === null ? null : m.home_card_distance({ km: km < 10 ? km : Math.round(km) });

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

/**
 * The suggestions by group, without empty groups. Doctors come first, unless a specialization or reason
 * matches exactly.
 */
export function groupsOf({ specializations, reasons, doctors, hospitals }: Suggestions): OptionGroup[] {
  const care: OptionGroup[] = [
    {
      key: 'specializations',
      name: m.search_specializations(),
      options: specializations.map(({ specialization, alias }) => ({
        key: specialization,
        name: specialization,
        hint: alias,
        path: doctorsPath({ specialization }),
      })),
    },
    {
      key: 'reasons',
      name: m.search_reasons(),
      options: reasons.map(({ specialization, reason, alias }) => ({
        key: `${specialization} ${reason}`,
        name: reason,
        hint: joined(specialization, alias),
        path: doctorsPath({ specialization, reason }),
      })),
    },
  ];
  const people: OptionGroup[] = [
    {
      key: 'doctors',
      name: m.search_doctors(),
      options: doctors.map((doctor) => ({
        key: doctor.doctorId,
        name: doctor.name,
        hint: joined(
          doctor.specialization || m.doctors_general(),
          doctor.Hospital || m.doctors_own_practice(),
          away(doctor.distanceKm),
        ),
        path: doctorPath(doctor.doctorId),
        photo: doctor.photo.url,
      })),
    },
    {
      key: 'hospitals',
      name: m.search_hospitals(),
      options: hospitals.map(({ hospitalName, city, distanceKm }) => ({
        key: hospitalName,
        name: hospitalName,
        hint: joined(city, away(distanceKm)),
        path: doctorsPath({ hname: hospitalName }),
      })),
    },
  ];
  const isCare = [...specializations, ...reasons].some(({ alias }) => alias === null);
  const groups = isCare ? [...care, ...people] : [...people, ...care];
  return groups.filter(({ options }) => options.length > 0);
}
