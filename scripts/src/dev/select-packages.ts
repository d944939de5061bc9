import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fromRoot } from "../repository.ts";

/** Packages whose tests start a database depend on one of these. */
const DATABASES = ["@payment-routing/embedded-database", "@payment-routing/delivery-trials"];

/**
 * Selects the packages that an edit is checked in: those of the edited files, and those that depend on them and whose tests need no
 * database. Returns the names of their folders.
 *
 * @param files paths from the root of the repository
 */
export function selectPackages(files: readonly string[]): readonly string[] {
  const edited = new Set(files.map((file) => /^packages\/([^/]+)\//.exec(file)?.[1]));
  const packages = globSync("packages/*/package.json", { cwd: fromRoot("") }).map(readPackage);
  const names = packages.filter(({ folder }) => edited.has(folder)).map(({ name }) => name);
  const isConsumer = ({ dependencies }: Package): boolean =>
    names.some((name) => dependencies.has(name)) && !DATABASES.some((name) => dependencies.has(name));
  return packages
    .filter((one) => edited.has(one.folder) || isConsumer(one))
    .map(({ folder }) => folder)
    .sort();
}

interface Package {
  readonly folder: string;
  readonly name: string;
  readonly dependencies: ReadonlySet<string>;
}

function readPackage(path: string): Package {
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(fromRoot(path), "utf8"));
  return {
    folder: basename(dirname(path)),
    name,
    dependencies: new Set(Object.keys({ ...dependencies, ...devDependencies })),
  };
}
