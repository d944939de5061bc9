import { zstdCompressSync } from "node:zlib";
import type { Decision } from "@payment-routing/operator-contract";
import type { DecisionRecord } from "@payment-routing/routing";
import { writeDecision } from "@payment-routing/server";
import { ByteWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";

/** A column for a member of a decision. */
interface Column {
  readonly name: keyof Decision;
  readonly type: Partial<SchemaElement>;
  readonly read: (decision: Decision) => unknown;
}

const TIMESTAMP: Column["type"] = {
  type: "INT64",
  converted_type: "TIMESTAMP_MILLIS",
  logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MILLIS" },
};
const INTEGER: Column["type"] = { type: "INT64" };
const TEXT: Column["type"] = { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } };

const COLUMNS: readonly Column[] = [
  { name: "decided_at", type: TIMESTAMP, read: ({ decided_at }) => new Date(decided_at) },
  { name: "client_id", type: INTEGER, read: ({ client_id }) => BigInt(client_id) },
  { name: "account_id", type: INTEGER, read: ({ account_id }) => BigInt(account_id) },
  { name: "event_id", type: INTEGER, read: ({ event_id }) => BigInt(event_id) },
  { name: "request_id", type: TEXT, read: ({ request_id }) => request_id },
  { name: "configuration_digest", type: TEXT, read: ({ configuration_digest }) => configuration_digest },
  { name: "problem", type: { ...TEXT, repetition_type: "OPTIONAL" }, read: ({ problem }) => problem },
  { name: "offered", type: TEXT, read: ({ offered }) => JSON.stringify(offered) },
  { name: "duration_us", type: INTEGER, read: ({ duration_us }) => BigInt(duration_us) },
  { name: "advisories", type: TEXT, read: ({ advisories }) => JSON.stringify(advisories) },
  { name: "facts", type: TEXT, read: ({ facts }) => JSON.stringify(facts) },
];

const SCHEMA: SchemaElement[] = [
  { name: "decision", num_children: COLUMNS.length },
  ...COLUMNS.map(({ name, type }): SchemaElement => ({ name, repetition_type: "REQUIRED", ...type })),
];

/** Decisions in a row group, which is in memory while it is written. */
const ROW_GROUP_SIZE = 32_768;

/** Writes decisions as a Parquet file. */
export async function* writeParquet(
  pages: AsyncIterable<readonly DecisionRecord[]>,
): AsyncGenerator<Uint8Array> {
  const writer = new ByteWriter();
  const file = new ParquetWriter({
    writer,
    schema: SCHEMA,
    codec: "ZSTD",
    compressors: { ZSTD: (bytes) => zstdCompressSync(bytes) },
    createdBy: "payment-routing",
  });
  let columns = COLUMNS.map((): unknown[] => []);
  const writeGroup = (): Uint8Array => {
    const columnData = COLUMNS.map(({ name }, index) => ({ name, data: columns[index] ?? [] }));
    file.write({ columnData, rowGroupSize: ROW_GROUP_SIZE });
    columns = COLUMNS.map(() => []);
    return takeBytes(writer);
  };
  for await (const page of pages) {
    for (const record of page) {
      const decision = writeDecision(record);
      for (const [index, { read }] of COLUMNS.entries()) columns[index]?.push(read(decision));
      if (columns[0]?.length === ROW_GROUP_SIZE) yield writeGroup();
    }
  }
  if (columns[0]?.length !== 0) yield writeGroup();
  file.finish();
  yield takeBytes(writer);
}

/** The bytes that were written since the last call. The writer keeps counting from the beginning of the file. */
function takeBytes(writer: ByteWriter): Uint8Array {
  const bytes = writer.getBytes().slice();
  writer.index = 0;
  return bytes;
}
