import { defineTests } from "../../vitest.project.ts";

export default defineTests();
