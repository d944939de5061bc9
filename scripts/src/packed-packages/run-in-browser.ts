import { join } from "node:path";
import { openBrowser } from "@payment-routing/test-support/browser";
import { rolldown } from "rolldown";
import type { ConsumerProject } from "./consumer-project.ts";

/** What a function of a consumer program returns where it runs. */
export interface BrowserResults {
  readonly page: unknown;
  readonly worker: unknown;
}

/** Bundles a consumer program and calls one of its functions in Chromium, in a page and in a worker. */
export async function runInBrowser(
  project: ConsumerProject,
  program: string,
  functionName: string,
): Promise<BrowserResults> {
  const code = await bundle(join(project.folder, program));
  await using browser = await openBrowser();
  const page = await browser.newPage();
  const call = `${code}\nconsumer.${functionName}()`;
  const script = JSON.stringify(`postMessage((() => { ${code}\nreturn consumer.${functionName}(); })());`);
  const start = `new Promise((resolve, reject) => {
    const url = URL.createObjectURL(new Blob([${script}], { type: "text/javascript" }));
    const worker = new Worker(url);
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  })`;
  return { page: await page.evaluate(call), worker: await page.evaluate(start) };
}

/** Bundles and minifies for a browser. Fails on warnings: a module of Node would be left out of the bundle. */
async function bundle(input: string): Promise<string> {
  const build = await rolldown({
    input,
    platform: "browser",
    onLog: (level, { message }) => {
      if (level === "warn") throw new Error(message);
    },
  });
  const { output } = await build.generate({ format: "iife", name: "consumer", minify: true });
  return output[0].code;
}
