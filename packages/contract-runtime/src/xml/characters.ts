// Characters of XML 1.0 (fifth edition), sections 2.2 and 2.3, over valid UTF-8 bytes.

export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;

const NAME_START = 1;
const NAME = 2;
const WHITE_SPACE = 4;
/** Ends a run of plain text: markup, `]`, CR, controls, and all non-ASCII bytes. */
const TEXT_STOP = 8;

const ASCII_CLASS = classifyAscii();

/** True for the four white space characters of XML. */
export function isSpace(byte: number | undefined): boolean {
  return byte !== undefined && ((ASCII_CLASS[byte] as number) & WHITE_SPACE) !== 0;
}

/** True for a byte that ends a run of plain text. */
export function stopsText(byte: number): boolean {
  return ((ASCII_CLASS[byte] as number) & TEXT_STOP) !== 0;
}

/** True for plain text other than white space. */
export function isWordCharacter(byte: number): boolean {
  return ((ASCII_CLASS[byte] as number) & (TEXT_STOP | WHITE_SPACE)) === 0;
}

/** True for the ASCII characters that may begin a name. Bytes from 0x80 need {@link isNameStart}. */
export function isAsciiNameStart(byte: number | undefined): boolean {
  return byte !== undefined && ((ASCII_CLASS[byte] as number) & NAME_START) !== 0;
}

/** True for the ASCII characters that a name may contain. Bytes from 0x80 need {@link isNameCharacter}. */
export function isAsciiNameCharacter(byte: number | undefined): boolean {
  return byte !== undefined && ((ASCII_CLASS[byte] as number) & NAME) !== 0;
}

/** Production [2] Char. */
export function isXmlCharacter(codePoint: number): boolean {
  if (codePoint < 0x20) return codePoint === TAB || codePoint === LINE_FEED || codePoint === CARRIAGE_RETURN;
  return (
    codePoint <= 0xd7ff ||
    (codePoint >= 0xe000 && codePoint <= 0xfffd) ||
    (codePoint >= 0x10000 && codePoint <= 0x10ffff)
  );
}

/** Production [4] NameStartChar. */
export function isNameStart(codePoint: number): boolean {
  if (codePoint < 0x80) return isAsciiNameStart(codePoint);
  return inRanges(codePoint, NAME_START_RANGES);
}

/** Production [4a] NameChar. */
export function isNameCharacter(codePoint: number): boolean {
  if (codePoint < 0x80) return isAsciiNameCharacter(codePoint);
  return inRanges(codePoint, NAME_START_RANGES) || inRanges(codePoint, NAME_RANGES);
}

/** Returns the code point whose UTF-8 form begins at `offset`. The bytes must be valid UTF-8. */
export function codePointAt(bytes: Uint8Array, offset: number): number {
  const first = bytes[offset] as number;
  if (first < 0x80) return first;
  const second = (bytes[offset + 1] as number) & 0x3f;
  if (first < 0xe0) return ((first & 0x1f) << 6) | second;
  const third = (bytes[offset + 2] as number) & 0x3f;
  if (first < 0xf0) return ((first & 0x0f) << 12) | (second << 6) | third;
  return ((first & 0x07) << 18) | (second << 12) | (third << 6) | ((bytes[offset + 3] as number) & 0x3f);
}

/** Returns the UTF-8 length of the character whose first byte is given. */
export function utf8Length(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/** NameStartChar above ASCII: first, last, first, last, … */
export const NAME_START_RANGES = [
  0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0x2ff, 0x370, 0x37d, 0x37f, 0x1fff, 0x200c, 0x200d, 0x2070, 0x218f, 0x2c00,
  0x2fef, 0x3001, 0xd7ff, 0xf900, 0xfdcf, 0xfdf0, 0xfffd, 0x10000, 0xeffff,
];
/** The other NameChar characters above ASCII. */
export const NAME_RANGES = [0xb7, 0xb7, 0x300, 0x36f, 0x203f, 0x2040];

function inRanges(codePoint: number, ranges: readonly number[]): boolean {
  for (let i = 0; i < ranges.length; i += 2) {
    if (codePoint >= (ranges[i] as number) && codePoint <= (ranges[i + 1] as number)) return true;
  }
  return false;
}

function classifyAscii(): Uint8Array {
  const classes = new Uint8Array(256);
  const add = (characters: string, bits: number): void => {
    for (const character of characters)
      classes[character.charCodeAt(0)] = (classes[character.charCodeAt(0)] as number) | bits;
  };
  add("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_:", NAME_START | NAME);
  add("0123456789-.", NAME);
  add("\t\n\r ", WHITE_SPACE);
  add("<&]", TEXT_STOP);
  for (let byte = 0; byte < 256; byte++) {
    const control = byte < 0x20 && byte !== TAB && byte !== LINE_FEED;
    if (control || byte >= 0x80) classes[byte] = (classes[byte] as number) | TEXT_STOP;
  }
  return classes;
}
