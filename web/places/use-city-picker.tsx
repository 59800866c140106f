import { lazy, type ReactNode, Suspense, useState } from 'react';

const loadPicker = () => import('./city-picker.tsx');
const CityPicker = lazy(async () => ({ default: (await loadPicker()).CityPicker }));

/** The city picker, loaded when somebody reaches for it. */
export function useCityPicker() {
  // Null until it is first opened: only then is it drawn at all.
  const [open, setOpen] = useState<boolean | null>(null);
  const picker: ReactNode = open !== null && (
    <Suspense fallback={null}>
      <CityPicker open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
  const ready = () => void loadPicker().catch(() => {}); // only a head start
  return {
    /** Goes into the page, anywhere. */
    picker,
    open: () => setOpen(true),
    /** For the control that opens it. */
    headStart: { onPointerEnter: ready, onFocus: ready },
  };
}
