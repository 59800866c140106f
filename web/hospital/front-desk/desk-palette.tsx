import { type RefObject, useRef, useState } from 'react';
import type { HospitalPatient } from '#contract/hospital/hospital-patients.ts';
import { m } from '#messages/messages.js';
import { useDebouncedText } from '#web/api/use-search-text.ts';
import { isPhoneStart } from '#web/hospital/patients/identity-fields.tsx';
import { describeVisits, formatContact } from '#web/hospital/patients/person-list.tsx';
import type { OptionGroup } from '#web/ui/combobox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { plainPhone } from '#web/ui/fields/person/phone-field.tsx';
import { findActions, Palette, type PaletteOption } from '#web/ui/palette/palette.tsx';
import type { PaletteDialogProps } from '#web/ui/palette/use-palette.ts';
import { addPatientPath, hospitalCalendarPath, hospitalPatientPath } from '#web/ui/paths.ts';
import { useBookableDoctors, usePatientSearch } from '../queries.ts';

const pauseMilliseconds = 150;

export interface Place {
  readonly to: string;
  readonly name: string;
}

interface DeskPaletteProps extends PaletteDialogProps {
  readonly places: readonly Place[];
}

export function DeskPalette({ open, onClose, ...rest }: DeskPaletteProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={m.keys_palette_desk_title()} initialFocus={box}>
      {open && <Choices box={box} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

/** From this number of letters on, screens that start with the text come before people and doctors. */
const minLetters = 2;

const addPatientOption = (phone: string): PaletteOption => ({
  key: 'write-down',
  name: m.hospital_people_write_of({ who: phone }),
  choice: { path: addPatientPath(phone) },
});

const personOption = (person: HospitalPatient): PaletteOption => ({
  key: person.patientId,
  name: person.name,
  note: `${formatContact(person)} · ${person.patientId}`,
  mark: describeVisits(person),
  choice: { path: hospitalPatientPath(person.patientId) },
});

const has = (name: string, text: string) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase());
/** True for "log" in "Activity log", not in "Cardiology". */
const begins = (name: string, text: string) => has(` ${name}`, ` ${text}`);

function Choices({
  box,
  places,
  onClose,
  onChoose,
}: Omit<DeskPaletteProps, 'open'> & { readonly box: RefObject<HTMLInputElement | null> }) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const search = useDebouncedText(text, pauseMilliseconds);
  const { data, isError, isPlaceholderData } = usePatientSearch(search);
  const isUnknownPhone =
    isPhoneStart(text) && text === search && data?.people.length === 0 && !isPlaceholderData;
  const doctors = useBookableDoctors().data?.doctors ?? [];
  const groups: OptionGroup<PaletteOption>[] = [
    {
      key: 'people',
      name: m.hospital_people(),
      options: isUnknownPhone
        ? [addPatientOption(plainPhone(text))]
        : text === ''
          ? []
          : (data?.people ?? []).map(personOption),
    },
    {
      key: 'doctors',
      name: m.hospital_doctors(),
      options:
        text === ''
          ? []
          : doctors
              .filter(({ name, specialization }) => has(`${name} ${specialization}`, text))
              .map(({ doctorId, practiceId, name, specialization }) => ({
                key: practiceId,
                name,
                note: specialization,
                choice: { path: hospitalCalendarPath(doctorId) },
              })),
    },
    {
      key: 'places',
      name: m.keys_palette_actions(),
      options: [
        ...places
          .filter(({ name }) => has(name, text))
          .sort((one, other) => Number(begins(other.name, text)) - Number(begins(one.name, text)))
          .map(({ to, name }) => ({ key: to, name, choice: { path: to } })),
        // The screens are listed above.
        ...findActions(text).filter(({ key }) => !key.startsWith('go')),
      ],
    },
  ].filter(({ options }) => options.length > 0);
  // The beginning of a screen's name means the screen, not a speciality that contains the same letters.
  const meansPlace = text.length >= minLetters && places.some(({ name }) => begins(name, text));
  if (meansPlace) groups.sort((one, other) => Number(other.key === 'places') - Number(one.key === 'places'));
  return (
    <Palette
      box={box}
      label={m.keys_palette_desk()}
      hint={m.hospital_people_find()}
      list={m.keys_palette_desk_title()}
      typed={typed}
      onType={setTyped}
      groups={groups}
      said={isError ? m.hospital_people_failed() : groups.length === 0 && data ? m.keys_palette_none() : ''}
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
