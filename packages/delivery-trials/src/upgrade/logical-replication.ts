import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startTrialDatabase } from "../database/trial-database.ts";
import { requireHolds, type UpgradeWay } from "./upgrade-way.ts";

/** The new database follows the old one until the service is stopped for the switch. */
export const logicalReplication: UpgradeWay = {
  name: "logical-replication",
  description: "from Debian's PostgreSQL 15 to npm's 18, which follows it until the switch",
  async open() {
    await using opened = new AsyncDisposableStack();
    const settings = ["wal_level=logical"];
    const source = opened.use(await startTrialDatabase({ fsync: true, binaries: OLD_POSTGRESQL, settings }));
    const target = opened.use(await startTrialDatabase({ fsync: true }));
    const [from, to] = [source.connectionString, target.connectionString];
    const resources = opened.move();
    return {
      connectionString: from,
      async prepare() {
        // Tables, partitions, functions and triggers, without rows.
        await load(to, await runProgram("pg_dump", "--schema-only", "--dbname", from));
        await runProgram("psql", "--dbname", from, "--file", findScript("publish"));
        await load(to, `create subscription ${NAME} connection '${from}' publication ${NAME}`);
        await requireHolds(to, ARE_COPIED, "the tables were not copied in time");
      },
      async replace() {
        const end = await runProgram(
          "psql",
          "-At",
          "--dbname",
          from,
          "--command",
          "select pg_current_wal_lsn()",
        );
        await requireHolds(from, hasFollowed(end.trim()), "the new database did not follow in time");
        await load(
          to,
          await runProgram("psql", "-At", "--dbname", from, "--file", findScript("copy-sequences")),
        );
        await load(to, `drop subscription ${NAME}; analyze`);
        return to;
      },
      [Symbol.asyncDispose]: () => resources.disposeAsync(),
    };
  },
};

/** Debian's, with the programs that npm's package lacks. */
const OLD_POSTGRESQL = "/usr/lib/postgresql/15";

const NAME = "payment_routing_upgrade";

const ARE_COPIED = "not exists (select from pg_subscription_rel where srsubstate <> 'r')";
const hasFollowed = (end: string) =>
  `exists (select from pg_replication_slots where slot_name = '${NAME}' and confirmed_flush_lsn >= '${end}')`;

function findScript(name: string): string {
  return fileURLToPath(new URL(`../../../../deploy/postgresql/${name}.sql`, import.meta.url));
}

async function runProgram(name: string, ...args: readonly string[]): Promise<string> {
  const options = { maxBuffer: 2 ** 26 };
  return (await promisify(execFile)(`${OLD_POSTGRESQL}/bin/${name}`, args, options)).stdout;
}

async function load(address: string, statements: string): Promise<void> {
  const program = `${OLD_POSTGRESQL}/bin/psql`;
  const loading = promisify(execFile)(program, ["--quiet", "--set=ON_ERROR_STOP=1", "--dbname", address]);
  loading.child.stdin?.end(statements);
  await loading;
}
