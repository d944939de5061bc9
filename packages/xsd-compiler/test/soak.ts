// Fuzzes the compiler and the validator for as long as it takes:
// `npm run soak -w @payment-routing/xsd-compiler -- [documents] [seed]`, with a tenth as many schemas.
// Ends with an error at the first thing that is not documented.
import { fuzz } from "./random/fuzz.ts";
import { fuzzSchemas } from "./random/fuzz-schemas.ts";

const [documents = 1_000_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`${documents} documents from seed ${seed}`);
const start = performance.now();
console.log(fuzzSchemas(Math.ceil(documents / 10), seed));
const report = fuzz(documents, seed, (done) => {
  if (done % 100_000 === 0) console.log(`${done} after ${Math.round((performance.now() - start) / 1000)} s`);
});
console.log(report);
