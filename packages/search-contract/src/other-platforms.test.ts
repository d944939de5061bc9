import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { readExamples } from "../test/examples.ts";
import { decodePaymentMethodSearchCriteria, decodePaymentMethodSearchResponse } from "./index.ts";

const DECODERS = {
  payment_method_search_criteria: decodePaymentMethodSearchCriteria,
  payment_method_search_response: decodePaymentMethodSearchResponse,
};

/** Decodes documents, given as root and base64, in a process without Node's modules. */
function decodeElsewhere(documents: readonly (readonly [keyof typeof DECODERS, string])[]): unknown[] {
  const program = `
    delete process.getBuiltinModule;
    const contract = await import(${JSON.stringify(new URL("index.ts", import.meta.url))});
    const decoders = {
      payment_method_search_criteria: contract.decodePaymentMethodSearchCriteria,
      payment_method_search_response: contract.decodePaymentMethodSearchResponse,
    };
    let input = "";
    for await (const chunk of process.stdin.setEncoding("utf8")) input += chunk;
    const decode = ([root, base64]) => decoders[root](Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
    process.stdout.write(JSON.stringify(JSON.parse(input).map(decode)));`;
  const input = JSON.stringify(documents);
  const options = { input, encoding: "utf8" as const, maxBuffer: 64 * 1024 * 1024 };
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", program], options));
}

test("decodes every example to the same value without Node's Buffer", () => {
  const examples = [...readExamples("valid"), ...readExamples("invalid")];
  const here = examples.map(({ root, bytes }) => DECODERS[root](bytes));
  const elsewhere = decodeElsewhere(examples.map(({ root, bytes }) => [root, bytes.toString("base64")]));
  expect(elsewhere).toEqual(JSON.parse(JSON.stringify(here)));
});
