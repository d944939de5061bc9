// Loaded into every process of a test run by NODE_OPTIONS: appends the lines that pino writes to a file of the process in
// LOG_LINES.
import { tracingChannel } from "node:diagnostics_channel";
import { openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";

let file;
tracingChannel("pino_asJson").subscribe({
  end({ result }) {
    file ??= openSync(join(process.env.LOG_LINES, `${process.pid}-${threadId}.jsonl`), "a");
    writeSync(file, result);
  },
});
