import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './reading.module.css';

interface ReadingCardProps {
  readonly icon: IconName | ReactElement;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function ReadingCard({ icon, title, text, children }: ReadingCardProps) {
  return (
    <li className={`card grid to-top padded-4 ${styles.card}`}>
      <span className={`centred rounded accent-tint accent ${styles.icon}`}>
        {typeof icon === 'string' ? <Icon name={icon} size={24} /> : icon}
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  );
}
