/** Limits the memory that a short text can allocate. */
const MAX_SEQUENCES = 100_000;
const MAX_LENGTH = 4096;
/** A number, or a range of two numbers. */
const RANGE = /^(0|[1-9]\d{0,15})(?:-([1-9]\d{0,15}))?$/;

/** Writes ascending sequence numbers, consecutive ones as a range: `1-3,5`. Undefined for invalid numbers. */
export function writeSequences(sequences: readonly number[]): string | undefined {
  const ranges: [first: number, last: number][] = [];
  for (const sequence of sequences) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] + 1 === sequence) range[1] = sequence;
    else ranges.push([sequence, sequence]);
  }
  const text = ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(",");
  return readSequences(text) === undefined ? undefined : text;
}

/**
 * Reads ascending numbers and ranges, at least one. Also accepts `1,2` and `1-1`, which `writeSequences` never writes.
 * Undefined for any other text.
 */
export function readSequences(text: string): number[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const sequences: number[] = [];
  for (const range of text.split(",")) {
    const [, first, last = first] = RANGE.exec(range) ?? [];
    const begin = Number(first);
    const end = Number(last);
    const isAscending = begin > (sequences.at(-1) ?? -1) && begin <= end;
    if (!isAscending || !Number.isSafeInteger(end) || sequences.length + end - begin >= MAX_SEQUENCES) {
      return undefined;
    }
    for (let sequence = begin; sequence <= end; sequence++) sequences.push(sequence);
  }
  return sequences;
}
