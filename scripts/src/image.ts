// `npm run image`: builds the container image. Every argument goes to the engine: `-- --tag NAME --platform linux/arm64`.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fromRoot } from "./repository.ts";

/**
 * Builds the image of this commit as `payment-routing:VERSION`.
 *
 * @param engine Docker, Podman or Buildah, with its own options
 * @param args further options of the build; they override these
 */
export function buildImage([program = "", ...options]: readonly string[], args: readonly string[]): void {
  const { version } = JSON.parse(readFileSync(fromRoot("packages/cli/package.json"), "utf8"));
  const [revision = "", seconds = ""] = git("log", "-1", "--format=%H %ct").split(" ");
  const isChanged = git("status", "--porcelain") !== "";
  // The format of OCI has no health check. Docker has one format, and takes the time from the environment.
  const own = program === "docker" ? [] : ["--format=docker", `--timestamp=${seconds}`];
  const build = [
    `--build-arg=VERSION=${version}`,
    `--build-arg=REVISION=${revision}${isChanged ? "-changed" : ""}`,
    `--tag=payment-routing:${version}`,
  ];
  execFileSync(program, [...options, "build", ...own, ...build, ...args, "."], {
    cwd: fromRoot(""),
    stdio: "inherit",
    env: { ...process.env, SOURCE_DATE_EPOCH: seconds },
  });
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: fromRoot(""), encoding: "utf8" }).trim();
}

/** The client of Docker may be there without its engine. */
function findEngine(): string {
  const engine = ENGINES.find((name) => spawnSync(name, ["info"], { stdio: "ignore" }).status === 0);
  if (engine === undefined) throw new Error(`expected one of ${ENGINES.join(", ")}, got none that answers`);
  return engine;
}

const ENGINES = ["docker", "podman", "buildah"];

if (import.meta.main) buildImage([findEngine()], process.argv.slice(2));
