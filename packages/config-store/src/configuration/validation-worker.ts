// The worker thread of `validate-in-worker.ts`.
import { parentPort } from "node:worker_threads";
import { createSecrets } from "../secrets/secrets.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { readDocument } from "./source-document.ts";
import { validateDocuments } from "./validate-documents.ts";
import type { WorkerResult, WorkerTask } from "./validate-in-worker.ts";

parentPort?.on("message", (task: WorkerTask) => parentPort?.postMessage(runTask(task)));

function runTask({ files, validation }: WorkerTask): WorkerResult {
  const documents = files.map(({ path, text }) => readDocument(path, text));
  const contents = documents.map(({ locate, ...content }) => content);
  if (validation === undefined) return { documents: contents };
  try {
    const { path, sandbox, secrets } = validation;
    const options = { sandbox, secrets: secrets && createSecrets(secrets) };
    return { documents: contents, valid: validateDocuments(path, documents, options) };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { documents: [], error: { issues: error.issues, more: error.more } };
  }
}
