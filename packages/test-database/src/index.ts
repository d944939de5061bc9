export { startTestDatabase, type TestDatabase } from "./start-test-database.ts";
