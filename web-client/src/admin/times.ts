// How long choices took, as bars.
import { Choice_By, type AdminSteps_Step } from '../state/wire';

export interface Bar {
  step: number;
  ms: number;
  height: number; // 0..1
  kind: 'one' | 'window' | 'late' | 'bot';
}

// Beyond this time a bar grows no further: one who slept must not flatten all others.
const cap_ms = 40_000;

export function bars_of(steps: readonly AdminSteps_Step[]): Bar[] {
  const most = Math.max(1000, ...steps.map((s) => Math.min(cap_ms, s.choice?.tookMs ?? 0)));
  return steps.map((s) => {
    const ms = s.choice?.tookMs ?? 0;
    const by = s.choice?.by ?? Choice_By.PLAYER;
    const kind = by === Choice_By.DEADLINE ? 'late' : s.asked.length > 1 ? 'window' : by === Choice_By.PLAYER ? 'one' : 'bot';
    return { step: s.step, ms, height: Math.max(0.03, Math.min(cap_ms, ms) / most), kind };
  });
}

export function median_ms(steps: readonly AdminSteps_Step[]): number {
  const all = steps.filter((s) => s.choice?.by === Choice_By.PLAYER).map((s) => s.choice!.tookMs).sort((a, b) => a - b);
  return all.length === 0 ? 0 : all[Math.floor(all.length / 2)]!;
}
