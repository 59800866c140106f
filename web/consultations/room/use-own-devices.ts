import { useEffect, useRef, useState } from 'react';
import {
  closeMedia,
  type DeviceKind,
  type OpenedMedia,
  openMedia,
  type WantedDevices,
} from '../call/local-media.ts';
import { listDevices, type MediaDevices, onDevicesChange } from '../call/media-devices.ts';
import type { LocalMedia } from '../call/visit-call.ts';

const noDevices: MediaDevices = { cameras: [], microphones: [], speakers: [] };

/** What can be chosen, looked at again when something is plugged in and when `opened` changes: then names appear. */
export function useMediaDevices(opened: unknown): MediaDevices {
  const [devices, setDevices] = useState(noDevices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: browsers name devices once something has been opened
  useEffect(() => {
    let wanted = true;
    const look = () =>
      listDevices().then(
        (found) => wanted && setDevices(found),
        (error: unknown) => console.error(error), // there is nothing to choose from then
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

/** Camera and microphone of this device, before a call; closed again unless they are taken along into it. */
export function useOwnDevices() {
  /** Null while the browser asks, or the device takes its time. */
  const [opened, setOpened] = useState<OpenedMedia | null>(null);
  const held = useRef<LocalMedia | null>(null);
  /** The latest try counts; what an older one brings is closed. */
  const tries = useRef(0);
  const [wanted, setWanted] = useState<WantedDevices>({});

  const letGo = () => {
    if (held.current) closeMedia(held.current);
    held.current = null;
  };
  const open = async (devices: WantedDevices) => {
    tries.current += 1;
    const own = tries.current;
    letGo(); // a phone opens one camera at a time
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
    void open({});
    return () => {
      tries.current += 1;
      letGo();
    };
  }, []);

  return {
    opened,
    choose(kind: DeviceKind, deviceId: string) {
      const devices = { ...wanted, [kind]: deviceId };
      setWanted(devices);
      void open(devices);
    },
    retry: () => void open(wanted),
    /** Hands camera and microphone over: whoever takes them closes them. */
    take(): LocalMedia | null {
      const media = held.current;
      held.current = null;
      return media;
    },
  };
}
