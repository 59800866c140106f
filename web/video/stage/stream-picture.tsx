import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './stream-picture.module.css';

interface StreamPictureProps {
  /** Null while there is nothing to play. */
  readonly stream: MediaStream | null;
  readonly label: string;
  /** The own video: muted, and mirrored unless it is a screen. */
  readonly own?: boolean;
  readonly mirrored?: boolean;
  /** Shown whole, with bars beside it. */
  readonly whole?: boolean;
  /** Only the audio. */
  readonly hidden?: boolean;
  /** Null or undefined for the system's default. */
  readonly speakerId?: string | null;
  readonly video?: RefObject<HTMLVideoElement | null>;
  /** The browser plays no audio before a click on the page; call `play` on the next one. */
  readonly onBlocked?: (play: (() => void) | null) => void;
}

/** Video and audio of a stream. A portrait video on a wide screen is never cropped. */
export function StreamPicture(props: StreamPictureProps) {
  const { stream, label, own = false, mirrored, whole, hidden, speakerId, video, onBlocked } = props;
  const element = useRef<HTMLVideoElement | null>(null);
  const [upright, setUpright] = useState(false);
  const tellBlocked = useRef(onBlocked);
  useEffect(() => {
    tellBlocked.current = onBlocked;
  });

  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    shown.srcObject = stream;
    if (!stream) return;
    const play = () => {
      shown.play().then(
        () => tellBlocked.current?.(null),
        (error: unknown) => {
          const { name } = error instanceof Error ? error : { name: '' };
          if (name === 'NotAllowedError') tellBlocked.current?.(play);
          else if (name !== 'AbortError') console.error(error); // another stream took its place meanwhile
        },
      );
    };
    play();
    return () => {
      shown.srcObject = null;
    };
  }, [stream]);

  useEffect(() => {
    const shown = element.current;
    if (!shown || typeof shown.setSinkId !== 'function' || !speakerId) return;
    // If the loudspeaker was unplugged, the audio stays where it was.
    shown.setSinkId(speakerId).catch((error: unknown) => console.error(error));
  }, [speakerId]);

  return (
    <video
      ref={(node) => {
        element.current = node;
        if (video) video.current = node;
      }}
      className={`full-width block ${styles.picture}`}
      data-mirrored={mirrored || undefined}
      data-whole={whole || undefined}
      data-upright={upright || undefined}
      hidden={hidden}
      aria-label={label}
      muted={own}
      autoPlay
      playsInline
      disablePictureInPicture={own}
      onResize={({ currentTarget }) => setUpright(currentTarget.videoHeight > currentTarget.videoWidth)}
    />
  );
}
