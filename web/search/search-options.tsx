import type { Suggestions } from '#contract/search.ts';
import { m } from '#messages/messages.js';
import { reasonName } from '#names/reason-name.ts';
import { specializationName } from '#names/specialization-name.ts';
import { doctorPath, doctorsPath } from '../paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import type { ComboboxOption, OptionGroup } from '../ui/combobox.tsx';
import { Icon } from '../ui/icon.tsx';

/** A suggestion, and where it leads. */
interface SearchOption extends ComboboxOption {
  readonly path: string;
}
type SearchGroup = OptionGroup<SearchOption>;

/** 2.3 → 2.3 km, 17.4 → 17 km; nothing without a distance. */
const away = (km: number | null) =>
  km === null ? null : m.home_card_distance({ km: km < 10 ? km : Math.round(km) });

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

/**
 * The suggestions by group, without empty groups. Doctors come first, unless a specialization or reason
 * matches exactly.
 */
export function groupsOf({ specializations, reasons, doctors, hospitals }: Suggestions): SearchGroup[] {
  const care: SearchGroup[] = [
    {
      key: 'specializations',
      name: m.search_specializations(),
      options: specializations.map(({ specialization, alias }) => ({
        key: specialization,
        name: specializationName(specialization),
        note: alias,
        face: <Icon name="stethoscope" />,
        path: doctorsPath({ specialization }),
      })),
    },
    {
      key: 'reasons',
      name: m.search_reasons(),
      options: reasons.map(({ specialization, reason, alias }) => ({
        key: `${specialization} ${reason}`,
        name: reasonName(reason),
        note: joined(specializationName(specialization), alias),
        face: <Icon name="heart" />,
        path: doctorsPath({ specialization, reason }),
      })),
    },
  ];
  const people: SearchGroup[] = [
    {
      key: 'doctors',
      name: m.search_doctors(),
      options: doctors.map((doctor) => ({
        key: doctor.doctorId,
        name: doctor.name,
        note: joined(
          specializationName(doctor.specialization) || m.doctors_general(),
          doctor.Hospital || m.doctors_own_practice(),
          away(doctor.distanceKm),
        ),
        path: doctorPath(doctor.doctorId),
        face: <Avatar name={doctor.name} url={doctor.photo.url} size={40} />,
      })),
    },
    {
      key: 'hospitals',
      name: m.search_hospitals(),
      options: hospitals.map(({ hospitalName, city, distanceKm }) => ({
        key: hospitalName,
        name: hospitalName,
        note: joined(city, away(distanceKm)),
        face: <Icon name="clinic" />,
        path: doctorsPath({ hname: hospitalName }),
      })),
    },
  ];
  const isCare = [...specializations, ...reasons].some(({ alias }) => alias === null);
  const groups = isCare ? [...care, ...people] : [...people, ...care];
  return groups.filter(({ options }) => options.length > 0);
}
