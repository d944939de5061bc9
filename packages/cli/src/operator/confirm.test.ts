import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { CommandError } from "../command.ts";
import { askQuestion } from "./confirm.ts";

/** Asks a question on a terminal with this input. */
function askWhile(typed: string): Promise<string> {
  const input = new PassThrough();
  input.end(typed);
  return askQuestion("Sure? ", input, Object.assign(new PassThrough(), { isTTY: true }));
}

test("the answer is the line that is typed", async () => {
  expect(await askWhile("yes\r")).toBe("yes");
});

test.each([
  { name: "Ctrl-C", typed: "\u0003" },
  { name: "Ctrl-C in the middle of an answer", typed: "ye\u0003" },
  { name: "Ctrl-D", typed: "\u0004" },
  { name: "the end of the input", typed: "" },
])("$name is an answer too: no", async ({ typed }) => {
  const lines = ["", "Cancelled. Nothing was changed."];
  await expect(askWhile(typed)).rejects.toEqual(new CommandError(lines));
});
