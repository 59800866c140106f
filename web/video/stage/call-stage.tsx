import { type ReactNode, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CallState } from '../call/visit-call.ts';
import { CallIcon } from '../room/call-icon.tsx';
import { useArrivalFocus } from '../room/use-arrival-focus.ts';
import styles from './call-stage.module.css';
import { LineBars } from './line-bars.tsx';
import { SmallWindowButton } from './small-window-button.tsx';
import { StageOverlay } from './stage-overlay.tsx';
import { StreamPicture } from './stream-picture.tsx';

/** A person in the room, as shown without video. */
export interface RoomPerson {
  readonly name: string;
  readonly photo: string | null;
}

interface CallStageProps {
  readonly state: CallState;
  readonly me: RoomPerson;
  readonly other: RoomPerson;
  readonly speakerId: string | null;
}

/** The two people of a call: the other one large, oneself small and mirrored. */
export function CallStage({ state, me, other, speakerId }: CallStageProps) {
  const { remote, local, camera, microphone, sharing, audioOnly } = state;
  const stage = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  useArrivalFocus(stage);
  const [play, setPlay] = useState<(() => void) | null>(null);
  const { name } = other;
  const seen = remote !== null && (state.other.camera || state.other.sharing);
  const ownSeen = local !== null && (sharing || (camera && !audioOnly));
  return (
    <section
      ref={stage}
      tabIndex={-1}
      className={`relative surface ink ${styles.stage}`}
      data-theme="dark"
      aria-label={m.consultations_call_with({ name })}
    >
      <StreamPicture
        stream={remote}
        label={name}
        whole={state.other.sharing}
        hidden={!seen}
        speakerId={speakerId}
        video={video}
        onBlocked={(unblock) => setPlay(() => unblock)}
      />
      {!seen && state.phase !== 'waiting' && (
        <Absent person={other} note={remote && m.consultations_other_camera_off({ name })} />
      )}
      <StageOverlay state={state} name={name} />
      <ul className={styles.notes}>
        {remote && !state.other.microphone && (
          <Note icon={<CallIcon name="microphoneOff" size={18} />}>
            {m.consultations_other_microphone_off({ name })}
          </Note>
        )}
        {state.other.sharing && (
          <Note icon={<CallIcon name="share" size={18} />}>{m.consultations_other_sharing({ name })}</Note>
        )}
        {sharing && (
          <Note icon={<CallIcon name="share" size={18} />}>{m.consultations_sharing({ name })}</Note>
        )}
        {audioOnly && <Note icon={<LineBars quality="poor" />}>{m.consultations_audio_only()}</Note>}
      </ul>
      {seen && <SmallWindowButton video={video} className={styles.tool} />}
      <div className={styles.own}>
        <StreamPicture
          stream={ownSeen ? local : null}
          label={m.common_you()}
          own
          mirrored={!sharing}
          whole={sharing}
          hidden={!ownSeen}
        />
        {!ownSeen && <Avatar name={me.name} url={me.photo} size={48} />}
        <span className={`line-2 middle shrinks rounded-small ${styles.tag}`}>
          {!microphone && <CallIcon name="microphoneOff" size={16} />}
          {m.common_you()}
        </span>
      </div>
      {play && (
        <div className={`stack-3 padded text-centre ${styles.blocked}`}>
          <p>{m.consultations_sound_blocked()}</p>
          <Button onClick={play}>{m.consultations_sound_on()}</Button>
        </div>
      )}
    </section>
  );
}

function Absent({ person, note }: { readonly person: RoomPerson; readonly note: string | null }) {
  return (
    <div className={`stack-3 padded muted text-centre ${styles.absent}`}>
      <Avatar name={person.name} url={person.photo} size={112} />
      {note && <p>{note}</p>}
    </div>
  );
}

interface NoteProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Note({ icon, children }: NoteProps) {
  return (
    <li className={`line-2 middle shrinks rounded-small ${styles.note}`}>
      {icon}
      {children}
    </li>
  );
}
