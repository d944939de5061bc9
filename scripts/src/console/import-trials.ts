import { ROOT } from "../sandbox.ts";

/** The functions of the trials that are called here. The scripts cannot depend on them: the trials depend on contracts, which the scripts build. */
interface TrialsPackage {
  startReceivers(logFile: string, secretsKey: string): Promise<Receivers>;
  startService(options: ServiceOptions): Promise<ServiceProcess>;
}

interface Receivers extends AsyncDisposable {
  listen(
    merchant: string,
    options: { readonly host: string; readonly port: number; readonly secretIds: readonly string[] },
  ): Promise<number>;
  behave(merchant: string, behaviour: string): Promise<void>;
}

interface ServiceOptions {
  readonly name: string;
  readonly role: "all";
  readonly connectionString: string;
  readonly secrets: string;
  readonly keepsLog: boolean;
  readonly arguments: readonly string[];
}

interface ServiceProcess {
  readonly url: string;
  readonly internalUrl: string | undefined;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Loads the trials, which have to be built. */
export function importTrials(): Promise<TrialsPackage> {
  return import(new URL("packages/delivery-trials/dist/index.js", ROOT).href);
}
