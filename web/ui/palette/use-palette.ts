import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PaletteChoice } from './palette.tsx';

export interface PaletteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (choice: PaletteChoice) => void;
}

/** Opens a palette and carries out what is chosen. `dialog` is null until then: the palette is loaded on demand. */
export function usePalette() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState<PaletteChoice | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    // The dialog has closed and restored the focus, so that the chosen action may move it.
    setChosen(null);
    if ('path' in chosen) void navigate(chosen.path);
    else chosen.run();
  }, [chosen, navigate]);
  const dialog: PaletteDialogProps | null =
    open === null
      ? null
      : {
          open,
          onClose: () => setOpen(false),
          onChoose(choice) {
            setOpen(false);
            setChosen(choice);
          },
        };
  return { show: () => setOpen(true), dialog };
}
