/** The Jitsi host of this installation, as the server wrote it into the page; undefined where there is none. */
export function meetingHost(): string | undefined {
  return document.documentElement.dataset.meetingHost;
}
