import { Glyph } from '#web/ui/icon.tsx';

/** The icons of a call, on the grid of web/ui/icon.tsx; apart, because no other screen needs them. */
const shapes = {
  microphone: 'M12 14.5a3 3 0 0 0 3-3V6.5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  microphoneOff:
    'M4 4l16 16M9 9.5v2a3 3 0 0 0 4.6 2.5M15 11V6.5a3 3 0 0 0-5.7-1.3M5.5 11.5a6.5 6.5 0 0 0 10.2 5.3M18.5 11.5a6.5 6.5 0 0 1-.5 2.5M12 18v3',
  camera: 'M4 7h11v10H4zM15 11l5-3v8l-5-3z',
  cameraOff: 'M4 4l16 16M7.5 7H4v10h11v-2.5M11 7h4v4l5-3v8l-1.5-.9',
  share: 'M4 5h16v11H4zM9 20h6M12 13V8M9.5 10L12 7.5l2.5 2.5',
  chat: 'M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12h5',
  patient: 'M6 4h12v17H6zM9.5 4V2.5h5V4M9 12h6M12 9v6M9 18h6',
  devices: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
  hangUp:
    'M3 14.5c0-6 18-6 18 0v1.7a1.3 1.3 0 0 1-1.6 1.2l-3-.8a1.3 1.3 0 0 1-1-1.2v-2a11 11 0 0 0-6.8 0v2a1.3 1.3 0 0 1-1 1.2l-3 .8A1.3 1.3 0 0 1 3 16.2z',
  picture: 'M3.5 5h17v14h-17zM12.5 12.5h5.5v4h-5.5z',
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  fullScreenOff: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
} as const;

export type CallIconName = keyof typeof shapes;

export function CallIcon({ name, size = 22 }: { readonly name: CallIconName; readonly size?: number }) {
  return <Glyph path={shapes[name]} size={size} />;
}
