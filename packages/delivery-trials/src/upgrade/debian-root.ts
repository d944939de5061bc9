import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** Debian's next release in a folder, with this machine's network. */
export interface DebianRoot {
  /** Runs a program in it, and returns what it prints. Throws with that when it fails. */
  run(user: "root" | "postgres", program: string, ...args: readonly string[]): Promise<string>;
  /** Starts a program in it as postgres. It is interrupted when this process ends. */
  start(program: string, ...args: readonly string[]): ChildProcess;
}

/** Installs Debian's testing, its PostgreSQL and that of this machine's release: some minutes, 150 MB. */
export async function createDebianRoot(folder: string): Promise<DebianRoot> {
  // Mounts are in a namespace of their own, so that none is left.
  const mount = 'mount -t proc proc "$0/proc" && mount -t tmpfs shm "$0/dev/shm" && exec chroot "$0" "$@"';
  const wrap = (user: string) => [
    ...["--mount", "sh", "-c", mount, folder],
    ...["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--pdeathsig=INT"],
  ];
  const root: DebianRoot = {
    run: (user, ...command) => run("unshare", ...wrap(user), ...command),
    start: (...command) =>
      spawn("unshare", [...wrap("postgres"), ...command], { env: ENVIRONMENT, stdio: "ignore" }),
  };
  const format = "--format=$(REPO_URI) $(CODENAME)";
  const targets = await run("apt-get", "indextargets", format, "Created-By: Packages", "Component: main");
  const [, mirror = "", codename = ""] = /^(\S+) ([a-z]+)$/m.exec(targets) ?? [];
  await run("debootstrap", "--variant=minbase", "testing", folder, mirror);
  await mkdir(join(folder, "dev/shm"), { recursive: true });
  const sources = ["testing", codename].map((each) => `deb ${mirror} ${each} main\n`);
  await writeFile(join(folder, "etc/apt/sources.list"), sources.join(""));
  // Installed servers do not start.
  const policy = join(folder, "usr/sbin/policy-rc.d");
  await writeFile(policy, "#!/bin/sh\nexit 101\n");
  await chmod(policy, 0o755);
  // A mirror may stand still.
  await root.run("root", "apt-get", "--option=Acquire::Check-Valid-Until=false", "update");
  const packages = ["postgresql", "postgresql-15"];
  await root.run("root", "apt-get", "install", "--yes", "--no-install-recommends", ...packages);
  return root;
}

const ENVIRONMENT = { ...process.env, LC_ALL: "C.UTF-8", DEBIAN_FRONTEND: "noninteractive" };

async function run(program: string, ...args: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { env: ENVIRONMENT, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
