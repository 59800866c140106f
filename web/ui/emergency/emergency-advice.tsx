import { type EmergencyKind, listEmergencyNumbers } from '#domain/search/emergency-reasons.ts';
import { m } from '#messages/messages.js';
import { Icon } from '../icon.tsx';
import styles from './emergency-advice.module.css';

const sentences: Readonly<Record<EmergencyKind, () => string>> = {
  suicide: m.emergency_suicide,
  stroke: m.emergency_stroke,
  chest: m.emergency_chest,
  breath: m.emergency_breath,
  bleeding: m.emergency_bleeding,
  seizure: m.emergency_seizure,
  infant: m.emergency_infant,
};

export function EmergencyAdvice({ kind }: { readonly kind: EmergencyKind | null }) {
  return kind && <EmergencyNote text={sentences[kind]()} numbers={listEmergencyNumbers(kind)} />;
}

interface EmergencyNoteProps {
  readonly text: string;
  readonly numbers: readonly string[];
}

export function EmergencyNote({ text, numbers }: EmergencyNoteProps) {
  return (
    <div
      className={`row middle spread rounded-small ${styles.line}`}
      role="note"
      aria-label={m.emergency_label()}
    >
      <p>
        <Icon name="phone" />
        <span>{text}</span>
      </p>
      <div className={`row-2 ${styles.numbers}`}>
        {numbers.map((number, index) => (
          <a key={number} href={`tel:${number}`} aria-label={m.emergency_call({ number })}>
            {index === 0 ? m.emergency_call({ number }) : number}
          </a>
        ))}
      </div>
    </div>
  );
}
