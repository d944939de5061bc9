// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/console-sign-in.schema.json. Do not edit: npm run generate.
import { countCharacters } from "@payment-routing/contract-runtime/codegen";

export const checkConsoleSignIn = validate0;
const schema0 = {
  type: "object",
  required: ["key"],
  additionalProperties: false,
  properties: { key: { type: "string", minLength: 1, maxLength: 1000 } },
};
const func0 = countCharacters;

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "key" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "key")) {
        const err1 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.key !== undefined) {
      let data0 = data.key;
      if (typeof data0 === "string") {
        if (func0(data0) > 1000) {
          const err2 = {
            instancePath: instancePath + "/key",
            schemaPath: "#/properties/key/maxLength",
            keyword: "maxLength",
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err3 = {
            instancePath: instancePath + "/key",
            schemaPath: "#/properties/key/minLength",
            keyword: "minLength",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/key",
          schemaPath: "#/properties/key/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}
