import type { Operator } from '#contract/accounts/operator.ts';
import { m } from '#messages/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import styles from './legal.module.css';

export function OperatorCard({ operator }: { readonly operator: Operator | null }) {
  if (!operator) return <p className="muted">{m.legal_operator_none()}</p>;
  const { name, address, phone, email } = operator;
  return (
    <address className={`stack-1 ${styles.operator}`}>
      <strong>{name}</strong>
      {address && <span>{address}</span>}
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <Icon name="phone" size={18} />
          {phone}
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  );
}
