// A child process of the benchmark `fairness`: a service with an internal listener on a filled database.
import { startInternal } from "../console-lists/start-internal.ts";
import { followParent } from "../server/follow-parent.ts";

const [connectionString = ""] = process.argv.slice(2);
const { url, internalUrl } = await startInternal(connectionString, new AsyncDisposableStack());
followParent(Number(new URL(url).port), Number(new URL(internalUrl).port));
