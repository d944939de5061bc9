import { defineTests } from "../../vitest.project.ts";

export default defineTests({
  // A trial is a database, four processes of the service and a receiver, on a machine that runs other tests beside it.
  isolate: true,
  testTimeout: 120_000,
  hookTimeout: 120_000,
});
