import { useConsole } from "../test/console/console-under-test.ts";
import { testRedelivery } from "../test/console/test-redelivery.ts";

useConsole();
testRedelivery();
