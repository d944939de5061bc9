/** The length of a string as JSON Schema counts it: in code points. An unpaired surrogate counts as one. */
export default function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
