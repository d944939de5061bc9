import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type Browser, openBrowser } from "@payment-routing/test-support/browser";
import { fromRoot } from "./repository.ts";

/** The pages of the reference in a browser. Dispose it to stop the service and the browser. */
export interface OpenedReference extends AsyncDisposable {
  readonly url: string;
  readonly browser: Browser;
}

/** Starts the service as an operator runs it, and a browser. The pages need no database: none is reached. */
export async function openReference(): Promise<OpenedReference> {
  const service = spawn(process.execPath, [fromRoot("packages/cli/bin/payment-routing.js"), ...ARGUMENTS], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => service.kill("SIGTERM");
  try {
    const url = await findUrl(service.stdout);
    const browser = await openBrowser();
    const dispose = async () => {
      await browser.close();
      stop();
    };
    return { url, browser, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    stop();
    throw error;
  }
}

const ARGUMENTS = [
  ...["serve", "--sandbox", "--role", "api", "--log-level", "info"],
  ...["--config", fromRoot("schemas/examples/config/valid")],
  ...["--secrets", fromRoot("schemas/examples/config/secrets/valid/sandbox.yaml")],
  ...["--host", "127.0.0.1", "--port", "0", "--internal-port", "0"],
  ...["--database-url", "postgresql://127.0.0.1:1/none"],
];

async function findUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const { internal_url: url }: { internal_url?: string } = JSON.parse(line);
    if (url === undefined) continue;
    output.resume();
    return url;
  }
  throw new Error("the service ended before it was ready");
}
