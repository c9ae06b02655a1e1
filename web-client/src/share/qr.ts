// A link as a QR code: its dark squares as one path of an SVG. Loaded with the sheet that shows it.
import { correction, generate, mode } from 'lean-qr';

export interface Qr {
  size: number; // squares on a side, without the quiet zone
  path: string;
}

export const quiet = 4; // empty squares around it that readers need

export function qr_of(text: string): Qr {
  const code = generate(mode.bytes(new TextEncoder().encode(text)), { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      let wide = 0;
      while (code.get(x + wide, y)) wide += 1;
      if (wide > 0) path += `M${x} ${y}h${wide}v1h-${wide}z`;
      x += wide;
    }
  }
  return { size: code.size, path };
}
