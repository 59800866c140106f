import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { UnnotifiedVisit } from '#contract/messaging/unnotified-visits.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import styles from './request-list.module.css';

const queryKey = ['hospital-untold'];

const recipientLabels = {
  Female: m.hospital_untold_her,
  Male: m.hospital_untold_him,
  Other: m.hospital_untold_them,
} as const;

/**
 * Patients that no message has reached: the text for a phone call, and a button that marks it as done.
 * Renders nothing if all were reached.
 */
export function UnreachedPatients() {
  const call = useCall();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => call('GET /hospital/unnotified-visits'),
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
  });
  const tick = useMutation({
    mutationFn: (unnotifiedId: string) =>
      call('PUT /hospital/unnotified-visits/:unnotifiedId', { params: { unnotifiedId } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (error) => toast.bad(getRefusalMessage(error) ?? m.session_no_connection()),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (!data || data.unnotified.length === 0) return null;
  return (
    <section className={`container surface outlined ${styles.requests}`} aria-labelledby="hospital-untold">
      <h2 id="hospital-untold">
        {m.hospital_untold()}{' '}
        <span className={`rigid blue-tint digits ${styles.count}`}>{data.unnotified.length}</span>
      </h2>
      <ul>
        {data.unnotified.map((one) => (
          <UnreachedPatient
            key={one.unnotifiedId}
            one={one}
            busy={tick.isPending}
            onTold={() => tick.mutate(one.unnotifiedId)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UnreachedPatientProps {
  readonly one: UnnotifiedVisit;
  readonly busy: boolean;
  readonly onTold: () => void;
}

function UnreachedPatient({
  one: { patientId, patientName, gender, phone, text, locale },
  busy,
  onTold,
}: UnreachedPatientProps) {
  return (
    <li className={`grid middle line-above ${styles.row}`}>
      <p className={`shrinks muted small break-anywhere ${styles.who}`}>
        <strong>{recipientLabels[gender]()}</strong>{' '}
        <Link to={hospitalPatientPath(patientId)}>
          <UserText>{patientName}</UserText>
        </Link>{' '}
        {phone !== '' && (
          <a href={`tel:${phone}`}>
            <Icon name="phone" size={16} /> {phone}
          </a>
        )}
      </p>
      <div className={`line-1 ${styles.actions}`}>
        <Button busy={busy} aria-label={`${m.hospital_untold_done()}: ${patientName}`} onClick={onTold}>
          <Icon name="check" size={18} />
          <span>{m.hospital_untold_done()}</span>
        </Button>
      </div>
      <p lang={locale} dir="auto">
        “{text}”
      </p>
    </li>
  );
}
