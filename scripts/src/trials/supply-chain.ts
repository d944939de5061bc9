import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fromRoot, showPath } from "../repository.ts";

// Not npm sbom: in a workspace it leaves out what is hoisted and adds development dependencies. Not a development dependency:
// it would bring 177 packages.
const WRITER = "@cyclonedx/cyclonedx-npm@6.0.1";

/**
 * Writes an SBOM of each published package and of the image, then asks the registry for advisories and signatures. Says what the registry did
 * not answer. Throws on advisories, and on signatures that are missing or wrong.
 */
export async function run(): Promise<void> {
  writeSboms();
  const failed = [
    ["audit", "--omit=dev"],
    ["audit", "signatures"],
  ].filter((command) => !ask(command));
  if (failed.length > 0)
    throw new Error(`failed: npm ${failed.map((command) => command.join(" ")).join(", npm ")}`);
}

function writeSboms(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const path of globSync(fromRoot("packages/*/package.json")).sort()) {
    const { name, private: isPrivate } = JSON.parse(readFileSync(path, "utf8"));
    if (isPrivate) continue;
    writeSbom(basename(name), name, ["dev"]);
  }
  // What the image adds to its base, as copy-production-files.ts selects it.
  writeSbom("image", "@payment-routing/cli", ["dev", "optional"]);
}

function writeSbom(name: string, workspace: string, omitted: readonly string[]): void {
  const output = `${FOLDER}/${name}.cdx.json`;
  const options = ["--workspace", workspace, "--output-reproducible", "--output-file", output];
  const tool = ["exec", "--yes", "--ignore-scripts", `--package=${WRITER}`, "--", "cyclonedx-npm"];
  execFileSync("npm", [...tool, ...options, "--omit", ...omitted], {
    cwd: fromRoot(""),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const { components } = JSON.parse(readFileSync(output, "utf8"));
  console.log(`${showPath(output)}: ${components.length} packages`);
}

const FOLDER = fromRoot(".cache/sbom");

/** Runs a command of npm that asks the registry. True if it found nothing, or did not get an answer, which it prints. */
function ask(command: readonly string[]): boolean {
  // A silent npm would not say why it failed.
  const env = { ...process.env, npm_config_loglevel: "error" };
  const { status, stdout, stderr } = spawnSync("npm", command, { cwd: fromRoot(""), encoding: "utf8", env });
  const isUnanswered = /endpoint returned an error|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/.test(stderr);
  const result =
    status === 0 ? "found nothing" : isUnanswered ? "did not get an answer: not checked" : "failed";
  console.log(`npm ${command.join(" ")}: ${result}`);
  if (result === "failed") console.log(stdout, stderr);
  return result !== "failed";
}
