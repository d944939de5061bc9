import { defineDatabaseTests } from "../../vitest.project.ts";

export default defineDatabaseTests();
