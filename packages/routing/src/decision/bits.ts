/** A set of small integers, one bit each: methods by their position in the catalogue, rules by that in their ordering. */
export type Bits = Uint32Array;

/** An empty set for integers below the size. */
export function makeBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

/** A set of all integers below the size, and of those up to the end of the last word. */
export function makeFullBits(size: number): Bits {
  return makeBits(size).fill(0xffff_ffff);
}

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << (position & 31));
}

export function clearBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) & ~(1 << (position & 31));
}

export function hasBit(bits: Bits, position: number): boolean {
  return ((bits[position >>> 5] as number) & (1 << (position & 31))) !== 0;
}

/** Moves the integers of a set to a list, in ascending order, from an index on. */
export function moveBits(bits: Bits, list: Int32Array, start: number): void {
  let index = start;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = (bits[word] as number) | 0; rest !== 0; rest &= rest - 1)
      list[index++] = 32 * word + lowestBit(rest);
    bits[word] = 0;
  }
}

/** The position of the lowest bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Makes a set equal to another one of the same size. */
export function copyBits(bits: Bits, from: Bits): void {
  // A loop is faster than `set` and `fill` for the few words that a set has.
  for (let word = 0; word < bits.length; word++) bits[word] = from[word] as number;
}

/** Adds all integers up to the end of the last word. */
export function fillBits(bits: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = 0xffff_ffff;
}

/** Removes the elements that are not in another set of the same size. */
export function intersect(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++)
    bits[word] = (bits[word] as number) & (other[word] as number);
}
