/** The root mean square of a voice at arm's length; shown as a full meter. */
const fullAt = 0.25;

/**
 * Reports the level of a microphone, 0 to 1, in every animation frame. Returns a function that stops it; the
 * track stays open.
 */
export function watchMicLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = requestAnimationFrame(measure);
  // Browsers suspend audio until the first click on the page.
  context.resume().catch((error: unknown) => console.warn(error));

  function measure() {
    analyser.getFloatTimeDomainData(samples);
    onLevel(computeLevel(samples));
    frame = requestAnimationFrame(measure);
  }
  return () => {
    cancelAnimationFrame(frame);
    source.disconnect();
    context.close().catch((error: unknown) => console.warn(error));
  };
}

/** The root mean square of samples between -1 and 1, as a share of a full meter. */
export function computeLevel(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / samples.length) / fullAt);
}
