/** Two soft notes when it is one's turn; only for those who have switched sound on. */
let context: AudioContext | null = null;

function note(audio: AudioContext, frequency: number, start: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.28);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.3);
}

export function chime(): void {
  // until somebody has touched the page browsers let nothing be heard, and complain
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  context ??= new AudioContext();
  note(context, 523, context.currentTime);
  note(context, 784, context.currentTime + 0.12);
}
