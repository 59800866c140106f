import { useState } from 'react';
import type { PaperCheck } from '#contract/clinical/paper-codes.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { QrCodeImage } from '#web/ui/qr-code-image.tsx';
import styles from './paper-codes.module.css';

interface PaperCodesProps {
  readonly check: PaperCheck;
  /** Plain-text prescriptions have no signed code. */
  readonly plain: boolean;
}

/** Codes for a pharmacy to scan from a phone, and the number of look-ups. */
export function PaperCodes({ check, plain }: PaperCodesProps) {
  const { url, urlCode, card, looks, lastLookAt } = check;
  const codes = [
    { code: urlCode, label: m.papers_link_alt(), words: m.papers_code_link() },
    ...(card ? [{ code: card.code, label: m.papers_card_alt(), words: m.papers_code_card() }] : []),
  ];
  const [large, setLarge] = useState<number | null>(null);
  return (
    <section className={`stack-2 column line-above small ${styles.codes}`}>
      <h3>{m.papers_codes()}</h3>
      <ul>
        {codes.map(({ code, label, words }, index) => (
          <li key={label} data-large={large === index || undefined}>
            <button
              type="button"
              className={styles.code}
              aria-pressed={large === index}
              onClick={() => setLarge(large === index ? null : index)}
            >
              <QrCodeImage code={code} label={label} />
              <span>{m.papers_enlarge()}</span>
            </button>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      {!card && !plain && <p>{m.papers_card_too_long()}</p>}
      <p>
        <a href={url}>{url}</a>
      </p>
      <p>
        {looks > 0 && lastLookAt
          ? m.papers_checked({ count: looks, when: formatMoment(lastLookAt) })
          : m.papers_never_checked()}
      </p>
    </section>
  );
}

/** "today 10:41". */
function formatMoment(at: string): string {
  const zone = clinicTimeZone();
  const instant = Date.parse(at);
  return `${formatDay(toCalendarDay(instant, zone), clinicToday())} ${formatSlotTime(toMinutesOfDay(instant, zone))}`;
}
