// `node scripts/run.mjs [--build[=FILTER]] PROGRAM [ARGUMENT]...`: runs a program of the repository, a TypeScript file or a program
// of an installed package. With --build it first builds the packages that turbo's filter selects, or all. Standard output is that of
// the program alone. Plain JavaScript, because it runs before anything is installed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { isInstalled, root } from "./installed.mjs";

const [first = "", ...others] = process.argv.slice(2);
const [, isBuild, filter] = /^(--build)(?:=(.*))?$/.exec(first) ?? [];
const [program = "", ...args] = isBuild ? others : [first, ...others];

if (!isInstalled()) {
  console.error("The dependencies of package-lock.json are not installed: run npm ci.");
  process.exit(1);
}
if (isBuild) await build();
const child = program.endsWith(".ts")
  ? spawn(process.execPath, [program, ...args], { stdio: "inherit" })
  : spawn(program, args, { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
const [code, signal] = await once(child, "close");
if (signal === null) process.exit(code);
process.removeAllListeners(signal);
process.kill(process.pid, signal);

/** Prints the output of the build only if it fails. */
async function build() {
  const filters = filter === undefined ? [] : [`--filter=${filter}`];
  const turbo = spawn("turbo", ["run", "build", ...filters, "--output-logs=errors-only"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  const chunks = [];
  for (const stream of [turbo.stdout, turbo.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  const timer = setTimeout(() => console.error("Building packages ..."), 2000);
  const [status] = await once(turbo, "close");
  clearTimeout(timer);
  if (status === 0) return;
  process.stderr.write(Buffer.concat(chunks));
  process.exit(status ?? 1);
}
