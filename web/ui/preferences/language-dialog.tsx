import { m } from '#messages/messages.js';
import { Dialog } from '../dialog.tsx';
import { LanguageChoice } from './language-choice.tsx';

interface LanguageDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Loaded on demand. */
export function LanguageDialog({ open, onClose }: LanguageDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.common_language()}>
      <LanguageChoice />
    </Dialog>
  );
}
