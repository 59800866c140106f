import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { OperatorQueue } from '#contract/site/operator-queue.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { formatDay } from '#web/hospital/team/team-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConfirmActionDialog, type OperatorAction } from './confirm-action-dialog.tsx';
import styles from './operator.module.css';

interface OperatorQueueListProps {
  readonly token: string;
  readonly onFailed: (error: unknown) => void;
  readonly onLogOut: () => void;
}

export function OperatorQueueList({ token, onFailed, onLogOut }: OperatorQueueListProps) {
  const call = useCall();
  const [queue, setQueue] = useState<OperatorQueue | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<OperatorAction | null>(null);
  const tellFailure = useEffectEvent(onFailed);
  const load = useCallback(async () => {
    try {
      setQueue(await call('GET /operator/queue', { token }));
      setFailed(false);
    } catch (error) {
      setFailed(true);
      tellFailure(error);
    }
  }, [call, token]);
  useEffect(() => void load(), [load]);

  const sending = useCommand(
    ({ kind, id, seen, action, doctorId, other, reason }: OperatorAction & { readonly reason: string }) => {
      if (action === 'agree') {
        const params = { practiceId: id };
        return call('PUT /operator/practices/:practiceId', {
          token,
          params,
          body: { doctorId: doctorId ?? '', agrees: true },
        });
      }
      if (action === 'merge') {
        const body = { into: other?.hospitalId ?? '' };
        return call('PUT /operator/hospitals/:hospitalId/merge', { token, params: { hospitalId: id }, body });
      }
      const body = { decision: action, seen, ...(action === 'refuse' && { reason }) };
      return kind === 'doctor'
        ? call('PUT /operator/doctors/:doctorId', { token, params: { doctorId: id }, body })
        : call('PUT /operator/hospitals/:hospitalId', { token, params: { hospitalId: id }, body });
    },
    {
      onDone() {
        setAsked(null);
        return load();
      },
      explain: () => null,
      onFailed(error) {
        onFailed(error);
        void load();
      },
    },
  );
  const act = (one: OperatorAction) =>
    one.action === 'approve' || one.action === 'agree'
      ? void sending.run({ ...one, reason: '' })
      : setAsked(one);

  return (
    <>
      <header className={`row middle spread ${styles.head}`}>
        <div>
          <h1>{m.operator_title()}</h1>
          <p>{m.operator_lead()}</p>
        </div>
        <Button look="quiet" onClick={onLogOut}>
          {m.operator_log_out()}
        </Button>
      </header>
      {!queue && !failed && <Skeleton height={220} />}
      {failed && (
        <EmptyState failed icon="warning" title={m.operator_failed()}>
          <Button onClick={() => void load()}>{m.common_retry()}</Button>
        </EmptyState>
      )}
      {queue && !failed && <Lists queue={queue} busy={sending.isPending} onAct={act} />}
      <ConfirmActionDialog
        key={asked ? `${asked.id} ${asked.action}` : ''}
        act={asked}
        busy={sending.isPending}
        onDo={(one, reason) => void sending.run({ ...one, reason })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface ListsProps {
  readonly queue: OperatorQueue;
  readonly busy: boolean;
  readonly onAct: (act: OperatorAction) => void;
}

function Lists({ queue, busy, onAct }: ListsProps) {
  const { doctors, hospitals, agreements, approved } = queue;
  return (
    <>
      <Section title={m.operator_doctors()} count={doctors.length}>
        {doctors.map((doctor) => (
          <Row
            key={doctor.doctorId}
            act={{ kind: 'doctor', id: doctor.doctorId, name: doctor.name, seen: doctor.registration }}
            actions={['approve', 'refuse']}
            {...{ busy, onAct }}
            {...doctor}
            facts={[
              [doctor.council, doctor.registration, doctor.registrationYear].filter(Boolean).join(' · '),
              translateSpecialization(doctor.specialization),
              m.operator_says({ hospital: doctor.hospital }),
            ]}
          />
        ))}
      </Section>
      <Section title={m.operator_hospitals()} count={hospitals.length}>
        {hospitals.map((hospital) => (
          <Row
            key={hospital.hospitalId}
            act={{
              kind: 'hospital',
              id: hospital.hospitalId,
              name: hospital.name,
              seen: hospital.name,
              other: hospital.twin,
            }}
            actions={hospital.twin ? ['approve', 'merge', 'refuse'] : ['approve', 'refuse']}
            {...{ busy, onAct }}
            {...hospital}
            facts={[
              hospital.registration,
              hospital.address,
              ...(hospital.twin
                ? [m.operator_twin({ name: hospital.twin.name, id: hospital.twin.hospitalId })]
                : []),
            ]}
          />
        ))}
      </Section>
      {agreements.length > 0 && (
        <Section title={m.operator_agreements()} count={agreements.length}>
          {agreements.map(({ practiceId, doctorId, doctorName, hospitalName, since }) => (
            <Row
              key={practiceId}
              name={doctorName}
              act={{ kind: 'doctor', id: practiceId, doctorId, name: doctorName, seen: '' }}
              actions={['agree']}
              {...{ busy, onAct, since }}
              facts={[m.operator_says({ hospital: hospitalName })]}
            />
          ))}
        </Section>
      )}
      {approved.length > 0 && (
        <Section title={m.operator_approved()} count={approved.length}>
          {approved.map(({ kind, id, name, registration, at }) => (
            <Row
              key={id}
              name={name}
              act={{ kind, id, name, seen: kind === 'doctor' ? registration : name }}
              actions={['withdraw']}
              {...{ busy, onAct }}
              since={at}
              facts={[registration]}
            />
          ))}
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Section({ title, count, children }: SectionProps) {
  return (
    <section className={`card padded ${styles.section}`} aria-label={title}>
      <h2>
        {title} <span className={`accent-tint accent ${styles.count}`}>{count}</span>
      </h2>
      {count === 0 ? <p className="muted">{m.operator_none()}</p> : <ul>{children}</ul>}
    </section>
  );
}

const actionLabels = {
  approve: m.operator_approve,
  refuse: m.operator_refuse,
  withdraw: m.operator_withdraw,
  merge: m.operator_merge,
  agree: m.operator_agree,
} as const;

interface RowProps {
  readonly act: Omit<OperatorAction, 'action'>;
  readonly actions: readonly OperatorAction['action'][];
  readonly name: string;
  readonly facts: readonly string[];
  readonly since: string;
  readonly phone?: string;
  readonly email?: string;
  readonly refusal?: string | null;
  readonly busy: boolean;
  readonly onAct: (act: OperatorAction) => void;
}

function Row({ act, actions, name, facts, since, phone, email, refusal, busy, onAct }: RowProps) {
  return (
    <li className={`row middle spread ${styles.row}`}>
      <div className={styles.words}>
        <h3>
          <UserText>{name}</UserText>
        </h3>
        <ul className={`row muted ${styles.facts}`}>
          {[...facts, phone, email].filter(Boolean).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li>{m.operator_since({ day: formatDay(since) })}</li>
        </ul>
        {refusal !== null && refusal !== undefined && <p>{m.trust_refused({ reason: refusal })}</p>}
      </div>
      <div className={`row middle spread ${styles.actions}`}>
        {actions.map((action) => (
          <Button
            key={action}
            look={action === 'approve' || action === 'agree' ? 'primary' : 'quiet'}
            aria-label={`${actionLabels[action]()}: ${name}`}
            disabled={busy}
            onClick={() => onAct({ ...act, action })}
          >
            {actionLabels[action]()}
          </Button>
        ))}
      </div>
    </li>
  );
}
