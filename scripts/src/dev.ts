// `npm run dev`: watches schemas and packages; see dev/run-dev.ts.
import { Command } from "commander";
import { buildGenerator } from "./generating/build-generator.ts";

new Command("npm run dev --")
  .description(
    "Watch schemas and packages. An edit generates the contracts that it touches, type-checks all packages and runs the related tests.",
  )
  .parse();

if (buildGenerator()) {
  const { runDev } = await import("./dev/run-dev.ts");
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopped.abort());
  const reason = await runDev(stopped.signal);
  // A process cannot load a module again, so another one takes its place.
  if (reason === "generator")
    process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)]);
} else process.exitCode = 1;
