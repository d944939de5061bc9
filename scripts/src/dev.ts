// `npm run dev`: watches schemas and packages; see dev/run-dev.ts.
import { Command, Option } from "commander";
import { buildGenerator } from "./generating/build-generator.ts";

const { tests } = new Command("npm run dev --")
  .description(
    "Watch schemas and packages. An edit generates the contracts that it touches, type-checks packages and runs the related tests.",
  )
  .addOption(
    new Option(
      "--tests <packages>",
      "which packages to check and test: all; the edited ones and their direct consumers that need no database; or these without tests",
    )
      .choices(["all", "direct", "none"] as const)
      .default("direct" as const),
  )
  .parse()
  .opts<{ tests: "all" | "direct" | "none" }>();

if (buildGenerator()) {
  const { runDev } = await import("./dev/run-dev.ts");
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stopped.abort());
  const reason = await runDev(tests, stopped.signal);
  // A process cannot load a module again, so another one takes its place.
  if (reason === "generator")
    process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)]);
} else process.exitCode = 1;
