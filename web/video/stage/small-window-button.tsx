import { type RefObject, useEffect, useState } from 'react';
import { m } from '#messages/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { CallIcon } from '../room/call-icon.tsx';

interface SmallWindowButtonProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly className: string | undefined;
}

/** Shows the video in a small window above all others (picture-in-picture), where supported. */
export function SmallWindowButton({ video, className }: SmallWindowButtonProps) {
  const inside = useInSmallWindow(video);
  if (!document.pictureInPictureEnabled) return null;
  const toggle = async () => {
    try {
      if (inside) await document.exitPictureInPicture();
      else await video.current?.requestPictureInPicture();
    } catch (error) {
      console.error(error);
      toast.bad(m.consultations_picture_failed());
    }
  };
  return (
    <IconButton
      className={className ?? ''}
      label={m.consultations_picture()}
      aria-pressed={inside}
      onClick={() => void toggle()}
    >
      <CallIcon name="picture" />
    </IconButton>
  );
}

function useInSmallWindow(video: RefObject<HTMLVideoElement | null>): boolean {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const look = () => setInside(document.pictureInPictureElement === element);
    const events = ['enterpictureinpicture', 'leavepictureinpicture'] as const;
    for (const event of events) element.addEventListener(event, look);
    return () => {
      for (const event of events) element.removeEventListener(event, look);
      // The small window must not outlive the call.
      if (document.pictureInPictureElement === element) void document.exitPictureInPicture();
    };
  }, [video]);
  return inside;
}
