// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/rollback-action.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters } from "@payment-routing/contract-runtime/codegen";

export const checkRollbackAction = validate0;
const schema0 = {
  type: "object",
  required: ["expected_digest", "reason"],
  additionalProperties: false,
  properties: {
    expected_digest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" },
    digest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" },
    reason: { $ref: "checkReason" },
  },
};
const pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.expected_digest === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "expected_digest" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.reason === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "reason" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "expected_digest" || key0 === "digest" || key0 === "reason")) {
        const err2 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.expected_digest !== undefined) {
      let data0 = data.expected_digest;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err3 = {
            instancePath: instancePath + "/expected_digest",
            schemaPath: "#/properties/expected_digest/pattern",
            keyword: "pattern",
            params: { pattern: "^sha256:[0-9a-f]{64}$" },
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
          instancePath: instancePath + "/expected_digest",
          schemaPath: "#/properties/expected_digest/type",
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
    if (data.digest !== undefined) {
      let data1 = data.digest;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          const err5 = {
            instancePath: instancePath + "/digest",
            schemaPath: "#/properties/digest/pattern",
            keyword: "pattern",
            params: { pattern: "^sha256:[0-9a-f]{64}$" },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/digest",
          schemaPath: "#/properties/digest/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
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
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkReason = validate1;
const schema1 = { type: "string", maxLength: 500, pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$" };
const func0 = countCharacters;
const pattern2 = new RegExp("^(?=.*\\S)[^\\u0000-\\u001f\\u007f]+$", "u");

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
    if (!pattern2.test(data)) {
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
