import { type RefObject, useRef, useState } from 'react';
import type { FoundPatient } from '#contract/patients/patient-search.ts';
import { m } from '#messages/messages.js';
import { useDebouncedText } from '#web/api/use-search-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { OptionGroup } from '#web/ui/combobox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatAge } from '#web/ui/format/format-age.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { genderLabel } from '#web/ui/format/gender-label.ts';
import { findActions, Palette, type PaletteOption } from '#web/ui/palette/palette.tsx';
import type { PaletteDialogProps } from '#web/ui/palette/use-palette.ts';
import { patientPath } from '#web/ui/paths.ts';
import { useFoundPatients } from '../queries.ts';

const pauseMilliseconds = 200;

const patientOption = (patient: FoundPatient): PaletteOption => {
  const { patientId, name, gender, phone, photo, lastDay } = patient;
  return {
    key: patientId,
    name,
    note: (
      <>
        {[formatAge(patient), genderLabel(gender), phone].join(' · ')} ·{' '}
        <span className="nowrap">{patientId}</span>
      </>
    ),
    face: <Avatar name={name} url={photo.url} size={40} beside />,
    mark: formatDay(lastDay, clinicToday()),
    choice: { path: patientPath(patientId) },
  };
};

/** Finds a patient of the doctor, or an action of the screen. */
export function PatientPalette({ open, onClose, onChoose }: PaletteDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={m.keys_palette()} initialFocus={box}>
      <Choices box={box} onClose={onClose} onChoose={onChoose} />
    </Dialog>
  );
}

interface ChoicesProps extends Omit<PaletteDialogProps, 'open'> {
  readonly box: RefObject<HTMLInputElement | null>;
}

function Choices({ box, onClose, onChoose }: ChoicesProps) {
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { data, isError } = useFoundPatients(useDebouncedText(text, pauseMilliseconds));
  const patients = text === '' ? [] : (data?.patients ?? []);
  const groups: OptionGroup<PaletteOption>[] = [
    { key: 'patients', name: m.pages_about_patients(), options: patients.map(patientOption) },
    { key: 'actions', name: m.keys_palette_actions(), options: findActions(text) },
  ].filter(({ options }) => options.length > 0);
  return (
    <Palette
      box={box}
      label={m.keys_palette_field()}
      hint={m.keys_palette_hint()}
      list={m.keys_palette()}
      typed={typed}
      onType={setTyped}
      groups={groups}
      said={isError ? m.keys_palette_failed() : groups.length === 0 && data ? m.keys_palette_none() : ''}
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
