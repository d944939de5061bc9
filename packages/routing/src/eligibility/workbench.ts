import { createKernel, type Kernel, reserveRoom } from "../kernel/kernel.ts";
import type { Catalogue } from "./catalogue.ts";

/**
 * What every decision works with, and writes anew: making lists anew would take longer than the decision. What is said
 * of places is in words of the store.
 */
export interface Workbench {
  readonly kernel: Kernel;
  readonly words: Int32Array;
  /** The class of each dimension, by its place. */
  readonly classes: Int32Array;
  /** Where the rows begin that are taken together. */
  readonly rows: number;
  /** Where the set of eligible methods begins. */
  readonly eligible: number;
  /** Where the positions of the methods begin that have to be asked. */
  readonly asked: number;
  /** Where the ranks of the eligible methods begin, and their preferences. */
  readonly ranks: number;
  readonly preferences: number;
}

/** Completes the store of a catalogue, all of whose accounts are compiled. */
export function createWorkbench(catalogue: Catalogue): Workbench {
  const { rows: store, methods, classification } = catalogue;
  const size = {
    // The last place takes what no constraint looks at.
    classes: classification.dimensions.size + 1,
    rows: countRows(catalogue),
    methods: methods.length,
  };
  const room = reserveRoom(store, size);
  const kernel = createKernel(store, room);
  const { words } = store;
  return {
    kernel,
    words,
    classes: words.subarray(room.classes / 4, room.classes / 4 + size.classes),
    rows: room.rows / 4,
    eligible: room.eligible / 4,
    asked: room.asked / 4,
    ranks: room.ranks / 4,
    preferences: room.preferences / 4,
  };
}

/** As many as there can be: a row for each dimension in two layers, one for each field that can be required, and two. */
function countRows({ classification, withoutField }: Catalogue): number {
  return 2 * classification.dimensions.size + withoutField.length + 2;
}
