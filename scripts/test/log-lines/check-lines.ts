import { createReadStream, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Reporter } from "vitest/node";

const SCHEMA = new URL("../../../schemas/operator/log/log-line.schema.json", import.meta.url);
const RECORD = fileURLToPath(new URL("record-lines.mjs", import.meta.url));
const FOLDER = fileURLToPath(new URL("../../../.cache/log-lines", import.meta.url));
/** As pino writes times. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Enough to see what is wrong. */
const MAX_SHOWN = 10;

/** Lets every process that a run starts record the lines of its log, and checks each against the schema when the run ends. */
export function checkLogLines(): Reporter {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  process.env.LOG_LINES = FOLDER;
  process.env.NODE_OPTIONS =
    `${process.env.NODE_OPTIONS ?? ""} --import ${pathToFileURL(RECORD).href}`.trim();
  return {
    async onTestRunEnd() {
      const { lines, events, invalid } = await checkFolder();
      console.log(`${lines} lines of logs with ${events.size} events conform to log-line.schema.json.`);
      if (invalid.length === 0) return;
      console.error(`These do not:\n${invalid.slice(0, MAX_SHOWN).join("\n")}`);
      process.exitCode = 1;
    },
  };
}

async function checkFolder() {
  const isValid = new Ajv2020({ formats: { "date-time": ISO } }).compile(
    JSON.parse(readFileSync(SCHEMA, "utf8")),
  );
  const events = new Set<string>();
  const invalid: string[] = [];
  let lines = 0;
  for (const name of readdirSync(FOLDER)) {
    for await (const line of createInterface({ input: createReadStream(join(FOLDER, name)) })) {
      const content: { readonly event: string } = JSON.parse(line);
      if (isValid(content)) {
        lines++;
        events.add(content.event);
      } else invalid.push(`${JSON.stringify(isValid.errors?.[0])} ${line}`);
    }
  }
  return { lines, events, invalid };
}
