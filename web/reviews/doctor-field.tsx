import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Avatar } from '../ui/avatar.tsx';
import fieldStyles from '../ui/forms/field.module.css';
import { describedBy, FieldFrame } from '../ui/forms/field-frame.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './doctor-field.module.css';
import { DoctorOptions } from './doctor-options.tsx';
import type { ChosenDoctor } from './review-draft.ts';
import { useDoctorSearch } from './use-doctor-search.ts';

/** As many as the server lists. */
const listedAtMost = 20;

interface DoctorFieldProps {
  readonly chosen: ChosenDoctor | null;
  readonly onChoose: (doctor: ChosenDoctor | null) => void;
  readonly error?: string | undefined;
  /** So that the form can focus it when it is the first in trouble. */
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Whom a review is about: a combobox with the doctors seen first, and all others by name (F-14). */
export function DoctorField({ chosen, onChoose, error, inputRef }: DoctorFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { doctors, failed, settled } = useDoctorSearch(typed, open);
  const shown = open ? (doctors ?? []) : [];
  const popup = useRef<HTMLDivElement>(null);
  const isListed = shown.length > 0;
  useEffect(() => {
    // A list that opens below the edge of the screen would be a list that nobody sees.
    const option = active >= 0 ? popup.current?.querySelectorAll('[role="option"]')[active] : null;
    (option ?? (isListed ? popup.current : null))?.scrollIntoView?.({ block: 'nearest' });
  }, [active, isListed]);

  const begin = () => {
    setOpen(true);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (index: number) => {
    const doctor = shown[index];
    if (!doctor) return;
    onChoose({ doctorId: doctor.doctorId, name: doctor.name, photo: doctor.photo.url });
    setTyped('');
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      begin();
    } else if (key === 'ArrowDown') setActive(active + 1 < shown.length ? active + 1 : 0);
    else if (key === 'ArrowUp') setActive(active > 0 ? active - 1 : shown.length - 1);
    else if (key === 'Escape') close();
    else if (key === 'Enter') choose(active >= 0 ? active : settled && typed !== '' ? 0 : -1);
    else return;
    event.preventDefault(); // Escape must not close the dialog around it, nor Enter send the form
  };

  const status = open ? statusOf(typed, shown.length, failed, settled) : '';
  return (
    <FieldFrame id={id} label={m.reviews_doctor()} error={error}>
      <div className={styles.choice}>
        <div className={fieldStyles.box} data-invalid={error ? '' : undefined}>
          <span className={styles.face} aria-hidden="true">
            {chosen ? <Avatar name={chosen.name} url={chosen.photo} size={32} /> : <Icon name="search" />}
          </span>
          <input
            ref={inputRef}
            id={id}
            className={fieldStyles.input}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, error, undefined)}
            aria-required="true"
            placeholder={m.reviews_doctor_placeholder()}
            value={chosen ? chosen.name : typed}
            onChange={({ target }) => {
              if (chosen) onChoose(null); // the words no longer name the doctor that was chosen
              setTyped(target.value);
              begin();
            }}
            onKeyDown={onKeyDown}
            onClick={begin}
            onFocus={({ target }) => target.select()}
            onBlur={close}
          />
          <span className={styles.mark} data-chosen={chosen !== null || undefined}>
            <Icon name={chosen ? 'check' : 'chevronDown'} />
          </span>
        </div>
        <div ref={popup} className={styles.popup} hidden={!open}>
          <DoctorOptions id={id} doctors={shown} active={active} onChoose={choose} />
          <p className={styles.status} aria-hidden="true">
            {status}
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {status}
        </p>
      </div>
    </FieldFrame>
  );
}

function statusOf(typed: string, count: number, failed: boolean, settled: boolean): string {
  if (failed) return m.reviews_doctor_failed();
  if (!settled) return m.reviews_doctor_loading();
  if (typed.trim() === '') return m.reviews_doctor_type();
  if (count >= listedAtMost) return m.reviews_doctor_many({ count });
  return count === 0 ? m.reviews_doctor_none() : m.reviews_doctor_found({ count });
}
