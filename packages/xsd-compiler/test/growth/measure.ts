// Measures the time to validate against the size of documents, and prints the table of the README:
// `npm run growth -w @payment-routing/xsd-compiler`.
import { compileXsd } from "../../src/compile-xsd.ts";
import { writeSchemas } from "../schema-folder.ts";
import { GROWING_DOCUMENTS } from "./documents.ts";

const SIZES = [64, 256, 1024, 4096];

console.log(
  `| document | ${SIZES.map((size) => (size < 1024 ? `${size} KiB` : `${size / 1024} MiB`)).join(" | ")} |`,
);
console.log(`| --- |${" ---: |".repeat(SIZES.length)}`);
for (const { name, schema, make } of GROWING_DOCUMENTS) {
  const { paths, remove } = writeSchemas({ "growth.xsd": schema });
  const compiled = compileXsd(paths, { maxAttributes: Number.POSITIVE_INFINITY });
  remove();
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(({ message }) => message).join("\n"));
  const cells = SIZES.map((size) => {
    const document = new TextEncoder().encode(make(size * 1024));
    const times = Array.from({ length: 5 }, () => {
      // Of this process: the machine may have other things to do.
      const start = process.cpuUsage();
      compiled.validate(document);
      const { user, system } = process.cpuUsage(start);
      return user + system;
    });
    return (median(times) * 1e3) / document.length;
  });
  console.log(`| ${name} | ${cells.map((cell) => cell.toFixed(0)).join(" | ")} |`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
