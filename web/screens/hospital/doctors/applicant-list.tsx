import { useState } from 'react';
import type { AskingDoctor } from '#contract/hospital/hospital-doctors.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/user-text.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useDoctorCommand } from './doctor-requests.ts';
import styles from './doctors.module.css';

export function ApplicantList({ asking }: { readonly asking: readonly AskingDoctor[] }) {
  const [asked, setAsked] = useState<{ doctor: AskingDoctor; deed: 'agree' | 'decline' } | null>(null);
  const deed = useDoctorCommand(() => setAsked(null));
  return (
    <section className={styles.asking} aria-labelledby="asking">
      <h2 id="asking">{m.hospital_doctors_asking()}</h2>
      <ul>
        {asking.map((doctor) => {
          const { practiceId, name, photo, specialization, medicalReg, registrationChecked } = doctor;
          return (
            <li key={practiceId} className={styles.row}>
              <Avatar name={name} url={photo.url} size={48} beside />
              <div className={styles.words}>
                <h3>
                  <UserText>{name}</UserText>
                </h3>
                <p className={styles.facts}>
                  <span>{translateSpecialization(specialization)}</span>
                  <span>{m.hospital_doctors_registration({ number: medicalReg })}</span>
                  <span>
                    {registrationChecked ? m.hospital_doctors_checked() : m.hospital_doctors_unchecked()}
                  </span>
                  <span>{m.hospital_doctors_chosen()}</span>
                </p>
              </div>
              <div className={styles.deeds}>
                <Button
                  look="quiet"
                  aria-label={`${m.hospital_doctors_decline()}: ${name}`}
                  onClick={() => setAsked({ doctor, deed: 'decline' })}
                >
                  {m.hospital_doctors_decline()}
                </Button>
                <Button
                  aria-label={m.hospital_doctors_agree_of({ name })}
                  onClick={() => setAsked({ doctor, deed: 'agree' })}
                >
                  {m.hospital_doctors_agree()}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked?.deed === 'agree'}
        title={m.hospital_doctors_agree_ask({ name: asked?.doctor.name ?? '' })}
        deed={m.hospital_doctors_agree()}
        busy={deed.isPending}
        onDo={() => asked && deed.mutate({ practiceId: asked.doctor.practiceId, deed: 'agree' })}
        onClose={() => setAsked(null)}
      >
        {m.hospital_doctors_agree_text()}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked?.deed === 'decline'}
        title={m.hospital_doctors_decline_ask({ name: asked?.doctor.name ?? '' })}
        deed={m.hospital_doctors_decline()}
        busy={deed.isPending}
        onDo={() => asked && deed.mutate({ practiceId: asked.doctor.practiceId, deed: 'decline' })}
        onClose={() => setAsked(null)}
      >
        {m.hospital_doctors_decline_text()}
      </ConfirmDialog>
    </section>
  );
}
