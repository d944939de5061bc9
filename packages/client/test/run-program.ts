import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "@payment-routing/embedded-database/testing";

/** A program that listens on a free port until it is stopped or disposed. */
export interface RunningProgram extends AsyncDisposable {
  readonly port: number;
  /** Stops it and resolves to its output. */
  stop(): Promise<{ readonly stdout: string; readonly stderr: string }>;
}

/** Runs `main.ts` of the given source files and resolves once it listens on the port of `PORT`. */
export async function runProgram(
  files: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>>,
): Promise<RunningProgram> {
  // Inside the package, so that its dependencies can be imported.
  const parent = fileURLToPath(new URL("../.cache", import.meta.url));
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "program-"));
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source);
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(folder, "main.ts")], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const stop = async () => {
    child.kill();
    await exit;
    rmSync(folder, { recursive: true, force: true });
    const [stdout, stderr] = await output;
    return { stdout, stderr };
  };
  const deadline = Date.now() + 20_000;
  while (!(await isListening(port))) {
    if (child.exitCode === null && Date.now() < deadline) await delay(20);
    else throw new Error(`the program does not listen: ${(await stop()).stderr}`);
  }
  return { port, stop, [Symbol.asyncDispose]: async () => void (await stop()) };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "localhost");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
