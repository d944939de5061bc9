// Generates, type-checks and tries packages with more roots than `npm test` has the time for:
// `npm run sample-sets -w @payment-routing/contract-tools`.
import { ConsumerProject } from "./consumer-project.ts";
import { checkRoundTrips } from "./round-trip.ts";
import { LARGE_SAMPLE_SETS } from "./sample-sets.ts";

const project = new ConsumerProject();
try {
  for (const set of LARGE_SAMPLE_SETS) {
    const started = performance.now();
    project.generate(set);
    project.build(set.name);
    const problems = [project.checkTypes([set.name])].filter((output) => output !== "");
    project.install(set.name);
    problems.push(...checkRoundTrips(set, await project.load(set.name)));
    console.log(
      `${set.name}: ${problems.join("\n") || "ok"} (${Math.round(performance.now() - started)} ms)`,
    );
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  project.remove();
}
