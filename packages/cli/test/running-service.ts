import { readFile } from "node:fs/promises";
import { DEMO_FILES } from "./demo.ts";
import { type RunningProcess, runCommand } from "./run-process.ts";

/** A `serve` process that is ready. */
export interface RunningService {
  readonly process: RunningProcess;
  readonly url: string;
  /** Undefined without an internal listener. */
  readonly internalUrl: string | undefined;
}

/** Starts `serve` on free ports of this machine. */
export async function runService(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningService> {
  const places = { HOST: "127.0.0.1", PORT: "0", INTERNAL_PORT: "0" };
  const process = runCommand(args, { ...places, ...environment });
  const [line] = await process.printed(/^.*"msg":"ready".*$/m);
  const { url, internal_url: internalUrl } = JSON.parse(line);
  return { process, url, internalUrl };
}

/** Reports a complete session of the sandbox merchant and returns the status of the answer. */
export async function reportSession(
  internalUrl: string,
  sessionId: number,
  sequence: number,
  code = 4000 + sequence,
): Promise<number> {
  const { callback_url: _, ...example } = JSON.parse(await readFile(DEMO_FILES.report, "utf8"));
  const answer = await fetch(`${internalUrl}/internal/v1/payment-sessions/${sessionId}`, {
    method: "PUT",
    headers: { authorization: "Bearer sandbox-processor-key", "content-type": "application/json" },
    body: JSON.stringify({
      ...example,
      session_id: sessionId,
      report_id: `${sessionId}-${sequence}`,
      source_sequence: sequence,
      status: { code, message: "as the test has it" },
    }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
