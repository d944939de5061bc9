/** The numbers that a version starts with. */
export type Version = readonly number[];

/** Undefined for a text that does not start with numbers and dots, followed by nothing or by a hyphen or plus. */
export function parseVersion(text: string): Version | undefined {
  const [, numbers] = /^(\d{1,9}(?:\.\d{1,9}){0,7})(?:[-+].*)?$/s.exec(text) ?? [];
  return numbers?.split(".").map(Number);
}

/** Below zero when the first is the lower one. Numbers that are not given are 0. */
export function compareVersions(a: Version, b: Version): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
