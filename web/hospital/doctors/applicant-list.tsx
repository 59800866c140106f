import { useState } from 'react';
import type { AskingDoctor } from '#contract/hospital/hospital-doctors.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { useCall } from '#web/api/context.tsx';
import { everything, useCommand } from '#web/api/use-command.ts';
import { QuestionDialog } from '#web/appointments/dialogs/question-dialog.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './doctors.module.css';

interface Asked {
  readonly doctor: AskingDoctor;
  readonly action: 'agree' | 'decline';
}

export function ApplicantList({ asking }: { readonly asking: readonly AskingDoctor[] }) {
  const call = useCall();
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useCommand(
    ({ doctor: { practiceId }, action }: Asked) =>
      call(`PUT /hospital/doctors/:practiceId/${action}`, { params: { practiceId } }),
    // The calendar and Today show them too.
    { onDone: () => setAsked(null), refresh: everything },
  );
  const agrees = asked?.action === 'agree';
  const name = asked?.doctor.name ?? '';
  return (
    <section className={styles.asking} aria-labelledby="asking">
      <h2 id="asking">{m.hospital_doctors_asking()}</h2>
      <ul>
        {asking.map((doctor) => (
          <li key={doctor.practiceId} className={`flex middle break-anywhere ${styles.row}`}>
            <Avatar name={doctor.name} url={doctor.photo.url} size={48} beside />
            <div className={`grid shrinks ${styles.words}`}>
              <h3>
                <UserText>{doctor.name}</UserText>
              </h3>
              <p className={`row muted small ${styles.facts}`}>
                <span>{translateSpecialization(doctor.specialization)}</span>
                <span>{m.hospital_doctors_registration({ number: doctor.medicalReg })}</span>
                <span>
                  {doctor.registrationChecked ? m.hospital_doctors_checked() : m.hospital_doctors_unchecked()}
                </span>
                <span>{m.hospital_doctors_chosen()}</span>
              </p>
            </div>
            <div className="row-2 bottom to-end">
              <Button
                look="quiet"
                aria-label={`${m.hospital_doctors_decline()}: ${doctor.name}`}
                onClick={() => setAsked({ doctor, action: 'decline' })}
              >
                {m.hospital_doctors_decline()}
              </Button>
              <Button
                aria-label={m.hospital_doctors_agree_of({ name: doctor.name })}
                onClick={() => setAsked({ doctor, action: 'agree' })}
              >
                {m.hospital_doctors_agree()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <QuestionDialog
        open={asked !== null}
        title={(agrees ? m.hospital_doctors_agree_ask : m.hospital_doctors_decline_ask)({ name })}
        text={agrees ? m.hospital_doctors_agree_text() : m.hospital_doctors_decline_text()}
        yes={agrees ? m.hospital_doctors_agree() : m.hospital_doctors_decline()}
        no={m.factor_cancel()}
        busy={answer.isPending}
        onYes={() => asked && void answer.run(asked)}
        onNo={() => setAsked(null)}
      />
    </section>
  );
}
