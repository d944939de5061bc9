import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listProductionDependencies } from "./production-dependencies.ts";
import { fromRoot } from "./repository.ts";

const PAGE = readFileSync(fromRoot("docs/operations/dependencies.md"), "utf8");
const read = (path: string) => JSON.parse(readFileSync(fromRoot(path), "utf8"));
const published = globSync("packages/*", { cwd: fromRoot("") }).filter(
  (folder) => read(`${folder}/package.json`).private !== true,
);
const dependencies = listProductionDependencies(published);

/** The rows of the table: each package with its licence. */
const rows = [...PAGE.matchAll(/^\| (`[^|]+`) \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)].flatMap(
  ([, names = "", license = ""]) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => [name, license]),
);

test("the page of dependencies names each that a published package installs or bundles, with its licence", () => {
  const { packages } = read("package-lock.json");
  const bundled = Object.keys(read("packages/console/package.json").devDependencies)
    .filter((name) => !name.startsWith("@payment-routing/"))
    .map((name) => [name, packages[`node_modules/${name}`].license]);
  const direct = dependencies.filter(({ isDirect }) => isDirect).map(({ name, license }) => [name, license]);
  expect(rows.toSorted()).toEqual([...direct, ...bundled].toSorted());
});

test("every production dependency has a licence of the list, and no licence of the list is idle", () => {
  const [, list = ""] = /these licences: (.*?)\(/.exec(PAGE) ?? [];
  const allowed = list.match(/[A-Z][\w-]+(?:\.\d)?(?=,| |$)/g)?.filter((word) => word !== "and");
  const found = new Set(dependencies.map(({ license }) => license));
  expect([...found].sort()).toEqual(allowed?.toSorted());
});

test("dependencies of dependencies are found, and development dependencies are not", () => {
  const service = listProductionDependencies(["packages/cli"]);
  expect(service.find(({ name }) => name === "pgpass")).toMatchObject({
    isDirect: false,
    requiredBy: ["pg"],
  });
  expect(service.map(({ name }) => name)).not.toContain("kubernetes-models");
});
