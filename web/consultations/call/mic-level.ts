/** A voice at arm's length reaches about this root mean square; more fills the meter. */
const fullAt = 0.25;

/**
 * Measures how loud a microphone is, from 0 to 1, with every frame of the screen. Answers how to stop, which lets go of
 * the audio hardware; the track itself goes on.
 */
export function watchMicLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = requestAnimationFrame(measure);
  // Without a click on the page so far, browsers keep it silent until they are asked.
  context.resume().catch((error: unknown) => console.warn(error));

  function measure() {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
    frame = requestAnimationFrame(measure);
  }
  return () => {
    cancelAnimationFrame(frame);
    source.disconnect();
    context.close().catch((error: unknown) => console.warn(error));
  };
}

/** The root mean square of samples from -1 to 1, as a share of a full meter. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / samples.length) / fullAt);
}
