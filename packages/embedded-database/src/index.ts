export { EmbeddedDatabaseError, type EmbeddedDatabaseErrorCode } from "./embedded-database-error.ts";
export {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  openEmbeddedDatabase,
} from "./open-embedded-database.ts";
