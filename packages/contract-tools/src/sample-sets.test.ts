import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMPILERS, ConsumerProject } from "../test/consumer-project.ts";
import { checkRoundTrips } from "../test/round-trip.ts";
import { SAMPLE_SETS } from "../test/sample-sets.ts";

const names = SAMPLE_SETS.map(({ name }) => name);

describe.skipIf(names.length === 0)("published schema sets", () => {
  let project: ConsumerProject;
  beforeAll(() => {
    project = new ConsumerProject();
    for (const set of SAMPLE_SETS) project.generate(set);
    project.install(names);
  }, 120_000);
  afterAll(() => project.remove());

  test.for([...COMPILERS])("type-check under %s", { timeout: 120_000 }, (compiler) => {
    expect(project.checkTypes(compiler, names)).toBe("");
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
