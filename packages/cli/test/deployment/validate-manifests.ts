import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ROOT, runProcess } from "../run-process.ts";
import type { Manifest } from "./build-kustomization.ts";

const SCHEMAS: Readonly<Record<string, () => Promise<object>>> = {
  v1: () => import("kubernetes-models/v1"),
  "apps/v1": () => import("kubernetes-models/apps/v1"),
  "autoscaling/v2": () => import("kubernetes-models/autoscaling/v2"),
  "batch/v1": () => import("kubernetes-models/batch/v1"),
  "networking.k8s.io/v1": () => import("kubernetes-models/networking.k8s.io/v1"),
  "policy/v1": () => import("kubernetes-models/policy/v1"),
  "postgresql.cnpg.io/v1": () => import("@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1"),
};

/** Kinds without a schema in the packages. The API server validates them when they are applied. */
export const KINDS_WITHOUT_SCHEMA: readonly string[] = ["barmancloud.cnpg.io/v1 ObjectStore"];

/** Lists the issues of a manifest that the schema of its kind finds: types, required members, enumerations, patterns. */
export async function listSchemaIssues(manifest: Manifest): Promise<readonly string[]> {
  const { apiVersion, kind } = manifest;
  const models = (await SCHEMAS[apiVersion]?.()) as Readonly<Record<string, Model>> | undefined;
  if (models?.[kind] === undefined) return [`expected a kind with a schema, got ${apiVersion} ${kind}`];
  try {
    new models[kind](manifest).validate();
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [error.message];
  }
}

type Model = new (manifest: Manifest) => { validate(): void };

/** Prints what the compiler finds in manifests. The schemas allow unknown members; the types of literals do not. */
export async function printTypeErrors(manifests: readonly Manifest[]): Promise<string> {
  await mkdir(`${ROOT}.cache`, { recursive: true });
  // In the repository, so that the compiler finds the packages.
  const folder = await mkdtemp(`${ROOT}.cache/manifests-`);
  onTestFinished(() => rm(folder, { recursive: true }));
  const lines = manifests.map(
    (manifest, index) =>
      `export const manifest${index}: import("${findModule(manifest)}").I${manifest.kind} = ${JSON.stringify(manifest)};`,
  );
  await writeFile(join(folder, "manifests.ts"), lines.join("\n"));
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--types", ""];
  const compiler = ["node_modules/typescript/bin/tsc", ...options, "--ignoreConfig"];
  return (await runProcess(process.execPath, [...compiler, join(folder, "manifests.ts")]).ended()).stdout;
}

function findModule({ apiVersion, kind }: Manifest): string {
  const name = apiVersion.includes("cnpg.io") ? "@kubernetes-models/cloudnative-pg" : "kubernetes-models";
  return `${name}/${apiVersion}/${kind}`;
}
