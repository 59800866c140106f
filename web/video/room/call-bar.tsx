import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { canShareScreen } from '../call/media/local-media.ts';
import type { CallState, VisitCall } from '../call/visit-call.ts';
import { useDeviceSwitch } from '../devices/use-device-switch.ts';
import styles from './call-bar.module.css';
import { CallIcon, type CallIconName } from './call-icon.tsx';

export type PanelName = 'chat' | 'devices' | 'patient';

export interface Panels {
  readonly open: PanelName | null;
  /** Counts openings by hand, not by the layout: each one takes the focus. */
  readonly asked: number;
  readonly show: (panel: PanelName | null) => void;
  /** Closes the panel and focuses its button. */
  readonly close: (panel: PanelName) => void;
  readonly id: (panel: PanelName) => string;
}

interface CallBarProps {
  readonly call: VisitCall;
  readonly state: CallState;
  readonly names: readonly PanelName[];
  readonly panels: Panels;
  readonly unread: number;
  readonly onEnd: () => void;
}

const faces: Readonly<Record<PanelName, { icon: CallIconName; label: () => string }>> = {
  chat: { icon: 'chat', label: m.consultations_bar_chat },
  devices: { icon: 'devices', label: m.consultations_bar_devices },
  patient: { icon: 'patient', label: m.common_patient },
};

/** The controls of a call, each with its label; the button that ends it is set apart. */
export function CallBar(props: CallBarProps) {
  const { call, state, names, panels, unread, onEnd } = props;
  const { microphone, camera, sharing } = state;
  const turn = useDeviceSwitch(call, state);
  const share = async () => {
    try {
      await call.share(!sharing);
    } catch (error) {
      // Declining is not an error.
      if (error instanceof Error && error.name === 'NotAllowedError') return;
      console.error(error);
      toast.bad(m.consultations_share_failed());
    }
  };
  return (
    <section
      className={`row top relative ink ${styles.bar}`}
      data-theme="dark"
      aria-label={m.consultations_bar()}
    >
      <div className={`row ${styles.group}`}>
        <Toggle
          icon={microphone ? 'microphone' : 'microphoneOff'}
          label={m.consultations_bar_microphone()}
          pressed={microphone}
          rests
          onClick={() => turn('microphone', !microphone)}
        />
        <Toggle
          icon={camera ? 'camera' : 'cameraOff'}
          label={m.consultations_camera()}
          pressed={camera}
          rests
          onClick={() => turn('camera', !camera)}
        />
        {canShareScreen() && (
          <Toggle
            icon="share"
            label={m.consultations_bar_share()}
            name={m.consultations_share()}
            pressed={sharing}
            onClick={() => void share()}
          />
        )}
        {names.map((name) => (
          <PanelButton key={name} name={name} panels={panels} unread={name === 'chat' ? unread : 0} />
        ))}
      </div>
      <EndCallButton onEnd={onEnd} />
    </section>
  );
}

/** Red and apart from the other buttons. */
export function EndCallButton({ onEnd }: { readonly onEnd: () => void }) {
  return (
    <BarButton
      icon="hangUp"
      label={m.consultations_end()}
      className={styles.end}
      faceTheme="light"
      onClick={onEnd}
    />
  );
}

interface PanelButtonProps {
  readonly name: PanelName;
  readonly panels: Panels;
  readonly unread?: number;
}

export function PanelButton({ name, panels, unread = 0 }: PanelButtonProps) {
  const open = panels.open === name;
  return (
    <BarButton
      icon={faces[name].icon}
      label={faces[name].label()}
      aria-expanded={open}
      data-on={open || undefined}
      aria-controls={panels.id(name)}
      onClick={() => panels.show(open ? null : name)}
    >
      {unread > 0 && (
        <span className={`bold text-centre ${styles.unread}`}>
          {unread}
          <span className="visually-hidden"> {m.consultations_unread()}</span>
        </span>
      )}
    </BarButton>
  );
}

interface BarButtonProps {
  readonly icon: CallIconName;
  readonly label: string;
  /** The full label, where there is room for a short one only. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
  /** Uses the light theme's red in the dark theme. */
  readonly faceTheme?: 'light';
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  /** Something is off that one may think is on. */
  readonly 'data-off'?: boolean | undefined;
  /** Something is on that usually is not. */
  readonly 'data-on'?: boolean | undefined;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}

function BarButton({ icon, label, name, className, faceTheme, children, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      className={[styles.button, className].filter(Boolean).join(' ')}
      aria-label={name}
      title={name}
      {...rest}
    >
      <span className={`centred surface ${styles.face}`} data-theme={faceTheme}>
        <CallIcon name={icon} />
      </span>
      <span className={styles.label}>{label}</span>
      {children}
    </button>
  );
}

interface ToggleProps {
  readonly icon: CallIconName;
  readonly label: string;
  readonly name?: string;
  readonly pressed: boolean;
  /** Normally on, so that only "off" is marked. */
  readonly rests?: boolean;
  readonly onClick: () => void;
}

function Toggle({ icon, label, name, pressed, rests = false, onClick }: ToggleProps) {
  return (
    <BarButton
      icon={icon}
      label={label}
      name={name}
      aria-pressed={pressed}
      data-off={(rests && !pressed) || undefined}
      data-on={(!rests && pressed) || undefined}
      onClick={onClick}
    />
  );
}
