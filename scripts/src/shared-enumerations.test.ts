import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

interface Schema {
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const read = (path: string): Schema => JSON.parse(readFileSync(fromRoot(path), "utf8"));
const search = read("packages/search-contract/src/gen/payment-method-search.schema.json");
const callback = read("packages/callback-contract/src/gen/payment-callback.schema.json");
const enumerations = globSync("schemas/config/*.schema.json", { cwd: fromRoot("") })
  .map(read)
  .filter((schema) => schema.enum !== undefined);

/** `TransactionType` of a configuration is `transaction_type` of the search. */
const shared = enumerations.flatMap(({ title = "", enum: values = [] }) => {
  const name = title.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();
  const given = search.$defs?.[name]?.enum;
  return given === undefined ? [] : [{ title, name, values, given }];
});

test("the configuration repeats enumerations of the search", () => {
  expect(shared.map(({ title }) => title).sort()).toEqual(["ProductType", "TransactionType"]);
});

test.each(shared)(
  "$title of the configuration has the values of $name in the search",
  ({ values, given }) => {
    expect(values).toEqual(given);
  },
);

test.each([
  { title: "RequiredField", whole: search, part: "payment_method_search_criteria" },
  { title: "RequiredMember", whole: callback, part: "Transaction" },
])("$title of the configuration names members of $part", ({ title, whole, part }) => {
  const named = enumerations.find((schema) => schema.title === title)?.enum ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(listPaths(whole, whole.$defs?.[part])).toEqual(expect.arrayContaining([...named]));
});

/** The paths of all members, through arrays. */
function listPaths(whole: Schema, schema: Schema = {}, path = ""): string[] {
  const { $ref, properties = {}, items } = schema;
  if ($ref !== undefined) return listPaths(whole, whole.$defs?.[$ref.slice("#/$defs/".length)], path);
  const members = Object.entries(properties).flatMap(([name, member]) => {
    const here = path === "" ? name : `${path}/${name}`;
    return [here, ...listPaths(whole, member, here)];
  });
  return items === undefined ? members : [...members, ...listPaths(whole, items, path)];
}
