import { devNull } from "node:os";
import { ROOT } from "../sandbox.ts";

/** How the merchants' servers behave, in the words of the trials of deliveries. `rejects` answers 400, `fails` 500. */
const BEHAVIOURS = ["accepts", "rejects", "fails", "resets", "silent"] as const;

export type Behaviour = (typeof BEHAVIOURS)[number];

/** Merchants' servers on this machine, one for each behaviour. */
export interface Merchants extends AsyncDisposable {
  readonly origins: Readonly<Record<Behaviour, string>>;
}

/** The functions of the trials that are called here. The scripts cannot depend on them: the trials depend on contracts, which the scripts build. */
interface TrialsPackage {
  startReceivers(logFile: string, secretsKey: string): Promise<Receivers>;
}

interface Receivers extends AsyncDisposable {
  listen(
    merchant: string,
    options: { readonly host: string; readonly port: number; readonly secretIds: readonly string[] },
  ): Promise<number>;
  behave(merchant: string, behaviour: Behaviour): Promise<void>;
}

/** Starts the misbehaving receivers of the trials, which have to be built. */
export async function startMerchants(): Promise<Merchants> {
  await using opened = new AsyncDisposableStack();
  const trials: TrialsPackage = await import(new URL("packages/delivery-trials/dist/index.js", ROOT).href);
  const receivers = opened.use(await trials.startReceivers(devNull, "console"));
  const origins = BEHAVIOURS.map(async (behaviour) => {
    // The service signs with other secrets. The receivers log that, and nobody reads the log.
    const options = { host: "127.0.0.1", port: 0, secretIds: [behaviour] };
    const port = await receivers.listen(behaviour, options);
    await receivers.behave(behaviour, behaviour);
    return [behaviour, `http://127.0.0.1:${port}`] as const;
  });
  const byBehaviour = Object.fromEntries(await Promise.all(origins)) as Merchants["origins"];
  const resources = opened.move();
  return { origins: byBehaviour, [Symbol.asyncDispose]: () => resources.disposeAsync() };
}
