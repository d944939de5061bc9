import { expect, test } from "vitest";
import { listPlaces, type Place } from "../test/schema.ts";

// After an intended change: npx vitest run packages/callback-contract/src/interface.test.ts -u, and review the difference.
test("the schemas state every field of the interface, and no other", async () => {
  const fields = listPlaces().slice(1).map(describePlace).sort();
  await expect(`${fields.join("\n")}\n`).toMatchFileSnapshot("../test/fields.txt");
});

/** `Written` is read when absent and always written. */
function describePlace({ steps, schema, isRequired, isWritten }: Place): string {
  const requirement = isRequired ? "Req" : isWritten ? "Written" : "Opt";
  return `${steps.join("/")} ${describeFormat(schema)} ${requirement}`;
}

function describeFormat({
  type,
  enum: values,
  minimum,
  maximum,
  pattern,
  format,
  minItems,
}: Place["schema"]): string {
  const isSafe = minimum === Number.MIN_SAFE_INTEGER && maximum === Number.MAX_SAFE_INTEGER;
  switch (type) {
    case "integer":
      return isSafe ? "Int" : `Int[${minimum}..${maximum}]`;
    case "number":
      return isSafe ? "Number" : `Number[${minimum}..${maximum}]`;
    case "string":
      return pattern === undefined && format === undefined ? "Str" : `Str[${pattern ?? format}]`;
    case "array":
      return minItems === undefined ? "Arr" : `Arr[${minItems}..]`;
    case "object":
      return "Obj";
    default:
      return values?.join("|") ?? "anything";
  }
}
