/** The parts of a Jitsi host's external API that are used. */
export interface JitsiMeetingApi {
  readonly addListener: (event: 'readyToClose' | 'videoConferenceLeft', listener: () => void) => void;
  readonly dispose: () => void;
}

export interface JitsiOptions {
  readonly roomName: string;
  readonly parentNode: HTMLElement;
  readonly width: string;
  readonly height: string;
  readonly userInfo: { readonly displayName: string };
  readonly configOverwrite: Readonly<Record<string, unknown>>;
  readonly interfaceConfigOverwrite: Readonly<Record<string, unknown>>;
}

export type JitsiExternalApi = new (host: string, options: JitsiOptions) => JitsiMeetingApi;

declare global {
  interface Window {
    JitsiMeetExternalAPI?: JitsiExternalApi;
  }
}

/**
 * Loads the external API from the host that the server named. Rejects if it cannot be loaded; the next call
 * tries again.
 */
export function loadJitsi(host: string): Promise<JitsiExternalApi> {
  return new Promise((resolve, reject) => {
    if (window.JitsiMeetExternalAPI) {
      resolve(window.JitsiMeetExternalAPI);
      return;
    }
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${host} did not send its external API`));
    };
    script.src = `https://${host}/external_api.js`;
    script.async = true;
    script.onerror = fail;
    script.onload = () => (window.JitsiMeetExternalAPI ? resolve(window.JitsiMeetExternalAPI) : fail());
    document.head.append(script);
  });
}
