import { repeatFault } from "../trial/run-scenario.ts";
import type { Scenario } from "./scenario.ts";

/** The password of the service's role is rotated in its mounted file, again and again, and every connection replaced. */
export const passwordRotated: Scenario = {
  name: "password-rotated",
  fault:
    "another password of the service's role, in PostgreSQL and then in DATABASE_URL_FILE, and its connections terminated",
  run: (given) =>
    repeatFault(given, {
      merchants: [{ name: "one" }, { name: "two" }],
      load: ["one", "two"],
      services: ["api", "worker", "worker"],
      usesDatabaseRole: true,
      pauseMs: ({ random }) => random.below(1000),
      act: async ({ pool, databaseRole }) => {
        await databaseRole.rotatePassword();
        await pool.query(TERMINATE);
      },
    }),
};

const TERMINATE = "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'payment_routing'";
