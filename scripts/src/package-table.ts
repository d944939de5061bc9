import { readdirSync, readFileSync } from "node:fs";
import { fromRoot } from "./repository.ts";

const BEGIN = "<!-- packages -->";
const END = "<!-- /packages -->";

interface PackageFile {
  readonly name: string;
  readonly description: string;
  readonly private?: boolean;
}

/** The README with its table of packages updated. */
export function writePackageTable(readme: string): string {
  const start = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (start === -1 || end < start) throw new RangeError(`the README has no ${BEGIN} … ${END}`);
  const rows = readPackages().map(
    ({ name, description, private: unpublished }) =>
      `| [\`${name}\`](packages/${folderOf(name)}) | ${description} | ${unpublished ? "no" : "yes"} |`,
  );
  const table = ["| package | what it is | for other teams |", "|---|---|---|", ...rows];
  return `${readme.slice(0, start + BEGIN.length)}\n\n${table.join("\n")}\n\n${readme.slice(end)}`;
}

function readPackages(): PackageFile[] {
  return readdirSync(fromRoot("packages"))
    .sort()
    .map(
      (folder) =>
        JSON.parse(readFileSync(fromRoot(`packages/${folder}/package.json`), "utf8")) as PackageFile,
    );
}

function folderOf(name: string): string {
  return name.slice(name.indexOf("/") + 1);
}
