import { existsSync, readFileSync } from "node:fs";

/** The name and installed version of a package. */
export function versionOf(packageName: string): string {
  let folder = new URL(".", import.meta.resolve(packageName));
  while (!isPackage(folder, packageName)) folder = new URL("..", folder);
  return `${packageName} ${readManifest(folder).version}`;
}

function isPackage(folder: URL, packageName: string): boolean {
  return existsSync(new URL("package.json", folder)) && readManifest(folder).name === packageName;
}

function readManifest(folder: URL): { readonly name?: string; readonly version?: string } {
  return JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
}
