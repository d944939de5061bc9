import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { collectLog } from "../../test/collect-log.ts";
import { EXAMPLES } from "../../test/examples.ts";
import { applySnapshots } from "./apply-snapshots.ts";
import { type ConfigurationSnapshot, writeCredentials } from "./configuration-snapshot.ts";
import { assembleConfiguration } from "./load-configuration.ts";
import { readFiles } from "./read-files.ts";

test("a key is revoked although the secrets are not valid any more, and everything else stays", async () => {
  const { snapshot, applier, applied, secrets } = await applyFirst();
  const before = applier.live.current;
  secrets.areThere = false;
  const state = { ...snapshot.state, keysRevision: "2" };
  await applier.apply({ ...snapshot, state: { ...state, activationId: "2" }, files: [], keys: [] });
  expect([before.credentials.clients.size, applier.live.current.credentials.clients.size]).toEqual([1, 0]);
  expect(applier.live.current).toEqual({ ...before, credentials: expect.anything() });
  expect(applied).toEqual([snapshot, { ...snapshot, state, keys: [] }]);
});

test("a version that was rejected is applied once its secrets are there", async () => {
  const { snapshot, applier, applied, secrets } = await applyFirst();
  secrets.areThere = false;
  const next = { ...snapshot, state: { ...snapshot.state, activationId: "2" } };
  await applier.apply(next);
  await applier.reapply();
  expect(applied).toEqual([snapshot]);
  secrets.areThere = true;
  await applier.reapply();
  expect(applied).toEqual([snapshot, next]);
});

/** Applies a first snapshot. Later ones are rejected unless `secrets.areThere`. */
async function applyFirst() {
  const snapshot = await describeSnapshot();
  const applied: ConfigurationSnapshot[] = [];
  const secrets = { areThere: true };
  const applier = await applySnapshots(
    snapshot,
    async ({ digest, files, keys }) => {
      if (!secrets.areThere) throw new Error("no secrets");
      return assembleConfiguration(digest, files, { sandbox: true, credentials: writeCredentials(keys) });
    },
    {
      sandbox: true,
      logger: collectLog(),
      signal: new AbortController().signal,
      onApplied: async (each) => {
        applied.push(each);
      },
    },
  );
  return { snapshot, applier, applied, secrets };
}

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
