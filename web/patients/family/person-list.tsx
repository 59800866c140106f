import { useState } from 'react';
import type { FamilyMember } from '#contract/patients/family.ts';
import { m } from '#messages/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { doctorsPath, paths } from '#web/ui/paths.ts';
import { saveBookingFor } from '../person-choice/booking-for-storage.ts';
import { personParameter } from '../person-choice/use-people.ts';
import { AbhaDialog } from './abha-dialog.tsx';
import { EndGuardianshipDialog } from './end-guardianship-dialog.tsx';
import { consentLabel, describePerson, formatDate, formatRights } from './family-labels.ts';
import styles from './people.module.css';

interface PersonListProps {
  readonly people: readonly FamilyMember[];
  readonly onDone: () => Promise<void>;
}

export function PersonList({ people, onDone }: PersonListProps) {
  return (
    <ul className="plain-list" data-people>
      {people.map((person) => (
        <li key={person.patientId} className={`stack-2 column break-anywhere ${styles.person}`}>
          <Person person={person} onDone={onDone} />
        </li>
      ))}
    </ul>
  );
}

function Person({ person, onDone }: { readonly person: FamilyMember } & Pick<PersonListProps, 'onDone'>) {
  const { patientId, guardianshipId, name, mayBook, mayRead, since, consent } = person;
  const [open, setOpen] = useState<'abha' | 'end' | null>(null);
  const close = () => setOpen(null);
  const named = (action: string) => `${action}: ${name}`;
  return (
    <>
      <div className="line-3 top">
        <Avatar name={name} url={null} size={48} />
        <div className={styles.words}>
          <h3 className={styles.name}>
            <UserText>{name}</UserText>
          </h3>
          <p className={styles.relation}>{describePerson(person)}</p>
          <p className="muted small">
            {[
              !(mayBook && mayRead) && formatRights(person),
              since && m.people_since({ day: formatDate(since) }),
              consent && consentLabel(consent),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Menu
          label={named(m.day_more())}
          items={[
            ...(mayRead
              ? [{ key: 'abha', name: m.people_abha_number(), onChoose: () => setOpen('abha') }]
              : []),
            ...(guardianshipId
              ? [{ key: 'end', name: m.people_end(), danger: true, onChoose: () => setOpen('end') }]
              : []),
          ]}
        />
      </div>
      <div className={`row-2 ${styles.actions}`}>
        {mayBook && (
          <ButtonLink
            to={doctorsPath({})}
            aria-label={named(m.people_book())}
            onClick={() => saveBookingFor(patientId)}
          >
            {m.people_book()}
          </ButtonLink>
        )}
        {mayRead && (
          <ButtonLink
            look="quiet"
            to={`${paths.patientHealth}?${personParameter}=${patientId}`}
            aria-label={named(m.people_opened_record())}
          >
            {m.people_opened_record()}
          </ButtonLink>
        )}
      </div>
      <AbhaDialog patientId={patientId} name={name} open={open === 'abha'} onClose={close} />
      {guardianshipId && (
        <EndGuardianshipDialog
          guardianshipId={guardianshipId}
          name={name}
          open={open === 'end'}
          onClose={close}
          onDone={onDone}
        />
      )}
    </>
  );
}
