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

/** Finds the lowest integer in the set that is not below `from`. Returns -1 if there is none. */
export function findBit(bits: Bits, from: number): number {
  let word = from >>> 5;
  if (word >= bits.length) return -1;
  let rest = (bits[word] as number) & (-1 << (from & 31));
  while (rest === 0) {
    if (++word >= bits.length) return -1;
    rest = bits[word] as number;
  }
  return 32 * word + 31 - Math.clz32(rest & -rest);
}

/** Removes from a set what is not in the other one, whose words start at `start`. */
export function intersect(bits: Bits, other: Bits, start = 0): void {
  for (let word = 0; word < bits.length; word++)
    bits[word] = (bits[word] as number) & (other[start + word] as number);
}
