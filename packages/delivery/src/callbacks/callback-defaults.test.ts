import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { resolveCallbacks } from "./callback-defaults.ts";

const SCHEMA = "@payment-routing/config-contract/merchant-configuration.schema.json";
const require = createRequire(import.meta.url);
const REQUIRED = { endpoint: "https://shop.example/callbacks", secrets: { webhook: ["shop-1"] } } as const;

test("absent members get the defaults of the schema", () => {
  expect(resolveCallbacks(REQUIRED)).toEqual({
    ...REQUIRED,
    ...readDefaults("ClientCallbacks"),
    known_codes: new Map(),
  });
});

test("given members are kept, and partial objects are completed with defaults", () => {
  const resolved = resolveCallbacks({
    ...REQUIRED,
    on_exhausted: "skip",
    time_zone: "Europe/Copenhagen",
    emit: { session: { only: [{ code: 4030 }] } },
    internal_codes: { event_type: "payment" },
    retry: { schedule_seconds: [] },
  });
  expect(resolved).toMatchObject({
    on_exhausted: "skip",
    time_zone: "Europe/Copenhagen",
    emit: { session: { only: [{ code: 4030 }] }, transaction: { except: [] } },
    internal_codes: { event_type: "payment", by_session_status: [] },
    retry: { schedule_seconds: [], jitter: 0.1 },
    concurrency: 20,
  });
});

interface Definition {
  readonly $ref?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Definition>>;
}

/** Returns the defaults of the members of a definition, nested objects included. */
function readDefaults(title: string): Record<string, unknown> {
  const { $defs }: { $defs: Record<string, Definition> } = require(SCHEMA);
  const read = (definition: Definition | undefined): unknown => {
    if (definition?.$ref !== undefined) return read($defs[definition.$ref.replace("#/$defs/", "")]);
    if (definition?.default !== undefined) return definition.default;
    const members = Object.entries(definition?.properties ?? {}).map(
      ([name, member]) => [name, read(member)] as const,
    );
    const filled = members.filter(([, value]) => value !== undefined);
    return filled.length > 0 ? Object.fromEntries(filled) : undefined;
  };
  return Object(read($defs[title]));
}
