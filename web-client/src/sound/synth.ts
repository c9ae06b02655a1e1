// Makes the sounds; loaded with the first of them. Nothing here throws: a browser without sound plays on in silence.
import type { Planned } from './pacer';
import { is_tone, length_of, score, type Note } from './score';

const silence = 0.0001;
const idle_ms = 15_000; // an open context costs power
const late_s = 2; // what could not be heard in time is not made up for

export interface Synth {
  play(planned: readonly Planned[], loudness: number): void;
  wake(): void;
}

class WebAudio implements Synth {
  private readonly out: GainNode;
  private readonly noise: AudioBuffer;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly context: AudioContext) {
    const press = new DynamicsCompressorNode(context, { threshold: -18, ratio: 6, attack: 0.002, release: 0.12 });
    this.out = new GainNode(context, { gain: 0 });
    this.out.connect(press).connect(context.destination);
    this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  wake(): void {
    if (this.context.state !== 'running' && this.context.state !== 'closed') void this.context.resume().catch(() => undefined);
  }

  play(planned: readonly Planned[], loudness: number): void {
    if (planned.length === 0) return;
    const asked = performance.now();
    void this.context
      .resume()
      .then(() => {
        if (performance.now() - asked > late_s * 1000) return;
        this.out.gain.value = loudness;
        let end = 0;
        for (const { cue, in_ms } of planned) {
          const at = this.context.currentTime + 0.01 + in_ms / 1000;
          for (const note of score[cue]) this.sound(note, at);
          end = Math.max(end, in_ms + length_of(score[cue]) * 1000);
        }
        clearTimeout(this.rest);
        this.rest = setTimeout(() => void this.context.suspend().catch(() => undefined), end + idle_ms);
      })
      .catch(() => undefined);
  }

  private sound(note: Note, start: number): void {
    const at = start + (note.at ?? 0);
    const top = at + (note.rise ?? 0.005);
    const end = top + note.lasts;
    const gain = new GainNode(this.context, { gain: silence });
    gain.gain.setValueAtTime(silence, at);
    gain.gain.linearRampToValueAtTime(note.loud, top);
    gain.gain.exponentialRampToValueAtTime(silence, end);
    gain.connect(this.out);
    const source = is_tone(note) ? new OscillatorNode(this.context, { type: note.wave, frequency: note.from }) : new AudioBufferSourceNode(this.context, { buffer: this.noise, loop: true });
    let last: AudioNode = source;
    let pitch: AudioParam | null = source instanceof OscillatorNode ? source.frequency : null;
    if (!is_tone(note)) {
      const band = new BiquadFilterNode(this.context, { type: 'bandpass', frequency: note.band, Q: note.narrow ?? 1 });
      source.connect(band);
      last = band;
      pitch = band.frequency;
    }
    if (pitch && note.to) {
      pitch.setValueAtTime(is_tone(note) ? note.from : note.band, at);
      pitch.exponentialRampToValueAtTime(note.to, end);
    }
    last.connect(gain);
    source.onended = () => gain.disconnect();
    source.start(at);
    source.stop(end + 0.02);
  }
}

export function open_synth(): Synth | null {
  try {
    return new WebAudio(new AudioContext());
  } catch {
    return null; // no device, or too many pages with sound
  }
}
