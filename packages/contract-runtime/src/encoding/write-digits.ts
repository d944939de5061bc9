import type { XmlWriter } from "./xml-writer.ts";

/** Writes an integer from 0 to 999,999,999. */
export function writeDigits(writer: XmlWriter, value: number): void {
  writer.reserve(9);
  const { bytes } = writer;
  let digits = 1;
  for (let power = 10; value >= power; power *= 10) digits++;
  let rest = value;
  for (let pos = writer.pos + digits - 1; pos >= writer.pos; pos--) {
    const tens = (rest / 10) | 0;
    bytes[pos] = 0x30 + rest - 10 * tens;
    rest = tens;
  }
  writer.pos += digits;
}
