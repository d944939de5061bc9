import type { Report } from "./harness/report.ts";
import { measureSizes } from "./size/measure-sizes.ts";
import { describeSizes } from "./size/size-table.ts";

/** Measures the size of each generated contract in a bundle that uses all of it. */
export async function run(): Promise<Report> {
  const sizes = (await measureSizes()).filter(({ part }) => part === "all");
  const figures = sizes.flatMap(({ name, minifiedBytes, gzippedBytes, budgetBytes }) => {
    const key = name.replaceAll("-", "_");
    return [
      [`${key}_bytes`, minifiedBytes],
      [`${key}_gzip_bytes`, gzippedBytes],
      [`${key}_budget_bytes`, budgetBytes],
    ];
  });
  return {
    title: `Contracts bundled and minified with everything they import\n\n${describeSizes(sizes, "name")}`,
    tables: [],
    figures: Object.fromEntries(figures),
  };
}
