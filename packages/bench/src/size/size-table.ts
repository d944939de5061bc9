import { fillSection } from "@payment-routing/test-support/markdown";
import type { ContractSize } from "./measure-sizes.ts";

/** The sizes as a table, in kilobytes of 1,000 bytes: of contracts, or of the parts of one contract. */
export function describeSizes(sizes: readonly ContractSize[], key: "name" | "part"): string {
  const rows = sizes.map((size) => {
    const { minifiedBytes, gzippedBytes, budgetBytes } = size;
    const row = key === "name" ? `\`${size.name}\`` : describePart(size.part);
    return `| ${row} | ${kilobytes(minifiedBytes)} | ${kilobytes(gzippedBytes)} | ${kilobytes(budgetBytes)} |`;
  });
  const head = key === "name" ? "contract" : "imports";
  return [`| ${head} | minified, kB | with gzip, kB | budget, kB |`, "|---|---|---|---|", ...rows].join("\n");
}

function describePart(part: string): string {
  return part === "all" ? "all" : `\`${part}…\` only`;
}

/** The README with its table of sizes updated. */
export function writeSizeTable(readme: string, sizes: readonly ContractSize[], key: "name" | "part"): string {
  return fillSection(readme, "sizes", describeSizes(sizes, key));
}

/** The minified sizes that a README states, in kilobytes by contract or part. */
export function readSizeTable(readme: string): ReadonlyMap<string, number> {
  const [, table] = readme.split(/<!-- \/?sizes -->/);
  if (table === undefined) throw new RangeError("the page has no <!-- sizes -->");
  const rows = table.matchAll(/^\| `?([\w-]+)(?:…)?`?(?: only)? \| ([\d.]+) \|/gm);
  return new Map(Array.from(rows, ([, name = "", size]) => [name, Number(size)]));
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** A table of sizes in a README. */
interface SizeTable {
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
