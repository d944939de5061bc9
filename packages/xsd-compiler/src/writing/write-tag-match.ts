import type { Imports } from "./imports.ts";

const encoder = new TextEncoder();

/**
 * The conditions that a tag, given as it is written, stands at `pos`: four bytes are compared at a time, the last four
 * overlapping those before them. Asks for `view`, a DataView over the document, and `end`, its length.
 */
export function writeTagMatch(imports: Imports, tag: string): readonly string[] {
  const bytes = encoder.encode(tag);
  const view = new DataView(bytes.buffer);
  const fits = `${writeOffset(bytes.length)} <= end`;
  if (bytes.length < 4) {
    const single = Array.from(
      bytes,
      (byte, offset) => `view.getUint8(${writeOffset(offset)}) === 0x${byte.toString(16)}`,
    );
    return [fits, ...single];
  }
  const words = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, word) => {
    const offset = Math.min(4 * word, bytes.length - 4);
    const value = view.getInt32(offset, true);
    const literal = `${value < 0 ? "-" : ""}0x${Math.abs(value).toString(16)}`;
    return `${imports.value("wordAt")}(view, ${writeOffset(offset)}) === ${literal}`;
  });
  return [fits, ...words];
}

/** How many bytes a tag has. */
export function tagLength(tag: string): number {
  return encoder.encode(tag).length;
}

function writeOffset(offset: number): string {
  return offset === 0 ? "pos" : `pos + ${offset}`;
}
