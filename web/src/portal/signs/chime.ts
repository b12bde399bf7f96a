/** Plays two soft notes. Resolves when they are over. */
export async function chime(): Promise<void> {
  // Browsers keep a page silent until its user has pressed something in it, and warn in the console.
  if (!navigator.userActivation.hasBeenActive) return;
  const context = new AudioContext();
  await Promise.all(
    notes.map(({ hertz, from }) => play(context, hertz, context.currentTime + from)),
  );
  await context.close();
}

/** Plays them in only one of the tabs that ask at the same moment. */
export async function ringInOneTab(): Promise<void> {
  await navigator.locks.request("arrivalSound", { ifAvailable: true }, async (lock) => {
    if (lock !== null) await chime();
  });
}

const notes = [
  { hertz: 784, from: 0 },
  { hertz: 1047, from: 0.16 },
];

const seconds = 0.7;

function play(context: AudioContext, hertz: number, from: number): Promise<void> {
  const tone = new OscillatorNode(context, { frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  tone.connect(volume).connect(context.destination);
  // Without a soft start and end, each note would click.
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.25, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.start(from);
  tone.stop(from + seconds);
  return new Promise((resolve) => tone.addEventListener("ended", () => resolve(), { once: true }));
}
