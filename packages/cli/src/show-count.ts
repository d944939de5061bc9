/** `1 callback`, `2 callbacks`: the noun takes an s unless its plural is given. */
export function showCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
