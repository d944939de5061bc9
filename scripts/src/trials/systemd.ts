import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { fromRoot } from "../repository.ts";

const MAX_EXPOSURE = 1.5;

/** Measures the exposure of each unit with `systemd-analyze`, which Debian's package systemd has. Throws above the maximum. */
export async function run(): Promise<void> {
  const exposures = globSync(fromRoot("deploy/systemd/*.service")).map((unit) => {
    const printed = execFileSync("systemd-analyze", ["security", "--offline=true", "--no-pager", unit], {
      encoding: "utf8",
    });
    const [, exposure] = /Overall exposure level for .*: ([\d.]+)/.exec(printed) ?? [];
    console.log(`${unit.slice(fromRoot("").length)}: exposure ${exposure}, at most ${MAX_EXPOSURE}`);
    return Number(exposure);
  });
  if (exposures.length === 0 || !exposures.every((exposure) => exposure <= MAX_EXPOSURE))
    throw new Error(`expected an exposure of at most ${MAX_EXPOSURE} of every unit`);
}
