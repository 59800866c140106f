import { m } from '#messages/messages.js';
import { ButtonLink } from '#web/ui/button.tsx';
import { doctorsPath } from '#web/ui/paths.ts';
import styles from './heart-signs.module.css';

export const cardiologists = doctorsPath({ specialization: 'Cardiology' });

interface HeartSignsProps {
  readonly title: string;
  readonly signs: readonly string[];
  readonly urgent?: boolean;
}

export function HeartSigns({ title, signs, urgent = false }: HeartSignsProps) {
  return (
    <section
      className={`card stack-3 to-start to-top padded-4 ${styles.signList}`}
      data-urgent={urgent || undefined}
    >
      <h2>{urgent ? <a href="tel:108">{title}</a> : title}</h2>
      <ul>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      {!urgent && <ButtonLink to={cardiologists}>{m.heart_cardiologists()}</ButtonLink>}
    </section>
  );
}
