export { createHttpClient } from "./http-client.ts";
export { type Ledger, type LedgerSession, OpenLedger } from "./ledger.ts";
export {
  type Exchange,
  measureLatencies,
  measureTopRate,
  type Repeater,
  withConnections,
} from "./measure-rate.ts";
export { createReporter, type Reporter } from "./reporter.ts";
export { eventIdOf, SearchLedger } from "./search-ledger.ts";
export { authorize, clientIdOf, SEARCH, SEARCH_PATH, writeSearch } from "./search-requests.ts";
export { ACCOUNT_ID, FINAL_CODE, type ScriptedReport, scriptSession } from "./session-script.ts";
export { type Load, type LoadOptions, startLoad } from "./start-load.ts";
export { type SearchLoad, startSearches } from "./start-searches.ts";
export { type HttpRequest, writeRequest } from "./write-request.ts";
