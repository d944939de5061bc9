import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const FACTS = new URL("../../schemas/operator/search-facts.schema.json", import.meta.url);

export default defineConfig({
  root: fileURLToPath(new URL("src", import.meta.url)),
  // Where the internal listener serves the files.
  base: "/console/",
  // The labels of facts are in their schema alone.
  define: { FACT_LABELS: JSON.stringify(JSON.parse(readFileSync(FACTS, "utf8")).properties) },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "baseline-widely-available",
    // The policy of the page allows no data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The test of the budget reads which files the first page loads.
    manifest: "manifest.json",
  },
});
