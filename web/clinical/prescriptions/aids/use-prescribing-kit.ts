import { useEffect, useState } from 'react';

export type PrescribingKit = typeof import('./prescribing-kit.ts').prescribingKit;

/** Null if it cannot be loaded: the server checks anyway. */
export async function loadPrescribingKit(): Promise<PrescribingKit | null> {
  try {
    return (await import('./prescribing-kit.ts')).prescribingKit;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Null while it loads or after a failure. */
export function usePrescribingKit(): PrescribingKit | null {
  const [kit, setKit] = useState<PrescribingKit | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadPrescribingKit().then((loaded) => wanted && setKit(loaded));
    return () => {
      wanted = false;
    };
  }, []);
  return kit;
}
