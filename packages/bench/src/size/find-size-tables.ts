import type { ContractSize } from "./measure-sizes.ts";

/** A table of sizes in a README. */
export interface SizeTable {
  readonly readme: URL;
  readonly key: "name" | "part";
  readonly sizes: readonly ContractSize[];
}

/** The tables of sizes: of all contracts in the README of this package, and of its parts in that of each contract. */
export function findSizeTables(sizes: readonly ContractSize[]): readonly SizeTable[] {
  const all = sizes.filter(({ part }) => part === "all");
  return [
    { readme: new URL("../../README.md", import.meta.url), key: "name", sizes: all },
    ...all.map(({ name }) => ({
      readme: new URL(`../../../${name}/README.md`, import.meta.url),
      key: "part" as const,
      sizes: sizes.filter((size) => size.name === name),
    })),
  ];
}
