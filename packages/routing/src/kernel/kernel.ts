import { type Address, type Row, type RowStore, reserve } from "../eligibility/row-store.ts";
import { KERNEL } from "../gen/kernel.ts";

/** What of a decision is only about bits, in WebAssembly; `kernel.wat` says what each does. */
export interface Kernel {
  select(
    given: number,
    capabilities: Address,
    capabilityCount: number,
    policies: Address,
    policyCount: number,
    withRest: Address,
  ): number;
  choose(tables: Address, count: number): number;
  arrange(
    rankOf: Address,
    basePreferences: Address,
    first: Address,
    firstCount: number,
    last: Address,
    lastCount: number,
  ): number;
  number(count: number, basePreferences: Address): void;
}

/** Where in a store the kernel works. */
export interface Room {
  readonly classes: Address;
  readonly rows: Address;
  readonly eligible: Row;
  readonly asked: Address;
  readonly marks: Row;
  readonly ranks: Address;
  readonly preferences: Address;
  readonly last: Address;
}

/** How much there can be at most. */
export interface RoomSize {
  readonly classes: number;
  readonly rows: number;
  readonly methods: number;
}

export function reserveRoom(store: RowStore, { classes, rows, methods }: RoomSize): Room {
  const reserveRow = () => reserve(store, store.rowSize / 4);
  const reserveList = () => reserve(store, methods + LISTED_AT_ONCE);
  return {
    classes: reserve(store, classes),
    rows: reserve(store, rows),
    eligible: reserveRow(),
    asked: reserveList(),
    marks: reserveRow(),
    ranks: reserveList(),
    preferences: reserveList(),
    last: reserveList(),
  };
}

/** The kernel lists by so many at a time: behind the last it may write all but one more. */
const LISTED_AT_ONCE = 8;

/** Rules of an ordering are taken together in one word; it holds so many, the default among them. */
export const MOST_RULES = 64;

/**
 * Moves a store into the memory of a kernel; nothing may be added to it any more. Throws a RangeError where there is no
 * memory for it: it can address 4 GiB.
 */
export function createKernel(store: RowStore, room: Room): Kernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(store.used / PAGE) });
  const words = new Int32Array(memory.buffer);
  words.set(store.words.subarray(0, store.used / 4));
  store.words = words;
  store.isComplete = true;
  code ??= new WebAssembly.Module(Buffer.from(KERNEL, "base64"));
  const { exports } = new WebAssembly.Instance(code, {
    room: { memory, rowSize: store.rowSize, ...room },
  });
  return exports as unknown as Kernel;
}

/** Compiled once in a process. */
let code: object | undefined;

const PAGE = 2 ** 16;

/** As much of the API of WebAssembly as is used: Node's types have none of it. */
interface WebAssemblyApi {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}
declare const WebAssembly: WebAssemblyApi;
