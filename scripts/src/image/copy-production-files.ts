// `node scripts/src/image/copy-production-files.ts FOLDER`: the Dockerfile runs it after the build.
import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, realpathSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fromRoot } from "../repository.ts";

const INSTALLED = fromRoot("node_modules");

/** Types, source maps and documentation: nothing reads them at run time. Licences stay. */
const UNUSED_FILES = /\.(?:[cm]?ts|map|md|flow|sh)$|^\./;
/** At the top of a package only: further down, such a name is a part of a library (`yaml/dist/doc`). */
const UNUSED_FOLDERS = /^(?:node_modules|tests?|docs?|examples?|benchmarks?|integration)$/;

/**
 * Copies what `payment-routing` needs at run time to `node_modules` of a folder, as `npm install --omit=dev --omit=optional
 * @payment-routing/cli` would. `npm ci --workspace` is no substitute: it installs the development dependencies of workspaces.
 */
function copyProductionFiles(folder: string): void {
  for (const path of listProductionPackages()) {
    const source = realpathSync(path);
    const target = join(folder, "node_modules", relative(INSTALLED, path));
    for (const entry of listPublished(source))
      cpSync(join(source, entry), join(target, entry), {
        recursive: true,
        dereference: true,
        filter: (file) => isUsed(relative(source, file)),
      });
  }
}

/** The paths of all packages that the command depends on, optional ones left out. */
function listProductionPackages(): readonly string[] {
  const { status, stdout, stderr } = spawnSync(
    "npm",
    ["ls", "--workspace=@payment-routing/cli", "--all", "--parseable", "--omit=dev", "--omit=optional"],
    { cwd: fromRoot(""), encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`npm ls failed: ${stderr}`);
  return stdout.split("\n").filter((path) => path.startsWith(INSTALLED));
}

/** What npm publishes of a package of this repository; everything of an installed one. */
function listPublished(source: string): readonly string[] {
  if (source.startsWith(INSTALLED)) return globSync("*", { cwd: source });
  const { files }: { files: string[] } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  return ["package.json", ...globSync(files, { cwd: source })];
}

function isUsed(path: string): boolean {
  const [top = ""] = path.split("/");
  return !UNUSED_FILES.test(basename(path)) && !UNUSED_FOLDERS.test(top);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("expected a folder");
copyProductionFiles(folder);
