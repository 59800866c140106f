import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LoadingBar } from '#web/ui/loading-bar.tsx';

const loadPicker = () => import('./city-picker.tsx');
const CityPicker = lazy(async () => ({ default: (await loadPicker()).CityPicker }));

/** Preloads the city picker before its first use. */
export function useCityPicker() {
  // Null until it is first opened: it is not rendered before.
  const [open, setOpen] = useState<boolean | null>(null);
  const picker: ReactNode = open !== null && (
    <Suspense fallback={<LoadingBar />}>
      <CityPicker open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
  const preload = () => void loadPicker().catch(() => {}); // preload only
  return {
    /** Can be rendered anywhere in the page. */
    picker,
    open: () => setOpen(true),
    headStart: { onPointerEnter: preload, onFocus: preload },
  };
}
