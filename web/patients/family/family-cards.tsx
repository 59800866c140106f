import { type ReactNode, useId, useState } from 'react';
import type { Family } from '#contract/patients/family.ts';
import { m } from '#messages/messages.js';
import { useFocusFallback } from '#web/ui/browser/use-focus-fallback.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { AddChild } from './add-child.tsx';
import { AskAdult } from './ask-adult.tsx';
import { GuardianList } from './guardian-list.tsx';
import styles from './people.module.css';
import { PersonList } from './person-list.tsx';
import { RecordReads } from './record-reads.tsx';
import { RequestCard } from './request-card.tsx';

interface FamilyCardsProps {
  readonly family: Family;
  readonly onDone: () => Promise<void>;
}

export function FamilyCards({ family, onDone }: FamilyCardsProps) {
  const [adding, setAdding] = useState<'child' | 'adult' | null>(null);
  const close = () => setAdding(null);
  // Ending, accepting and declining remove the pressed button with its entry.
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const others = family.people.filter(({ relation }) => relation !== 'self');
  return (
    <div {...focusFallback} className={`grid top ${styles.columns}`}>
      <div className="stack-4 column">
        {family.asking.map((request) => (
          <RequestCard
            key={request.requestId}
            request={request}
            endsSessions={family.codeEndsSessions}
            onDone={onDone}
          />
        ))}
        <Card title={m.people_list_title()}>
          {others.length > 0 ? (
            <PersonList people={others} onDone={onDone} />
          ) : (
            <p className={styles.lead}>{m.people_nobody()}</p>
          )}
          {family.asked.map((request) => (
            <RequestCard key={request.requestId} request={request} onDone={onDone} />
          ))}
          <div className="row-2">
            <Button look={others.length > 0 ? 'quiet' : 'primary'} onClick={() => setAdding('child')}>
              {m.people_add_child()}
            </Button>
            <Button look="quiet" onClick={() => setAdding('adult')}>
              {m.people_add_adult()}
            </Button>
          </div>
        </Card>
      </div>
      <AddChild open={adding === 'child'} onClose={close} onDone={onDone} />
      <AskAdult open={adding === 'adult'} onClose={close} onDone={onDone} />
      <AccessCards family={family} onDone={onDone} />
    </div>
  );
}

function AccessCards({ family, onDone }: FamilyCardsProps) {
  const readable = family.people.filter(({ guardians }) => guardians !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const person = readable.find(({ patientId }) => patientId === chosen) ?? readable[0];
  if (!person) return null;
  return (
    <div className="stack-4 column">
      <Card title={m.people_sees_title()}>
        {readable.length > 1 && (
          <SelectField
            label={m.people_whose()}
            value={person.patientId}
            onChange={({ target }) => setChosen(target.value)}
          >
            {readable.map(({ patientId, name, relation }) => (
              <option key={patientId} value={patientId}>
                {relation === 'self' ? m.common_you() : name}
              </option>
            ))}
          </SelectField>
        )}
        <GuardianList
          guardians={person.guardians ?? []}
          areMine={person.relation === 'self'}
          onDone={onDone}
        />
      </Card>
      <Card title={m.people_opened_title()}>
        <p className={styles.lead}>{person.relation === 'self' ? m.people_opened_lead() : person.name}</p>
        <RecordReads key={person.patientId} patientId={person.patientId} />
      </Card>
    </div>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <SettingsCard titleId={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </SettingsCard>
  );
}
