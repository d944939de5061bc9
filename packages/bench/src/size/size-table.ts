import type { ContractSize } from "./measure-sizes.ts";

const BEGIN = "<!-- sizes -->";
const END = "<!-- /sizes -->";

/** The sizes as a table, in kilobytes of 1,000 bytes. */
export function describeSizes(sizes: readonly ContractSize[]): string {
  const rows = sizes.map(({ name, minifiedBytes, gzippedBytes, budgetBytes }) => {
    return `| \`${name}\` | ${kilobytes(minifiedBytes)} | ${kilobytes(gzippedBytes)} | ${kilobytes(budgetBytes)} |`;
  });
  return ["| contract | minified, kB | with gzip, kB | budget, kB |", "|---|---|---|---|", ...rows].join(
    "\n",
  );
}

/** The README with its table of sizes updated. */
export function writeSizeTable(readme: string, sizes: readonly ContractSize[]): string {
  const { start, end } = findTable(readme);
  return `${readme.slice(0, start)}\n\n${describeSizes(sizes)}\n\n${readme.slice(end)}`;
}

/** The minified sizes that the README states, in kilobytes by contract. */
export function readSizeTable(readme: string): ReadonlyMap<string, number> {
  const { start, end } = findTable(readme);
  const rows = readme.slice(start, end).matchAll(/^\| `(.+?)` \| ([\d.]+) \|/gm);
  return new Map(Array.from(rows, ([, name = "", size]) => [name, Number(size)]));
}

function findTable(readme: string): { readonly start: number; readonly end: number } {
  const start = readme.indexOf(BEGIN) + BEGIN.length;
  const end = readme.indexOf(END);
  if (start < BEGIN.length || end < start) throw new RangeError(`the README has no ${BEGIN} … ${END}`);
  return { start, end };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
