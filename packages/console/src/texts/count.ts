/** A number with its noun: `1 lane`, `2 lanes`. */
export function count(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}
