import { useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { preventSleep } from '../call/media/wake-lock.ts';
import styles from './jitsi-meeting.module.css';
import { type JitsiMeetingApi, type JitsiOptions, loadJitsi } from './load-jitsi.ts';

interface JitsiMeetingProps {
  /** A configured host, such as `meet.jit.si`. */
  readonly host: string;
  /** The server's default is "HAMS_Meeting_1234". */
  readonly room: string;
  readonly displayName: string;
  /** Called when the user hangs up inside the meeting. */
  readonly onLeft: () => void;
}

function toJitsiOptions({ room, displayName }: JitsiMeetingProps, parentNode: HTMLElement): JitsiOptions {
  return {
    roomName: room,
    parentNode,
    width: '100%',
    height: '100%',
    userInfo: { displayName },
    configOverwrite: {
      // The first is for hosts before 2022, the second for later ones.
      prejoinPageEnabled: false,
      prejoinConfig: { enabled: false },
      disableDeepLinking: true,
    },
    interfaceConfigOverwrite: {
      SHOW_JITSI_WATERMARK: false,
      SHOW_WATERMARK_FOR_GUESTS: false,
      SHOW_BRAND_WATERMARK: false,
    },
  };
}

/** An embedded Jitsi meeting, without its pre-join page and watermark. */
export function JitsiMeeting(props: JitsiMeetingProps) {
  const { host, onLeft } = props;
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const left = useRef(onLeft);
  useEffect(() => {
    latest.current = props;
    left.current = onLeft;
  });
  useEffect(preventSleep, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every try is a new one
  useEffect(() => {
    let wanted = true;
    let api: JitsiMeetingApi | null = null;
    setState('loading');
    loadJitsi(host).then(
      (ExternalApi) => {
        if (!wanted || !place.current) return;
        api = new ExternalApi(host, toJitsiOptions(latest.current, place.current));
        for (const event of ['readyToClose', 'videoConferenceLeft'] as const) {
          api.addListener(event, () => left.current());
        }
        setState('there');
      },
      (error: unknown) => {
        console.error(error);
        if (wanted) setState('failed');
      },
    );
    return () => {
      wanted = false;
      api?.dispose();
    };
  }, [host, tries]);

  return (
    <div className={`relative surface ink ${styles.meeting}`} data-theme="dark">
      <div ref={place} className={styles.place} />
      {state === 'loading' && (
        <p className={`grid padded text-centre ${styles.loading}`} role="status">
          {m.consultations_jitsi_loading()}
        </p>
      )}
      {state === 'failed' && (
        <div className={`grid padded text-centre ${styles.loading}`}>
          <EmptyState
            failed
            icon="warning"
            title={m.consultations_jitsi_failed({ host })}
            text={m.consultations_jitsi_failed_text()}
          >
            <Button onClick={() => setTries(tries + 1)}>{m.common_retry()}</Button>
          </EmptyState>
        </div>
      )}
    </div>
  );
}
