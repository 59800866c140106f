import { Link } from 'react-router';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { hospitalKeys, useUnreachedPatients } from '../queries.ts';
import styles from './request-list.module.css';

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
  const { data } = useUnreachedPatients();
  const tick = useCommand(
    (unnotifiedId: string) =>
      call('PUT /hospital/unnotified-visits/:unnotifiedId', { params: { unnotifiedId } }),
    { refresh: [hospitalKeys.unreached] },
  );
  if (!data || data.unnotified.length === 0) return null;
  return (
    <section className={`container surface outlined ${styles.requests}`} aria-labelledby="hospital-untold">
      <h2 id="hospital-untold">
        {m.hospital_untold()}{' '}
        <span className={`rigid blue-tint digits ${styles.count}`}>{data.unnotified.length}</span>
      </h2>
      <ul>
        {data.unnotified.map(({ unnotifiedId, patientId, patientName, gender, phone, text, locale }) => (
          <li key={unnotifiedId} className={`grid middle line-above ${styles.row}`}>
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
              <Button
                busy={tick.isPending}
                aria-label={`${m.team_done()}: ${patientName}`}
                onClick={() => void tick.run(unnotifiedId)}
              >
                <Icon name="check" size={18} />
                <span>{m.team_done()}</span>
              </Button>
            </div>
            <p lang={locale} dir="auto">
              “{text}”
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
