import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual, parseEnv } from "node:util";
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
  readonly resources: readonly string[];
  readonly images?: readonly { name: string; newName: string; newTag: string }[];
  readonly configMapGenerator?: readonly { name: string; behavior?: "merge"; envs: readonly string[] }[];
  readonly patches?: readonly { patch: string }[];
}

const MEMBERS = ["apiVersion", "kind", "namespace", "resources", "images", "configMapGenerator", "patches"];

/**
 * Builds a kustomization like `kustomize build`, which no package of npm with upkeep has, except that generated ConfigMaps
 * have no hash in their names. Rejects members that it does not know, and lists in patches, whose merging depends on the kind.
 */
export function buildKustomization(folder: string): readonly Manifest[] {
  const kustomization: Kustomization = parse(readFileSync(join(folder, "kustomization.yaml"), "utf8"));
  const unknown = Object.keys(kustomization).filter((member) => !MEMBERS.includes(member));
  if (unknown.length > 0) throw new RangeError(`${folder}: expected ${MEMBERS.join(", ")}, got ${unknown}`);
  const { namespace, resources, images = [], configMapGenerator = [], patches = [] } = kustomization;
  let manifests: readonly Manifest[] = resources.flatMap((path) => loadResource(join(folder, path)));
  for (const { name, behavior, envs } of configMapGenerator) {
    const data = Object.assign({}, ...envs.map((path) => parseEnv(readFileSync(join(folder, path), "utf8"))));
    const generated = { apiVersion: "v1", kind: "ConfigMap", metadata: { name }, data };
    manifests = behavior === "merge" ? patch(manifests, generated) : [...manifests, generated];
  }
  for (const { patch: text } of patches) manifests = patch(manifests, parse(text));
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

/** Merges a patch into the manifest that it names. */
function patch(manifests: readonly Manifest[], change: Manifest): readonly Manifest[] {
  const identify = ({ kind, metadata }: Manifest) => [kind, metadata.name];
  const index = manifests.findIndex((each) => isDeepStrictEqual(identify(each), identify(change)));
  if (index === -1) throw new RangeError(`a patch: expected a manifest, found no ${identify(change)}`);
  return manifests.with(index, merge(manifests[index], change) as Manifest);
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
