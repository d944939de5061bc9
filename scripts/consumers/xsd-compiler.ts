// A consumer of xsd-compiler: run by plain Node and type-checked against the packed package.
import assert from "node:assert/strict";
import { compileSchemaSet, generateSources, selectRoots } from "@payment-routing/xsd-compiler";

const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="order" type="xs:int"/>
</xs:schema>`;
const compiled = compileSchemaSet(["order.xsd"], () => new TextEncoder().encode(schema));
assert.ok(compiled.ok);
const selected = selectRoots(compiled.schemaSet, ["order"]);
assert.ok(selected.ok);
const modules = generateSources(compiled.schemaSet, { roots: selected.roots, importExtension: ".js" });
assert.match(modules.get("index.ts") ?? "", /export \* from "\.\/decode\.js";/);
assert.match(modules.get("decode.ts") ?? "", /export const decodeOrder: Decode<number> =/);
