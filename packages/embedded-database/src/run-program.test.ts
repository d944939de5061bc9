import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { runProgram } from "./run-program.ts";

test("initdb under a user without a name says what it needs", async () => {
  const text = "initdb: could not look up effective user ID 7: user does not exist";
  const running = runProgram("/bin/sh", { cwd: tmpdir() }, ["-c", `echo '${text}' >&2; exit 1`]);
  await expect(running).rejects.toMatchObject({
    code: "not-started",
    message: `PostgreSQL: ${text}. Creating the embedded database needs a user with an entry in /etc/passwd.`,
  });
});
