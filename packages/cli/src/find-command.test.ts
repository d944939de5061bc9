import { expect, test } from "vitest";
import { findCommand } from "./find-command.ts";

const COMMANDS = ["serve", "lanes list", "lanes pause"].map((name) => ({
  name,
  summary: "",
  load: () => Promise.reject(new Error("not loaded")),
}));

test.each([
  { args: ["serve"], want: ["serve", []] },
  { args: ["serve", "lanes"], want: ["serve", ["lanes"]] },
  { args: ["lanes", "list", "--json"], want: ["lanes list", ["--json"]] },
  { args: ["lanes", "pause", "7"], want: ["lanes pause", ["7"]] },
])("$args is the command $want", ({ args, want }) => {
  const found = findCommand(COMMANDS, args);
  expect(found.kind === "command" && [found.listed.name, found.rest]).toEqual(want);
});

test.each([
  { args: ["lanes"], want: [] },
  { args: ["lanes", "--help"], want: ["--help"] },
  { args: ["lanes", "lst"], want: ["lst"] },
])("$args is the group lanes", ({ args, want }) => {
  expect(findCommand(COMMANDS, args)).toEqual({
    kind: "group",
    group: { name: "lanes", commands: COMMANDS.slice(1) },
    rest: want,
  });
});

test.each([[], [""], ["list"], ["lane"], ["lanes list"].map((text) => `${text} `)])(
  "%s is nothing that there is",
  (...args) => {
    expect(findCommand(COMMANDS, args)).toEqual({ kind: "none" });
  },
);
