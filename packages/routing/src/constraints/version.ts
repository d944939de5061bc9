/** The numbers that a version starts with. */
export type Version = readonly number[];

/** Undefined for a text that does not start with numbers and dots, followed by nothing or by a hyphen or plus. */
export function parseVersion(text: string): Version | undefined {
  const [, numbers] = /^(\d{1,9}(?:\.\d{1,9}){0,7})(?:[-+].*)?$/s.exec(text) ?? [];
  return numbers?.split(".").map(Number);
}

/** The same, which remembers: senders are of few versions, and every decision may ask. */
export function readVersion(text: string): Version | undefined {
  const known = remembered.get(text);
  if (known !== undefined || remembered.has(text)) return known;
  const version = parseVersion(text);
  // Texts are the senders' own, and they could send a new one each time.
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  if (text.length <= LONGEST_REMEMBERED) remembered.set(text, version);
  return version;
}

const remembered = new Map<string, Version | undefined>();
const MOST_REMEMBERED = 1000;
const LONGEST_REMEMBERED = 100;

/** Below zero when the first is the lower one. Numbers that are not given are 0. */
export function compareVersions(a: Version, b: Version): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
