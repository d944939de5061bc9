// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/erasure-action.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters } from "@payment-routing/contract-runtime/codegen";

export const checkErasureAction = validate0;
const schema0 = {
  type: "object",
  required: ["reason"],
  additionalProperties: false,
  properties: { discard_undelivered: { type: "boolean" }, reason: { $ref: "checkReason" } },
};

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reason === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "reason" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "discard_undelivered" || key0 === "reason")) {
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
    if (data.discard_undelivered !== undefined) {
      if (typeof data.discard_undelivered !== "boolean") {
        const err2 = {
          instancePath: instancePath + "/discard_undelivered",
          schemaPath: "#/properties/discard_undelivered/type",
          keyword: "type",
          params: { type: "boolean" },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.reason !== undefined) {
      if (!checkReason(data.reason, { instancePath: instancePath + "/reason" })) {
        vErrors = appendErrors(vErrors, checkReason.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkReason = validate1;
const schema1 = { type: "string", maxLength: 500, pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$" };
const func0 = countCharacters;
const pattern0 = new RegExp("^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$", "u");

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (func0(data) > 500) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Reason/maxLength",
        keyword: "maxLength",
        params: { limit: 500 },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (!pattern0.test(data)) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/Reason/pattern",
        keyword: "pattern",
        params: { pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = {
      instancePath,
      schemaPath: "#/$defs/Reason/type",
      keyword: "type",
      params: { type: "string" },
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}
