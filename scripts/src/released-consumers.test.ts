import { execFile } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listContractPackages, planRelease, RELEASED_CONSUMERS } from "./releasing/releases.ts";
import { fromRoot } from "./repository.ts";

// Inside the repository, where programs find its packages.
mkdirSync(fromRoot(".cache"), { recursive: true });
const temporary = mkdtempSync(fromRoot(".cache/released-consumers-"));
const programs = globSync(`${RELEASED_CONSUMERS}/*/*.ts`, { cwd: fromRoot("") }).sort();
let releases: ReadonlyMap<string, string>;
beforeAll(async () => {
  releases = new Map((await planRelease()).map(({ name, newVersion }) => [basename(name), newVersion]));
});
afterAll(() => rmSync(temporary, { recursive: true }));

/** Whether the range `^version` of a consumer takes another version. */
function isInRange(version: string, other: string): boolean {
  const promise = version.startsWith("0.") ? /^0\.\d+\./ : /^\d+\./;
  return promise.exec(version)?.[0] === promise.exec(other)?.[0];
}

function findNextVersion(folder: string): string {
  const next = releases.get(folder);
  return next ?? JSON.parse(readFileSync(fromRoot(`packages/${folder}/package.json`), "utf8")).version;
}

/** Resolves to the output of the compiler; empty on success. */
function checkTypes(files: readonly string[]): Promise<string> {
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023", "--types", "node"];
  const args = ["node_modules/typescript/bin/tsc", "--ignoreConfig", ...options, ...files];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: fromRoot("") }, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}${error === null ? "" : error.code}`),
    );
  });
}

test.each([
  { version: "0.1.0", other: "0.1.9", want: true },
  { version: "0.1.0", other: "0.2.0", want: false },
  { version: "0.1.0", other: "1.1.0", want: false },
  { version: "1.1.0", other: "1.9.0", want: true },
  { version: "1.1.0", other: "2.1.0", want: false },
])("^$version takes $other: $want", ({ other, version, want }) => {
  expect(isInRange(version, other)).toBe(want);
});

test.each(readdirSync(fromRoot("schemas/released")))("each contract of %s has a consumer", (version) => {
  const packages = listContractPackages(`schemas/released/${version}`);
  const ofVersion = programs.filter((file) => basename(dirname(file)) === version);
  expect(ofVersion.map((file) => basename(file, ".ts"))).toEqual(packages);
});

describe("consumers of releases", () => {
  const broken = join(temporary, "search-contract.ts");
  /** What the compiler says of all of them, by whether it is about the broken one: one program for both tests. */
  let output: Partial<Record<"broken" | "others", readonly string[]>>;

  beforeAll(async () => {
    const program = fromRoot(`${RELEASED_CONSUMERS}/0.1.0/search-contract.ts`);
    writeFileSync(broken, readFileSync(program, "utf8").replace("event_id: 1,", 'event_id: "1",'));
    const checked = programs.filter((file) =>
      isInRange(basename(dirname(file)), findNextVersion(basename(file, ".ts"))),
    );
    // Lines that are indented explain the one before.
    const messages = (await checkTypes([...checked, broken])).split(/\n(?=\S)/);
    output = Object.groupBy(messages, (text) => (text.includes(basename(temporary)) ? "broken" : "others"));
  });

  test("compile with the next version, if their range takes it", () => {
    // The exit code of the compiler, because of the broken one. After a break is declared, and before it is released, there are
    // no others.
    expect(output.others).toEqual([expect.stringMatching(/^[12]$/)]);
  });

  test("fail when the types are incompatible with them", () => {
    expect(output.broken?.join("\n")).toContain("Type 'string' is not assignable to type 'number'");
  });
});
