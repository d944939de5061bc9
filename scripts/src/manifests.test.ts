import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

const manifests = globSync("packages/*/package.json", { cwd: fromRoot("") })
  .sort()
  .map((path) => JSON.parse(readFileSync(fromRoot(path), "utf8")))
  .filter((manifest) => manifest.private !== true);

describe.each(manifests)("the package.json of $name", (manifest) => {
  test("describes the package", () => {
    expect(manifest.description).toMatch(/^[A-Z].{20,}\.$/);
    expect(manifest.license).toEqual(expect.any(String));
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    // A registry finds a package by its keywords.
    expect(manifest.keywords.length).toBeGreaterThanOrEqual(3);
    expect(manifest.keywords.toSorted()).toEqual(manifest.keywords);
    expect(new Set(manifest.keywords).size).toBe(manifest.keywords.length);
  });

  test("says where the package runs, and that bundlers may leave out what is not used", () => {
    expect(manifest.type).toBe("module");
    expect(manifest.sideEffects).toBe(false);
    expect(manifest.engines.node).toMatch(/^>=\d+(?:\.\d+)*$/);
  });

  test("publishes built files, the README, the changelog and no sources but schemas", () => {
    expect(manifest.files).toEqual(expect.arrayContaining(["dist", "CHANGELOG.md", "README.md"]));
    // A package without a licence for others must not become public by mistake.
    expect(manifest.publishConfig).toEqual({ access: "restricted" });
    expect(manifest.exports["./package.json"]).toBe("./package.json");
    for (const target of Object.values(manifest.exports)) {
      if (typeof target === "string") expect(target).toMatch(/\.(?:json|xsd)$/);
      // A compiler takes the first condition that it knows.
      else expect(Object.keys(target as object)).toEqual(["types", "default"]);
    }
  });
});

test("contracts depend on contract-runtime only, and reports on the callback whose types they have", () => {
  const contracts = manifests.filter(({ name }) => name.endsWith("-contract"));
  expect(contracts.length).toBeGreaterThan(3);
  for (const { dependencies, name } of contracts)
    expect([name, ...Object.keys(dependencies)]).toEqual([
      name,
      ...(name === "@payment-routing/processor-contract" ? ["@payment-routing/callback-contract"] : []),
      "@payment-routing/contract-runtime",
    ]);
});

/** A version, or another name for a package of the registry at a version. */
const PINNED = /^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

test.each(globSync("{.,packages/*,scripts}/package.json", { cwd: fromRoot("") }).map((path) => ({ path })))(
  "$path pins what is installed, and has ranges for peers only",
  ({ path }) => {
    const manifest = JSON.parse(readFileSync(fromRoot(path), "utf8"));
    const {
      dependencies,
      devDependencies,
      optionalDependencies,
      overrides,
      peerDependencies = {},
    } = manifest;
    const installed = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
    expect(Object.entries<string>(installed).filter(([, version]) => !PINNED.test(version))).toEqual([]);
    for (const range of Object.values(peerDependencies)) expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
  },
);
