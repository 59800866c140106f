import { useState } from 'react';
import type { AskingDoctor } from '#contract/hospital/hospital-doctors.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useDoctorCommand } from './doctor-requests.ts';
import styles from './doctors.module.css';

export function ApplicantList({ asking }: { readonly asking: readonly AskingDoctor[] }) {
  const [asked, setAsked] = useState<{ doctor: AskingDoctor; action: 'agree' | 'decline' } | null>(null);
  const action = useDoctorCommand(() => setAsked(null));
  return (
    <section className={styles.asking} aria-labelledby="asking">
      <h2 id="asking">{m.hospital_doctors_asking()}</h2>
      <ul>
        {asking.map((doctor) => {
          const { practiceId, name, photo, specialization, medicalReg, registrationChecked } = doctor;
          return (
            <li key={practiceId} className={`flex middle break-anywhere ${styles.row}`}>
              <Avatar name={name} url={photo.url} size={48} beside />
              <div className={`grid shrinks ${styles.words}`}>
                <h3>
                  <UserText>{name}</UserText>
                </h3>
                <p className={`row muted small ${styles.facts}`}>
                  <span>{translateSpecialization(specialization)}</span>
                  <span>{m.hospital_doctors_registration({ number: medicalReg })}</span>
                  <span>
                    {registrationChecked ? m.hospital_doctors_checked() : m.hospital_doctors_unchecked()}
                  </span>
                  <span>{m.hospital_doctors_chosen()}</span>
                </p>
              </div>
              <div className="row-2 bottom to-end">
                <Button
                  look="quiet"
                  aria-label={`${m.hospital_doctors_decline()}: ${name}`}
                  onClick={() => setAsked({ doctor, action: 'decline' })}
                >
                  {m.hospital_doctors_decline()}
                </Button>
                <Button
                  aria-label={m.hospital_doctors_agree_of({ name })}
                  onClick={() => setAsked({ doctor, action: 'agree' })}
                >
                  {m.hospital_doctors_agree()}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked?.action === 'agree'}
        title={m.hospital_doctors_agree_ask({ name: asked?.doctor.name ?? '' })}
        action={m.hospital_doctors_agree()}
        busy={action.isPending}
        onDo={() => asked && action.mutate({ practiceId: asked.doctor.practiceId, action: 'agree' })}
        onClose={() => setAsked(null)}
      >
        {m.hospital_doctors_agree_text()}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked?.action === 'decline'}
        title={m.hospital_doctors_decline_ask({ name: asked?.doctor.name ?? '' })}
        action={m.hospital_doctors_decline()}
        busy={action.isPending}
        onDo={() => asked && action.mutate({ practiceId: asked.doctor.practiceId, action: 'decline' })}
        onClose={() => setAsked(null)}
      >
        {m.hospital_doctors_decline_text()}
      </ConfirmDialog>
    </section>
  );
}
