import { once } from "node:events";
import { IdleWorkers } from "../idle-workers.ts";
import { type LoadedSecret, listSecrets } from "../secrets/secrets.ts";
import { ConfigurationError } from "./configuration-error.ts";
import type { DocumentContent } from "./document-content.ts";
import type { SourceFile } from "./read-files.ts";
import { findDocument, openDocument, type SourceDocument } from "./source-document.ts";
import type { ValidationOptions } from "./validate-configuration.ts";
import type { ValidDocuments } from "./validate-documents.ts";

/** The input of the worker thread. Without `validation` it only reads the files. */
export interface WorkerTask {
  readonly files: readonly SourceFile[];
  readonly validation?: {
    readonly path: string;
    readonly sandbox: boolean;
    readonly secrets: readonly LoadedSecret[] | undefined;
  };
}

/** The output of the worker thread. `documents` is empty when the configuration is not valid. */
export interface WorkerResult {
  readonly documents: readonly DocumentContent[];
  readonly valid?: ValidDocuments;
  readonly error?: Pick<ConfigurationError, "issues" | "more">;
}

/**
 * Reads and validates files as one configuration, in a worker thread.
 *
 * @throws ConfigurationError with all issues
 * @throws AbortError when the signal aborts
 */
export async function validateInWorker(
  path: string,
  files: readonly SourceFile[],
  { sandbox, secrets }: ValidationOptions,
  signal?: AbortSignal,
): Promise<{ documents: readonly SourceDocument[]; valid: ValidDocuments }> {
  const validation = { path, sandbox, secrets: secrets && listSecrets(secrets) };
  const { documents, valid, error } = await runTask({ files, validation }, signal);
  if (valid === undefined) throw new ConfigurationError(error?.issues ?? [], error?.more);
  return { documents: documents.map(openDocument), valid };
}

/**
 * Reads the files that differ from the documents before, in a worker thread.
 *
 * @throws AbortError when the signal aborts
 */
export async function readInWorker(
  files: readonly SourceFile[],
  before: readonly SourceDocument[],
  signal?: AbortSignal,
): Promise<readonly SourceDocument[]> {
  const changed = files.filter((file) => findDocument(file, before) === undefined);
  if (changed.length === 0) return files.flatMap((file) => findDocument(file, before) ?? []);
  const read = (await runTask({ files: changed }, signal)).documents.map(openDocument);
  return files.flatMap((file) => findDocument(file, before) ?? findDocument(file, read) ?? []);
}

async function runTask(task: WorkerTask, signal: AbortSignal | undefined): Promise<WorkerResult> {
  signal?.throwIfAborted();
  const worker = WORKERS.take();
  try {
    worker.postMessage(task);
    const [result] = await once(worker, "message", { signal });
    WORKERS.keep(worker);
    return result;
  } catch (error) {
    // It may be in the middle of a task that nobody waits for.
    await worker.terminate();
    throw error;
  }
}

/** In the sources or in the build. */
const WORKER = new URL(
  `validation-worker${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`,
  import.meta.url,
);

const WORKERS = new IdleWorkers(WORKER);
