import { useEffect, useState } from "react";

/** Microphone level from 0 to 100, updated ten times a second; 0 if it cannot be measured. */
export function useMicrophoneLevel(track: MediaStreamTrack | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (track === null || !("AudioContext" in window)) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    const source = context.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      setLevel(levelOf(samples));
    }, 100);
    return () => {
      clearInterval(timer);
      source.disconnect();
      void context.close();
      setLevel(0);
    };
  }, [track]);
  return level;
}

/** Maps the loudness of samples from -60 dB (silence) through 0 dB to the range 0 to 100. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(Math.max(power, 1e-6));
  return Math.round(((Math.min(decibels, 0) + 60) / 60) * 100);
}
