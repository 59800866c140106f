import { type ComponentType, useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDiscard } from '../../ui/forms/confirm-discard.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { toast } from '../../ui/toasts/toasts.tsx';
import { sessionStore } from '../session.ts';
import type { RegistrationProps } from './registration-form.tsx';
import {
  type LoadRegistration,
  type RegistrationRole,
  type Registrations,
  registrationRoles,
} from './registration-roles.ts';
import styles from './sign-up.module.css';

const icons: Record<RegistrationRole, IconName> = {
  patient: 'person',
  doctor: 'stethoscope',
  hospital: 'clinic',
};

interface Words {
  readonly name: string;
  readonly hint: string;
  readonly title: string;
  readonly registered: string;
}

function wordsOf(role: RegistrationRole): Words {
  if (role === 'patient') {
    return {
      name: m.session_patient(),
      hint: m.session_patient_hint(),
      title: m.session_patient_title(),
      registered: m.session_patient_registered(),
    };
  }
  if (role === 'doctor') {
    return {
      name: m.session_doctor(),
      hint: m.session_doctor_hint(),
      title: m.session_doctor_title(),
      registered: m.session_doctor_registered(),
    };
  }
  return {
    name: m.session_hospital(),
    hint: m.session_hospital_hint(),
    title: m.session_hospital_title(),
    registered: m.session_hospital_registered(),
  };
}

interface SignUpProps {
  readonly registrations: Registrations;
  readonly onDirty: (dirty: boolean) => void;
  readonly onRegistered: () => void;
}

/** "Register As", then the form; back asks before it discards (C-02). */
export function SignUp({ registrations, onDirty, onRegistered }: SignUpProps) {
  const [role, setRole] = useState<RegistrationRole | null>(null);
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const lastRole = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState<RegistrationRole | null>(null);

  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => {
    if (left && !role) lastRole.current?.focus();
  }, [left, role]);

  const leave = () => {
    setAsking(false);
    setDirty(false);
    setLeft(role);
    setRole(null);
  };

  if (!role) {
    return (
      <div className={styles.choice}>
        <p id="register-as" className={styles.title}>
          {m.session_register_as()}
        </p>
        <ul aria-labelledby="register-as" className={styles.roles}>
          {registrationRoles.map((offered) => {
            const { name, hint } = wordsOf(offered);
            return (
              <li key={offered}>
                <button
                  ref={offered === left ? lastRole : null}
                  type="button"
                  className={styles.role}
                  onPointerEnter={() => void registrations[offered]().catch(() => {})} // preload only
                  onClick={() => setRole(offered)}
                >
                  <span className={styles.icon}>
                    <Icon name={icons[offered]} size={26} />
                  </span>
                  <span>
                    <strong>{name}</strong> <small>{hint}</small>
                  </span>
                  <Icon name="chevronRight" />
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    );
  }

  const { title, registered } = wordsOf(role);
  return (
    <div className={styles.registration}>
      <Button look="plain" className={styles.back} onClick={() => (dirty ? setAsking(true) : leave())}>
        <Icon name="chevronLeft" />
        {m.session_back()}
      </Button>
      <p className={styles.title} tabIndex={-1} ref={focusOnArrival}>
        {title}
      </p>
      <p className={styles.note}>{m.session_all_required()}</p>
      <LoadedForm
        load={registrations[role]}
        onDirty={setDirty}
        onRegistered={(token) => {
          setDirty(false);
          toast.good(registered);
          if (token) sessionStore.logIn(token);
          onRegistered();
        }}
      />
      <ConfirmDiscard open={asking} onKeep={() => setAsking(false)} onDiscard={leave} />
    </div>
  );
}

/** The button that led here has gone, so the focus moves here. */
function focusOnArrival(element: HTMLElement | null) {
  element?.focus();
}

function LoadedForm({ load, ...props }: RegistrationProps & { readonly load: LoadRegistration }) {
  const [Form, setForm] = useState<ComponentType<RegistrationProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return; // until Retry
    let wanted = true;
    load().then(
      (form) => wanted && setForm(() => form),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load, failed]);

  if (Form) return <Form {...props} />;
  if (!failed) return <p role="status">{m.session_form_loading()}</p>;
  return (
    <div role="alert" className={styles.failed}>
      <p>{m.session_no_connection()}</p>
      <Button look="quiet" onClick={() => setFailed(false)}>
        {m.session_retry()}
      </Button>
    </div>
  );
}
