import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs a program in network, mount and PID namespaces of its own, with a temporary folder. When this process or the program
 * ends, all processes in them are killed, and the networks disappear. Shell is process 1: it waits for orphans.
 */
export async function runInOwnNamespaces(program: string, args: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "failover-"));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  try {
    const unshare = "--pdeathsig KILL unshare --net --mount --pid --fork --kill-child --mount-proc";
    const command = [...unshare.split(" "), "sh", "-c", SET_UP, "sh", process.execPath, program, ...args];
    const child = spawn("setpriv", command, { stdio: "inherit", env: { ...process.env, TMPDIR: folder } });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
      process.on(signal, () => child.kill("SIGKILL"));
    const [code] = await once(child, "exit");
    return code ?? 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const SET_UP = `
  mkdir -p /run/netns && mount -t tmpfs trial /run/netns && "$@"
  exit $?`;
