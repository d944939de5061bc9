// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/operator/configuration-job.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters } from "@payment-routing/contract-runtime/codegen";

export const checkConfigurationJob = validate0;
const schema0 = {
  type: "object",
  required: ["configuration"],
  additionalProperties: false,
  properties: { configuration: { $ref: "checkConfigurationInput" } },
};

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configuration === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "configuration" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "configuration")) {
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
    if (data.configuration !== undefined) {
      if (!checkConfigurationInput(data.configuration, { instancePath: instancePath + "/configuration" })) {
        vErrors = appendErrors(vErrors, checkConfigurationInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkConfigurationFile = validate1;
const schema1 = {
  type: "object",
  required: ["path", "text"],
  additionalProperties: false,
  properties: {
    path: { type: "string", maxLength: 255, pattern: "^[A-Za-z0-9_][A-Za-z0-9._-]*\\.(?:yaml|yml|json)$" },
    text: { type: "string" },
  },
};
const func0 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9._-]*\\.(?:yaml|yml|json)$", "u");

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/ConfigurationFile/required",
        keyword: "required",
        params: { missingProperty: "path" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.text === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/ConfigurationFile/required",
        keyword: "required",
        params: { missingProperty: "text" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "path" || key0 === "text")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/ConfigurationFile/additionalProperties",
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
    if (data.path !== undefined) {
      let data0 = data.path;
      if (typeof data0 === "string") {
        if (func0(data0) > 255) {
          const err3 = {
            instancePath: instancePath + "/path",
            schemaPath: "#/$defs/ConfigurationFile/properties/path/maxLength",
            keyword: "maxLength",
            params: { limit: 255 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern0.test(data0)) {
          const err4 = {
            instancePath: instancePath + "/path",
            schemaPath: "#/$defs/ConfigurationFile/properties/path/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Za-z0-9_][A-Za-z0-9._-]*\\.(?:yaml|yml|json)$" },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/path",
          schemaPath: "#/$defs/ConfigurationFile/properties/path/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.text !== undefined) {
      if (typeof data.text !== "string") {
        const err6 = {
          instancePath: instancePath + "/text",
          schemaPath: "#/$defs/ConfigurationFile/properties/text/type",
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
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/$defs/ConfigurationFile/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}

export const checkConfigurationInput = validate2;
const schema2 = {
  type: "object",
  additionalProperties: false,
  properties: {
    digest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" },
    files: { type: "array", items: { $ref: "checkConfigurationFile" }, minItems: 1, maxItems: 1000 },
  },
};
const pattern1 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "digest" || key0 === "files")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/ConfigurationInput/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.digest !== undefined) {
      let data0 = data.digest;
      if (typeof data0 === "string") {
        if (!pattern1.test(data0)) {
          const err1 = {
            instancePath: instancePath + "/digest",
            schemaPath: "#/$defs/ConfigurationInput/properties/digest/pattern",
            keyword: "pattern",
            params: { pattern: "^sha256:[0-9a-f]{64}$" },
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
          instancePath: instancePath + "/digest",
          schemaPath: "#/$defs/ConfigurationInput/properties/digest/type",
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
    }
    if (data.files !== undefined) {
      let data1 = data.files;
      if (Array.isArray(data1)) {
        if (data1.length > 1000) {
          const err3 = {
            instancePath: instancePath + "/files",
            schemaPath: "#/$defs/ConfigurationInput/properties/files/maxItems",
            keyword: "maxItems",
            params: { limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1.length < 1) {
          const err4 = {
            instancePath: instancePath + "/files",
            schemaPath: "#/$defs/ConfigurationInput/properties/files/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkConfigurationFile(data1[i0], { instancePath: instancePath + "/files/" + i0 })) {
            vErrors = appendErrors(vErrors, checkConfigurationFile.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/files",
          schemaPath: "#/$defs/ConfigurationInput/properties/files/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: "#/$defs/ConfigurationInput/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
