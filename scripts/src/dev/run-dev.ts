import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ContractList, SchemaError } from "@payment-routing/contract-tools/generating";
import { watch } from "chokidar";
import { checkConsumers, describeBreaks } from "../generating/check-consumers.ts";
import { generatePackages, readContracts } from "../generating/generate-packages.ts";
import { fromRoot, showPath } from "../repository.ts";
import { type ChangePlan, isInput, planChange } from "./plan-change.ts";
import { selectPackages } from "./select-packages.ts";

/** Which packages an edit is checked and tested in: all; its own and their direct consumers without a database; as those, but without tests. */
export type TestedPackages = "all" | "direct" | "none";

/**
 * Generates all contracts, then watches schemas and packages. Each edit generates the contracts that it touches, type-checks
 * packages and runs the related tests. A newer edit stops what an older one started.
 *
 * @returns when the signal aborts, or when the generator, which this process has loaded, has changed
 */
export async function runDev(tests: TestedPackages, signal: AbortSignal): Promise<"stopped" | "generator"> {
  const session = new DevSession(tests);
  await session.start();
  const generatorChanged = new AbortController();
  let running = new AbortController();
  let turn: Promise<void> = Promise.resolve();
  const stopWatching = await watchFiles(["schemas", "packages"], isInput, (files) => {
    running.abort();
    running = new AbortController();
    const { signal: current } = running;
    session.add(files);
    turn = turn.then(async () => {
      if (!current.aborted && (await session.react(current)) === "generator") generatorChanged.abort();
    });
  });
  console.log("Watching schemas and packages. Ctrl+C stops.");
  const end = AbortSignal.any([signal, generatorChanged.signal]);
  if (!end.aborted) await once(end, "abort");
  await stopWatching();
  running.abort();
  await turn;
  return signal.aborted ? "stopped" : "generator";
}

class DevSession {
  readonly #tests: TestedPackages;
  /** Undefined while a manifest is invalid. */
  #contracts: ContractList | undefined;
  /** Changed files whose contracts have not been generated yet. */
  readonly #ungenerated = new Set<string>();
  /** Changed files whose tests have not passed yet. */
  readonly #untested = new Set<string>();

  constructor(tests: TestedPackages) {
    this.#tests = tests;
  }

  add(files: readonly string[]): void {
    for (const file of files) {
      this.#ungenerated.add(file);
      this.#untested.add(file);
    }
  }

  async start(): Promise<void> {
    await this.#readList();
    await this.#generate(this.#contracts?.contracts ?? []);
    await this.#check();
  }

  async react(signal: AbortSignal): Promise<"generator" | undefined> {
    try {
      const plan = planChange([...this.#ungenerated], []);
      if (plan.generator) return "generator";
      if (plan.manifest) await this.#readList();
      if (this.#contracts === undefined) return;
      const { contracts } = planChange([...this.#ungenerated], this.#contracts.contracts);
      if (!(await this.#generate(contracts))) return;
      this.#ungenerated.clear();
      const untested = planChange([...this.#untested], []);
      const packages = this.#tests === "all" ? undefined : selectPackages(untested.sources);
      if (!(await this.#check(signal, packages))) return;
      if (this.#tests === "none" || (await runTests(untested, signal, packages))) this.#untested.clear();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    return;
  }

  async #readList(): Promise<void> {
    this.#contracts = await readContracts().catch((error: unknown) => {
      if (!(error instanceof SchemaError)) throw error;
      console.error(error.message);
      return undefined;
    });
  }

  /** Returns whether all schemas are accepted. */
  async #generate(contracts: ContractList["contracts"]): Promise<boolean> {
    if (this.#contracts === undefined || contracts.length === 0) return true;
    const start = performance.now();
    const { rejected, changed } = await generatePackages({ ...this.#contracts, contracts });
    const time = Math.round(performance.now() - start);
    for (const file of changed) this.#untested.add(file);
    if (rejected.length > 0) return false;
    const names = contracts.map(({ name }) => name).join(", ");
    console.log(`Generated ${names} in ${time} ms: ${changed.length} files written.`);
    return true;
  }

  /** Returns whether the given packages compile, or all. */
  async #check(signal?: AbortSignal, packages?: readonly string[]): Promise<boolean> {
    const places = await checkConsumers(signal, packages);
    if (places.length > 0) console.error(`\n${describeBreaks(places)}`);
    else
      console.log(packages === undefined ? "Every package compiles." : `Compiles: ${packages.join(", ")}.`);
    return places.length === 0;
  }
}

/** A save writes several events within this time. */
const SETTLED_MS = 30;

/**
 * Watches folders of the repository. Calls back with the files of a save together. Resolves when the folders are watched.
 *
 * @param isInput whether a path matters; it gets paths of folders as well, with a slash at the end
 * @returns a function that stops watching
 */
async function watchFiles(
  folders: readonly string[],
  isInput: (path: string) => boolean,
  onChange: (files: readonly string[]) => void,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folders.map(fromRoot), {
    ignoreInitial: true,
    ignored: (path, stats) =>
      stats !== undefined && !isInput(showPath(path) + (stats.isDirectory() ? "/" : "")),
  });
  watcher.on("all", (_, path) => {
    const file = showPath(path);
    if (!isInput(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, SETTLED_MS);
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

/**
 * Runs the tests that sources reach, in their own packages and, through what is built of them, in others. Returns whether they pass.
 *
 * @param packages folders of the packages whose tests may run; all, if it is left out
 */
async function runTests(
  { sources, examples, descriptions }: ChangePlan,
  signal: AbortSignal,
  packages: readonly string[] | undefined,
): Promise<boolean> {
  const vitest = fromRoot("node_modules/vitest/vitest.mjs");
  if (examples && !(await run(process.execPath, [vitest, "run", "examples.test"], signal))) return false;
  if (sources.length === 0 && !descriptions) return true;
  console.log("Building the packages that changed ...");
  const edited = new Set(sources.map((file) => file.split("/")[1]));
  if (descriptions) edited.add("server");
  const filters = Array.from(edited, (folder) => `--filter=./packages/${folder}`);
  const args = ["run", "build", ...filters, "--output-logs=errors-only"];
  if (!(await run("turbo", args, signal))) return false;
  if (sources.length === 0) return true;
  const built = sources.map((file) => file.replace("/src/", "/dist/").replace(/\.ts$/, ".js"));
  const files = [...sources, ...built].map(fromRoot).filter((file) => existsSync(file));
  const folders = packages?.flatMap((folder) => ["--package", folder]) ?? [];
  return run(process.execPath, [RELATED_TESTS, ...folders, ...files], signal);
}

const RELATED_TESTS = fileURLToPath(new URL("run-related-tests.ts", import.meta.url));

/** Returns whether the command succeeds. Rejects with an AbortError after an abort. */
async function run(command: string, args: readonly string[], signal: AbortSignal): Promise<boolean> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  const child = spawn(command, args, {
    cwd: fromRoot(""),
    stdio: ["ignore", "inherit", "inherit"],
    env,
    signal,
  });
  const [status] = await once(child, "close");
  return status === 0;
}
