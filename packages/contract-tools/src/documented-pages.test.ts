import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DocumentedPage } from "../test/documented-page.ts";

const pages: DocumentedPage[] = [];
afterAll(() => {
  for (const { folder } of pages) rmSync(folder, { recursive: true });
});

function open(name: string, command: string): DocumentedPage {
  const page = new DocumentedPage(name);
  pages.push(page);
  page.install(command);
  return page;
}

test("the page from an empty folder to an encoded document runs unchanged", () => {
  const page = open("your-own-xsd.md", "xsd");
  symlinkSync("../../order", join(page.folder, "node_modules/@acme/order"));
  const [schema = "", document = ""] = page.blocks("xml");
  const [example = ""] = page.blocks("ts");
  writeFileSync(join(page.folder, "order.xsd"), schema);
  writeFileSync(join(page.folder, "order.xml"), document);
  writeFileSync(join(page.folder, "example.ts"), example);

  const { status, stderr, stdout } = page.run(page.commands());
  expect([status, stderr]).toEqual([0, expect.not.stringContaining("rror")]);
  const [printed = "", invalid = ""] = page.blocks("");
  for (const output of [...page.blocks("json"), printed]) expect(stdout).toContain(output.trim());

  writeFileSync(join(page.folder, "order.xml"), document.replace(">2<", ">two<"));
  expect(page.run("node example.ts")).toMatchObject({ status: 1, stderr: invalid });
});

test("the page from a JSON Schema to a parsed document runs unchanged", () => {
  const page = open("any-json-schema.md", "contracts");
  const [schema = "", document = ""] = page.blocks("json");
  const [example = ""] = page.blocks("ts");
  writeFileSync(join(page.folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(page.folder, "parcel.json"), schema);
  writeFileSync(join(page.folder, "document.json"), document);
  writeFileSync(join(page.folder, "example.ts"), example);

  const { status, stderr, stdout } = page.run(page.commands());
  expect([status, stderr]).toEqual([0, page.blocks("")[0]]);
  expect(stdout).toContain('{"document":"document.json","valid":false,"issues":[');

  writeFileSync(join(page.folder, "document.json"), '{"id":"P1","to":{"street":"Main"}}');
  expect(page.run("node example.ts")).toMatchObject({ status: 0, stdout: "P1 { street: 'Main' }\n" });
});
