import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Command } from "commander";
import { type CommandContext, wholeNumber } from "../command-context.ts";
import { readContractList } from "../contract-list.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { addSetOptions, loadRequest, type SetRequest } from "../schema-set/load-request.ts";
import { createMockSchemas } from "./mock-schemas.ts";
import { createMockSearch, createMockServer, SEARCH_PATH } from "./mock-server.ts";

interface MockOptions extends Partial<SetRequest> {
  readonly search?: true;
  readonly port: number;
  readonly seed: number;
}

/** Defines `contracts mock`: a server with valid responses that follow from the contract alone. */
export function addMockCommand(command: Command, { folder, end }: CommandContext): void {
  addSetOptions(command, folder, false)
    .option("--search", "serve the search of payment methods")
    .option("--port <port>", "port to listen on; 0 for a free one", wholeNumber(0, 65_535), 8082)
    .option(
      "--seed <number>",
      "changes the responses; equal seeds give equal ones",
      wholeNumber(0, 2 ** 31 - 1),
      0,
    )
    .action(async (options: MockOptions) => end(await serve(options, folder)));
}

async function serve(
  { port, search, seed, schema = [], ...others }: MockOptions,
  folder: string,
): Promise<0 | 2> {
  if ((search === true) === schema.length > 0) {
    console.error("give either --search or --schema");
    return 2;
  }
  try {
    const definitions = search ? undefined : loadRequest({ schema, ...others }, folder);
    if (definitions === 2) return 2;
    const server =
      definitions === undefined
        ? createMockServer(createMockSearch(await readContractList(join(folder, "schemas")), seed))
        : createMockSchemas(definitions, seed);
    await once(server.listen(port, "127.0.0.1"), "listening");
    const { port: bound } = server.address() as AddressInfo;
    console.log(`${search ? "Search" : "Documents"}: http://127.0.0.1:${bound}${search ? SEARCH_PATH : "/"}`);
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    server.close();
    server.closeAllConnections();
    return 0;
  } catch (error) {
    if (!(error instanceof SchemaError) && (error as NodeJS.ErrnoException).code === undefined) throw error;
    console.error((error as Error).message);
    return 2;
  }
}
