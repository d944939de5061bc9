import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { listSecrets, type ReadSecret } from "../secrets/kept-secrets.ts";
import { ConfigurationError } from "./configuration-error.ts";
import type { Circumstances } from "./judge-configuration.ts";
import type { JudgedDocuments } from "./judge-documents.ts";
import type { SourceFile } from "./read-files.ts";
import { type DocumentContent, findDocument, openDocument, type SourceDocument } from "./source-document.ts";

/** What a thread is to do: read files, and where it says how, judge them as one configuration. */
export interface Task {
  readonly files: readonly SourceFile[];
  readonly judge?: {
    readonly path: string;
    readonly sandbox: boolean;
    readonly secrets: readonly ReadSecret[] | undefined;
  };
}

/** What comes back of it; without documents where there are faults. */
export interface TaskResult {
  readonly documents: readonly DocumentContent[];
  readonly judged?: JudgedDocuments;
  readonly refusal?: Pick<ConfigurationError, "faults" | "more">;
}

/**
 * Reads and judges files as one configuration in a thread of its own. Throws a ConfigurationError with every fault, an
 * AbortError as soon as it is told to end.
 */
export async function judgeAside(
  path: string,
  files: readonly SourceFile[],
  { sandbox, secrets }: Circumstances,
  signal?: AbortSignal,
): Promise<{ documents: readonly SourceDocument[]; judged: JudgedDocuments }> {
  const judge = { path, sandbox, secrets: secrets && listSecrets(secrets) };
  const { documents, judged, refusal } = await perform({ files, judge }, signal);
  if (judged === undefined) throw new ConfigurationError(refusal?.faults ?? [], refusal?.more);
  return { documents: documents.map(openDocument), judged };
}

/** Reads the files in a thread of its own that are not as they were before. Throws an AbortError when told to end. */
export async function rereadAside(
  files: readonly SourceFile[],
  before: readonly SourceDocument[],
  signal?: AbortSignal,
): Promise<readonly SourceDocument[]> {
  const changed = files.filter((file) => findDocument(file, before) === undefined);
  if (changed.length === 0) return files.flatMap((file) => findDocument(file, before) ?? []);
  const read = (await perform({ files: changed }, signal)).documents.map(openDocument);
  return files.flatMap((file) => findDocument(file, before) ?? findDocument(file, read) ?? []);
}

async function perform(task: Task, signal: AbortSignal | undefined): Promise<TaskResult> {
  signal?.throwIfAborted();
  // What this process was started with, to be debugged for instance, is not for it.
  const worker = new Worker(THREAD, { workerData: task, execArgv: [] });
  try {
    const [result] = await once(worker, "message", { signal });
    return result;
  } finally {
    await worker.terminate();
  }
}

/** As it is named here, in the sources or built. */
const THREAD = new URL(`judging-thread${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`, import.meta.url);
