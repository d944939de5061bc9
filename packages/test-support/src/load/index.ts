export { createHttpClient } from "./http-client.ts";
export { type HttpRequest, writeRequest } from "./http-connection.ts";
export {
  type Exchange,
  measureLatencies,
  measureTopRate,
  type Repeater,
  withConnections,
} from "./measure-rate.ts";
export { createReporter, type Reporter } from "./reporter.ts";
export {
  authorize,
  clientIdOf,
  eventIdOf,
  SEARCH,
  SEARCH_PATH,
  SearchLedger,
  writeSearch,
} from "./search-requests.ts";
export { ACCOUNT_ID, FINAL_CODE, type ScriptedReport, scriptSession } from "./session-script.ts";
export {
  type Ledger,
  type LedgerSession,
  type Load,
  type LoadOptions,
  OpenLedger,
  startLoad,
} from "./start-load.ts";
export { type SearchLoad, startSearches } from "./start-searches.ts";
