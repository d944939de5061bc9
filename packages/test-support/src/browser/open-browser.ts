import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/** Starts a Chromium without windows. The caller closes it. */
export async function openBrowser(options: readonly string[] = []): Promise<Browser> {
  const executablePath = join(await unpackChromium(), "chromium");
  return playwright.launch({
    executablePath,
    args: ["--no-sandbox", "--no-zygote", "--disable-gpu", "--process-per-site", ...options],
  });
}

const VERSION = "153.0.0";

/** Unpacks Chromium once for all processes: into a folder of its own, which then gets its final name in one step. */
async function unpackChromium(): Promise<string> {
  const folder = fileURLToPath(new URL(`../../../../.cache/chromium-${VERSION}`, import.meta.url));
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const unpacked = await mkdtemp(`${folder}-`);
  const { TMPDIR } = process.env;
  // The package unpacks into the folder for temporary files.
  process.env.TMPDIR = unpacked;
  try {
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  // Fails when another process was faster.
  await rename(unpacked, folder).catch(() => rm(unpacked, { recursive: true }));
  return folder;
}
