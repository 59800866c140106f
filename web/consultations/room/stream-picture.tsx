import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './stream-picture.module.css';

interface StreamPictureProps {
  /** What is shown and heard; null while there is nothing. */
  readonly stream: MediaStream | null;
  /** What is seen, for ears. */
  readonly label: string;
  /** The own picture: never heard, and seen as in a mirror unless it is a screen. */
  readonly own?: boolean;
  readonly mirrored?: boolean;
  /** All of it is shown, at the price of bars beside it. */
  readonly whole?: boolean;
  /** Still heard, but not shown. */
  readonly hidden?: boolean;
  /** The loudspeaker to use; the system's own without one. */
  readonly speakerId?: string | null;
  readonly video?: RefObject<HTMLVideoElement | null>;
  /** The browser does not play sound before the page was touched; `play` is for the next touch. */
  readonly onBlocked?: (play: (() => void) | null) => void;
}

/** A picture as it comes in, and its sound. An upright picture on a broad screen is shown whole, never cut. */
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
    // The loudspeaker may have been unplugged; the sound then stays where it was.
    shown.setSinkId(speakerId).catch((error: unknown) => console.error(error));
  }, [speakerId]);

  return (
    <video
      ref={(node) => {
        element.current = node;
        if (video) video.current = node;
      }}
      className={styles.picture}
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
