// A thread that generates contracts, and tells what came of them.
import { parentPort, workerData } from "node:worker_threads";
import { generateInTurn } from "./generate-in-turn.ts";

parentPort?.postMessage(await generateInTurn(workerData));
