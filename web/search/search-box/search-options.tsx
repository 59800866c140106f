import type { Suggestions } from '#contract/search/doctor-search.ts';
import { specializations as allSpecializations } from '#domain/doctors/specializations.ts';
import { nearbyDoctorsKm } from '#domain/platform/distance.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { ComboboxOption, OptionGroup } from '#web/ui/combobox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { doctorPath, doctorsPath } from '#web/ui/paths.ts';

interface SearchOption extends ComboboxOption {
  readonly path: string;
}
type SearchGroup = OptionGroup<SearchOption>;

/** 2.3 → 2.3 km, 17.4 → 17 km; empty without a distance. */
const formatDistance = (km: number | null) =>
  km === null ? null : m.home_card_distance({ km: km < 10 ? km : Math.round(km) });

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

type SuggestedDoctor = Suggestions['doctors'][number];

/** Distant doctors are offered by video. */
const doctorOption = (doctor: SuggestedDoctor, isFar: boolean): SearchOption => ({
  key: doctor.doctorId,
  name: doctor.name,
  note: joined(
    doctor.specialization ? translateSpecialization(doctor.specialization) : m.doctors_general(),
    doctor.Hospital || m.doctors_own_practice(),
    formatDistance(doctor.distanceKm),
  ),
  path: doctorPath(doctor.doctorId, {}, isFar ? { mode: 'Online' } : {}),
  face: <Avatar name={doctor.name} url={doctor.photo.url} size={40} beside />,
});

const isBeyond = ({ distanceKm }: SuggestedDoctor) => distanceKm !== null && distanceKm > nearbyDoctorsKm;

/** All specializations, when nothing matches the typed text. */
export function listAllSpecializations(): SearchGroup[] {
  const options = allSpecializations.map((specialization) => ({
    key: specialization,
    name: translateSpecialization(specialization),
    face: <Icon name="stethoscope" />,
    path: doctorsPath({ specialization }),
  }));
  return [{ key: 'specializations', name: m.search_specializations(), options }];
}

/**
 * The suggestions by group, without empty groups: complaints or people first, as the server decides; distant
 * people come last.
 */
export function toSearchGroups({
  first,
  specializations,
  reasons,
  doctors,
  hospitals,
}: Suggestions): SearchGroup[] {
  const near = doctors.filter((doctor) => !isBeyond(doctor));
  const care: SearchGroup[] = [
    {
      key: 'specializations',
      name: m.search_specializations(),
      options: specializations.map(({ specialization, alias }) => ({
        key: specialization,
        name: translateSpecialization(specialization),
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
        name: translateReason(reason),
        note: joined(translateSpecialization(specialization), alias),
        face: <Icon name="heart" />,
        path: doctorsPath({ specialization, reason }),
      })),
    },
  ];
  const people: SearchGroup[] = [
    {
      key: 'doctors',
      name: m.common_doctors(),
      options: near.map((doctor) => doctorOption(doctor, false)),
    },
    {
      key: 'hospitals',
      name: m.search_hospitals(),
      options: hospitals.map(({ hospitalName, city, distanceKm }) => ({
        key: hospitalName,
        name: hospitalName,
        note: joined(city, formatDistance(distanceKm)),
        face: <Icon name="clinic" />,
        path: doctorsPath({ hname: hospitalName }),
      })),
    },
  ];
  const far: SearchGroup = {
    key: 'far',
    name: m.doctors_filter_online(),
    options: doctors.filter(isBeyond).map((doctor) => doctorOption(doctor, true)),
  };
  const groups = first === 'care' ? [...care, ...people, far] : [...people, ...care, far];
  return groups.filter(({ options }) => options.length > 0);
}
