import { readVersion } from "../../metrics/metrics.ts";
import { createAsyncApi } from "./asyncapi.ts";
import { createOpenApi } from "./openapi.ts";

/** A generated description of an interface, and its file in this package. */
interface DescriptionFile {
  readonly file: URL;
  readonly text: string;
}

/** Writes the OpenAPI and AsyncAPI descriptions as JSON. */
export function writeDescriptions(): readonly DescriptionFile[] {
  const version = readVersion();
  return [
    { name: "openapi", description: createOpenApi(version) },
    { name: "asyncapi", description: createAsyncApi(version) },
  ].map(({ name, description }) => ({
    file: new URL(`../../gen/${name}.json`, import.meta.url),
    text: `${JSON.stringify(description, undefined, 2)}\n`,
  }));
}
