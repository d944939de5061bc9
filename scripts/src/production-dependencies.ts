import { readFileSync } from "node:fs";
import { fromRoot } from "./repository.ts";

/** A package of the registry that a published package brings into a production install. */
export interface ProductionDependency {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The packages that depend on it, ours without their scope. */
  readonly requiredBy: readonly string[];
  /** Whether one of our packages names it. */
  readonly isDirect: boolean;
}

interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Lists what the given packages of this workspace need to run, by the lock file, for every platform. Sorted by name. */
export function listProductionDependencies(folders: readonly string[]): readonly ProductionDependency[] {
  const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(fromRoot("package-lock.json"), "utf8"),
  );
  const found = new Map<string, ProductionDependency>();
  const visit = (path: string): void => {
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = findPackage(packages, path, dependency);
      // What is optional may be missing from the lock file.
      if (target === undefined) continue;
      const { name = dependency, version = "", license = "none" } = packages[target] ?? {};
      const isOurs = !target.includes("node_modules/");
      const by = path.replace(/^.*(?:node_modules|packages)\//, "");
      const known = found.get(target);
      const isDirect = (known?.isDirect ?? false) || !path.includes("node_modules/");
      const requiredBy = [...new Set([...(known?.requiredBy ?? []), by])].sort();
      found.set(target, { name, version, license: isOurs ? "ours" : license, requiredBy, isDirect });
      if (known === undefined) visit(target);
    }
  };
  for (const folder of folders) visit(folder);
  return [...found.values()]
    .filter(({ license }) => license !== "ours")
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Resolves an import like Node: in the folder of the package, then in those above. */
function findPackage(
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, "")) {
    const path = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    const found = packages[path];
    if (found !== undefined) return found.link === true ? found.resolved : path;
    if (folder === "") return undefined;
  }
}
