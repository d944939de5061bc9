import { fileURLToPath } from "node:url";

const CONFIG = new URL("../../../../schemas/examples/config/", import.meta.url);

/** The configuration and the secrets of the sandbox. */
export const SANDBOX_FILES = {
  configuration: fileURLToPath(new URL("valid", CONFIG)),
  secrets: fileURLToPath(new URL("secrets/valid/sandbox.yaml", CONFIG)),
};
