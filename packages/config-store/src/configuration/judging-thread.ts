// Run in a thread of its own by `judge-aside.ts`.
import { parentPort, workerData } from "node:worker_threads";
import { keepSecrets } from "../secrets/kept-secrets.ts";
import { ConfigurationError } from "./configuration-error.ts";
import type { Task, TaskResult } from "./judge-aside.ts";
import { judgeDocuments } from "./judge-documents.ts";
import { readDocument } from "./source-document.ts";

parentPort?.postMessage(perform(workerData));

function perform({ files, judge }: Task): TaskResult {
  const documents = files.map(({ path, text }) => readDocument(path, text));
  const contents = documents.map(({ locate, ...content }) => content);
  if (judge === undefined) return { documents: contents };
  try {
    const { path, sandbox, secrets } = judge;
    const kept = secrets && keepSecrets(secrets, []);
    return { documents: contents, judged: judgeDocuments(path, documents, { sandbox, secrets: kept }) };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { documents: [], refusal: { faults: error.faults, more: error.more } };
  }
}
