import { m } from '#messages/messages.js';
import type { AnswerOf } from '../api/client.ts';
import { Avatar } from '../ui/avatar.tsx';
import styles from './doctor-field.module.css';

type Doctor = AnswerOf<'GET /reviews/doctors'>[number];

interface DoctorOptionsProps {
  /** Of the combobox; options are numbered behind it. */
  readonly id: string;
  readonly doctors: readonly Doctor[];
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** The list of a doctor's choice, in two groups: seen, and others. */
export function DoctorOptions({ id, doctors, active, onChoose }: DoctorOptionsProps) {
  const numbered = doctors.map((doctor, index) => ({ doctor, index }));
  const groups = [
    { key: 'seen', name: m.reviews_doctor_seen(), options: numbered.filter(({ doctor }) => doctor.seen) },
    {
      key: 'others',
      name: m.reviews_doctor_others(),
      options: numbered.filter(({ doctor }) => !doctor.seen),
    },
  ].filter(({ options }) => options.length > 0);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={m.reviews_doctor()}
      tabIndex={-1}
      className={styles.list}
    >
      {groups.map(({ key, name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox stand in a group, not in a fieldset
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <p id={`${id}-${key}`} role="presentation" className={styles.group}>
            {name}
          </p>
          {options.map(({ doctor, index }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's own
            <div
              key={doctor.doctorId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()} // keeps the focus in the box
              onClick={() => onChoose(index)}
            >
              <span aria-hidden="true">
                <Avatar name={doctor.name} url={doctor.photo.url} size={40} />
              </span>
              <span className={styles.name}>
                {doctor.name}
                <small>{doctor.specialization || m.doctors_general()}</small>
              </span>
              {doctor.reviewId && <small>{m.reviews_doctor_reviewed()}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
