import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  checkTypes,
  compilers,
  createConsumerProject,
  resolutions,
  runInBrowser,
  runProgram,
} from "../test/packed-packages/consumer-project.ts";
import {
  findImportedPackages,
  lintManifest,
  lintTypes,
  type PackedPackage,
  packPackages,
} from "../test/packed-packages/pack-packages.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = findImportedPackages(root);
// Each package has a program that uses it as another team would: scripts/consumers.
const programs = [...folders.map((folder) => `${folder}.ts`), "browser.ts"];
// Consumers without TypeScript.
const untyped = ["javascript.js", "commonjs.cjs"];
const temporary = mkdtempSync(join(tmpdir(), "packed-packages-"));
const project = { folder: join(temporary, "consumer"), root };
let packages: readonly PackedPackage[];

beforeAll(() => {
  const tarballs = join(temporary, "tarballs");
  mkdirSync(tarballs);
  packages = packPackages(root, folders, tarballs);
  createConsumerProject(project, packages, [...programs, ...untyped]);
}, 120_000);

afterAll(() => rmSync(temporary, { recursive: true }));

function findPackage(folder: string): PackedPackage {
  const found = packages.find((candidate) => candidate.folder === folder);
  if (found === undefined) throw new Error(`${folder} was not packed`);
  return found;
}

it("finds the packages that other teams import", () => {
  expect(folders).toEqual(
    expect.arrayContaining(["client", "contract-runtime", "operator-client", "search-contract", "signing"]),
  );
});

describe.each(folders)("%s, packed", (folder) => {
  it("holds no tests", () => {
    const files = findPackage(folder).content.listFiles();
    expect(files.filter((file) => /\.test(-d)?\./.test(file))).toEqual([]);
  });

  it("is built before it is packed", () => {
    const manifest = JSON.parse(readFileSync(join(root, "packages", folder, "package.json"), "utf8"));
    expect(manifest.scripts.prepack).toBe("node ../../scripts/prepack.mjs");
  });

  it("satisfies publint", async () => {
    expect(await lintManifest(findPackage(folder))).toEqual([]);
  });

  it("satisfies arethetypeswrong", async () => {
    expect(await lintTypes(findPackage(folder))).toEqual([]);
  });

  it("runs where it is installed", async () => {
    expect(await runProgram(project, `${folder}.ts`)).toBe("");
  });
});

it.each(untyped)("%s runs where the packages are installed", async (program) => {
  expect(await runProgram(project, program)).toBe("");
});

it("contracts run in a browser, in a page and in a worker", async () => {
  const { page, worker } = await runInBrowser(project, "browser.ts", "useContracts()");
  expect(page).toEqual({
    runtime: "1 < 2",
    search: [
      true,
      true,
      true,
      [
        "1:1 /payment_method_search_response/payment_methods: expected <payment_methods>, got </payment_method_search_response>",
        "1:1 /payment_method_search_response: expected </payment_method_search_response>, got the end of the document",
      ],
      ["expected a member, got nothing"],
    ],
    callback: [
      false,
      false,
      ["1:1 /: expected an object, got an array"],
      ["expected an object, got an array"],
    ],
    config: [true, ["expected an array, got 1"]],
    operator: [true, false, ["1:13 /sequence: expected at least 1, got 0"]],
    processor: [false, false, ["1:1 /: expected an object, got 1"]],
  });
  expect(worker).toEqual(page);
}, 30_000);

it("the operator's client runs in a browser, in a page and in a worker", async () => {
  const server = createServer(({ url, headers }, response) => {
    if (url === "/internal/v1/lanes?client_id=10077") response.end('{"items":[]}');
    else if (url === "/internal/v1/events") response.end('data: {"kinds":["lanes"]}\n\n');
    else response.writeHead(404).end(JSON.stringify({ type: "x/not-found", detail: headers.authorization }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { page, worker } = await runInBrowser(project, "browser.ts", `useOperatorClient("${url}")`, url);
  server.close();
  expect(page).toEqual({ lanes: [], kinds: ["lanes"], problem: "not-found Bearer key" });
  expect(worker).toEqual(page);
}, 30_000);

describe.each(compilers)("consumers of all packages, by %s", (compiler) => {
  it.each(resolutions)("type-check under %s", async (resolution) => {
    expect(await checkTypes(project, programs, compiler, resolution)).toBe("");
  });
});

describe.each(folders.filter((folder) => folder.endsWith("-contract")))("%s, packed", (folder) => {
  // Source schemas and generated schemas.
  const xsds = globSync(`schemas/${folder.replace(/-contract$/, "")}/*.xsd`, { cwd: root });
  const jsonSchemas = globSync(`packages/${folder}/src/gen/*.schema.json`, { cwd: root });

  it("has a JSON Schema at least", () => {
    expect(jsonSchemas).not.toEqual([]);
  });

  it.each([...xsds, ...jsonSchemas])("holds %s as it is", (path) => {
    const { content } = findPackage(folder);
    const held = content.listFiles().filter((file) => basename(file) === basename(path));
    expect(held.map((file) => content.readFile(file))).toEqual([readFileSync(join(root, path), "utf8")]);
  });
});
