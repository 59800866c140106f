import { type ComponentType, useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { sessionStore } from '#web/api/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDiscard } from '#web/ui/forms/confirm-discard.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import type { RegistrationProps } from './registration-form.tsx';
import {
  type LoadRegistration,
  type RegistrationRole,
  type Registrations,
  registrationRoles,
} from './registration-roles.ts';
import styles from './sign-up.module.css';
import { clearDraft } from './sign-up-draft.ts';

const icons: Record<RegistrationRole, IconName> = {
  patient: 'person',
  doctor: 'stethoscope',
  hospital: 'clinic',
};

interface RoleLabels {
  readonly name: string;
  readonly hint: string;
  readonly title: string;
  readonly registered: string;
}

function getRoleLabels(role: RegistrationRole): RoleLabels {
  if (role === 'patient') {
    return {
      name: m.common_patient(),
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
    registered: `${m.session_hospital_registered()} ${m.team_signed_up()}`,
  };
}

interface SignUpProps extends Pick<RegistrationProps, 'onHaveAccount'> {
  readonly registrations: Registrations;
  /**
   * The expected role, such as patient during a booking; the question is skipped, but the role can be
   * changed.
   */
  readonly presumed: RegistrationRole | null;
  readonly onDirty: (dirty: boolean) => void;
  readonly onRole?: ((role: RegistrationRole | null) => void) | undefined;
  readonly onRegistered: () => void;
}

/**
 * "Register As", then the form. Going back asks before it discards. The question is skipped for a draft or an
 * expected role.
 */
export function SignUp(props: SignUpProps) {
  const { registrations, presumed, onDirty, onRole, onRegistered, onHaveAccount } = props;
  const [role, setRole] = useState(presumed);
  const becomeRole = (next: RegistrationRole | null) => {
    setRole(next);
    onRole?.(next);
  };
  const [asked, setAsked] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const lastRole = useRef<HTMLButtonElement>(null);
  const [left, setLeft] = useState<RegistrationRole | null>(null);
  const back = () => (dirty ? setAsking(true) : leave());

  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => {
    if (left && !role) lastRole.current?.focus();
  }, [left, role]);

  const leave = () => {
    clearDraft();
    setAsking(false);
    setDirty(false);
    setLeft(role);
    becomeRole(null);
    setAsked(true);
  };

  if (!role) {
    return (
      <div className="stack-3">
        <h2 id="register-as" className={`bold ${styles.title}`}>
          {m.session_register_as()}
        </h2>
        <ul aria-labelledby="register-as" className="stack-2">
          {registrationRoles.map((offered) => {
            const { name, hint } = getRoleLabels(offered);
            return (
              <li key={offered}>
                <button
                  ref={offered === left ? lastRole : null}
                  type="button"
                  className={`stack-3 middle full-width padded ${styles.role}`}
                  onPointerEnter={() => void registrations[offered]().catch(() => {})} // preload only
                  onClick={() => {
                    becomeRole(offered);
                    setAsked(true);
                  }}
                >
                  <span className={`centred accent-tint accent ${styles.icon}`}>
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

  const { title, registered } = getRoleLabels(role);
  return (
    <div className="grid">
      <Button look="plain" className={styles.back} onClick={back}>
        <Icon name="chevronLeft" />
        {m.common_back()}
      </Button>
      <h2 className={`bold ${styles.title}`} tabIndex={-1} ref={asked ? focusOnArrival : null}>
        {title}
      </h2>
      {!asked && role === 'patient' && (
        <Button look="plain" className={styles.other} onClick={back}>
          {m.signup_other_role()}
        </Button>
      )}
      <p className={styles.note}>{m.session_all_required()}</p>
      <LoadedForm
        load={registrations[role]}
        onDirty={setDirty}
        onHaveAccount={onHaveAccount}
        onRegistered={(token, phone) => {
          setDirty(false);
          toast.good(registered);
          if (token) sessionStore.logIn(token, phone);
          // Hospital owners log in; the form has shown which phone number to use.
          if (role === 'hospital' && phone) return onHaveAccount('hospital', phone);
          onRegistered();
        }}
      />
      <ConfirmDiscard open={asking} onKeep={() => setAsking(false)} onDiscard={leave} />
    </div>
  );
}

/** The button that led here is gone, so the focus moves here. */
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
    <div role="alert" className="stack-3 to-start">
      <p>{m.session_no_connection()}</p>
      <Button look="quiet" onClick={() => setFailed(false)}>
        {m.common_retry()}
      </Button>
    </div>
  );
}
