import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Prescription, PrescriptionVersion } from '#contract/clinical/prescriptions.ts';
import { plainPaper } from '#contract/doctors/letterheads.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { PaperCodes } from './paper-codes.tsx';
import { PrescriptionContent } from './prescription-content.tsx';
import { PrescriptionPaper } from './prescription-paper.tsx';
import styles from './prescription-view.module.css';

interface PrescriptionViewProps {
  readonly prescription: Prescription;
  /** Absent if the user may not correct it. */
  readonly onCorrect?: () => void;
  readonly onDownload: () => void;
  readonly busy?: boolean;
}

export function PrescriptionView(props: PrescriptionViewProps) {
  const { prescription, onCorrect, onDownload, busy = false } = props;
  const { earlier } = prescription;
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printing]);

  return (
    <div className="stack-3 shrinks">
      <p className="muted small">{formatWritten(prescription)}</p>
      <PrescriptionContent version={prescription} />
      <div className={styles.actions}>
        <Button busy={busy} onClick={onDownload}>
          {m.prescriptions_download()}
        </Button>
        <Button look="quiet" onClick={() => setPrinting(true)}>
          {m.prescriptions_print()}
        </Button>
        {onCorrect && (
          <Button look="quiet" onClick={onCorrect}>
            {m.prescriptions_correct()}
          </Button>
        )}
      </div>
      {prescription.check && <PaperCodes check={prescription.check} plain={prescription.plain} />}
      {earlier.length > 0 && (
        <details className={`line-above ${styles.earlier}`}>
          <summary>{m.prescriptions_earlier({ count: earlier.length })}</summary>
          <ol>
            {earlier.map((version) => (
              <li key={version.version}>
                <p className="muted small">{formatWritten(version)}</p>
                <PrescriptionContent version={version} />
              </li>
            ))}
          </ol>
        </details>
      )}
      {printing &&
        createPortal(
          // Only the clinic's own staff print on its paper.
          <PrescriptionPaper
            prescription={prescription}
            paper={onCorrect ? prescription.paper : plainPaper}
          />,
          document.body,
        )}
    </div>
  );
}

/** "Corrected on Thursday 26 November 2026, 16:45", in clinic time. */
function formatWritten({ version, writtenAt }: PrescriptionVersion): string {
  const instant = Date.parse(writtenAt);
  const zone = clinicTimeZone();
  const when = `${formatLongDay(toCalendarDay(instant, zone))}, ${formatSlotTime(toMinutesOfDay(instant, zone))}`;
  return version > 1 ? m.prescriptions_corrected_on({ when }) : m.prescriptions_written_on({ when });
}
