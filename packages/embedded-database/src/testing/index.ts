export { findFreePort } from "../spawn-server.ts";
export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from "./create-test-database.ts";
export { type DatabaseProxy, type DatabaseProxyOptions, startDatabaseProxy } from "./start-database-proxy.ts";
export { startTestServer, type TestServer } from "./start-test-server.ts";
