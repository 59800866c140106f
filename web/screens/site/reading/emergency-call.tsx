import { m } from '#messages/messages.js';
import { Icon } from '../../../ui/icon.tsx';
import styles from './emergency-call.module.css';

interface EmergencyCallProps {
  readonly title?: string;
  readonly text?: string;
}

export function EmergencyCall({
  title = m.pages_emergency(),
  text = m.pages_emergency_text(),
}: EmergencyCallProps) {
  return (
    <p className={`stack-3 middle relative target ${styles.call}`}>
      <span className="coral">
        <Icon name="phone" size={24} />
      </span>
      <span>
        <a href="tel:108">{title}</a>
        <span className="block">{text}</span>
      </span>
    </p>
  );
}
