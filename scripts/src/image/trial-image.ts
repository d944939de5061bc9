import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { buildImage } from "../image.ts";

const BASE = "localhost/payment-routing-trial-base";
const IMAGE = "localhost/payment-routing-trial";
const AUTHORITIES = "/etc/ssl/certs";

/** An image in a storage of its own, beside that of this machine's user. */
export interface TrialImage extends Disposable {
  readonly config: ImageConfig;
  /** Mounts a new container, writable. Returns its root. */
  mount(): string;
}

/** The members of the configuration of an image that the trial follows, as Docker names them. */
export interface ImageConfig {
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly Env: readonly string[];
  readonly WorkingDir: string;
  readonly User: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

/**
 * Builds the image with Buildah, which needs no daemon, on a base without a registry: Debian by debootstrap, with the Node and
 * npm that run this. Removes everything when it is disposed.
 */
export function buildTrialImage(folder: string): TrialImage {
  const engine = ["buildah", `--root=${join(folder, "images")}`, `--runroot=${join(folder, "run")}`];
  const [program = "", ...options] = engine;
  const buildah = (...args: string[]) =>
    execFileSync(program, [...options, ...args], { encoding: "utf8" }).trim();
  const remove = () => {
    buildah("rm", "--all");
    buildah("rmi", "--all", "--force");
  };
  try {
    const base = createBase(join(folder, "base"));
    const container = buildah("from", "scratch");
    buildah("copy", "--quiet", container, base, "/");
    buildah("config", `--env=PATH=${SEARCH_PATH}`, container);
    buildah("commit", "--quiet", "--rm", container, BASE);
    buildImage(engine, [
      "--isolation=chroot",
      `--build-arg=BASE=${BASE}`,
      `--secret=id=npmrc,src=${writeNpmrc(folder)}`,
      `--volume=${AUTHORITIES}:${AUTHORITIES}:ro`,
      `--tag=${IMAGE}`,
    ]);
    return {
      config: JSON.parse(buildah("inspect", "--type=image", IMAGE)).Docker.config,
      mount: () => buildah("mount", buildah("from", IMAGE)),
      [Symbol.dispose]: remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

const SEARCH_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** Like Node's official image: Debian, with Node and npm in /usr/local. */
function createBase(folder: string): string {
  const mirror = execFileSync(
    "apt-get",
    ["indextargets", "--format=$(REPO_URI) $(CODENAME)", "Created-By: Packages", "Component: main"],
    { encoding: "utf8" },
  );
  const [, uri = "", codename = ""] = /^(\S+) ([a-z]+)$/m.exec(mirror) ?? [];
  execFileSync("debootstrap", ["--variant=minbase", codename, folder, uri], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const npm = dirname(dirname(process.env.npm_execpath ?? ""));
  const local = join(folder, "usr/local");
  cpSync(process.execPath, join(local, "bin/node"));
  cpSync(npm, join(local, "lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, "bin", name));
  return folder;
}

/** The settings of this user's npm, with the authorities that this machine trusts. */
function writeNpmrc(folder: string): string {
  const file = join(folder, "npmrc");
  const own = join(homedir(), ".npmrc");
  const settings = existsSync(own) ? readFileSync(own, "utf8") : "";
  writeFileSync(file, `${settings}\ncafile=${AUTHORITIES}/ca-certificates.crt\n`, { mode: 0o600 });
  return file;
}
