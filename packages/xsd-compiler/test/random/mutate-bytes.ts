import type { Random } from "../../src/testing/random.ts";

/** What documents trip over, as bytes. */
const TROUBLE = [
  ...[
    "<",
    ">",
    "&",
    "]]>",
    "<![CDATA[",
    "<!--",
    "-->",
    "<?",
    "?>",
    "</",
    "/>",
    "'",
    '"',
    "=",
    " xmlns=''",
    " xmlns:xsi='x'",
  ],
  ...[
    "&#0;",
    "&#xD800;",
    "&lt;",
    "&x;",
    "&#x10FFFF;",
    "<!DOCTYPE r>",
    "\u0000",
    "\u001f",
    "\ufffe",
    "\ufeff",
    "é",
    "\u{1F4B3}",
  ],
  ...["\r", "\r\n", "\t", ":", "xml:lang='x'", "xsi:type='x'", "-", "9".repeat(40), "<a>".repeat(300)],
].map((text) => new TextEncoder().encode(text));

const INVALID_UTF8 = [[0x80], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xff]].map(
  (bytes) => Uint8Array.from(bytes),
);

/** A document with a few of its bytes changed, left out, repeated or put in. */
export function mutateBytes(document: Uint8Array, random: Random): Uint8Array {
  let bytes = document;
  for (let times = 1 + random.below(3); times > 0; times--) bytes = mutateOnce(bytes, random);
  return bytes;
}

function mutateOnce(bytes: Uint8Array, random: Random): Uint8Array {
  const start = random.below(bytes.length + 1);
  const end = Math.min(bytes.length, start + random.below(20));
  switch (random.below(6)) {
    case 0:
      return concat(bytes.subarray(0, start), bytes.subarray(end));
    case 1:
      return concat(bytes.subarray(0, end), bytes.subarray(start));
    case 2:
      return concat(bytes.subarray(0, start), random.one(TROUBLE), bytes.subarray(start));
    case 3:
      return concat(bytes.subarray(0, start), random.one(TROUBLE), bytes.subarray(end));
    case 4: {
      const changed = bytes.slice();
      if (start < bytes.length) changed[start] = random.below(256);
      return changed;
    }
    default:
      return random.rarely(4)
        ? concat(bytes.subarray(0, start), random.one(INVALID_UTF8), bytes.subarray(start))
        : bytes.subarray(0, start);
  }
}

function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
