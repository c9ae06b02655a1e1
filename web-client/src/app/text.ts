// What people type, as the server takes it: so many characters, each of which can be seen and none of which turns the
// direction of writing. The joiner of emoji is let through.
const unwanted = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

export function readable(text: string, least: number, most: number): boolean {
  const length = [...text].length;
  return length >= least && length <= most && !unwanted.test(text);
}
