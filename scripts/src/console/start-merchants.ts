import { devNull } from "node:os";
import { importTrials } from "./import-trials.ts";

/** How the merchants' servers behave, in the words of the trials of deliveries. `rejects` answers 400, `fails` 500. */
const BEHAVIOURS = ["accepts", "rejects", "fails", "resets", "silent"] as const;

export type Behaviour = (typeof BEHAVIOURS)[number];

/** Merchants' servers on this machine, one for each behaviour. */
export interface Merchants extends AsyncDisposable {
  readonly origins: Readonly<Record<Behaviour, string>>;
}

/** Starts the misbehaving receivers of the trials, which have to be built. */
export async function startMerchants(): Promise<Merchants> {
  await using opened = new AsyncDisposableStack();
  const { startReceivers } = await importTrials();
  const receivers = opened.use(await startReceivers(devNull, "console"));
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
