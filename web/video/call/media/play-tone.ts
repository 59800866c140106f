/** Two rising notes in hertz, low enough for old ears. */
const notes = [523.25, 783.99];
const noteSeconds = 0.35;
const volume = 0.2;

/** An audio context that can play through a chosen loudspeaker; not every browser has the method. */
type WithSink = AudioContext & { setSinkId?: (id: string) => Promise<void> };

/**
 * Plays a short tone through a loudspeaker (the default without an id, or if the browser offers no choice).
 * Resolves after it was played, rejects if the loudspeaker cannot be used.
 */
export async function playTestTone(speakerId?: string): Promise<void> {
  const context: WithSink = new AudioContext();
  try {
    if (speakerId) await context.setSinkId?.(speakerId);
    await context.resume();
    await new Promise<void>((resolve) => schedule(context).addEventListener('ended', () => resolve()));
  } finally {
    await context.close();
  }
}

/** Schedules the notes one after the other, each with a fade against clicks; returns the last one. */
function schedule(context: AudioContext): OscillatorNode {
  const oscillators = notes.map((frequency, index) => {
    const start = context.currentTime + index * noteSeconds;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.03);
    gain.gain.linearRampToValueAtTime(0, start + noteSeconds);
    gain.connect(context.destination);
    const oscillator = new OscillatorNode(context, { frequency });
    oscillator.connect(gain);
    oscillator.start(start);
    oscillator.stop(start + noteSeconds);
    return oscillator;
  });
  const last = oscillators.at(-1);
  if (!last) throw new Error('A tone without notes');
  return last;
}
