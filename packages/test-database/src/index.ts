export { findFreePort } from "./find-free-port.ts";
export { type DatabaseProxy, type DatabaseProxyOptions, startDatabaseProxy } from "./start-database-proxy.ts";
export { startTestDatabase, type TestDatabase } from "./start-test-database.ts";
