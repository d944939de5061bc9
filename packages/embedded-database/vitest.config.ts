import { defineTests } from "../../vitest.project.ts";

export default defineTests({ globalSetup: "./src/testing/share-server.ts" });
