import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import styles from './paid-line.module.css';
import { loadPaperSize, type PaperSize, paperSizes, savePaperSize } from './paper-sizes.ts';

interface PrintButtonProps {
  readonly busy: boolean;
  readonly onPrint: () => void;
}

const paperLabel = (paper: PaperSize) => (paper === 'roll' ? m.payments_paper_roll() : paper);

export function PrintButton({ busy, onPrint }: PrintButtonProps) {
  return (
    <span className={`inline-flex middle ${styles.print}`}>
      <Button look="plain" className={styles.action} busy={busy} onClick={onPrint}>
        {m.payments_print()}
      </Button>
      <select
        aria-label={m.payments_paper()}
        defaultValue={loadPaperSize()}
        onChange={({ target }) => savePaperSize(target.value)}
      >
        {paperSizes.map((paper) => (
          <option key={paper} value={paper}>
            {paperLabel(paper)}
          </option>
        ))}
      </select>
    </span>
  );
}
