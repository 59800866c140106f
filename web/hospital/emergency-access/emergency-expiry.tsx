import { m } from '#messages/messages.js';
import { useNow } from '#web/ui/browser/use-now.ts';
import { formatClinicTime } from '#web/ui/format/format-clinic-time.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './emergency-expiry.module.css';

/** The end of the access to a record. The minutes are outside of the live region, because they change. */
export function EmergencyExpiry({ until }: { readonly until: string }) {
  const minutes = Math.ceil((Date.parse(until) - useNow(1000)) / 60_000);
  return (
    <p className={styles.until}>
      <Icon name="lock" size={18} />
      <span role="status">{m.emergency_access_until({ time: formatClinicTime(until) })}</span>
      {minutes > 0 && <span>· {m.emergency_access_minutes({ minutes })}</span>}
    </p>
  );
}
