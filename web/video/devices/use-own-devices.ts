import { useEffect, useRef, useState } from 'react';
import {
  closeMedia,
  type DeviceKind,
  type OpenedMedia,
  openMedia,
  type WantedDevices,
} from '../call/media/local-media.ts';
import { listDevices, type MediaDevices, onDevicesChange } from '../call/media/media-devices.ts';
import type { LocalMedia } from '../call/visit-call.ts';

const noDevices: MediaDevices = { cameras: [], microphones: [], speakers: [] };

export function useMediaDevices(opened: unknown): MediaDevices {
  const [devices, setDevices] = useState(noDevices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names appear once a device was opened
  useEffect(() => {
    let wanted = true;
    const look = () =>
      listDevices().then(
        (found) => wanted && setDevices(found),
        (error: unknown) => console.error(error), // then there is no choice
      );
    void look();
    const stop = onDevicesChange(() => void look());
    return () => {
      wanted = false;
      stop();
    };
  }, [opened]);
  return devices;
}

/** Camera and microphone before a call; closed again unless `take` hands them over. */
export function useOwnDevices() {
  /** Null while the browser asks, or the device starts. */
  const [opened, setOpened] = useState<OpenedMedia | null>(null);
  const held = useRef<LocalMedia | null>(null);
  /** Only the latest attempt counts; tracks of older ones are closed. */
  const tries = useRef(0);
  const [wanted, setWanted] = useState<WantedDevices>({});

  const releaseDevices = () => {
    if (held.current) closeMedia(held.current);
    held.current = null;
  };
  const openDevices = async (devices: WantedDevices) => {
    tries.current += 1;
    const own = tries.current;
    releaseDevices(); // a phone opens one camera at a time
    setOpened(null);
    const found = await openMedia(devices);
    if (own !== tries.current) {
      closeMedia(found.media);
      return;
    }
    held.current = found.media;
    setOpened(found);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; later by those who ask for it
  useEffect(() => {
    void openDevices({});
    return () => {
      tries.current += 1;
      releaseDevices();
    };
  }, []);

  return {
    opened,
    choose(kind: DeviceKind, deviceId: string) {
      const devices = { ...wanted, [kind]: deviceId };
      setWanted(devices);
      void openDevices(devices);
    },
    retry: () => void openDevices(wanted),
    /** Hands camera and microphone over; the caller closes them. */
    take(): LocalMedia | null {
      const media = held.current;
      held.current = null;
      return media;
    },
  };
}
