// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/routing-cases.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters, equalValues } from "@payment-routing/contract-runtime/codegen";

export const checkRoutingCasesFile = validate0;
const schema0 = {
  type: "object",
  required: ["cases"],
  additionalProperties: false,
  properties: { cases: { type: "array", items: { $ref: "checkRoutingCase" } } },
};

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cases === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "cases" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "cases")) {
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
    if (data.cases !== undefined) {
      let data0 = data.cases;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkRoutingCase(data0[i0], { instancePath: instancePath + "/cases/" + i0 })) {
            vErrors = appendErrors(vErrors, checkRoutingCase.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = {
          instancePath: instancePath + "/cases",
          schemaPath: "#/properties/cases/type",
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

export const checkRequiredField = validate1;
const schema1 = {
  enum: [
    "transaction/type_id",
    "transaction/product_type",
    "transaction/fees/fee",
    "transaction/fees/fee/type",
    "transaction/amount/currency_id",
    "transaction/orders/line_item/product",
    "transaction/orders/line_item/product/name",
    "transaction/orders/line_item/product/sku",
    "transaction/orders/line_item/product/description",
    "transaction/orders/line_item/product/airline_data",
    "client_info/language",
    "client_info/sdk-version",
    "client_info/device_id",
    "client_info/mobile/mobile",
    "client_info/mobile/mobile_type",
    "client_info/mobile/country_id",
    "client_info/mobile/validated",
    "client_info/email/email",
    "client_info/email/email_type",
    "client_info/email/validated",
  ],
};

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === "transaction/type_id" ||
      data === "transaction/product_type" ||
      data === "transaction/fees/fee" ||
      data === "transaction/fees/fee/type" ||
      data === "transaction/amount/currency_id" ||
      data === "transaction/orders/line_item/product" ||
      data === "transaction/orders/line_item/product/name" ||
      data === "transaction/orders/line_item/product/sku" ||
      data === "transaction/orders/line_item/product/description" ||
      data === "transaction/orders/line_item/product/airline_data" ||
      data === "client_info/language" ||
      data === "client_info/sdk-version" ||
      data === "client_info/device_id" ||
      data === "client_info/mobile/mobile" ||
      data === "client_info/mobile/mobile_type" ||
      data === "client_info/mobile/country_id" ||
      data === "client_info/mobile/validated" ||
      data === "client_info/email/email" ||
      data === "client_info/email/email_type" ||
      data === "client_info/email/validated"
    )
  ) {
    const err0 = {
      instancePath,
      schemaPath: "#/$defs/RequiredField/enum",
      keyword: "enum",
      params: { allowedValues: schema1.enum },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}

export const checkRoutingCase = validate2;
const schema2 = {
  type: "object",
  required: ["name", "client_id", "account_id", "request", "expect"],
  additionalProperties: false,
  properties: {
    name: { type: "string", minLength: 1, maxLength: 200 },
    client_id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
    account_id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
    at: { type: "string", format: "date-time" },
    request: { type: "object", required: [], additionalProperties: true },
    expect: {
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
      uniqueItems: true,
    },
    expect_missing: { type: "array", items: { $ref: "checkRequiredField" }, minItems: 1, uniqueItems: true },
  },
};
const func0 = countCharacters;
const func2 = equalValues;
const formats0 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/RoutingCase/required",
        keyword: "required",
        params: { missingProperty: "name" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.client_id === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/RoutingCase/required",
        keyword: "required",
        params: { missingProperty: "client_id" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.account_id === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/$defs/RoutingCase/required",
        keyword: "required",
        params: { missingProperty: "account_id" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.request === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/$defs/RoutingCase/required",
        keyword: "required",
        params: { missingProperty: "request" },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.expect === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/$defs/RoutingCase/required",
        keyword: "required",
        params: { missingProperty: "expect" },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "name" ||
          key0 === "client_id" ||
          key0 === "account_id" ||
          key0 === "at" ||
          key0 === "request" ||
          key0 === "expect" ||
          key0 === "expect_missing"
        )
      ) {
        const err5 = {
          instancePath,
          schemaPath: "#/$defs/RoutingCase/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func0(data0) > 200) {
          const err6 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/RoutingCase/properties/name/maxLength",
            keyword: "maxLength",
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func0(data0) < 1) {
          const err7 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/RoutingCase/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
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
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/RoutingCase/properties/name/type",
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
    if (data.client_id !== undefined) {
      let data1 = data.client_id;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err9 = {
          instancePath: instancePath + "/client_id",
          schemaPath: "#/$defs/RoutingCase/properties/client_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err10 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/$defs/RoutingCase/properties/client_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err11 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/$defs/RoutingCase/properties/client_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.account_id !== undefined) {
      let data2 = data.account_id;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        const err12 = {
          instancePath: instancePath + "/account_id",
          schemaPath: "#/$defs/RoutingCase/properties/account_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err13 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/$defs/RoutingCase/properties/account_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err14 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/$defs/RoutingCase/properties/account_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.at !== undefined) {
      let data3 = data.at;
      if (typeof data3 === "string") {
        if (!formats0.test(data3)) {
          const err15 = {
            instancePath: instancePath + "/at",
            schemaPath: "#/$defs/RoutingCase/properties/at/format",
            keyword: "format",
            params: { format: "date-time" },
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = {
          instancePath: instancePath + "/at",
          schemaPath: "#/$defs/RoutingCase/properties/at/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.request !== undefined) {
      let data4 = data.request;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
      } else {
        const err17 = {
          instancePath: instancePath + "/request",
          schemaPath: "#/$defs/RoutingCase/properties/request/type",
          keyword: "type",
          params: { type: "object" },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.expect !== undefined) {
      let data5 = data.expect;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            const err18 = {
              instancePath: instancePath + "/expect/" + i0,
              schemaPath: "#/$defs/RoutingCase/properties/expect/items/type",
              keyword: "type",
              params: { type: "integer" },
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 9007199254740991 || isNaN(data6)) {
              const err19 = {
                instancePath: instancePath + "/expect/" + i0,
                schemaPath: "#/$defs/RoutingCase/properties/expect/items/maximum",
                keyword: "maximum",
                params: { comparison: "<=", limit: 9007199254740991 },
              };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              const err20 = {
                instancePath: instancePath + "/expect/" + i0,
                schemaPath: "#/$defs/RoutingCase/properties/expect/items/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          }
        }
        let i1 = data5.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data5[i1];
            if (!(typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err21 = {
                instancePath: instancePath + "/expect",
                schemaPath: "#/$defs/RoutingCase/properties/expect/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err22 = {
          instancePath: instancePath + "/expect",
          schemaPath: "#/$defs/RoutingCase/properties/expect/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.expect_missing !== undefined) {
      let data7 = data.expect_missing;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err23 = {
            instancePath: instancePath + "/expect_missing",
            schemaPath: "#/$defs/RoutingCase/properties/expect_missing/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        const len1 = data7.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (!checkRequiredField(data7[i2], { instancePath: instancePath + "/expect_missing/" + i2 })) {
            vErrors = appendErrors(vErrors, checkRequiredField.errors);
            errors = vErrors.length;
          }
        }
        let i3 = data7.length;
        let j1;
        if (i3 > 1) {
          outer0: for (; i3--; ) {
            for (j1 = i3; j1--; ) {
              if (func2(data7[i3], data7[j1])) {
                const err24 = {
                  instancePath: instancePath + "/expect_missing",
                  schemaPath: "#/$defs/RoutingCase/properties/expect_missing/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err25 = {
          instancePath: instancePath + "/expect_missing",
          schemaPath: "#/$defs/RoutingCase/properties/expect_missing/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
  } else {
    const err26 = {
      instancePath,
      schemaPath: "#/$defs/RoutingCase/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}
