import { type Ref, useState } from 'react';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './doctor-field.module.css';
import type { ChosenDoctor } from './review-draft.ts';
import { useDoctorSearch } from './use-doctor-search.ts';

/** The server's limit. */
const maxListed = 20;

interface DoctorFieldProps {
  readonly chosen: ChosenDoctor | null;
  readonly onChoose: (doctor: ChosenDoctor | null) => void;
  readonly error?: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** A combobox with the doctors the patient has seen first, and all others by name. */
export function DoctorField({ chosen, onChoose, error, inputRef }: DoctorFieldProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const { doctors, failed, settled } = useDoctorSearch(typed, open);
  const options = (open ? (doctors ?? []) : []).map((doctor) => ({
    key: doctor.doctorId,
    name: doctor.name,
    note: translateSpecialization(doctor.specialization) || m.doctors_general(),
    face: <Avatar name={doctor.name} url={doctor.photo.url} size={40} />,
    mark: doctor.reviewId && m.reviews_doctor_reviewed(),
    doctor,
  }));
  const groups = [
    { key: 'seen', name: m.reviews_doctor_seen(), options: options.filter(({ doctor }) => doctor.seen) },
    { key: 'others', name: m.reviews_doctor_others(), options: options.filter(({ doctor }) => !doctor.seen) },
  ].filter((group) => group.options.length > 0);
  const [first] = groups.flatMap((group) => group.options);

  const choose = ({ doctor }: (typeof options)[number]) => {
    onChoose({ doctorId: doctor.doctorId, name: doctor.name, photo: doctor.photo.url });
    setTyped('');
    setOpen(false);
  };
  const status = open ? searchStatus(typed, options.length, failed, settled) : '';
  return (
    <div className="shrinks relative">
      <ComboboxField
        label={m.common_doctor()}
        error={error}
        inputRef={inputRef}
        aria-required="true"
        placeholder={m.reviews_doctor_placeholder()}
        value={chosen ? chosen.name : typed}
        onType={(text) => {
          if (chosen) onChoose(null); // the text no longer names the chosen doctor
          setTyped(text);
          setOpen(true);
        }}
        onFocus={({ target }) => target.select()}
        start={
          <span className={`centred rigid muted ${styles.face}`} aria-hidden="true">
            {chosen ? <Avatar name={chosen.name} url={chosen.photo} size={32} /> : <Icon name="search" />}
          </span>
        }
        end={
          <span className={`centred muted ${styles.mark}`} data-chosen={chosen !== null || undefined}>
            <Icon name={chosen ? 'check' : 'chevronDown'} />
          </span>
        }
        open={open}
        onOpen={setOpen}
        groups={groups}
        onChoose={choose}
        onEnter={() => settled && typed !== '' && first && choose(first)}
        popupClass={styles.popup}
      >
        <p className={`muted small ${styles.status}`} aria-hidden="true">
          {status}
        </p>
      </ComboboxField>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </div>
  );
}

function searchStatus(typed: string, count: number, failed: boolean, settled: boolean): string {
  if (failed) return m.common_doctors_failed();
  if (!settled) return m.common_looking_for_doctors();
  if (typed.trim() === '') return m.reviews_doctor_type();
  if (count >= maxListed) return m.reviews_doctor_many({ count });
  return count === 0 ? m.reviews_doctor_none() : m.reviews_doctor_found({ count });
}
