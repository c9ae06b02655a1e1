// What people type, as the server takes it: so many characters, each of which can be seen and none of which turns the
// direction of writing. The joiner of emoji is let through.
// Fillers look like nothing; more than three marks on one letter reach over its neighbours.
const unwanted = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]|\p{M}{4}/u;

export function readable(text: string, least: number, most: number): boolean {
  const length = [...text].length;
  return length >= least && length <= most && !unwanted.test(text);
}
