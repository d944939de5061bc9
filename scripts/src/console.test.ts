import { useConsole } from "../test/console/console-under-test.ts";
import { testActions } from "../test/console/test-actions.ts";
import { testConfiguration } from "../test/console/test-configuration.ts";
import { testDialogs } from "../test/console/test-dialogs.ts";
import { testErasure } from "../test/console/test-erasure.ts";
import { testKeys } from "../test/console/test-keys.ts";
import { testLists } from "../test/console/test-lists.ts";
import { testOverview } from "../test/console/test-overview.ts";
import { testPages } from "../test/console/test-pages.ts";
import { testPayments } from "../test/console/test-payments.ts";
import { testSignIn } from "../test/console/test-sign-in.ts";
import { testStaleness } from "../test/console/test-staleness.ts";
import { testUpdates } from "../test/console/test-updates.ts";

// One file, so that one service and one browser serve all of them.
useConsole();
testSignIn();
testPages();
testOverview();
testLists();
testUpdates();
testStaleness();
testActions();
testDialogs();
testPayments();
testErasure();
testKeys();
testConfiguration();
