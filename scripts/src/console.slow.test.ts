import { useConsole } from "../test/console/console-under-test.ts";
import { checkStates } from "../test/console/find-violations.ts";
import { testActions } from "../test/console/test-actions.ts";
import { testConfiguration } from "../test/console/test-configuration.ts";
import { testFailures } from "../test/console/test-failures.ts";
import { testKeyboard } from "../test/console/test-keyboard.ts";
import { testKeys } from "../test/console/test-keys.ts";
import { testOverview } from "../test/console/test-overview.ts";
import { testPages } from "../test/console/test-pages.ts";
import { testPayments } from "../test/console/test-payments.ts";
import { testRedelivery } from "../test/console/test-redelivery.ts";
import { testSignIn } from "../test/console/test-sign-in.ts";

// What `npm test` runs with one look at each page, here with each state in both themes and at both widths.
checkStates();
useConsole();
testSignIn();
testPages();
testOverview();
testActions();
testPayments();
testKeyboard();
testKeys();
testConfiguration();
testRedelivery();
testFailures();
