import { type FormEvent, useState } from 'react';
import type { CardVerdict, VerifiedCard } from '#contract/clinical/prescription-checks.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './check-form.module.css';
import { StateBanner } from './state-banner.tsx';
import { verdictSentences } from './verdict-sentences.ts';

const verdictTone = (verdict: CardVerdict) =>
  verdict === 'genuine' ? 'good' : verdict === 'replaced' ? 'stale' : 'bad';

/** Checks the text of a scanned code; works without JavaScript too. */
export function CodeForm() {
  const call = useCall();
  const [read, setRead] = useState<VerifiedCard | null>(null);
  const reading = useCommand((code: string) => call('POST /prescription-checks/verify', { body: { code } }), {
    done: null,
    onDone: setRead,
    otherwise: m.papers_failed,
    inPlace: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRead(null);
    void reading.run(String(new FormData(event.currentTarget).get('code') ?? ''));
  };
  return (
    <form method="post" action="/rx/verify" className="stack-3" onSubmit={submit}>
      <TextAreaField
        label={m.papers_verify_label()}
        hint={m.papers_verify_hint()}
        error={reading.problem ?? undefined}
        name="code"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" wide busy={reading.isPending}>
        {m.papers_verify()}
      </Button>
      <div role="status" className={`stack-2 break-anywhere ${styles.read}`}>
        {read && <StateBanner tone={verdictTone(read.verdict)} title={verdictSentences[read.verdict]()} />}
        {read?.card && <CardFacts card={read.card} />}
      </div>
    </form>
  );
}

function CardFacts({ card }: { readonly card: NonNullable<VerifiedCard['card']> }) {
  const { patient, birthDate, doctor, registration, writtenAt, medicines } = card;
  return (
    <>
      <p>
        <strong>
          <UserText>{patient}</UserText>
        </strong>
        {` · ${formatLongDay(birthDate)}`}
      </p>
      <p>
        <UserText>{`${doctor} · ${registration}`}</UserText>
      </p>
      <p>{formatLongDay(toCalendarDay(Date.parse(writtenAt), clinicTimeZone()))}</p>
      <ol>
        {medicines.map((medicine, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card never changes, and may name a medicine twice
          <li key={index}>
            <UserText>{medicine}</UserText>
          </li>
        ))}
      </ol>
    </>
  );
}
