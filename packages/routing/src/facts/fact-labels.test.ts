import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeSingleMethod } from "../../test/make-configuration.ts";
import { makeCriteria } from "../../test/make-criteria.ts";
import { createRouter } from "../router.ts";

const FILE = new URL("../../../../schemas/operator/search-facts.schema.json", import.meta.url);
const { properties } = JSON.parse(readFileSync(FILE, "utf8"));

test("the schema of facts has every fact, with a label of its own and a group", () => {
  const router = createRouter(makeSingleMethod({}), "digest");
  const account = router.findAccount(1, 2);
  if (account === undefined) throw new Error("the configuration lacks account 2 of client 1");
  const facts = router.readFacts(account, makeCriteria(), Date.now());
  // Another version may not know whether these contain the address. It is no fact of the request.
  const names = [...Object.keys(facts), "unrecorded_ip_ranges"];
  expect(Object.keys(properties).sort()).toEqual(names.sort());
  const labels = names.map((name) => properties[name]["x-label"]);
  expect(new Set(labels).size).toBe(names.length);
  for (const name of names)
    expect(properties[name]).toMatchObject({
      "x-label": expect.stringMatching(/^[A-Z]/),
      "x-group": expect.stringMatching(/^[A-Z]/),
    });
});
