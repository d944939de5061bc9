import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { parse, parseAllDocuments } from "yaml";

/** An object of Kubernetes, as far as the kustomization and the tests look at all kinds alike. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  // biome-ignore lint/suspicious/noExplicitAny: the schemas of the kinds have validated it
  readonly [member: string]: any;
}

/** A kustomization, with the members that this repository uses. */
interface Kustomization {
  readonly apiVersion: string;
  readonly kind: string;
  readonly namespace?: string;
  readonly resources?: readonly string[];
  readonly components?: readonly string[];
  readonly images?: readonly { name: string; newName: string; newTag: string }[];
  readonly configMapGenerator?: readonly { name: string; behavior?: "merge"; envs: readonly string[] }[];
  readonly patches?: readonly Patch[];
}

/** A part of a manifest to merge, or, with a target, operations of JSON Patch. */
interface Patch {
  readonly target?: { readonly kind: string; readonly name: string };
  readonly patch: string;
}

const MEMBERS = [
  ...["apiVersion", "kind", "namespace", "resources", "components", "images", "configMapGenerator"],
  "patches",
];

/**
 * Builds a kustomization like `kustomize build`, which no package of npm with upkeep has, except that generated ConfigMaps
 * have no hash in their names. Rejects members and operations that it does not know, and lists to merge, which depend on the kind.
 */
export function buildKustomization(folder: string): readonly Manifest[] {
  return applyKustomization(folder, []);
}

function applyKustomization(folder: string, before: readonly Manifest[]): readonly Manifest[] {
  const kustomization: Kustomization = parse(readFileSync(join(folder, "kustomization.yaml"), "utf8"));
  const unknown = Object.keys(kustomization).filter((member) => !MEMBERS.includes(member));
  if (unknown.length > 0) throw new RangeError(`${folder}: expected ${MEMBERS.join(", ")}, got ${unknown}`);
  const { namespace, resources = [], images = [], configMapGenerator = [], patches = [] } = kustomization;
  let manifests = [...before, ...resources.flatMap((path) => loadResource(join(folder, path)))];
  for (const path of kustomization.components ?? [])
    manifests = [...applyKustomization(join(folder, path), manifests)];
  for (const { name, behavior, envs } of configMapGenerator) {
    const data = Object.assign({}, ...envs.map((path) => parseEnv(readFileSync(join(folder, path), "utf8"))));
    const generated = { apiVersion: "v1", kind: "ConfigMap", metadata: { name }, data };
    manifests = behavior === "merge" ? patch(manifests, generated) : [...manifests, generated];
  }
  for (const { target, patch: text } of patches)
    manifests = target === undefined ? patch(manifests, parse(text)) : edit(manifests, target, parse(text));
  const rename = new Map(images.map(({ name, newName, newTag }) => [name, `${newName}:${newTag}`]));
  return manifests.map((manifest) => ({
    ...replaceImages(manifest, rename),
    metadata: { ...manifest.metadata, ...(namespace && manifest.kind !== "Namespace" && { namespace }) },
  }));
}

/** Reads the documents of a file of YAML. */
export function readDocuments<Document>(path: string): readonly Document[] {
  return parseAllDocuments(readFileSync(path, "utf8")).map((document) => {
    if (document.errors.length > 0) throw new SyntaxError(`${path}: ${document.errors[0]?.message}`);
    return document.toJS();
  });
}

function loadResource(path: string): readonly Manifest[] {
  return statSync(path).isDirectory() ? buildKustomization(path) : readDocuments<Manifest>(path);
}

interface Operation {
  readonly op: string;
  readonly path: string;
  readonly value: unknown;
}

/** Merges a patch into the manifest that it names. */
function patch(manifests: readonly Manifest[], change: Manifest): Manifest[] {
  const index = findManifest(manifests, change.kind, change.metadata.name);
  return manifests.with(index, merge(manifests[index], change) as Manifest);
}

/** Appends to the lists of manifests, by a regular expression of their names. */
function edit(
  manifests: readonly Manifest[],
  { kind, name }: NonNullable<Patch["target"]>,
  operations: readonly Operation[],
): Manifest[] {
  const pattern = new RegExp(`^(?:${name})$`);
  const isTarget = (each: Manifest) => each.kind === kind && pattern.test(each.metadata.name);
  if (!manifests.some(isTarget)) throw new RangeError(`a patch: found no ${kind} ${name}`);
  return manifests.map((each) => (isTarget(each) ? append(each, operations) : each));
}

function append(manifest: Manifest, operations: readonly Operation[]): Manifest {
  const edited = structuredClone(manifest);
  for (const { op, path, value } of operations) {
    const members = path.split("/").slice(1, -1);
    const list = members.reduce<Manifest>((parent, member) => parent[member], edited);
    if (op !== "add" || !path.endsWith("/-") || !Array.isArray(list))
      throw new RangeError(`a patch: expected "add" at the end of a list, got ${op} ${path}`);
    list.push(value);
  }
  return edited;
}

function findManifest(manifests: readonly Manifest[], kind: string, name: string): number {
  const index = manifests.findIndex((each) => each.kind === kind && each.metadata.name === name);
  if (index === -1) throw new RangeError(`a patch: expected a manifest, found no ${kind} ${name}`);
  return index;
}

function merge(into: unknown, change: unknown): unknown {
  if (Array.isArray(change)) throw new RangeError("a patch: expected maps, got a list");
  if (typeof change !== "object" || change === null) return change;
  const before: Readonly<Record<string, unknown>> =
    typeof into === "object" && into !== null ? { ...into } : {};
  const merged = Object.entries(change).map(([name, value]) => [name, merge(before[name], value)]);
  return { ...before, ...Object.fromEntries(merged) };
}

function replaceImages<Value>(value: Value, images: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (key, member) =>
    key === "image" && typeof member === "string" ? (images.get(member) ?? member) : member,
  );
}
