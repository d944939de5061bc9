/** A set of methods: a bit for each, by its position in the catalogue. */
export type Bits = Int32Array;

export function makeBits(size: number): Bits {
  return new Int32Array(Math.ceil(size / 32));
}

/** All of them. The bits past the size are set as well: they are never set in what is offered. */
export function makeFullBits(size: number): Bits {
  return makeBits(size).fill(-1);
}

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

export function clearBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) & ~(1 << (position & 31));
}
