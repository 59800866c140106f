import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { type ConsultationRoom, useConsent } from '../room/use-consultation-room.ts';
import styles from './consent-step.module.css';
import stepStyles from './room-step.module.css';
import { RoomStep } from './room-step.tsx';

interface ConsentStepProps {
  readonly room: ConsultationRoom;
  readonly onNotNow: () => void;
}

/**
 * The patient's consent before the call, once per visit: identity, limits, visits in person, privacy,
 * emergencies (Telemedicine Practice Guidelines of India, 2020). Another text needs another `consentVersion`.
 */
export function ConsentStep({ room, onNotNow }: ConsentStepProps) {
  const { run, isPending, problem } = useConsent(room.appointmentId);
  const { provider, other } = room;
  const privacy =
    provider.kind === 'jitsi'
      ? m.consultations_consent_private_jitsi({ host: provider.host })
      : m.consultations_consent_private_text();
  return (
    <RoomStep title={m.consultations_consent_title({ doctor: other.name })}>
      <p className={stepStyles.text}>{m.consultations_consent_intro()}</p>
      <ul className="stack-3">
        <Point
          icon="person"
          title={m.consultations_consent_identity()}
          text={m.consultations_consent_identity_text()}
        />
        <Point
          icon="stethoscope"
          title={m.consultations_consent_limits()}
          text={m.consultations_consent_limits_text()}
        />
        <Point
          icon="clinic"
          title={m.consultations_consent_clinic()}
          text={m.consultations_consent_clinic_text()}
        />
        <Point icon="lock" title={m.consultations_consent_private()} text={privacy} />
      </ul>
      <p className={`line-2 rounded coral strong ${styles.emergency}`}>
        <Icon name="warning" />
        <span>{m.consultations_consent_emergency()}</span>
      </p>
      <p>{m.consultations_consent_question()}</p>
      <FormProblem text={problem} />
      <div className={stepStyles.buttons}>
        <Button busy={isPending} onClick={() => void run()}>
          {m.consultations_consent_agree()}
        </Button>
        <Button look="quiet" onClick={onNotNow}>
          {m.consultations_consent_not_now()}
        </Button>
      </div>
    </RoomStep>
  );
}

interface PointProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

function Point({ icon, title, text }: PointProps) {
  return (
    <li className={`stack-3 ${styles.point}`}>
      <Icon name={icon} size={24} />
      <p>
        <strong>{title}</strong> {text}
      </p>
    </li>
  );
}
