import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { ImageConfig } from "./trial-image.ts";

/** A user without an entry in /etc/passwd, other than that of the image. */
const USER_ID = "54321";

export interface Confinement {
  readonly config: ImageConfig;
  /** The root of a mounted container. */
  readonly root: string;
  /** Mounted at /mnt, read-only. */
  readonly files: string;
}

/** A process in a mounted image. */
export interface ConfinedProcess {
  /** Waits for a line of JSON with this message, and returns it. */
  waitFor(message: string): Promise<Record<string, unknown>>;
  signal(name: NodeJS.Signals): void;
  kill(): void;
  /** The maximum of its resident memory so far, in MiB. */
  readPeakMb(): number;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
}

/**
 * Starts a program in a mounted image like a strict container: process 1 of its own process namespace, the root mounted
 * read-only, writable only where docs/operations/image.md says so, no shell, no capability, a user without an entry. It shares
 * the network of this machine.
 */
export function startConfined(
  { config, root, files }: Confinement,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ConfinedProcess {
  const child = spawn(
    "unshare",
    [
      ...["--mount", "--pid", "--fork", "--kill-child", "--"],
      ...["sh", "-euc", CONFINE, "sh", root, files, config.WorkingDir, USER_ID],
      ...command,
    ],
    {
      env: { ...Object.fromEntries(config.Env.map(splitVariable)), ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  return follow(child);
}

const CONFINE = `
root=$1 files=$2 folder=$3 user=$4; shift 4
mount --bind "$root" "$root"
mount --bind "$files" "$root/mnt"
mount -o remount,bind,ro "$root/mnt"
mount -t tmpfs -o mode=1777 tmpfs "$root/var/lib/payment-routing"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev"
for device in null zero random urandom; do touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
for shell in sh bash dash; do mount --bind /dev/null "$root/bin/$shell"; done
mount -o remount,bind,ro "$root"
exec unshare --root="$root" --wd="$folder" --setgid="$user" --setuid="$user" "$@"
`;

function splitVariable(text: string): [string, string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}

function follow(child: ChildProcess): ConfinedProcess {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  // The process itself: unshare waits for it, and passes no signal on.
  const findProcess = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim();
  return {
    ended,
    async waitFor(message) {
      for (;;) {
        const line = output.split("\n").find((text) => text.includes(`"msg":"${message}"`));
        if (line !== undefined) return JSON.parse(line);
        if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}: ${output}`);
        await Promise.race([once(child.stdout ?? child, "data"), ended]);
      }
    },
    signal: (name) => process.kill(Number(findProcess()), name),
    kill: () => void child.kill("SIGKILL"),
    readPeakMb() {
      const status = readFileSync(`/proc/${findProcess()}/status`, "utf8");
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
  };
}
