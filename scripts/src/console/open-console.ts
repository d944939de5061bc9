import { type Browser, openBrowser } from "@payment-routing/test-support/browser";
import { type Merchants, type StartedService, startMerchants, startService } from "./start-service.ts";

/** The console in a browser, with a service, its database and merchants. Dispose it to stop them all. */
export interface OpenedConsole extends AsyncDisposable {
  /** The origin that serves the console. */
  readonly url: string;
  readonly browser: Browser;
  readonly service: StartedService;
  readonly merchants: Merchants;
}

/** @param settings additional options of the service */
export async function openConsole(
  databaseUrl: string,
  settings: readonly string[] = [],
): Promise<OpenedConsole> {
  await using opened = new AsyncDisposableStack();
  const merchants = opened.use(await startMerchants());
  const [service, browser] = await Promise.all([
    startService(merchants, databaseUrl, settings).then((started) => opened.use(started)),
    openBrowser().then((started) => opened.adopt(started, (each) => each.close())),
  ]);
  const resources = opened.move();
  return {
    url: service.internalUrl,
    browser,
    service,
    merchants,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}
