import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { collectLog } from "../../test/collect-log.ts";
import { EXAMPLES } from "../../test/examples.ts";
import { type ConfigurationSnapshot, writeCredentials } from "./configuration-snapshot.ts";
import { keepCurrent } from "./keep-current.ts";
import { assembleConfiguration } from "./load-configuration.ts";
import { readFiles } from "./read-files.ts";

test("a key is revoked although the secrets have come to be at fault, and all else stays", async () => {
  const snapshot = await describeSnapshot();
  let secretsAreThere = true;
  const current = await keepCurrent(
    snapshot,
    async ({ digest, files, keys }) => {
      if (!secretsAreThere) throw new Error("no secrets");
      return assembleConfiguration(digest, files, { sandbox: true, credentials: writeCredentials(keys) });
    },
    { sandbox: true, logger: collectLog(), signal: new AbortController().signal },
  );
  const before = current.live.current;
  secretsAreThere = false;
  const state = { ...snapshot.state, keysRevision: "2" };
  expect(await current.take({ ...snapshot, state, keys: [] })).toBe(false);
  expect([before.credentials.clients.size, current.live.current.credentials.clients.size]).toEqual([1, 0]);
  expect(current.live.current).toEqual({ ...before, credentials: expect.anything() });
});

async function describeSnapshot(): Promise<ConfigurationSnapshot> {
  const read = await readFiles(fileURLToPath(new URL("config/valid", EXAMPLES)));
  const files = read.filter(({ path }) => !path.endsWith("credentials.yaml"));
  const { router } = assembleConfiguration("all", files, { sandbox: true });
  const digest = router.configurationDigest;
  const holder = { holder: "client", clientId: 10077 } as const;
  return {
    state: { digest, activationId: "1", keysRevision: "1" },
    digest,
    files,
    keys: [{ holder, keyId: "spring", sha256: "a".repeat(64), expires: undefined }],
  };
}
