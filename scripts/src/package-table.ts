import { globSync, readFileSync } from "node:fs";
import { fillSection } from "@payment-routing/test-support/markdown";
import { fromRoot } from "./repository.ts";

interface PackageFile {
  readonly name: string;
  readonly description: string;
  readonly private?: boolean;
}

/** The README with its table of packages updated. */
export function writePackageTable(readme: string): string {
  const rows = readPackages().map(
    ({ name, description, private: unpublished }) =>
      `| [\`${name}\`](packages/${folderOf(name)}) | ${description} | ${unpublished ? "no" : "yes"} |`,
  );
  const table = ["| package | what it is | for other teams |", "|---|---|---|", ...rows];
  return fillSection(readme, "packages", table.join("\n"));
}

function readPackages(): PackageFile[] {
  // A folder may be left from a package that another branch has.
  return globSync("packages/*/package.json", { cwd: fromRoot("") })
    .map((path) => JSON.parse(readFileSync(fromRoot(path), "utf8")) as PackageFile)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function folderOf(name: string): string {
  return name.slice(name.indexOf("/") + 1);
}
