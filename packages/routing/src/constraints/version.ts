/** The numbers that a version starts with. */
export type Version = readonly number[];

/** Undefined for a text that does not start with a number. What follows the numbers and their dots takes no part. */
export function parseVersion(text: string): Version | undefined {
  return findNumbers(text)?.split(".").map(Number);
}

/** Writes what is read of a text as the text has it: a number may have more digits than one can be counted with. */
export function showVersion(text: string): string {
  const numbers = findNumbers(text) ?? "";
  return numbers.length === MAX_READ_LENGTH && text.length > MAX_READ_LENGTH ? `${numbers}…` : numbers;
}

function findNumbers(text: string): string | undefined {
  return /^\d+(?:\.\d+)*/.exec(text.slice(0, MAX_READ_LENGTH))?.[0];
}

/** Of a longer text, the beginning says what version it is: no sender makes every decision read a megabyte. */
const MAX_READ_LENGTH = 100;

/** The same, which remembers: senders are of few versions, and every decision may ask. */
export function readVersion(text: string): Version | undefined {
  const known = remembered.get(text);
  if (known !== undefined || remembered.has(text)) return known;
  const version = parseVersion(text);
  // Texts are the senders' own, and they could send a new one each time.
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  // A copy, since a text that was cut out of a document would keep all of the document.
  if (text.length <= MAX_READ_LENGTH) remembered.set([...text].join(""), version);
  return version;
}

const remembered = new Map<string, Version | undefined>();
const MAX_REMEMBERED = 1000;

/** Below zero when the first is the lower one. Numbers that are not given are 0. */
export function compareVersions(a: Version, b: Version): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
