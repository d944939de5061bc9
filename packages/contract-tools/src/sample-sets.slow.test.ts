import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ConsumerProject } from "../test/consumer-project.ts";
import { checkRoundTrips } from "../test/round-trip.ts";
import { SAMPLE_SETS } from "../test/sample-sets.ts";

const names = SAMPLE_SETS.map(({ name }) => name);

describe.skipIf(names.length === 0)("published schema sets", () => {
  let project: ConsumerProject;
  beforeAll(() => {
    project = new ConsumerProject();
    for (const set of SAMPLE_SETS) {
      project.generate(set);
      project.build(set.name);
    }
    // Every package has the same files: one is packed and installed, the others are linked.
    project.install("pacs.002.001.11");
    for (const name of names) if (name !== "pacs.002.001.11") project.link(name);
  }, 120_000);
  afterAll(() => project.remove());

  test("type-check under TypeScript 5.9", { timeout: 120_000 }, () => {
    expect(project.checkTypes(names)).toBe("");
  });

  test.for([...SAMPLE_SETS])("$name accepts its documents and reads its own output", async (set) => {
    expect(checkRoundTrips(set, await project.load(set.name))).toEqual([]);
  });

  test("the example of a README runs unchanged", () => {
    const set = SAMPLE_SETS.find(({ name }) => name === "ubl-invoice");
    const readme = readFileSync(join(project.folder, "packages/ubl-invoice/README.md"), "utf8");
    const [, example = ""] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
    const { file = "" } = set?.documents.find(({ valid }) => valid) ?? {};
    expect(project.run(example, [file])).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n?<Invoice /);
  });
});
