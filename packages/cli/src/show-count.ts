/** `1 callback`, `2 callbacks`: for nouns that take an s. */
export function showCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
