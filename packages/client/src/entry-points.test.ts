import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

/** Lists the packages that Node loads for an entry point of the build, and the loaded folders of this package. */
async function listLoaded(specifier: string): Promise<{ packages: string[]; folders: string[] }> {
  const program = `
    import { registerHooks } from "node:module";
    const urls = new Set();
    registerHooks({
      resolve(specifier, context, next) {
        const resolved = next(specifier, context);
        urls.add(resolved.url);
        return resolved;
      },
    });
    await import(${JSON.stringify(specifier)});
    console.log(JSON.stringify([...urls]));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: PACKAGE,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const urls: string[] = JSON.parse(await text(child.stdout));
  const collect = (pattern: RegExp) =>
    [...new Set(urls.flatMap((url) => pattern.exec(url)?.[1] ?? []))].sort();
  return {
    packages: collect(/(?:\/packages\/(?!client\/)|\/node_modules\/|^(?=node:))([^/]+)/),
    folders: collect(/\/packages\/client\/dist\/([^/]+)\//),
  };
}

test("the receiver does not load the search client, nor any framework or driver", async () => {
  expect(await listLoaded("@payment-routing/client/callbacks")).toEqual({
    packages: ["callback-contract", "canonicalize", "contract-runtime", "node:crypto", "signing"],
    folders: ["callbacks"],
  });
});

test("the search client does not load the receiver", async () => {
  const { packages, folders } = await listLoaded("@payment-routing/client");
  expect(packages.filter((name) => !name.startsWith("node:") && name !== "undici")).toEqual([
    "contract-runtime",
    "search-contract",
  ]);
  expect(folders).toEqual(["search"]);
});
