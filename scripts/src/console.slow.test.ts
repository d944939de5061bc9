import { useConsole } from "../test/console/console-under-test.ts";
import { testFailures } from "../test/console/test-failures.ts";
import { testRedelivery } from "../test/console/test-redelivery.ts";

useConsole();
testRedelivery();
testFailures();
