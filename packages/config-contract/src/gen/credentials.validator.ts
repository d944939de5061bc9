// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/credentials.schema.json. Do not edit: npm run generate.
import { appendErrors } from "@payment-routing/contract-runtime/codegen";

export const checkCredentialsFile = validate0;
const schema0 = {
  type: "object",
  required: ["credentials"],
  additionalProperties: false,
  properties: {
    credentials: { type: "array", items: { $ref: "checkClientCredentials" } },
    internal: { type: "array", items: { $ref: "checkInternalKey" } },
  },
};

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.credentials === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "credentials" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "credentials" || key0 === "internal")) {
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
    if (data.credentials !== undefined) {
      let data0 = data.credentials;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkClientCredentials(data0[i0], { instancePath: instancePath + "/credentials/" + i0 })) {
            vErrors = appendErrors(vErrors, checkClientCredentials.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = {
          instancePath: instancePath + "/credentials",
          schemaPath: "#/properties/credentials/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.internal !== undefined) {
      let data2 = data.internal;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!checkInternalKey(data2[i1], { instancePath: instancePath + "/internal/" + i1 })) {
            vErrors = appendErrors(vErrors, checkInternalKey.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/internal",
          schemaPath: "#/properties/internal/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
  } else {
    const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkApiKey = validate1;
const schema1 = {
  type: "object",
  required: ["id", "sha256"],
  additionalProperties: false,
  properties: {
    id: { type: "string", pattern: "^[A-Za-z0-9._-]{1,64}$" },
    sha256: { type: "string", pattern: "^[0-9a-f]{64}$" },
    expires: { type: "string", format: "date-time" },
    sandbox: { const: true },
  },
};
const pattern0 = new RegExp("^[A-Za-z0-9._-]{1,64}$", "u");
const pattern1 = new RegExp("^[0-9a-f]{64}$", "u");
const formats0 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/ApiKey/required",
        keyword: "required",
        params: { missingProperty: "id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.sha256 === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/ApiKey/required",
        keyword: "required",
        params: { missingProperty: "sha256" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "sha256" || key0 === "expires" || key0 === "sandbox")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/ApiKey/additionalProperties",
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
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err3 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/ApiKey/properties/id/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Za-z0-9._-]{1,64}$" },
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
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/ApiKey/properties/id/type",
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
    if (data.sha256 !== undefined) {
      let data1 = data.sha256;
      if (typeof data1 === "string") {
        if (!pattern1.test(data1)) {
          const err5 = {
            instancePath: instancePath + "/sha256",
            schemaPath: "#/$defs/ApiKey/properties/sha256/pattern",
            keyword: "pattern",
            params: { pattern: "^[0-9a-f]{64}$" },
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
          instancePath: instancePath + "/sha256",
          schemaPath: "#/$defs/ApiKey/properties/sha256/type",
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
    if (data.expires !== undefined) {
      let data2 = data.expires;
      if (typeof data2 === "string") {
        if (!formats0.test(data2)) {
          const err7 = {
            instancePath: instancePath + "/expires",
            schemaPath: "#/$defs/ApiKey/properties/expires/format",
            keyword: "format",
            params: { format: "date-time" },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/expires",
          schemaPath: "#/$defs/ApiKey/properties/expires/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.sandbox !== undefined) {
      if (true !== data.sandbox) {
        const err9 = {
          instancePath: instancePath + "/sandbox",
          schemaPath: "#/$defs/ApiKey/properties/sandbox/const",
          keyword: "const",
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
  } else {
    const err10 = {
      instancePath,
      schemaPath: "#/$defs/ApiKey/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}

export const checkClientCredentials = validate2;
const schema2 = {
  type: "object",
  required: ["client_id", "keys"],
  additionalProperties: false,
  properties: {
    client_id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
    keys: { type: "array", items: { $ref: "checkApiKey" } },
  },
};

function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.client_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/ClientCredentials/required",
        keyword: "required",
        params: { missingProperty: "client_id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.keys === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/ClientCredentials/required",
        keyword: "required",
        params: { missingProperty: "keys" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "client_id" || key0 === "keys")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/ClientCredentials/additionalProperties",
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
    if (data.client_id !== undefined) {
      let data0 = data.client_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/client_id",
          schemaPath: "#/$defs/ClientCredentials/properties/client_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err4 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/$defs/ClientCredentials/properties/client_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err5 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/$defs/ClientCredentials/properties/client_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.keys !== undefined) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkApiKey(data1[i0], { instancePath: instancePath + "/keys/" + i0 })) {
            vErrors = appendErrors(vErrors, checkApiKey.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/keys",
          schemaPath: "#/$defs/ClientCredentials/properties/keys/type",
          keyword: "type",
          params: { type: "array" },
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
      schemaPath: "#/$defs/ClientCredentials/type",
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
  validate2.errors = vErrors;
  return errors === 0;
}

export const checkInternalKey = validate3;
const schema3 = {
  type: "object",
  required: ["id", "scope", "sha256"],
  additionalProperties: false,
  properties: {
    id: { type: "string", pattern: "^[A-Za-z0-9._-]{1,64}$" },
    scope: { enum: ["processor", "viewer", "operator", "admin"] },
    sha256: { type: "string", pattern: "^[0-9a-f]{64}$" },
    expires: { type: "string", format: "date-time" },
    sandbox: { const: true },
  },
};

function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/InternalKey/required",
        keyword: "required",
        params: { missingProperty: "id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.scope === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/InternalKey/required",
        keyword: "required",
        params: { missingProperty: "scope" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.sha256 === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/$defs/InternalKey/required",
        keyword: "required",
        params: { missingProperty: "sha256" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(key0 === "id" || key0 === "scope" || key0 === "sha256" || key0 === "expires" || key0 === "sandbox")
      ) {
        const err3 = {
          instancePath,
          schemaPath: "#/$defs/InternalKey/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.id !== undefined) {
      let data0 = data.id;
      if (typeof data0 === "string") {
        if (!pattern0.test(data0)) {
          const err4 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/InternalKey/properties/id/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Za-z0-9._-]{1,64}$" },
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
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/InternalKey/properties/id/type",
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
    if (data.scope !== undefined) {
      let data1 = data.scope;
      if (!(data1 === "processor" || data1 === "viewer" || data1 === "operator" || data1 === "admin")) {
        const err6 = {
          instancePath: instancePath + "/scope",
          schemaPath: "#/$defs/InternalKey/properties/scope/enum",
          keyword: "enum",
          params: { allowedValues: schema3.properties.scope.enum },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.sha256 !== undefined) {
      let data2 = data.sha256;
      if (typeof data2 === "string") {
        if (!pattern1.test(data2)) {
          const err7 = {
            instancePath: instancePath + "/sha256",
            schemaPath: "#/$defs/InternalKey/properties/sha256/pattern",
            keyword: "pattern",
            params: { pattern: "^[0-9a-f]{64}$" },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/sha256",
          schemaPath: "#/$defs/InternalKey/properties/sha256/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.expires !== undefined) {
      let data3 = data.expires;
      if (typeof data3 === "string") {
        if (!formats0.test(data3)) {
          const err9 = {
            instancePath: instancePath + "/expires",
            schemaPath: "#/$defs/InternalKey/properties/expires/format",
            keyword: "format",
            params: { format: "date-time" },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = {
          instancePath: instancePath + "/expires",
          schemaPath: "#/$defs/InternalKey/properties/expires/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.sandbox !== undefined) {
      if (true !== data.sandbox) {
        const err11 = {
          instancePath: instancePath + "/sandbox",
          schemaPath: "#/$defs/InternalKey/properties/sandbox/const",
          keyword: "const",
          params: { allowedValue: true },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
  } else {
    const err12 = {
      instancePath,
      schemaPath: "#/$defs/InternalKey/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}
