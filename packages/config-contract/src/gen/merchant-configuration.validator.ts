// @ts-nocheck: written by ajv, whose code has no types.
// Generated from schemas/config/merchant-configuration.schema.json. Do not edit: npm run generate.
import { appendErrors, countCharacters, equalValues } from "@payment-routing/contract-runtime/codegen";

export const checkMerchantConfiguration = validate0;
const schema0 = {
  type: "object",
  required: ["countries", "currencies", "methods", "clients"],
  additionalProperties: false,
  properties: {
    countries: { type: "array", items: { $ref: "checkCountry" }, minItems: 1 },
    currencies: { type: "array", items: { $ref: "checkCurrency" }, minItems: 1 },
    languages: { type: "array", items: { $ref: "checkSearchTextCode" } },
    platforms: { type: "array", items: { $ref: "checkSearchTextCode" } },
    card_states: { type: "array", items: { $ref: "checkCode" } },
    session_types: { type: "array", items: { $ref: "checkTextCode" } },
    session_statuses: { type: "array", items: { $ref: "checkStatusCode" } },
    transaction_statuses: { type: "array", items: { $ref: "checkStatusCode" } },
    transaction_types: { type: "array", items: { $ref: "checkCode" } },
    payment_methods: { type: "array", items: { $ref: "checkTextCode" } },
    payment_types: { type: "array", items: { $ref: "checkTextCode" } },
    exchange_services: { type: "array", items: { $ref: "checkCode" } },
    operators: { type: "array", items: { $ref: "checkCode" } },
    closed_codes: { type: "array", items: { $ref: "checkClosedCode" }, uniqueItems: true },
    processors: { type: "array", items: { $ref: "checkProcessor" } },
    methods: { type: "array", items: { $ref: "checkCatalogueMethod" }, minItems: 1 },
    account_defaults: { type: "array", items: { $ref: "checkAccountDefaults" } },
    clients: { type: "array", items: { $ref: "checkClient" }, minItems: 1 },
  },
};
const func0 = Object.prototype.hasOwnProperty;
const func1 = equalValues;

function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.countries === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "countries" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.currencies === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "currencies" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.methods === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "methods" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.clients === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/required",
        keyword: "required",
        params: { missingProperty: "clients" },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema0.properties, key0)) {
        const err4 = {
          instancePath,
          schemaPath: "#/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.countries !== undefined) {
      let data0 = data.countries;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err5 = {
            instancePath: instancePath + "/countries",
            schemaPath: "#/properties/countries/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkCountry(data0[i0], { instancePath: instancePath + "/countries/" + i0 })) {
            vErrors = appendErrors(vErrors, checkCountry.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/countries",
          schemaPath: "#/properties/countries/type",
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
    if (data.currencies !== undefined) {
      let data2 = data.currencies;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          const err7 = {
            instancePath: instancePath + "/currencies",
            schemaPath: "#/properties/currencies/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!checkCurrency(data2[i1], { instancePath: instancePath + "/currencies/" + i1 })) {
            vErrors = appendErrors(vErrors, checkCurrency.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = {
          instancePath: instancePath + "/currencies",
          schemaPath: "#/properties/currencies/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.languages !== undefined) {
      let data4 = data.languages;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!checkSearchTextCode(data4[i2], { instancePath: instancePath + "/languages/" + i2 })) {
            vErrors = appendErrors(vErrors, checkSearchTextCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err9 = {
          instancePath: instancePath + "/languages",
          schemaPath: "#/properties/languages/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.platforms !== undefined) {
      let data6 = data.platforms;
      if (Array.isArray(data6)) {
        const len3 = data6.length;
        for (let i3 = 0; i3 < len3; i3++) {
          if (!checkSearchTextCode(data6[i3], { instancePath: instancePath + "/platforms/" + i3 })) {
            vErrors = appendErrors(vErrors, checkSearchTextCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = {
          instancePath: instancePath + "/platforms",
          schemaPath: "#/properties/platforms/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.card_states !== undefined) {
      let data8 = data.card_states;
      if (Array.isArray(data8)) {
        const len4 = data8.length;
        for (let i4 = 0; i4 < len4; i4++) {
          if (!checkCode(data8[i4], { instancePath: instancePath + "/card_states/" + i4 })) {
            vErrors = appendErrors(vErrors, checkCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/card_states",
          schemaPath: "#/properties/card_states/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.session_types !== undefined) {
      let data10 = data.session_types;
      if (Array.isArray(data10)) {
        const len5 = data10.length;
        for (let i5 = 0; i5 < len5; i5++) {
          if (!checkTextCode(data10[i5], { instancePath: instancePath + "/session_types/" + i5 })) {
            vErrors = appendErrors(vErrors, checkTextCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err12 = {
          instancePath: instancePath + "/session_types",
          schemaPath: "#/properties/session_types/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.session_statuses !== undefined) {
      let data12 = data.session_statuses;
      if (Array.isArray(data12)) {
        const len6 = data12.length;
        for (let i6 = 0; i6 < len6; i6++) {
          if (!checkStatusCode(data12[i6], { instancePath: instancePath + "/session_statuses/" + i6 })) {
            vErrors = appendErrors(vErrors, checkStatusCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/session_statuses",
          schemaPath: "#/properties/session_statuses/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.transaction_statuses !== undefined) {
      let data14 = data.transaction_statuses;
      if (Array.isArray(data14)) {
        const len7 = data14.length;
        for (let i7 = 0; i7 < len7; i7++) {
          if (!checkStatusCode(data14[i7], { instancePath: instancePath + "/transaction_statuses/" + i7 })) {
            vErrors = appendErrors(vErrors, checkStatusCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/transaction_statuses",
          schemaPath: "#/properties/transaction_statuses/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.transaction_types !== undefined) {
      let data16 = data.transaction_types;
      if (Array.isArray(data16)) {
        const len8 = data16.length;
        for (let i8 = 0; i8 < len8; i8++) {
          if (!checkCode(data16[i8], { instancePath: instancePath + "/transaction_types/" + i8 })) {
            vErrors = appendErrors(vErrors, checkCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err15 = {
          instancePath: instancePath + "/transaction_types",
          schemaPath: "#/properties/transaction_types/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.payment_methods !== undefined) {
      let data18 = data.payment_methods;
      if (Array.isArray(data18)) {
        const len9 = data18.length;
        for (let i9 = 0; i9 < len9; i9++) {
          if (!checkTextCode(data18[i9], { instancePath: instancePath + "/payment_methods/" + i9 })) {
            vErrors = appendErrors(vErrors, checkTextCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err16 = {
          instancePath: instancePath + "/payment_methods",
          schemaPath: "#/properties/payment_methods/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.payment_types !== undefined) {
      let data20 = data.payment_types;
      if (Array.isArray(data20)) {
        const len10 = data20.length;
        for (let i10 = 0; i10 < len10; i10++) {
          if (!checkTextCode(data20[i10], { instancePath: instancePath + "/payment_types/" + i10 })) {
            vErrors = appendErrors(vErrors, checkTextCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err17 = {
          instancePath: instancePath + "/payment_types",
          schemaPath: "#/properties/payment_types/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.exchange_services !== undefined) {
      let data22 = data.exchange_services;
      if (Array.isArray(data22)) {
        const len11 = data22.length;
        for (let i11 = 0; i11 < len11; i11++) {
          if (!checkCode(data22[i11], { instancePath: instancePath + "/exchange_services/" + i11 })) {
            vErrors = appendErrors(vErrors, checkCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err18 = {
          instancePath: instancePath + "/exchange_services",
          schemaPath: "#/properties/exchange_services/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.operators !== undefined) {
      let data24 = data.operators;
      if (Array.isArray(data24)) {
        const len12 = data24.length;
        for (let i12 = 0; i12 < len12; i12++) {
          if (!checkCode(data24[i12], { instancePath: instancePath + "/operators/" + i12 })) {
            vErrors = appendErrors(vErrors, checkCode.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err19 = {
          instancePath: instancePath + "/operators",
          schemaPath: "#/properties/operators/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.closed_codes !== undefined) {
      let data26 = data.closed_codes;
      if (Array.isArray(data26)) {
        const len13 = data26.length;
        for (let i13 = 0; i13 < len13; i13++) {
          if (!checkClosedCode(data26[i13], { instancePath: instancePath + "/closed_codes/" + i13 })) {
            vErrors = appendErrors(vErrors, checkClosedCode.errors);
            errors = vErrors.length;
          }
        }
        let i14 = data26.length;
        let j0;
        if (i14 > 1) {
          outer0: for (; i14--; ) {
            for (j0 = i14; j0--; ) {
              if (func1(data26[i14], data26[j0])) {
                const err20 = {
                  instancePath: instancePath + "/closed_codes",
                  schemaPath: "#/properties/closed_codes/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i14, j: j0 },
                };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err21 = {
          instancePath: instancePath + "/closed_codes",
          schemaPath: "#/properties/closed_codes/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.processors !== undefined) {
      let data28 = data.processors;
      if (Array.isArray(data28)) {
        const len14 = data28.length;
        for (let i15 = 0; i15 < len14; i15++) {
          if (!checkProcessor(data28[i15], { instancePath: instancePath + "/processors/" + i15 })) {
            vErrors = appendErrors(vErrors, checkProcessor.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err22 = {
          instancePath: instancePath + "/processors",
          schemaPath: "#/properties/processors/type",
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
    if (data.methods !== undefined) {
      let data30 = data.methods;
      if (Array.isArray(data30)) {
        if (data30.length < 1) {
          const err23 = {
            instancePath: instancePath + "/methods",
            schemaPath: "#/properties/methods/minItems",
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
        const len15 = data30.length;
        for (let i16 = 0; i16 < len15; i16++) {
          if (!checkCatalogueMethod(data30[i16], { instancePath: instancePath + "/methods/" + i16 })) {
            vErrors = appendErrors(vErrors, checkCatalogueMethod.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err24 = {
          instancePath: instancePath + "/methods",
          schemaPath: "#/properties/methods/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.account_defaults !== undefined) {
      let data32 = data.account_defaults;
      if (Array.isArray(data32)) {
        const len16 = data32.length;
        for (let i17 = 0; i17 < len16; i17++) {
          if (
            !checkAccountDefaults(data32[i17], { instancePath: instancePath + "/account_defaults/" + i17 })
          ) {
            vErrors = appendErrors(vErrors, checkAccountDefaults.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err25 = {
          instancePath: instancePath + "/account_defaults",
          schemaPath: "#/properties/account_defaults/type",
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
    if (data.clients !== undefined) {
      let data34 = data.clients;
      if (Array.isArray(data34)) {
        if (data34.length < 1) {
          const err26 = {
            instancePath: instancePath + "/clients",
            schemaPath: "#/properties/clients/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len17 = data34.length;
        for (let i18 = 0; i18 < len17; i18++) {
          if (!checkClient(data34[i18], { instancePath: instancePath + "/clients/" + i18 })) {
            vErrors = appendErrors(vErrors, checkClient.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err27 = {
          instancePath: instancePath + "/clients",
          schemaPath: "#/properties/clients/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const checkAccount = validate1;
const schema1 = {
  type: "object",
  required: ["account_id"],
  additionalProperties: false,
  properties: {
    account_id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
    inherits: { type: "string", minLength: 1, maxLength: 100 },
    default_language: { type: "string", pattern: "^[a-z]{2}$" },
    default_currency: { type: "integer", minimum: 1, maximum: 999 },
    required_fields: { type: "array", items: { $ref: "checkRequiredField" }, uniqueItems: true },
    policy: { $ref: "checkConstraints" },
    offers: { type: "array", items: { $ref: "checkOffer" }, minItems: 1 },
    ordering: { $ref: "checkOrdering" },
    managed_bookings: { $ref: "checkManagedBookings" },
    withdrawn_methods: {
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
      minItems: 1,
      uniqueItems: true,
    },
  },
};
const func3 = countCharacters;
const pattern0 = new RegExp("^[a-z]{2}$", "u");

function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Account/required",
        keyword: "required",
        params: { missingProperty: "account_id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema1.properties, key0)) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/Account/additionalProperties",
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
    if (data.account_id !== undefined) {
      let data0 = data.account_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err2 = {
          instancePath: instancePath + "/account_id",
          schemaPath: "#/$defs/Account/properties/account_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/$defs/Account/properties/account_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err4 = {
            instancePath: instancePath + "/account_id",
            schemaPath: "#/$defs/Account/properties/account_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.inherits !== undefined) {
      let data1 = data.inherits;
      if (typeof data1 === "string") {
        if (func3(data1) > 100) {
          const err5 = {
            instancePath: instancePath + "/inherits",
            schemaPath: "#/$defs/Account/properties/inherits/maxLength",
            keyword: "maxLength",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err6 = {
            instancePath: instancePath + "/inherits",
            schemaPath: "#/$defs/Account/properties/inherits/minLength",
            keyword: "minLength",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/inherits",
          schemaPath: "#/$defs/Account/properties/inherits/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.default_language !== undefined) {
      let data2 = data.default_language;
      if (typeof data2 === "string") {
        if (!pattern0.test(data2)) {
          const err8 = {
            instancePath: instancePath + "/default_language",
            schemaPath: "#/$defs/Account/properties/default_language/pattern",
            keyword: "pattern",
            params: { pattern: "^[a-z]{2}$" },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = {
          instancePath: instancePath + "/default_language",
          schemaPath: "#/$defs/Account/properties/default_language/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.default_currency !== undefined) {
      let data3 = data.default_currency;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        const err10 = {
          instancePath: instancePath + "/default_currency",
          schemaPath: "#/$defs/Account/properties/default_currency/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 999 || isNaN(data3)) {
          const err11 = {
            instancePath: instancePath + "/default_currency",
            schemaPath: "#/$defs/Account/properties/default_currency/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 999 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err12 = {
            instancePath: instancePath + "/default_currency",
            schemaPath: "#/$defs/Account/properties/default_currency/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.required_fields !== undefined) {
      let data4 = data.required_fields;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkRequiredField(data4[i0], { instancePath: instancePath + "/required_fields/" + i0 })) {
            vErrors = appendErrors(vErrors, checkRequiredField.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data4.length;
        let j0;
        if (i1 > 1) {
          outer0: for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func1(data4[i1], data4[j0])) {
                const err13 = {
                  instancePath: instancePath + "/required_fields",
                  schemaPath: "#/$defs/Account/properties/required_fields/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i1, j: j0 },
                };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/required_fields",
          schemaPath: "#/$defs/Account/properties/required_fields/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.policy !== undefined) {
      if (!checkConstraints(data.policy, { instancePath: instancePath + "/policy" })) {
        vErrors = appendErrors(vErrors, checkConstraints.errors);
        errors = vErrors.length;
      }
    }
    if (data.offers !== undefined) {
      let data7 = data.offers;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          const err15 = {
            instancePath: instancePath + "/offers",
            schemaPath: "#/$defs/Account/properties/offers/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        const len1 = data7.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (!checkOffer(data7[i2], { instancePath: instancePath + "/offers/" + i2 })) {
            vErrors = appendErrors(vErrors, checkOffer.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err16 = {
          instancePath: instancePath + "/offers",
          schemaPath: "#/$defs/Account/properties/offers/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.ordering !== undefined) {
      if (!checkOrdering(data.ordering, { instancePath: instancePath + "/ordering" })) {
        vErrors = appendErrors(vErrors, checkOrdering.errors);
        errors = vErrors.length;
      }
    }
    if (data.managed_bookings !== undefined) {
      if (
        !checkManagedBookings(data.managed_bookings, { instancePath: instancePath + "/managed_bookings" })
      ) {
        vErrors = appendErrors(vErrors, checkManagedBookings.errors);
        errors = vErrors.length;
      }
    }
    if (data.withdrawn_methods !== undefined) {
      let data11 = data.withdrawn_methods;
      if (Array.isArray(data11)) {
        if (data11.length < 1) {
          const err17 = {
            instancePath: instancePath + "/withdrawn_methods",
            schemaPath: "#/$defs/Account/properties/withdrawn_methods/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        const len2 = data11.length;
        for (let i3 = 0; i3 < len2; i3++) {
          let data12 = data11[i3];
          if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
            const err18 = {
              instancePath: instancePath + "/withdrawn_methods/" + i3,
              schemaPath: "#/$defs/Account/properties/withdrawn_methods/items/type",
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
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 9007199254740991 || isNaN(data12)) {
              const err19 = {
                instancePath: instancePath + "/withdrawn_methods/" + i3,
                schemaPath: "#/$defs/Account/properties/withdrawn_methods/items/maximum",
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
            if (data12 < 1 || isNaN(data12)) {
              const err20 = {
                instancePath: instancePath + "/withdrawn_methods/" + i3,
                schemaPath: "#/$defs/Account/properties/withdrawn_methods/items/minimum",
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
        let i4 = data11.length;
        let j1;
        if (i4 > 1) {
          const indices0 = {};
          for (; i4--; ) {
            let item0 = data11[i4];
            if (!(typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j1 = indices0[item0];
              const err21 = {
                instancePath: instancePath + "/withdrawn_methods",
                schemaPath: "#/$defs/Account/properties/withdrawn_methods/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i4, j: j1 },
              };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
              break;
            }
            indices0[item0] = i4;
          }
        }
      } else {
        const err22 = {
          instancePath: instancePath + "/withdrawn_methods",
          schemaPath: "#/$defs/Account/properties/withdrawn_methods/type",
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
  } else {
    const err23 = {
      instancePath,
      schemaPath: "#/$defs/Account/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err23];
    } else {
      vErrors.push(err23);
    }
    errors++;
  }
  validate1.errors = vErrors;
  return errors === 0;
}

export const checkAccountDefaults = validate2;
const schema2 = {
  type: "object",
  required: ["name"],
  additionalProperties: false,
  properties: {
    name: { type: "string", minLength: 1, maxLength: 100 },
    default_language: { type: "string", pattern: "^[a-z]{2}$" },
    default_currency: { type: "integer", minimum: 1, maximum: 999 },
    required_fields: { type: "array", items: { $ref: "checkRequiredField" }, uniqueItems: true },
    policy: { $ref: "checkConstraints" },
    offers: { type: "array", items: { $ref: "checkOffer" }, minItems: 1 },
    ordering: { $ref: "checkOrdering" },
    managed_bookings: { $ref: "checkManagedBookings" },
  },
};

function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/AccountDefaults/required",
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
    for (const key0 in data) {
      if (
        !(
          key0 === "name" ||
          key0 === "default_language" ||
          key0 === "default_currency" ||
          key0 === "required_fields" ||
          key0 === "policy" ||
          key0 === "offers" ||
          key0 === "ordering" ||
          key0 === "managed_bookings"
        )
      ) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/AccountDefaults/additionalProperties",
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
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func3(data0) > 100) {
          const err2 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/AccountDefaults/properties/name/maxLength",
            keyword: "maxLength",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func3(data0) < 1) {
          const err3 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/AccountDefaults/properties/name/minLength",
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
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/AccountDefaults/properties/name/type",
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
    if (data.default_language !== undefined) {
      let data1 = data.default_language;
      if (typeof data1 === "string") {
        if (!pattern0.test(data1)) {
          const err5 = {
            instancePath: instancePath + "/default_language",
            schemaPath: "#/$defs/AccountDefaults/properties/default_language/pattern",
            keyword: "pattern",
            params: { pattern: "^[a-z]{2}$" },
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
          instancePath: instancePath + "/default_language",
          schemaPath: "#/$defs/AccountDefaults/properties/default_language/type",
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
    if (data.default_currency !== undefined) {
      let data2 = data.default_currency;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        const err7 = {
          instancePath: instancePath + "/default_currency",
          schemaPath: "#/$defs/AccountDefaults/properties/default_currency/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 999 || isNaN(data2)) {
          const err8 = {
            instancePath: instancePath + "/default_currency",
            schemaPath: "#/$defs/AccountDefaults/properties/default_currency/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 999 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err9 = {
            instancePath: instancePath + "/default_currency",
            schemaPath: "#/$defs/AccountDefaults/properties/default_currency/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.required_fields !== undefined) {
      let data3 = data.required_fields;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkRequiredField(data3[i0], { instancePath: instancePath + "/required_fields/" + i0 })) {
            vErrors = appendErrors(vErrors, checkRequiredField.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data3.length;
        let j0;
        if (i1 > 1) {
          outer0: for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func1(data3[i1], data3[j0])) {
                const err10 = {
                  instancePath: instancePath + "/required_fields",
                  schemaPath: "#/$defs/AccountDefaults/properties/required_fields/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i1, j: j0 },
                };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/required_fields",
          schemaPath: "#/$defs/AccountDefaults/properties/required_fields/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.policy !== undefined) {
      if (!checkConstraints(data.policy, { instancePath: instancePath + "/policy" })) {
        vErrors = appendErrors(vErrors, checkConstraints.errors);
        errors = vErrors.length;
      }
    }
    if (data.offers !== undefined) {
      let data6 = data.offers;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          const err12 = {
            instancePath: instancePath + "/offers",
            schemaPath: "#/$defs/AccountDefaults/properties/offers/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len1 = data6.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (!checkOffer(data6[i2], { instancePath: instancePath + "/offers/" + i2 })) {
            vErrors = appendErrors(vErrors, checkOffer.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/offers",
          schemaPath: "#/$defs/AccountDefaults/properties/offers/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.ordering !== undefined) {
      if (!checkOrdering(data.ordering, { instancePath: instancePath + "/ordering" })) {
        vErrors = appendErrors(vErrors, checkOrdering.errors);
        errors = vErrors.length;
      }
    }
    if (data.managed_bookings !== undefined) {
      if (
        !checkManagedBookings(data.managed_bookings, { instancePath: instancePath + "/managed_bookings" })
      ) {
        vErrors = appendErrors(vErrors, checkManagedBookings.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = {
      instancePath,
      schemaPath: "#/$defs/AccountDefaults/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate2.errors = vErrors;
  return errors === 0;
}

export const checkAmountConstraint = validate3;
const schema3 = {
  type: "object",
  required: ["ranges"],
  additionalProperties: false,
  properties: {
    ranges: { type: "array", items: { $ref: "checkAmountRange" }, minItems: 1 },
    on_missing: { $ref: "checkMissingInput" },
  },
};

function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ranges === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/AmountConstraint/required",
        keyword: "required",
        params: { missingProperty: "ranges" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ranges" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/AmountConstraint/additionalProperties",
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
    if (data.ranges !== undefined) {
      let data0 = data.ranges;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/ranges",
            schemaPath: "#/$defs/AmountConstraint/properties/ranges/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkAmountRange(data0[i0], { instancePath: instancePath + "/ranges/" + i0 })) {
            vErrors = appendErrors(vErrors, checkAmountRange.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/ranges",
          schemaPath: "#/$defs/AmountConstraint/properties/ranges/type",
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
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: "#/$defs/AmountConstraint/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate3.errors = vErrors;
  return errors === 0;
}

export const checkAmountRange = validate4;
const schema4 = {
  type: "object",
  required: ["currency"],
  additionalProperties: false,
  properties: {
    currency: { type: "integer", minimum: 1, maximum: 999 },
    min: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    max: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
  },
};

function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currency === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/AmountRange/required",
        keyword: "required",
        params: { missingProperty: "currency" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "currency" || key0 === "min" || key0 === "max")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/AmountRange/additionalProperties",
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
    if (data.currency !== undefined) {
      let data0 = data.currency;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err2 = {
          instancePath: instancePath + "/currency",
          schemaPath: "#/$defs/AmountRange/properties/currency/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 999 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/currency",
            schemaPath: "#/$defs/AmountRange/properties/currency/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 999 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err4 = {
            instancePath: instancePath + "/currency",
            schemaPath: "#/$defs/AmountRange/properties/currency/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.min !== undefined) {
      let data1 = data.min;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err5 = {
          instancePath: instancePath + "/min",
          schemaPath: "#/$defs/AmountRange/properties/min/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + "/min",
            schemaPath: "#/$defs/AmountRange/properties/min/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + "/min",
            schemaPath: "#/$defs/AmountRange/properties/min/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.max !== undefined) {
      let data2 = data.max;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        const err8 = {
          instancePath: instancePath + "/max",
          schemaPath: "#/$defs/AmountRange/properties/max/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err9 = {
            instancePath: instancePath + "/max",
            schemaPath: "#/$defs/AmountRange/properties/max/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err10 = {
            instancePath: instancePath + "/max",
            schemaPath: "#/$defs/AmountRange/properties/max/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  } else {
    const err11 = {
      instancePath,
      schemaPath: "#/$defs/AmountRange/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate4.errors = vErrors;
  return errors === 0;
}

export const checkArrangement = validate5;
const schema5 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    first: {
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
      uniqueItems: true,
    },
    last: {
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
      uniqueItems: true,
    },
    move: { type: "array", items: { $ref: "checkMethodMove" } },
  },
};

function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "first" || key0 === "last" || key0 === "move")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/Arrangement/additionalProperties",
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
    if (data.first !== undefined) {
      let data0 = data.first;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            const err1 = {
              instancePath: instancePath + "/first/" + i0,
              schemaPath: "#/$defs/Arrangement/properties/first/items/type",
              keyword: "type",
              params: { type: "integer" },
            };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              const err2 = {
                instancePath: instancePath + "/first/" + i0,
                schemaPath: "#/$defs/Arrangement/properties/first/items/maximum",
                keyword: "maximum",
                params: { comparison: "<=", limit: 9007199254740991 },
              };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              const err3 = {
                instancePath: instancePath + "/first/" + i0,
                schemaPath: "#/$defs/Arrangement/properties/first/items/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err4 = {
                instancePath: instancePath + "/first",
                schemaPath: "#/$defs/Arrangement/properties/first/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/first",
          schemaPath: "#/$defs/Arrangement/properties/first/type",
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
    if (data.last !== undefined) {
      let data2 = data.last;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data3 = data2[i2];
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            const err6 = {
              instancePath: instancePath + "/last/" + i2,
              schemaPath: "#/$defs/Arrangement/properties/last/items/type",
              keyword: "type",
              params: { type: "integer" },
            };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 9007199254740991 || isNaN(data3)) {
              const err7 = {
                instancePath: instancePath + "/last/" + i2,
                schemaPath: "#/$defs/Arrangement/properties/last/items/maximum",
                keyword: "maximum",
                params: { comparison: "<=", limit: 9007199254740991 },
              };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data3 < 1 || isNaN(data3)) {
              const err8 = {
                instancePath: instancePath + "/last/" + i2,
                schemaPath: "#/$defs/Arrangement/properties/last/items/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
        let i3 = data2.length;
        let j1;
        if (i3 > 1) {
          const indices1 = {};
          for (; i3--; ) {
            let item1 = data2[i3];
            if (!(typeof item1 == "number" && !(item1 % 1) && !isNaN(item1) && isFinite(item1))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j1 = indices1[item1];
              const err9 = {
                instancePath: instancePath + "/last",
                schemaPath: "#/$defs/Arrangement/properties/last/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i3, j: j1 },
              };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
              break;
            }
            indices1[item1] = i3;
          }
        }
      } else {
        const err10 = {
          instancePath: instancePath + "/last",
          schemaPath: "#/$defs/Arrangement/properties/last/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.move !== undefined) {
      let data4 = data.move;
      if (Array.isArray(data4)) {
        const len2 = data4.length;
        for (let i4 = 0; i4 < len2; i4++) {
          if (!checkMethodMove(data4[i4], { instancePath: instancePath + "/move/" + i4 })) {
            vErrors = appendErrors(vErrors, checkMethodMove.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/move",
          schemaPath: "#/$defs/Arrangement/properties/move/type",
          keyword: "type",
          params: { type: "array" },
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
      schemaPath: "#/$defs/Arrangement/type",
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
  validate5.errors = vErrors;
  return errors === 0;
}

export const checkCallbackCodes = validate6;
const schema6 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    event_type: { type: "string" },
    event_subtype: { type: "string" },
    content_type: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    endpoint_url: { type: "string" },
    by_session_status: { type: "array", items: { $ref: "checkSessionStatusCodes" } },
  },
};

function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === "event_type" ||
          key0 === "event_subtype" ||
          key0 === "content_type" ||
          key0 === "endpoint_url" ||
          key0 === "by_session_status"
        )
      ) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/CallbackCodes/additionalProperties",
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
    if (data.event_type !== undefined) {
      if (typeof data.event_type !== "string") {
        const err1 = {
          instancePath: instancePath + "/event_type",
          schemaPath: "#/$defs/CallbackCodes/properties/event_type/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.event_subtype !== undefined) {
      if (typeof data.event_subtype !== "string") {
        const err2 = {
          instancePath: instancePath + "/event_subtype",
          schemaPath: "#/$defs/CallbackCodes/properties/event_subtype/type",
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
    if (data.content_type !== undefined) {
      let data2 = data.content_type;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        const err3 = {
          instancePath: instancePath + "/content_type",
          schemaPath: "#/$defs/CallbackCodes/properties/content_type/type",
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
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          const err4 = {
            instancePath: instancePath + "/content_type",
            schemaPath: "#/$defs/CallbackCodes/properties/content_type/maximum",
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
        if (data2 < -9007199254740991 || isNaN(data2)) {
          const err5 = {
            instancePath: instancePath + "/content_type",
            schemaPath: "#/$defs/CallbackCodes/properties/content_type/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
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
    if (data.endpoint_url !== undefined) {
      if (typeof data.endpoint_url !== "string") {
        const err6 = {
          instancePath: instancePath + "/endpoint_url",
          schemaPath: "#/$defs/CallbackCodes/properties/endpoint_url/type",
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
    if (data.by_session_status !== undefined) {
      let data4 = data.by_session_status;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (
            !checkSessionStatusCodes(data4[i0], { instancePath: instancePath + "/by_session_status/" + i0 })
          ) {
            vErrors = appendErrors(vErrors, checkSessionStatusCodes.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/by_session_status",
          schemaPath: "#/$defs/CallbackCodes/properties/by_session_status/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/CallbackCodes/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate6.errors = vErrors;
  return errors === 0;
}

export const checkCallbackSecrets = validate7;
const schema7 = {
  type: "object",
  required: ["webhook"],
  additionalProperties: false,
  properties: {
    webhook: { type: "array", items: { $ref: "checkSecretId" }, minItems: 1, uniqueItems: true },
    body_signature: { $ref: "checkSecretId" },
    mac_salt: { $ref: "checkSecretId" },
  },
};

function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.webhook === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/CallbackSecrets/required",
        keyword: "required",
        params: { missingProperty: "webhook" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "webhook" || key0 === "body_signature" || key0 === "mac_salt")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/CallbackSecrets/additionalProperties",
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
    if (data.webhook !== undefined) {
      let data0 = data.webhook;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/webhook",
            schemaPath: "#/$defs/CallbackSecrets/properties/webhook/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkSecretId(data0[i0], { instancePath: instancePath + "/webhook/" + i0 })) {
            vErrors = appendErrors(vErrors, checkSecretId.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0: for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func1(data0[i1], data0[j0])) {
                const err3 = {
                  instancePath: instancePath + "/webhook",
                  schemaPath: "#/$defs/CallbackSecrets/properties/webhook/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i1, j: j0 },
                };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/webhook",
          schemaPath: "#/$defs/CallbackSecrets/properties/webhook/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.body_signature !== undefined) {
      if (!checkSecretId(data.body_signature, { instancePath: instancePath + "/body_signature" })) {
        vErrors = appendErrors(vErrors, checkSecretId.errors);
        errors = vErrors.length;
      }
    }
    if (data.mac_salt !== undefined) {
      if (!checkSecretId(data.mac_salt, { instancePath: instancePath + "/mac_salt" })) {
        vErrors = appendErrors(vErrors, checkSecretId.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/$defs/CallbackSecrets/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate7.errors = vErrors;
  return errors === 0;
}

export const checkCatalogueMethod = validate8;
const schema8 = {
  type: "object",
  required: ["id", "name", "psp_type", "state_id", "capabilities"],
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
    name: { type: "string", minLength: 1, maxLength: 100 },
    psp_type: { type: "string", pattern: "^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$", maxLength: 100 },
    state_id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    capabilities: { $ref: "checkConstraints" },
  },
};
const pattern2 = new RegExp("^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$", "u");

function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/CatalogueMethod/required",
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
    if (data.name === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/CatalogueMethod/required",
        keyword: "required",
        params: { missingProperty: "name" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.psp_type === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/$defs/CatalogueMethod/required",
        keyword: "required",
        params: { missingProperty: "psp_type" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.state_id === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/$defs/CatalogueMethod/required",
        keyword: "required",
        params: { missingProperty: "state_id" },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.capabilities === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/$defs/CatalogueMethod/required",
        keyword: "required",
        params: { missingProperty: "capabilities" },
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
          key0 === "id" ||
          key0 === "name" ||
          key0 === "psp_type" ||
          key0 === "state_id" ||
          key0 === "capabilities"
        )
      ) {
        const err5 = {
          instancePath,
          schemaPath: "#/$defs/CatalogueMethod/additionalProperties",
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
    if (data.id !== undefined) {
      let data0 = data.id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err6 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/CatalogueMethod/properties/id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err7 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/CatalogueMethod/properties/id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err8 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/CatalogueMethod/properties/id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func3(data1) > 100) {
          const err9 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/CatalogueMethod/properties/name/maxLength",
            keyword: "maxLength",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err10 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/CatalogueMethod/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/CatalogueMethod/properties/name/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.psp_type !== undefined) {
      let data2 = data.psp_type;
      if (typeof data2 === "string") {
        if (func3(data2) > 100) {
          const err12 = {
            instancePath: instancePath + "/psp_type",
            schemaPath: "#/$defs/CatalogueMethod/properties/psp_type/maxLength",
            keyword: "maxLength",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!pattern2.test(data2)) {
          const err13 = {
            instancePath: instancePath + "/psp_type",
            schemaPath: "#/$defs/CatalogueMethod/properties/psp_type/pattern",
            keyword: "pattern",
            params: { pattern: "^(?:[^\\s\\p{C}]+(?: [^\\s\\p{C}]+)*)?$" },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = {
          instancePath: instancePath + "/psp_type",
          schemaPath: "#/$defs/CatalogueMethod/properties/psp_type/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.state_id !== undefined) {
      let data3 = data.state_id;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        const err15 = {
          instancePath: instancePath + "/state_id",
          schemaPath: "#/$defs/CatalogueMethod/properties/state_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          const err16 = {
            instancePath: instancePath + "/state_id",
            schemaPath: "#/$defs/CatalogueMethod/properties/state_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data3 < -9007199254740991 || isNaN(data3)) {
          const err17 = {
            instancePath: instancePath + "/state_id",
            schemaPath: "#/$defs/CatalogueMethod/properties/state_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.capabilities !== undefined) {
      if (!checkConstraints(data.capabilities, { instancePath: instancePath + "/capabilities" })) {
        vErrors = appendErrors(vErrors, checkConstraints.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err18 = {
      instancePath,
      schemaPath: "#/$defs/CatalogueMethod/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate8.errors = vErrors;
  return errors === 0;
}

export const checkClient = validate9;
const schema9 = {
  type: "object",
  required: ["client_id", "name", "accounts"],
  additionalProperties: false,
  properties: {
    client_id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
    name: { type: "string", minLength: 1, maxLength: 100 },
    required_fields: { type: "array", items: { $ref: "checkRequiredField" }, uniqueItems: true },
    accounts: { type: "array", items: { $ref: "checkAccount" }, minItems: 1 },
    callbacks: { $ref: "checkClientCallbacks" },
  },
};

function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.client_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Client/required",
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
    if (data.name === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/Client/required",
        keyword: "required",
        params: { missingProperty: "name" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.accounts === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/$defs/Client/required",
        keyword: "required",
        params: { missingProperty: "accounts" },
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
        !(
          key0 === "client_id" ||
          key0 === "name" ||
          key0 === "required_fields" ||
          key0 === "accounts" ||
          key0 === "callbacks"
        )
      ) {
        const err3 = {
          instancePath,
          schemaPath: "#/$defs/Client/additionalProperties",
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
    if (data.client_id !== undefined) {
      let data0 = data.client_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err4 = {
          instancePath: instancePath + "/client_id",
          schemaPath: "#/$defs/Client/properties/client_id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err5 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/$defs/Client/properties/client_id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err6 = {
            instancePath: instancePath + "/client_id",
            schemaPath: "#/$defs/Client/properties/client_id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.name !== undefined) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func3(data1) > 100) {
          const err7 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/Client/properties/name/maxLength",
            keyword: "maxLength",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err8 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/Client/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = {
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/Client/properties/name/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.required_fields !== undefined) {
      let data2 = data.required_fields;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkRequiredField(data2[i0], { instancePath: instancePath + "/required_fields/" + i0 })) {
            vErrors = appendErrors(vErrors, checkRequiredField.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data2.length;
        let j0;
        if (i1 > 1) {
          outer0: for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func1(data2[i1], data2[j0])) {
                const err10 = {
                  instancePath: instancePath + "/required_fields",
                  schemaPath: "#/$defs/Client/properties/required_fields/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i1, j: j0 },
                };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/required_fields",
          schemaPath: "#/$defs/Client/properties/required_fields/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.accounts !== undefined) {
      let data4 = data.accounts;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          const err12 = {
            instancePath: instancePath + "/accounts",
            schemaPath: "#/$defs/Client/properties/accounts/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len1 = data4.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (!checkAccount(data4[i2], { instancePath: instancePath + "/accounts/" + i2 })) {
            vErrors = appendErrors(vErrors, checkAccount.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/accounts",
          schemaPath: "#/$defs/Client/properties/accounts/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.callbacks !== undefined) {
      if (!checkClientCallbacks(data.callbacks, { instancePath: instancePath + "/callbacks" })) {
        vErrors = appendErrors(vErrors, checkClientCallbacks.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err14 = {
      instancePath,
      schemaPath: "#/$defs/Client/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate9.errors = vErrors;
  return errors === 0;
}

export const checkClientCallbacks = validate10;
const schema10 = {
  type: "object",
  required: ["endpoint", "secrets"],
  additionalProperties: false,
  properties: {
    endpoint: { type: "string", pattern: "^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$", maxLength: 2048 },
    allowed_origins: {
      type: "array",
      items: { type: "string", pattern: "^https?://[^\\s/?#@\\\\]+$", maxLength: 260 },
      maxItems: 100,
      uniqueItems: true,
    },
    secrets: { $ref: "checkCallbackSecrets" },
    mac: { $ref: "checkMacSpecification" },
    emit: { $ref: "checkEmission" },
    required_members: { type: "array", items: { $ref: "checkRequiredMember" }, uniqueItems: true },
    time_zone: { type: "string", pattern: "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$", maxLength: 64 },
    internal_codes: { $ref: "checkCallbackCodes" },
    retry: { $ref: "checkRetryPolicy" },
    on_exhausted: { enum: ["park", "skip", "coalesce"] },
    final_session_codes: {
      type: "array",
      items: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
      uniqueItems: true,
    },
    concurrency: { type: "integer", minimum: 1, maximum: 1000 },
    rate_per_second: { type: "integer", minimum: 1, maximum: 100000 },
    connect_timeout_ms: { type: "integer", minimum: 100, maximum: 60000 },
    total_timeout_ms: { type: "integer", minimum: 100, maximum: 300000 },
  },
};
const pattern3 = new RegExp("^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$", "u");
const pattern4 = new RegExp("^https?://[^\\s/?#@\\\\]+$", "u");
const pattern5 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$", "u");

function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/ClientCallbacks/required",
        keyword: "required",
        params: { missingProperty: "endpoint" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.secrets === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/ClientCallbacks/required",
        keyword: "required",
        params: { missingProperty: "secrets" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func0.call(schema10.properties, key0)) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/ClientCallbacks/additionalProperties",
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
    if (data.endpoint !== undefined) {
      let data0 = data.endpoint;
      if (typeof data0 === "string") {
        if (func3(data0) > 2048) {
          const err3 = {
            instancePath: instancePath + "/endpoint",
            schemaPath: "#/$defs/ClientCallbacks/properties/endpoint/maxLength",
            keyword: "maxLength",
            params: { limit: 2048 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern3.test(data0)) {
          const err4 = {
            instancePath: instancePath + "/endpoint",
            schemaPath: "#/$defs/ClientCallbacks/properties/endpoint/pattern",
            keyword: "pattern",
            params: { pattern: "^https?://[^\\s/?#@\\\\]+(?:[/?][^\\s#\\\\]*)?$" },
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
          instancePath: instancePath + "/endpoint",
          schemaPath: "#/$defs/ClientCallbacks/properties/endpoint/type",
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
    if (data.allowed_origins !== undefined) {
      let data1 = data.allowed_origins;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          const err6 = {
            instancePath: instancePath + "/allowed_origins",
            schemaPath: "#/$defs/ClientCallbacks/properties/allowed_origins/maxItems",
            keyword: "maxItems",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 === "string") {
            if (func3(data2) > 260) {
              const err7 = {
                instancePath: instancePath + "/allowed_origins/" + i0,
                schemaPath: "#/$defs/ClientCallbacks/properties/allowed_origins/items/maxLength",
                keyword: "maxLength",
                params: { limit: 260 },
              };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (!pattern4.test(data2)) {
              const err8 = {
                instancePath: instancePath + "/allowed_origins/" + i0,
                schemaPath: "#/$defs/ClientCallbacks/properties/allowed_origins/items/pattern",
                keyword: "pattern",
                params: { pattern: "^https?://[^\\s/?#@\\\\]+$" },
              };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = {
              instancePath: instancePath + "/allowed_origins/" + i0,
              schemaPath: "#/$defs/ClientCallbacks/properties/allowed_origins/items/type",
              keyword: "type",
              params: { type: "string" },
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err10 = {
                instancePath: instancePath + "/allowed_origins",
                schemaPath: "#/$defs/ClientCallbacks/properties/allowed_origins/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/allowed_origins",
          schemaPath: "#/$defs/ClientCallbacks/properties/allowed_origins/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.secrets !== undefined) {
      if (!checkCallbackSecrets(data.secrets, { instancePath: instancePath + "/secrets" })) {
        vErrors = appendErrors(vErrors, checkCallbackSecrets.errors);
        errors = vErrors.length;
      }
    }
    if (data.mac !== undefined) {
      if (!checkMacSpecification(data.mac, { instancePath: instancePath + "/mac" })) {
        vErrors = appendErrors(vErrors, checkMacSpecification.errors);
        errors = vErrors.length;
      }
    }
    if (data.emit !== undefined) {
      if (!checkEmission(data.emit, { instancePath: instancePath + "/emit" })) {
        vErrors = appendErrors(vErrors, checkEmission.errors);
        errors = vErrors.length;
      }
    }
    if (data.required_members !== undefined) {
      let data6 = data.required_members;
      if (Array.isArray(data6)) {
        const len1 = data6.length;
        for (let i2 = 0; i2 < len1; i2++) {
          if (!checkRequiredMember(data6[i2], { instancePath: instancePath + "/required_members/" + i2 })) {
            vErrors = appendErrors(vErrors, checkRequiredMember.errors);
            errors = vErrors.length;
          }
        }
        let i3 = data6.length;
        let j1;
        if (i3 > 1) {
          outer0: for (; i3--; ) {
            for (j1 = i3; j1--; ) {
              if (func1(data6[i3], data6[j1])) {
                const err12 = {
                  instancePath: instancePath + "/required_members",
                  schemaPath: "#/$defs/ClientCallbacks/properties/required_members/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/required_members",
          schemaPath: "#/$defs/ClientCallbacks/properties/required_members/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.time_zone !== undefined) {
      let data8 = data.time_zone;
      if (typeof data8 === "string") {
        if (func3(data8) > 64) {
          const err14 = {
            instancePath: instancePath + "/time_zone",
            schemaPath: "#/$defs/ClientCallbacks/properties/time_zone/maxLength",
            keyword: "maxLength",
            params: { limit: 64 },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!pattern5.test(data8)) {
          const err15 = {
            instancePath: instancePath + "/time_zone",
            schemaPath: "#/$defs/ClientCallbacks/properties/time_zone/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*$" },
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
          instancePath: instancePath + "/time_zone",
          schemaPath: "#/$defs/ClientCallbacks/properties/time_zone/type",
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
    if (data.internal_codes !== undefined) {
      if (!checkCallbackCodes(data.internal_codes, { instancePath: instancePath + "/internal_codes" })) {
        vErrors = appendErrors(vErrors, checkCallbackCodes.errors);
        errors = vErrors.length;
      }
    }
    if (data.retry !== undefined) {
      if (!checkRetryPolicy(data.retry, { instancePath: instancePath + "/retry" })) {
        vErrors = appendErrors(vErrors, checkRetryPolicy.errors);
        errors = vErrors.length;
      }
    }
    if (data.on_exhausted !== undefined) {
      let data11 = data.on_exhausted;
      if (!(data11 === "park" || data11 === "skip" || data11 === "coalesce")) {
        const err17 = {
          instancePath: instancePath + "/on_exhausted",
          schemaPath: "#/$defs/ClientCallbacks/properties/on_exhausted/enum",
          keyword: "enum",
          params: { allowedValues: schema10.properties.on_exhausted.enum },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.final_session_codes !== undefined) {
      let data12 = data.final_session_codes;
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data13 = data12[i4];
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            const err18 = {
              instancePath: instancePath + "/final_session_codes/" + i4,
              schemaPath: "#/$defs/ClientCallbacks/properties/final_session_codes/items/type",
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
          if (typeof data13 == "number" && isFinite(data13)) {
            if (data13 > 9007199254740991 || isNaN(data13)) {
              const err19 = {
                instancePath: instancePath + "/final_session_codes/" + i4,
                schemaPath: "#/$defs/ClientCallbacks/properties/final_session_codes/items/maximum",
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
            if (data13 < -9007199254740991 || isNaN(data13)) {
              const err20 = {
                instancePath: instancePath + "/final_session_codes/" + i4,
                schemaPath: "#/$defs/ClientCallbacks/properties/final_session_codes/items/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: -9007199254740991 },
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
        let i5 = data12.length;
        let j2;
        if (i5 > 1) {
          const indices1 = {};
          for (; i5--; ) {
            let item1 = data12[i5];
            if (!(typeof item1 == "number" && !(item1 % 1) && !isNaN(item1) && isFinite(item1))) {
              continue;
            }
            if (typeof indices1[item1] == "number") {
              j2 = indices1[item1];
              const err21 = {
                instancePath: instancePath + "/final_session_codes",
                schemaPath: "#/$defs/ClientCallbacks/properties/final_session_codes/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i5, j: j2 },
              };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
              break;
            }
            indices1[item1] = i5;
          }
        }
      } else {
        const err22 = {
          instancePath: instancePath + "/final_session_codes",
          schemaPath: "#/$defs/ClientCallbacks/properties/final_session_codes/type",
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
    if (data.concurrency !== undefined) {
      let data14 = data.concurrency;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        const err23 = {
          instancePath: instancePath + "/concurrency",
          schemaPath: "#/$defs/ClientCallbacks/properties/concurrency/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 1000 || isNaN(data14)) {
          const err24 = {
            instancePath: instancePath + "/concurrency",
            schemaPath: "#/$defs/ClientCallbacks/properties/concurrency/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 1000 },
          };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          const err25 = {
            instancePath: instancePath + "/concurrency",
            schemaPath: "#/$defs/ClientCallbacks/properties/concurrency/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.rate_per_second !== undefined) {
      let data15 = data.rate_per_second;
      if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
        const err26 = {
          instancePath: instancePath + "/rate_per_second",
          schemaPath: "#/$defs/ClientCallbacks/properties/rate_per_second/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data15 == "number" && isFinite(data15)) {
        if (data15 > 100000 || isNaN(data15)) {
          const err27 = {
            instancePath: instancePath + "/rate_per_second",
            schemaPath: "#/$defs/ClientCallbacks/properties/rate_per_second/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 100000 },
          };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data15 < 1 || isNaN(data15)) {
          const err28 = {
            instancePath: instancePath + "/rate_per_second",
            schemaPath: "#/$defs/ClientCallbacks/properties/rate_per_second/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.connect_timeout_ms !== undefined) {
      let data16 = data.connect_timeout_ms;
      if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        const err29 = {
          instancePath: instancePath + "/connect_timeout_ms",
          schemaPath: "#/$defs/ClientCallbacks/properties/connect_timeout_ms/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data16 == "number" && isFinite(data16)) {
        if (data16 > 60000 || isNaN(data16)) {
          const err30 = {
            instancePath: instancePath + "/connect_timeout_ms",
            schemaPath: "#/$defs/ClientCallbacks/properties/connect_timeout_ms/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 60000 },
          };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data16 < 100 || isNaN(data16)) {
          const err31 = {
            instancePath: instancePath + "/connect_timeout_ms",
            schemaPath: "#/$defs/ClientCallbacks/properties/connect_timeout_ms/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.total_timeout_ms !== undefined) {
      let data17 = data.total_timeout_ms;
      if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
        const err32 = {
          instancePath: instancePath + "/total_timeout_ms",
          schemaPath: "#/$defs/ClientCallbacks/properties/total_timeout_ms/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 300000 || isNaN(data17)) {
          const err33 = {
            instancePath: instancePath + "/total_timeout_ms",
            schemaPath: "#/$defs/ClientCallbacks/properties/total_timeout_ms/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 300000 },
          };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data17 < 100 || isNaN(data17)) {
          const err34 = {
            instancePath: instancePath + "/total_timeout_ms",
            schemaPath: "#/$defs/ClientCallbacks/properties/total_timeout_ms/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
  } else {
    const err35 = {
      instancePath,
      schemaPath: "#/$defs/ClientCallbacks/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err35];
    } else {
      vErrors.push(err35);
    }
    errors++;
  }
  validate10.errors = vErrors;
  return errors === 0;
}

export const checkClosedCode = validate11;
const schema11 = {
  enum: [
    "country",
    "order_country",
    "phone_country",
    "billing_country",
    "traveller_country",
    "trip_country",
    "currency",
    "language",
    "platform",
    "card",
    "card_state",
    "session_type",
    "session_status",
    "transaction_status",
    "transaction_type",
    "payment_method",
    "payment_type",
    "exchange_service",
    "operator",
  ],
};

function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === "country" ||
      data === "order_country" ||
      data === "phone_country" ||
      data === "billing_country" ||
      data === "traveller_country" ||
      data === "trip_country" ||
      data === "currency" ||
      data === "language" ||
      data === "platform" ||
      data === "card" ||
      data === "card_state" ||
      data === "session_type" ||
      data === "session_status" ||
      data === "transaction_status" ||
      data === "transaction_type" ||
      data === "payment_method" ||
      data === "payment_type" ||
      data === "exchange_service" ||
      data === "operator"
    )
  ) {
    const err0 = {
      instancePath,
      schemaPath: "#/$defs/ClosedCode/enum",
      keyword: "enum",
      params: { allowedValues: schema11.enum },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate11.errors = vErrors;
  return errors === 0;
}

export const checkCode = validate12;
const schema12 = {
  type: "object",
  required: ["id", "label"],
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    label: { type: "string", minLength: 1, maxLength: 200 },
  },
};

function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Code/required",
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
    if (data.label === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/Code/required",
        keyword: "required",
        params: { missingProperty: "label" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "label")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/Code/additionalProperties",
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
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/Code/properties/id/type",
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
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/Code/properties/id/maximum",
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
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err5 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/Code/properties/id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
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
    if (data.label !== undefined) {
      let data1 = data.label;
      if (typeof data1 === "string") {
        if (func3(data1) > 200) {
          const err6 = {
            instancePath: instancePath + "/label",
            schemaPath: "#/$defs/Code/properties/label/maxLength",
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
        if (func3(data1) < 1) {
          const err7 = {
            instancePath: instancePath + "/label",
            schemaPath: "#/$defs/Code/properties/label/minLength",
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
          instancePath: instancePath + "/label",
          schemaPath: "#/$defs/Code/properties/label/type",
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
  } else {
    const err9 = {
      instancePath,
      schemaPath: "#/$defs/Code/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

export const checkConstraints = validate13;
const schema13 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    country: { $ref: "checkCountryConstraint" },
    currency: { $ref: "checkCurrencyConstraint" },
    amount: { $ref: "checkAmountConstraint" },
    product_type: { $ref: "checkProductTypeConstraint" },
    transaction_type: { $ref: "checkTransactionTypeConstraint" },
    fees: { type: "array", items: { $ref: "checkFeeConstraint" }, minItems: 1 },
    order: { $ref: "checkOrderConstraint" },
    platform: { $ref: "checkPlatformConstraint" },
    language: { $ref: "checkLanguageConstraint" },
    version: { $ref: "checkVersionConstraint" },
    sdk_version: { $ref: "checkSdkVersionConstraint" },
    device_id: { $ref: "checkPresenceConstraint" },
    mobile: { $ref: "checkMobileConstraint" },
    email: { $ref: "checkEmailConstraint" },
    ip: { $ref: "checkIpConstraint" },
    effective: { $ref: "checkEffectivePeriod" },
    all: { type: "array", items: { $ref: "checkConstraints" }, minItems: 1 },
    any: { type: "array", items: { $ref: "checkConstraints" }, minItems: 1 },
    not: { $ref: "checkConstraints" },
  },
};

function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func0.call(schema13.properties, key0)) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/Constraints/additionalProperties",
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
    if (data.country !== undefined) {
      if (!checkCountryConstraint(data.country, { instancePath: instancePath + "/country" })) {
        vErrors = appendErrors(vErrors, checkCountryConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.currency !== undefined) {
      if (!checkCurrencyConstraint(data.currency, { instancePath: instancePath + "/currency" })) {
        vErrors = appendErrors(vErrors, checkCurrencyConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.amount !== undefined) {
      if (!checkAmountConstraint(data.amount, { instancePath: instancePath + "/amount" })) {
        vErrors = appendErrors(vErrors, checkAmountConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.product_type !== undefined) {
      if (!checkProductTypeConstraint(data.product_type, { instancePath: instancePath + "/product_type" })) {
        vErrors = appendErrors(vErrors, checkProductTypeConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction_type !== undefined) {
      if (
        !checkTransactionTypeConstraint(data.transaction_type, {
          instancePath: instancePath + "/transaction_type",
        })
      ) {
        vErrors = appendErrors(vErrors, checkTransactionTypeConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.fees !== undefined) {
      let data5 = data.fees;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          const err1 = {
            instancePath: instancePath + "/fees",
            schemaPath: "#/$defs/Constraints/properties/fees/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkFeeConstraint(data5[i0], { instancePath: instancePath + "/fees/" + i0 })) {
            vErrors = appendErrors(vErrors, checkFeeConstraint.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err2 = {
          instancePath: instancePath + "/fees",
          schemaPath: "#/$defs/Constraints/properties/fees/type",
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
    if (data.order !== undefined) {
      if (!checkOrderConstraint(data.order, { instancePath: instancePath + "/order" })) {
        vErrors = appendErrors(vErrors, checkOrderConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.platform !== undefined) {
      if (!checkPlatformConstraint(data.platform, { instancePath: instancePath + "/platform" })) {
        vErrors = appendErrors(vErrors, checkPlatformConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.language !== undefined) {
      if (!checkLanguageConstraint(data.language, { instancePath: instancePath + "/language" })) {
        vErrors = appendErrors(vErrors, checkLanguageConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.version !== undefined) {
      if (!checkVersionConstraint(data.version, { instancePath: instancePath + "/version" })) {
        vErrors = appendErrors(vErrors, checkVersionConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.sdk_version !== undefined) {
      if (!checkSdkVersionConstraint(data.sdk_version, { instancePath: instancePath + "/sdk_version" })) {
        vErrors = appendErrors(vErrors, checkSdkVersionConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.device_id !== undefined) {
      if (!checkPresenceConstraint(data.device_id, { instancePath: instancePath + "/device_id" })) {
        vErrors = appendErrors(vErrors, checkPresenceConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.mobile !== undefined) {
      if (!checkMobileConstraint(data.mobile, { instancePath: instancePath + "/mobile" })) {
        vErrors = appendErrors(vErrors, checkMobileConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.email !== undefined) {
      if (!checkEmailConstraint(data.email, { instancePath: instancePath + "/email" })) {
        vErrors = appendErrors(vErrors, checkEmailConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.ip !== undefined) {
      if (!checkIpConstraint(data.ip, { instancePath: instancePath + "/ip" })) {
        vErrors = appendErrors(vErrors, checkIpConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.effective !== undefined) {
      if (!checkEffectivePeriod(data.effective, { instancePath: instancePath + "/effective" })) {
        vErrors = appendErrors(vErrors, checkEffectivePeriod.errors);
        errors = vErrors.length;
      }
    }
    if (data.all !== undefined) {
      let data17 = data.all;
      if (Array.isArray(data17)) {
        if (data17.length < 1) {
          const err3 = {
            instancePath: instancePath + "/all",
            schemaPath: "#/$defs/Constraints/properties/all/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        const len1 = data17.length;
        for (let i1 = 0; i1 < len1; i1++) {
          if (!checkConstraints(data17[i1], { instancePath: instancePath + "/all/" + i1 })) {
            vErrors = appendErrors(vErrors, checkConstraints.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/all",
          schemaPath: "#/$defs/Constraints/properties/all/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.any !== undefined) {
      let data19 = data.any;
      if (Array.isArray(data19)) {
        if (data19.length < 1) {
          const err5 = {
            instancePath: instancePath + "/any",
            schemaPath: "#/$defs/Constraints/properties/any/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len2 = data19.length;
        for (let i2 = 0; i2 < len2; i2++) {
          if (!checkConstraints(data19[i2], { instancePath: instancePath + "/any/" + i2 })) {
            vErrors = appendErrors(vErrors, checkConstraints.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/any",
          schemaPath: "#/$defs/Constraints/properties/any/type",
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
    if (data.not !== undefined) {
      if (!checkConstraints(data.not, { instancePath: instancePath + "/not" })) {
        vErrors = appendErrors(vErrors, checkConstraints.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/$defs/Constraints/type",
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
  validate13.errors = vErrors;
  return errors === 0;
}

export const checkCountry = validate14;
const schema14 = {
  type: "object",
  required: ["id", "alpha2code"],
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
    alpha2code: { type: "string", pattern: "^[A-Z]{2}$" },
  },
};
const pattern6 = new RegExp("^[A-Z]{2}$", "u");

function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Country/required",
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
    if (data.alpha2code === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/Country/required",
        keyword: "required",
        params: { missingProperty: "alpha2code" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "alpha2code")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/Country/additionalProperties",
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
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/Country/properties/id/type",
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
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/Country/properties/id/maximum",
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
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/Country/properties/id/minimum",
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
    if (data.alpha2code !== undefined) {
      let data1 = data.alpha2code;
      if (typeof data1 === "string") {
        if (!pattern6.test(data1)) {
          const err6 = {
            instancePath: instancePath + "/alpha2code",
            schemaPath: "#/$defs/Country/properties/alpha2code/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z]{2}$" },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/alpha2code",
          schemaPath: "#/$defs/Country/properties/alpha2code/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/Country/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate14.errors = vErrors;
  return errors === 0;
}

export const checkCountryConstraint = validate15;
const schema15 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
  ],
};

function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/CountryConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/CountryConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            const err3 = {
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/items/type",
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
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              const err4 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/items/maximum",
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
            if (data1 < 1 || isNaN(data1)) {
              const err5 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/items/minimum",
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
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err6 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/CountryConstraint/anyOf/0/properties/only/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/CountryConstraint/anyOf/0/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err9 = {
          instancePath,
          schemaPath: "#/$defs/CountryConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          const err10 = {
            instancePath,
            schemaPath: "#/$defs/CountryConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            const err11 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          const len1 = data2.length;
          for (let i2 = 0; i2 < len1; i2++) {
            let data3 = data2[i2];
            if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
              const err12 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/items/type",
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
            if (typeof data3 == "number" && isFinite(data3)) {
              if (data3 > 9007199254740991 || isNaN(data3)) {
                const err13 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/items/maximum",
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
              if (data3 < 1 || isNaN(data3)) {
                const err14 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/items/minimum",
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
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data2[i3];
              if (!(typeof item1 == "number" && !(item1 % 1) && !isNaN(item1) && isFinite(item1))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err15 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err16 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/CountryConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    } else {
      const err17 = {
        instancePath,
        schemaPath: "#/$defs/CountryConstraint/anyOf/1/type",
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
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err18 = {
      instancePath,
      schemaPath: "#/$defs/CountryConstraint/anyOf",
      keyword: "anyOf",
      params: {},
    };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}

export const checkCurrency = validate16;
const schema16 = {
  type: "object",
  required: ["id", "alpha3code", "decimals"],
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: 1, maximum: 999 },
    alpha3code: { type: "string", pattern: "^[A-Z]{3}$" },
    decimals: { type: "integer", minimum: 0, maximum: 4 },
  },
};
const pattern7 = new RegExp("^[A-Z]{3}$", "u");

function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Currency/required",
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
    if (data.alpha3code === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/Currency/required",
        keyword: "required",
        params: { missingProperty: "alpha3code" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.decimals === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/$defs/Currency/required",
        keyword: "required",
        params: { missingProperty: "decimals" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "alpha3code" || key0 === "decimals")) {
        const err3 = {
          instancePath,
          schemaPath: "#/$defs/Currency/additionalProperties",
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
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err4 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/Currency/properties/id/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 999 || isNaN(data0)) {
          const err5 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/Currency/properties/id/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 999 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err6 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/Currency/properties/id/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.alpha3code !== undefined) {
      let data1 = data.alpha3code;
      if (typeof data1 === "string") {
        if (!pattern7.test(data1)) {
          const err7 = {
            instancePath: instancePath + "/alpha3code",
            schemaPath: "#/$defs/Currency/properties/alpha3code/pattern",
            keyword: "pattern",
            params: { pattern: "^[A-Z]{3}$" },
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
          instancePath: instancePath + "/alpha3code",
          schemaPath: "#/$defs/Currency/properties/alpha3code/type",
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
    if (data.decimals !== undefined) {
      let data2 = data.decimals;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        const err9 = {
          instancePath: instancePath + "/decimals",
          schemaPath: "#/$defs/Currency/properties/decimals/type",
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
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 4 || isNaN(data2)) {
          const err10 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/Currency/properties/decimals/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 4 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err11 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/Currency/properties/decimals/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
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
  } else {
    const err12 = {
      instancePath,
      schemaPath: "#/$defs/Currency/type",
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
  validate16.errors = vErrors;
  return errors === 0;
}

export const checkCurrencyConstraint = validate17;
const schema17 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 999 },
          minItems: 1,
          uniqueItems: true,
        },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 999 },
          minItems: 1,
          uniqueItems: true,
        },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
  ],
};

function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/CurrencyConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/CurrencyConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/CurrencyConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            const err3 = {
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/CurrencyConstraint/anyOf/0/properties/only/items/type",
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
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 999 || isNaN(data1)) {
              const err4 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/CurrencyConstraint/anyOf/0/properties/only/items/maximum",
                keyword: "maximum",
                params: { comparison: "<=", limit: 999 },
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              const err5 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/CurrencyConstraint/anyOf/0/properties/only/items/minimum",
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
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err6 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/CurrencyConstraint/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/CurrencyConstraint/anyOf/0/properties/only/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/CurrencyConstraint/anyOf/0/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err9 = {
          instancePath,
          schemaPath: "#/$defs/CurrencyConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except" || key1 === "on_missing")) {
          const err10 = {
            instancePath,
            schemaPath: "#/$defs/CurrencyConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            const err11 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/CurrencyConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          const len1 = data3.length;
          for (let i2 = 0; i2 < len1; i2++) {
            let data4 = data3[i2];
            if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
              const err12 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/CurrencyConstraint/anyOf/1/properties/except/items/type",
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
            if (typeof data4 == "number" && isFinite(data4)) {
              if (data4 > 999 || isNaN(data4)) {
                const err13 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/CurrencyConstraint/anyOf/1/properties/except/items/maximum",
                  keyword: "maximum",
                  params: { comparison: "<=", limit: 999 },
                };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
              if (data4 < 1 || isNaN(data4)) {
                const err14 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/CurrencyConstraint/anyOf/1/properties/except/items/minimum",
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
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data3[i3];
              if (!(typeof item1 == "number" && !(item1 % 1) && !isNaN(item1) && isFinite(item1))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err15 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/CurrencyConstraint/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err16 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/CurrencyConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
          vErrors = appendErrors(vErrors, checkMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err17 = {
        instancePath,
        schemaPath: "#/$defs/CurrencyConstraint/anyOf/1/type",
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
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err18 = {
      instancePath,
      schemaPath: "#/$defs/CurrencyConstraint/anyOf",
      keyword: "anyOf",
      params: {},
    };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate17.errors = vErrors;
  return errors === 0;
}

export const checkEffectivePeriod = validate18;
const schema18 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    from: { type: "string", format: "date-time" },
    until: { type: "string", format: "date-time" },
  },
};
const formats0 =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "from" || key0 === "until")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/EffectivePeriod/additionalProperties",
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
    if (data.from !== undefined) {
      let data0 = data.from;
      if (typeof data0 === "string") {
        if (!formats0.test(data0)) {
          const err1 = {
            instancePath: instancePath + "/from",
            schemaPath: "#/$defs/EffectivePeriod/properties/from/format",
            keyword: "format",
            params: { format: "date-time" },
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
          instancePath: instancePath + "/from",
          schemaPath: "#/$defs/EffectivePeriod/properties/from/type",
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
    if (data.until !== undefined) {
      let data1 = data.until;
      if (typeof data1 === "string") {
        if (!formats0.test(data1)) {
          const err3 = {
            instancePath: instancePath + "/until",
            schemaPath: "#/$defs/EffectivePeriod/properties/until/format",
            keyword: "format",
            params: { format: "date-time" },
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
          instancePath: instancePath + "/until",
          schemaPath: "#/$defs/EffectivePeriod/properties/until/type",
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
    const err5 = {
      instancePath,
      schemaPath: "#/$defs/EffectivePeriod/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate18.errors = vErrors;
  return errors === 0;
}

export const checkEmailConstraint = validate19;
const schema19 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    address: { $ref: "checkPresenceConstraint" },
    type: { $ref: "checkTextConstraint" },
    validated: { $ref: "checkValidatedConstraint" },
  },
};

function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "address" || key0 === "type" || key0 === "validated")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/EmailConstraint/additionalProperties",
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
    if (data.address !== undefined) {
      if (!checkPresenceConstraint(data.address, { instancePath: instancePath + "/address" })) {
        vErrors = appendErrors(vErrors, checkPresenceConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== undefined) {
      if (!checkTextConstraint(data.type, { instancePath: instancePath + "/type" })) {
        vErrors = appendErrors(vErrors, checkTextConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.validated !== undefined) {
      if (!checkValidatedConstraint(data.validated, { instancePath: instancePath + "/validated" })) {
        vErrors = appendErrors(vErrors, checkValidatedConstraint.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/$defs/EmailConstraint/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate19.errors = vErrors;
  return errors === 0;
}

export const checkEmission = validate20;
const schema20 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: { session: { $ref: "checkStatusFilter" }, transaction: { $ref: "checkStatusFilter" } },
};

function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "session" || key0 === "transaction")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/Emission/additionalProperties",
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
    if (data.session !== undefined) {
      if (!checkStatusFilter(data.session, { instancePath: instancePath + "/session" })) {
        vErrors = appendErrors(vErrors, checkStatusFilter.errors);
        errors = vErrors.length;
      }
    }
    if (data.transaction !== undefined) {
      if (!checkStatusFilter(data.transaction, { instancePath: instancePath + "/transaction" })) {
        vErrors = appendErrors(vErrors, checkStatusFilter.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/$defs/Emission/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}

export const checkFeeAmountConstraint = validate21;
const schema21 = {
  type: "object",
  required: ["ranges"],
  additionalProperties: false,
  properties: {
    ranges: { type: "array", items: { $ref: "checkAmountRange" }, minItems: 1 },
    on_missing: { $ref: "checkMissingInput" },
  },
};

function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ranges === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/FeeAmountConstraint/required",
        keyword: "required",
        params: { missingProperty: "ranges" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "ranges" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/FeeAmountConstraint/additionalProperties",
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
    if (data.ranges !== undefined) {
      let data0 = data.ranges;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/ranges",
            schemaPath: "#/$defs/FeeAmountConstraint/properties/ranges/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkAmountRange(data0[i0], { instancePath: instancePath + "/ranges/" + i0 })) {
            vErrors = appendErrors(vErrors, checkAmountRange.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/ranges",
          schemaPath: "#/$defs/FeeAmountConstraint/properties/ranges/type",
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
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: "#/$defs/FeeAmountConstraint/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}

export const checkFeeConstraint = validate22;
const schema22 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    type: { $ref: "checkTransactionType" },
    present: { type: "boolean" },
    amount: { $ref: "checkFeeAmountConstraint" },
  },
};

function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "present" || key0 === "amount")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/FeeConstraint/additionalProperties",
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
    if (data.type !== undefined) {
      if (!checkTransactionType(data.type, { instancePath: instancePath + "/type" })) {
        vErrors = appendErrors(vErrors, checkTransactionType.errors);
        errors = vErrors.length;
      }
    }
    if (data.present !== undefined) {
      if (typeof data.present !== "boolean") {
        const err1 = {
          instancePath: instancePath + "/present",
          schemaPath: "#/$defs/FeeConstraint/properties/present/type",
          keyword: "type",
          params: { type: "boolean" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.amount !== undefined) {
      if (!checkFeeAmountConstraint(data.amount, { instancePath: instancePath + "/amount" })) {
        vErrors = appendErrors(vErrors, checkFeeAmountConstraint.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err2 = {
      instancePath,
      schemaPath: "#/$defs/FeeConstraint/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}

export const checkFormsOfPayment = validate23;
const schema23 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
  ],
};

function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/FormsOfPayment/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/FormsOfPayment/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            const err3 = {
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/items/type",
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
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              const err4 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/items/maximum",
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
            if (data1 < 1 || isNaN(data1)) {
              const err5 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/items/minimum",
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
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err6 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/FormsOfPayment/anyOf/0/properties/only/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/FormsOfPayment/anyOf/0/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err9 = {
          instancePath,
          schemaPath: "#/$defs/FormsOfPayment/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          const err10 = {
            instancePath,
            schemaPath: "#/$defs/FormsOfPayment/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            const err11 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          const len1 = data2.length;
          for (let i2 = 0; i2 < len1; i2++) {
            let data3 = data2[i2];
            if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
              const err12 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/items/type",
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
            if (typeof data3 == "number" && isFinite(data3)) {
              if (data3 > 9007199254740991 || isNaN(data3)) {
                const err13 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/items/maximum",
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
              if (data3 < 1 || isNaN(data3)) {
                const err14 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/items/minimum",
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
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data2[i3];
              if (!(typeof item1 == "number" && !(item1 % 1) && !isNaN(item1) && isFinite(item1))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err15 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err16 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/FormsOfPayment/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    } else {
      const err17 = {
        instancePath,
        schemaPath: "#/$defs/FormsOfPayment/anyOf/1/type",
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
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err18 = { instancePath, schemaPath: "#/$defs/FormsOfPayment/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}

export const checkIpConstraint = validate24;
const schema24 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: { type: "array", items: { type: "string", maxLength: 64 }, minItems: 1, uniqueItems: true },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: { type: "array", items: { type: "string", maxLength: 64 }, minItems: 1, uniqueItems: true },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
  ],
};

function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/IpConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/IpConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/IpConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (func3(data1) > 64) {
              const err3 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/IpConstraint/anyOf/0/properties/only/items/maxLength",
                keyword: "maxLength",
                params: { limit: 64 },
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
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/IpConstraint/anyOf/0/properties/only/items/type",
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
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err5 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/IpConstraint/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/IpConstraint/anyOf/0/properties/only/type",
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
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/$defs/IpConstraint/anyOf/0/type",
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
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err8 = {
          instancePath,
          schemaPath: "#/$defs/IpConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except" || key1 === "on_missing")) {
          const err9 = {
            instancePath,
            schemaPath: "#/$defs/IpConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            const err10 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/IpConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          const len1 = data3.length;
          for (let i2 = 0; i2 < len1; i2++) {
            let data4 = data3[i2];
            if (typeof data4 === "string") {
              if (func3(data4) > 64) {
                const err11 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/IpConstraint/anyOf/1/properties/except/items/maxLength",
                  keyword: "maxLength",
                  params: { limit: 64 },
                };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            } else {
              const err12 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/IpConstraint/anyOf/1/properties/except/items/type",
                keyword: "type",
                params: { type: "string" },
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data3[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err13 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/IpConstraint/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err14 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/IpConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
          vErrors = appendErrors(vErrors, checkMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err15 = {
        instancePath,
        schemaPath: "#/$defs/IpConstraint/anyOf/1/type",
        keyword: "type",
        params: { type: "object" },
      };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err16 = { instancePath, schemaPath: "#/$defs/IpConstraint/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}

export const checkLanguageConstraint = validate25;
const schema25 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: {
          type: "array",
          items: { type: "string", pattern: "^[a-z]{2}$" },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: {
          type: "array",
          items: { type: "string", pattern: "^[a-z]{2}$" },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
  ],
};

function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/LanguageConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/LanguageConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!pattern0.test(data1)) {
              const err3 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/items/pattern",
                keyword: "pattern",
                params: { pattern: "^[a-z]{2}$" },
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
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/items/type",
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
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err5 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/LanguageConstraint/anyOf/0/properties/only/type",
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
      schemaPath: "#/$defs/LanguageConstraint/anyOf/0/type",
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
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err8 = {
          instancePath,
          schemaPath: "#/$defs/LanguageConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          const err9 = {
            instancePath,
            schemaPath: "#/$defs/LanguageConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            const err10 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          const len1 = data2.length;
          for (let i2 = 0; i2 < len1; i2++) {
            let data3 = data2[i2];
            if (typeof data3 === "string") {
              if (!pattern0.test(data3)) {
                const err11 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/items/pattern",
                  keyword: "pattern",
                  params: { pattern: "^[a-z]{2}$" },
                };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            } else {
              const err12 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/items/type",
                keyword: "type",
                params: { type: "string" },
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data2[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err13 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err14 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/LanguageConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    } else {
      const err15 = {
        instancePath,
        schemaPath: "#/$defs/LanguageConstraint/anyOf/1/type",
        keyword: "type",
        params: { type: "object" },
      };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err16 = {
      instancePath,
      schemaPath: "#/$defs/LanguageConstraint/anyOf",
      keyword: "anyOf",
      params: {},
    };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}

export const checkLineCountConstraint = validate26;
const schema26 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    min: { type: "integer", minimum: 0, maximum: 1000000 },
    max: { type: "integer", minimum: 0, maximum: 1000000 },
  },
};

function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "min" || key0 === "max")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/LineCountConstraint/additionalProperties",
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
    if (data.min !== undefined) {
      let data0 = data.min;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err1 = {
          instancePath: instancePath + "/min",
          schemaPath: "#/$defs/LineCountConstraint/properties/min/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1000000 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + "/min",
            schemaPath: "#/$defs/LineCountConstraint/properties/min/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 1000000 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/min",
            schemaPath: "#/$defs/LineCountConstraint/properties/min/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.max !== undefined) {
      let data1 = data.max;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err4 = {
          instancePath: instancePath + "/max",
          schemaPath: "#/$defs/LineCountConstraint/properties/max/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1000000 || isNaN(data1)) {
          const err5 = {
            instancePath: instancePath + "/max",
            schemaPath: "#/$defs/LineCountConstraint/properties/max/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 1000000 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + "/max",
            schemaPath: "#/$defs/LineCountConstraint/properties/max/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/$defs/LineCountConstraint/type",
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
  validate26.errors = vErrors;
  return errors === 0;
}

export const checkMacField = validate27;
const schema27 = {
  type: "object",
  required: ["pointer", "required"],
  additionalProperties: false,
  properties: {
    of: { enum: ["transaction", "callback"] },
    pointer: { type: "string", pattern: "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", maxLength: 256 },
    required: { type: "boolean" },
    decimals: { type: "integer", minimum: 0, maximum: 15 },
  },
};
const pattern10 = new RegExp("^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$", "u");

function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pointer === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/MacField/required",
        keyword: "required",
        params: { missingProperty: "pointer" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.required === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/MacField/required",
        keyword: "required",
        params: { missingProperty: "required" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "of" || key0 === "pointer" || key0 === "required" || key0 === "decimals")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/MacField/additionalProperties",
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
    if (data.of !== undefined) {
      let data0 = data.of;
      if (!(data0 === "transaction" || data0 === "callback")) {
        const err3 = {
          instancePath: instancePath + "/of",
          schemaPath: "#/$defs/MacField/properties/of/enum",
          keyword: "enum",
          params: { allowedValues: schema27.properties.of.enum },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.pointer !== undefined) {
      let data1 = data.pointer;
      if (typeof data1 === "string") {
        if (func3(data1) > 256) {
          const err4 = {
            instancePath: instancePath + "/pointer",
            schemaPath: "#/$defs/MacField/properties/pointer/maxLength",
            keyword: "maxLength",
            params: { limit: 256 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern10.test(data1)) {
          const err5 = {
            instancePath: instancePath + "/pointer",
            schemaPath: "#/$defs/MacField/properties/pointer/pattern",
            keyword: "pattern",
            params: { pattern: "^(?!.*/hmac$|/signature$)(?:/(?:[^~/]|~[01])*)+$" },
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
          instancePath: instancePath + "/pointer",
          schemaPath: "#/$defs/MacField/properties/pointer/type",
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
    if (data.required !== undefined) {
      if (typeof data.required !== "boolean") {
        const err7 = {
          instancePath: instancePath + "/required",
          schemaPath: "#/$defs/MacField/properties/required/type",
          keyword: "type",
          params: { type: "boolean" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.decimals !== undefined) {
      let data3 = data.decimals;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        const err8 = {
          instancePath: instancePath + "/decimals",
          schemaPath: "#/$defs/MacField/properties/decimals/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 15 || isNaN(data3)) {
          const err9 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/MacField/properties/decimals/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 15 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err10 = {
            instancePath: instancePath + "/decimals",
            schemaPath: "#/$defs/MacField/properties/decimals/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  } else {
    const err11 = {
      instancePath,
      schemaPath: "#/$defs/MacField/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}

export const checkMacSpecification = validate28;
const schema28 = {
  type: "object",
  required: [
    "fields",
    "separator",
    "salt_position",
    "salt_separator",
    "booleans",
    "absent",
    "charset",
    "hex_case",
  ],
  additionalProperties: false,
  properties: {
    fields: { type: "array", items: { $ref: "checkMacField" }, minItems: 1, maxItems: 100 },
    separator: { type: "string", maxLength: 16 },
    salt_position: { enum: ["leading", "trailing", "both"] },
    salt_separator: { type: "string", maxLength: 16 },
    booleans: { enum: ["true/false", "1/0"] },
    absent: { enum: ["omit", "empty"] },
    charset: { enum: ["utf-8", "iso-8859-1"] },
    hex_case: { enum: ["lower", "upper"] },
  },
};

function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/MacSpecification/required",
        keyword: "required",
        params: { missingProperty: "fields" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.separator === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/MacSpecification/required",
        keyword: "required",
        params: { missingProperty: "separator" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.salt_position === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/$defs/MacSpecification/required",
        keyword: "required",
        params: { missingProperty: "salt_position" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.salt_separator === undefined) {
      const err3 = {
        instancePath,
        schemaPath: "#/$defs/MacSpecification/required",
        keyword: "required",
        params: { missingProperty: "salt_separator" },
      };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.booleans === undefined) {
      const err4 = {
        instancePath,
        schemaPath: "#/$defs/MacSpecification/required",
        keyword: "required",
        params: { missingProperty: "booleans" },
      };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.absent === undefined) {
      const err5 = {
        instancePath,
        schemaPath: "#/$defs/MacSpecification/required",
        keyword: "required",
        params: { missingProperty: "absent" },
      };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.charset === undefined) {
      const err6 = {
        instancePath,
        schemaPath: "#/$defs/MacSpecification/required",
        keyword: "required",
        params: { missingProperty: "charset" },
      };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.hex_case === undefined) {
      const err7 = {
        instancePath,
        schemaPath: "#/$defs/MacSpecification/required",
        keyword: "required",
        params: { missingProperty: "hex_case" },
      };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "fields" ||
          key0 === "separator" ||
          key0 === "salt_position" ||
          key0 === "salt_separator" ||
          key0 === "booleans" ||
          key0 === "absent" ||
          key0 === "charset" ||
          key0 === "hex_case"
        )
      ) {
        const err8 = {
          instancePath,
          schemaPath: "#/$defs/MacSpecification/additionalProperties",
          keyword: "additionalProperties",
          params: { additionalProperty: key0 },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.fields !== undefined) {
      let data0 = data.fields;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err9 = {
            instancePath: instancePath + "/fields",
            schemaPath: "#/$defs/MacSpecification/properties/fields/maxItems",
            keyword: "maxItems",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err10 = {
            instancePath: instancePath + "/fields",
            schemaPath: "#/$defs/MacSpecification/properties/fields/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkMacField(data0[i0], { instancePath: instancePath + "/fields/" + i0 })) {
            vErrors = appendErrors(vErrors, checkMacField.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/fields",
          schemaPath: "#/$defs/MacSpecification/properties/fields/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.separator !== undefined) {
      let data2 = data.separator;
      if (typeof data2 === "string") {
        if (func3(data2) > 16) {
          const err12 = {
            instancePath: instancePath + "/separator",
            schemaPath: "#/$defs/MacSpecification/properties/separator/maxLength",
            keyword: "maxLength",
            params: { limit: 16 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = {
          instancePath: instancePath + "/separator",
          schemaPath: "#/$defs/MacSpecification/properties/separator/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.salt_position !== undefined) {
      let data3 = data.salt_position;
      if (!(data3 === "leading" || data3 === "trailing" || data3 === "both")) {
        const err14 = {
          instancePath: instancePath + "/salt_position",
          schemaPath: "#/$defs/MacSpecification/properties/salt_position/enum",
          keyword: "enum",
          params: { allowedValues: schema28.properties.salt_position.enum },
        };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.salt_separator !== undefined) {
      let data4 = data.salt_separator;
      if (typeof data4 === "string") {
        if (func3(data4) > 16) {
          const err15 = {
            instancePath: instancePath + "/salt_separator",
            schemaPath: "#/$defs/MacSpecification/properties/salt_separator/maxLength",
            keyword: "maxLength",
            params: { limit: 16 },
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
          instancePath: instancePath + "/salt_separator",
          schemaPath: "#/$defs/MacSpecification/properties/salt_separator/type",
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
    if (data.booleans !== undefined) {
      let data5 = data.booleans;
      if (!(data5 === "true/false" || data5 === "1/0")) {
        const err17 = {
          instancePath: instancePath + "/booleans",
          schemaPath: "#/$defs/MacSpecification/properties/booleans/enum",
          keyword: "enum",
          params: { allowedValues: schema28.properties.booleans.enum },
        };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.absent !== undefined) {
      let data6 = data.absent;
      if (!(data6 === "omit" || data6 === "empty")) {
        const err18 = {
          instancePath: instancePath + "/absent",
          schemaPath: "#/$defs/MacSpecification/properties/absent/enum",
          keyword: "enum",
          params: { allowedValues: schema28.properties.absent.enum },
        };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.charset !== undefined) {
      let data7 = data.charset;
      if (!(data7 === "utf-8" || data7 === "iso-8859-1")) {
        const err19 = {
          instancePath: instancePath + "/charset",
          schemaPath: "#/$defs/MacSpecification/properties/charset/enum",
          keyword: "enum",
          params: { allowedValues: schema28.properties.charset.enum },
        };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.hex_case !== undefined) {
      let data8 = data.hex_case;
      if (!(data8 === "lower" || data8 === "upper")) {
        const err20 = {
          instancePath: instancePath + "/hex_case",
          schemaPath: "#/$defs/MacSpecification/properties/hex_case/enum",
          keyword: "enum",
          params: { allowedValues: schema28.properties.hex_case.enum },
        };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = {
      instancePath,
      schemaPath: "#/$defs/MacSpecification/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}

export const checkManagedBookings = validate29;
const schema29 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    forms_of_payment: { $ref: "checkFormsOfPayment" },
    policy: { $ref: "checkConstraints" },
    ordering: { $ref: "checkOrdering" },
  },
};

function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "forms_of_payment" || key0 === "policy" || key0 === "ordering")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/ManagedBookings/additionalProperties",
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
    if (data.forms_of_payment !== undefined) {
      if (!checkFormsOfPayment(data.forms_of_payment, { instancePath: instancePath + "/forms_of_payment" })) {
        vErrors = appendErrors(vErrors, checkFormsOfPayment.errors);
        errors = vErrors.length;
      }
    }
    if (data.policy !== undefined) {
      if (!checkConstraints(data.policy, { instancePath: instancePath + "/policy" })) {
        vErrors = appendErrors(vErrors, checkConstraints.errors);
        errors = vErrors.length;
      }
    }
    if (data.ordering !== undefined) {
      if (!checkOrdering(data.ordering, { instancePath: instancePath + "/ordering" })) {
        vErrors = appendErrors(vErrors, checkOrdering.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/$defs/ManagedBookings/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}

export const checkMethodMove = validate30;
const schema30 = {
  anyOf: [
    {
      type: "object",
      required: ["method_id", "before"],
      additionalProperties: false,
      properties: {
        method_id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
        before: { type: "integer", minimum: 1, maximum: 9007199254740991 },
      },
    },
    {
      type: "object",
      required: ["method_id", "after"],
      additionalProperties: false,
      properties: {
        method_id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
        after: { type: "integer", minimum: 1, maximum: 9007199254740991 },
      },
    },
  ],
};

function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/MethodMove/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "method_id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.before === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/MethodMove/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "before" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "method_id" || key0 === "before")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/MethodMove/anyOf/0/additionalProperties",
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
    if (data.method_id !== undefined) {
      let data0 = data.method_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/method_id",
          schemaPath: "#/$defs/MethodMove/anyOf/0/properties/method_id/type",
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
            instancePath: instancePath + "/method_id",
            schemaPath: "#/$defs/MethodMove/anyOf/0/properties/method_id/maximum",
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
            instancePath: instancePath + "/method_id",
            schemaPath: "#/$defs/MethodMove/anyOf/0/properties/method_id/minimum",
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
    if (data.before !== undefined) {
      let data1 = data.before;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err6 = {
          instancePath: instancePath + "/before",
          schemaPath: "#/$defs/MethodMove/anyOf/0/properties/before/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + "/before",
            schemaPath: "#/$defs/MethodMove/anyOf/0/properties/before/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err8 = {
            instancePath: instancePath + "/before",
            schemaPath: "#/$defs/MethodMove/anyOf/0/properties/before/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
  } else {
    const err9 = {
      instancePath,
      schemaPath: "#/$defs/MethodMove/anyOf/0/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.method_id === undefined) {
        const err10 = {
          instancePath,
          schemaPath: "#/$defs/MethodMove/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "method_id" },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (data.after === undefined) {
        const err11 = {
          instancePath,
          schemaPath: "#/$defs/MethodMove/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "after" },
        };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "method_id" || key1 === "after")) {
          const err12 = {
            instancePath,
            schemaPath: "#/$defs/MethodMove/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.method_id !== undefined) {
        let data2 = data.method_id;
        if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
          const err13 = {
            instancePath: instancePath + "/method_id",
            schemaPath: "#/$defs/MethodMove/anyOf/1/properties/method_id/type",
            keyword: "type",
            params: { type: "integer" },
          };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (typeof data2 == "number" && isFinite(data2)) {
          if (data2 > 9007199254740991 || isNaN(data2)) {
            const err14 = {
              instancePath: instancePath + "/method_id",
              schemaPath: "#/$defs/MethodMove/anyOf/1/properties/method_id/maximum",
              keyword: "maximum",
              params: { comparison: "<=", limit: 9007199254740991 },
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (data2 < 1 || isNaN(data2)) {
            const err15 = {
              instancePath: instancePath + "/method_id",
              schemaPath: "#/$defs/MethodMove/anyOf/1/properties/method_id/minimum",
              keyword: "minimum",
              params: { comparison: ">=", limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
      }
      if (data.after !== undefined) {
        let data3 = data.after;
        if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
          const err16 = {
            instancePath: instancePath + "/after",
            schemaPath: "#/$defs/MethodMove/anyOf/1/properties/after/type",
            keyword: "type",
            params: { type: "integer" },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (typeof data3 == "number" && isFinite(data3)) {
          if (data3 > 9007199254740991 || isNaN(data3)) {
            const err17 = {
              instancePath: instancePath + "/after",
              schemaPath: "#/$defs/MethodMove/anyOf/1/properties/after/maximum",
              keyword: "maximum",
              params: { comparison: "<=", limit: 9007199254740991 },
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (data3 < 1 || isNaN(data3)) {
            const err18 = {
              instancePath: instancePath + "/after",
              schemaPath: "#/$defs/MethodMove/anyOf/1/properties/after/minimum",
              keyword: "minimum",
              params: { comparison: ">=", limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      }
    } else {
      const err19 = {
        instancePath,
        schemaPath: "#/$defs/MethodMove/anyOf/1/type",
        keyword: "type",
        params: { type: "object" },
      };
      if (vErrors === null) {
        vErrors = [err19];
      } else {
        vErrors.push(err19);
      }
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err20 = { instancePath, schemaPath: "#/$defs/MethodMove/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}

export const checkMissingInput = validate31;
const schema31 = { enum: ["eligible", "ineligible"] };

function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "eligible" || data === "ineligible")) {
    const err0 = {
      instancePath,
      schemaPath: "#/$defs/MissingInput/enum",
      keyword: "enum",
      params: { allowedValues: schema31.enum },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}

export const checkMobileConstraint = validate32;
const schema32 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    number: { $ref: "checkPresenceConstraint" },
    type: { $ref: "checkTextConstraint" },
    country: { $ref: "checkPhoneCountryConstraint" },
    validated: { $ref: "checkValidatedConstraint" },
  },
};

function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "number" || key0 === "type" || key0 === "country" || key0 === "validated")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/MobileConstraint/additionalProperties",
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
    if (data.number !== undefined) {
      if (!checkPresenceConstraint(data.number, { instancePath: instancePath + "/number" })) {
        vErrors = appendErrors(vErrors, checkPresenceConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.type !== undefined) {
      if (!checkTextConstraint(data.type, { instancePath: instancePath + "/type" })) {
        vErrors = appendErrors(vErrors, checkTextConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.country !== undefined) {
      if (!checkPhoneCountryConstraint(data.country, { instancePath: instancePath + "/country" })) {
        vErrors = appendErrors(vErrors, checkPhoneCountryConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.validated !== undefined) {
      if (!checkValidatedConstraint(data.validated, { instancePath: instancePath + "/validated" })) {
        vErrors = appendErrors(vErrors, checkValidatedConstraint.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/$defs/MobileConstraint/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}

export const checkOffer = validate33;
const schema33 = {
  type: "object",
  required: ["method_id", "base_preference"],
  additionalProperties: false,
  properties: {
    method_id: { type: "integer", minimum: 1, maximum: 9007199254740991 },
    base_preference: { type: "integer", minimum: 0, maximum: 1000000 },
    policy: { $ref: "checkConstraints" },
  },
};

function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method_id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Offer/required",
        keyword: "required",
        params: { missingProperty: "method_id" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.base_preference === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/Offer/required",
        keyword: "required",
        params: { missingProperty: "base_preference" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "method_id" || key0 === "base_preference" || key0 === "policy")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/Offer/additionalProperties",
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
    if (data.method_id !== undefined) {
      let data0 = data.method_id;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/method_id",
          schemaPath: "#/$defs/Offer/properties/method_id/type",
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
            instancePath: instancePath + "/method_id",
            schemaPath: "#/$defs/Offer/properties/method_id/maximum",
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
            instancePath: instancePath + "/method_id",
            schemaPath: "#/$defs/Offer/properties/method_id/minimum",
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
    if (data.base_preference !== undefined) {
      let data1 = data.base_preference;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err6 = {
          instancePath: instancePath + "/base_preference",
          schemaPath: "#/$defs/Offer/properties/base_preference/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 1000000 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + "/base_preference",
            schemaPath: "#/$defs/Offer/properties/base_preference/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 1000000 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err8 = {
            instancePath: instancePath + "/base_preference",
            schemaPath: "#/$defs/Offer/properties/base_preference/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.policy !== undefined) {
      if (!checkConstraints(data.policy, { instancePath: instancePath + "/policy" })) {
        vErrors = appendErrors(vErrors, checkConstraints.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err9 = {
      instancePath,
      schemaPath: "#/$defs/Offer/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}

export const checkOrderConstraint = validate34;
const schema34 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    lines: { $ref: "checkLineCountConstraint" },
    sku: { $ref: "checkSkuConstraint" },
    airline_data: { $ref: "checkPresenceConstraint" },
    country: { $ref: "checkOrderCountryConstraint" },
  },
};

function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "lines" || key0 === "sku" || key0 === "airline_data" || key0 === "country")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/OrderConstraint/additionalProperties",
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
    if (data.lines !== undefined) {
      if (!checkLineCountConstraint(data.lines, { instancePath: instancePath + "/lines" })) {
        vErrors = appendErrors(vErrors, checkLineCountConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.sku !== undefined) {
      if (!checkSkuConstraint(data.sku, { instancePath: instancePath + "/sku" })) {
        vErrors = appendErrors(vErrors, checkSkuConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.airline_data !== undefined) {
      if (!checkPresenceConstraint(data.airline_data, { instancePath: instancePath + "/airline_data" })) {
        vErrors = appendErrors(vErrors, checkPresenceConstraint.errors);
        errors = vErrors.length;
      }
    }
    if (data.country !== undefined) {
      if (!checkOrderCountryConstraint(data.country, { instancePath: instancePath + "/country" })) {
        vErrors = appendErrors(vErrors, checkOrderCountryConstraint.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/$defs/OrderConstraint/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}

export const checkOrderCountryConstraint = validate35;
const schema35 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
  ],
};

function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            const err3 = {
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/items/type",
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
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              const err4 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/items/maximum",
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
            if (data1 < 1 || isNaN(data1)) {
              const err5 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/items/minimum",
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
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err6 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/properties/only/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/OrderCountryConstraint/anyOf/0/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err9 = {
          instancePath,
          schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          const err10 = {
            instancePath,
            schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            const err11 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          const len1 = data2.length;
          for (let i2 = 0; i2 < len1; i2++) {
            let data3 = data2[i2];
            if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
              const err12 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/items/type",
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
            if (typeof data3 == "number" && isFinite(data3)) {
              if (data3 > 9007199254740991 || isNaN(data3)) {
                const err13 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/items/maximum",
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
              if (data3 < 1 || isNaN(data3)) {
                const err14 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/items/minimum",
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
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data2[i3];
              if (!(typeof item1 == "number" && !(item1 % 1) && !isNaN(item1) && isFinite(item1))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err15 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err16 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    } else {
      const err17 = {
        instancePath,
        schemaPath: "#/$defs/OrderCountryConstraint/anyOf/1/type",
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
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err18 = {
      instancePath,
      schemaPath: "#/$defs/OrderCountryConstraint/anyOf",
      keyword: "anyOf",
      params: {},
    };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}

export const checkOrdering = validate36;
const schema36 = {
  type: "object",
  required: ["rules", "default"],
  additionalProperties: false,
  properties: {
    rules: { type: "array", items: { $ref: "checkOrderingRule" } },
    default: { $ref: "checkArrangement" },
  },
};

function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rules === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Ordering/required",
        keyword: "required",
        params: { missingProperty: "rules" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.default === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/Ordering/required",
        keyword: "required",
        params: { missingProperty: "default" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "rules" || key0 === "default")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/Ordering/additionalProperties",
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
    if (data.rules !== undefined) {
      let data0 = data.rules;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkOrderingRule(data0[i0], { instancePath: instancePath + "/rules/" + i0 })) {
            vErrors = appendErrors(vErrors, checkOrderingRule.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/rules",
          schemaPath: "#/$defs/Ordering/properties/rules/type",
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
    if (data.default !== undefined) {
      if (!checkArrangement(data.default, { instancePath: instancePath + "/default" })) {
        vErrors = appendErrors(vErrors, checkArrangement.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err4 = {
      instancePath,
      schemaPath: "#/$defs/Ordering/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  validate36.errors = vErrors;
  return errors === 0;
}

export const checkOrderingRule = validate37;
const schema37 = {
  type: "object",
  required: ["name", "when", "then"],
  additionalProperties: false,
  properties: {
    name: { type: "string", minLength: 1, maxLength: 100 },
    when: { $ref: "checkConstraints" },
    then: { $ref: "checkArrangement" },
  },
};

function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/OrderingRule/required",
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
    if (data.when === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/OrderingRule/required",
        keyword: "required",
        params: { missingProperty: "when" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.then === undefined) {
      const err2 = {
        instancePath,
        schemaPath: "#/$defs/OrderingRule/required",
        keyword: "required",
        params: { missingProperty: "then" },
      };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "name" || key0 === "when" || key0 === "then")) {
        const err3 = {
          instancePath,
          schemaPath: "#/$defs/OrderingRule/additionalProperties",
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
    if (data.name !== undefined) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func3(data0) > 100) {
          const err4 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/OrderingRule/properties/name/maxLength",
            keyword: "maxLength",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func3(data0) < 1) {
          const err5 = {
            instancePath: instancePath + "/name",
            schemaPath: "#/$defs/OrderingRule/properties/name/minLength",
            keyword: "minLength",
            params: { limit: 1 },
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
          instancePath: instancePath + "/name",
          schemaPath: "#/$defs/OrderingRule/properties/name/type",
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
    if (data.when !== undefined) {
      if (!checkConstraints(data.when, { instancePath: instancePath + "/when" })) {
        vErrors = appendErrors(vErrors, checkConstraints.errors);
        errors = vErrors.length;
      }
    }
    if (data.then !== undefined) {
      if (!checkArrangement(data.then, { instancePath: instancePath + "/then" })) {
        vErrors = appendErrors(vErrors, checkArrangement.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/$defs/OrderingRule/type",
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
  validate37.errors = vErrors;
  return errors === 0;
}

export const checkPhoneCountryConstraint = validate38;
const schema38 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
          minItems: 1,
          uniqueItems: true,
        },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: {
          type: "array",
          items: { type: "integer", minimum: 1, maximum: 9007199254740991 },
          minItems: 1,
          uniqueItems: true,
        },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
  ],
};

function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            const err3 = {
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/items/type",
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
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              const err4 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/items/maximum",
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
            if (data1 < 1 || isNaN(data1)) {
              const err5 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/items/minimum",
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
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (!(typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err6 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/0/properties/only/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/0/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err9 = {
          instancePath,
          schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except" || key1 === "on_missing")) {
          const err10 = {
            instancePath,
            schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            const err11 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          const len1 = data3.length;
          for (let i2 = 0; i2 < len1; i2++) {
            let data4 = data3[i2];
            if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
              const err12 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/items/type",
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
            if (typeof data4 == "number" && isFinite(data4)) {
              if (data4 > 9007199254740991 || isNaN(data4)) {
                const err13 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/items/maximum",
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
              if (data4 < 1 || isNaN(data4)) {
                const err14 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/items/minimum",
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
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data3[i3];
              if (!(typeof item1 == "number" && !(item1 % 1) && !isNaN(item1) && isFinite(item1))) {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err15 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err16 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
          vErrors = appendErrors(vErrors, checkMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err17 = {
        instancePath,
        schemaPath: "#/$defs/PhoneCountryConstraint/anyOf/1/type",
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
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err18 = {
      instancePath,
      schemaPath: "#/$defs/PhoneCountryConstraint/anyOf",
      keyword: "anyOf",
      params: {},
    };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}

export const checkPlatformConstraint = validate39;
const schema39 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: {
          type: "array",
          items: { type: "string", pattern: "^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$" },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: {
          type: "array",
          items: { type: "string", pattern: "^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$" },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
  ],
};
const pattern11 = new RegExp("^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$", "u");

function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/PlatformConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/PlatformConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!pattern11.test(data1)) {
              const err3 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/items/pattern",
                keyword: "pattern",
                params: { pattern: "^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$" },
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
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/items/type",
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
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err5 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/PlatformConstraint/anyOf/0/properties/only/type",
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
      schemaPath: "#/$defs/PlatformConstraint/anyOf/0/type",
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
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err8 = {
          instancePath,
          schemaPath: "#/$defs/PlatformConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          const err9 = {
            instancePath,
            schemaPath: "#/$defs/PlatformConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          if (data2.length < 1) {
            const err10 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          const len1 = data2.length;
          for (let i2 = 0; i2 < len1; i2++) {
            let data3 = data2[i2];
            if (typeof data3 === "string") {
              if (!pattern11.test(data3)) {
                const err11 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/items/pattern",
                  keyword: "pattern",
                  params: { pattern: "^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$" },
                };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            } else {
              const err12 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/items/type",
                keyword: "type",
                params: { type: "string" },
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data2[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err13 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err14 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/PlatformConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    } else {
      const err15 = {
        instancePath,
        schemaPath: "#/$defs/PlatformConstraint/anyOf/1/type",
        keyword: "type",
        params: { type: "object" },
      };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err16 = {
      instancePath,
      schemaPath: "#/$defs/PlatformConstraint/anyOf",
      keyword: "anyOf",
      params: {},
    };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}

export const checkPresenceConstraint = validate40;
const schema40 = {
  type: "object",
  required: ["present"],
  additionalProperties: false,
  properties: { present: { type: "boolean" } },
};

function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.present === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/PresenceConstraint/required",
        keyword: "required",
        params: { missingProperty: "present" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "present")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/PresenceConstraint/additionalProperties",
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
    if (data.present !== undefined) {
      if (typeof data.present !== "boolean") {
        const err2 = {
          instancePath: instancePath + "/present",
          schemaPath: "#/$defs/PresenceConstraint/properties/present/type",
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
  } else {
    const err3 = {
      instancePath,
      schemaPath: "#/$defs/PresenceConstraint/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}

export const checkProcessor = validate41;
const schema41 = {
  type: "object",
  required: ["psp_type", "required_fields"],
  additionalProperties: false,
  properties: {
    psp_type: { type: "string", maxLength: 100 },
    required_fields: { type: "array", items: { $ref: "checkRequiredField" }, uniqueItems: true },
  },
};

function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.psp_type === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/Processor/required",
        keyword: "required",
        params: { missingProperty: "psp_type" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.required_fields === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/Processor/required",
        keyword: "required",
        params: { missingProperty: "required_fields" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "psp_type" || key0 === "required_fields")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/Processor/additionalProperties",
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
    if (data.psp_type !== undefined) {
      let data0 = data.psp_type;
      if (typeof data0 === "string") {
        if (func3(data0) > 100) {
          const err3 = {
            instancePath: instancePath + "/psp_type",
            schemaPath: "#/$defs/Processor/properties/psp_type/maxLength",
            keyword: "maxLength",
            params: { limit: 100 },
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
          instancePath: instancePath + "/psp_type",
          schemaPath: "#/$defs/Processor/properties/psp_type/type",
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
    if (data.required_fields !== undefined) {
      let data1 = data.required_fields;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkRequiredField(data1[i0], { instancePath: instancePath + "/required_fields/" + i0 })) {
            vErrors = appendErrors(vErrors, checkRequiredField.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          outer0: for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func1(data1[i1], data1[j0])) {
                const err5 = {
                  instancePath: instancePath + "/required_fields",
                  schemaPath: "#/$defs/Processor/properties/required_fields/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i1, j: j0 },
                };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/required_fields",
          schemaPath: "#/$defs/Processor/properties/required_fields/type",
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
      schemaPath: "#/$defs/Processor/type",
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
  validate41.errors = vErrors;
  return errors === 0;
}

export const checkProductType = validate42;
const schema42 = { enum: ["100", "200", "210"] };

function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === "100" || data === "200" || data === "210")) {
    const err0 = {
      instancePath,
      schemaPath: "#/$defs/ProductType/enum",
      keyword: "enum",
      params: { allowedValues: schema42.enum },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}

export const checkProductTypeConstraint = validate43;
const schema43 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: { type: "array", items: { $ref: "checkProductType" }, minItems: 1, uniqueItems: true },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: { type: "array", items: { $ref: "checkProductType" }, minItems: 1, uniqueItems: true },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
  ],
};

function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/ProductTypeConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/ProductTypeConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/ProductTypeConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkProductType(data0[i0], { instancePath: instancePath + "/only/" + i0 })) {
            vErrors = appendErrors(vErrors, checkProductType.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0: for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func1(data0[i1], data0[j0])) {
                const err3 = {
                  instancePath: instancePath + "/only",
                  schemaPath: "#/$defs/ProductTypeConstraint/anyOf/0/properties/only/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i1, j: j0 },
                };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/ProductTypeConstraint/anyOf/0/properties/only/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/$defs/ProductTypeConstraint/anyOf/0/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err6 = {
          instancePath,
          schemaPath: "#/$defs/ProductTypeConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except" || key1 === "on_missing")) {
          const err7 = {
            instancePath,
            schemaPath: "#/$defs/ProductTypeConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            const err8 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/ProductTypeConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          const len1 = data3.length;
          for (let i2 = 0; i2 < len1; i2++) {
            if (!checkProductType(data3[i2], { instancePath: instancePath + "/except/" + i2 })) {
              vErrors = appendErrors(vErrors, checkProductType.errors);
              errors = vErrors.length;
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            outer1: for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (func1(data3[i3], data3[j1])) {
                  const err9 = {
                    instancePath: instancePath + "/except",
                    schemaPath: "#/$defs/ProductTypeConstraint/anyOf/1/properties/except/uniqueItems",
                    keyword: "uniqueItems",
                    params: { i: i3, j: j1 },
                  };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
          }
        } else {
          const err10 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/ProductTypeConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
          vErrors = appendErrors(vErrors, checkMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err11 = {
        instancePath,
        schemaPath: "#/$defs/ProductTypeConstraint/anyOf/1/type",
        keyword: "type",
        params: { type: "object" },
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err12 = {
      instancePath,
      schemaPath: "#/$defs/ProductTypeConstraint/anyOf",
      keyword: "anyOf",
      params: {},
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}

export const checkRequiredField = validate44;
const schema44 = {
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

function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      params: { allowedValues: schema44.enum },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}

export const checkRequiredMember = validate45;
const schema45 = {
  enum: ["short_code", "psp", "psp/id", "psp/name", "psp/external-id", "rebilling_info", "fraud", "tms_info"],
};

function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === "short_code" ||
      data === "psp" ||
      data === "psp/id" ||
      data === "psp/name" ||
      data === "psp/external-id" ||
      data === "rebilling_info" ||
      data === "fraud" ||
      data === "tms_info"
    )
  ) {
    const err0 = {
      instancePath,
      schemaPath: "#/$defs/RequiredMember/enum",
      keyword: "enum",
      params: { allowedValues: schema45.enum },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}

export const checkRetryPolicy = validate46;
const schema46 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    schedule_seconds: {
      type: "array",
      items: { type: "integer", minimum: 1, maximum: 2592000 },
      maxItems: 100,
    },
    jitter: { type: "number", minimum: 0, maximum: 1 },
  },
};

function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "schedule_seconds" || key0 === "jitter")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/RetryPolicy/additionalProperties",
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
    if (data.schedule_seconds !== undefined) {
      let data0 = data.schedule_seconds;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err1 = {
            instancePath: instancePath + "/schedule_seconds",
            schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/maxItems",
            keyword: "maxItems",
            params: { limit: 100 },
          };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            const err2 = {
              instancePath: instancePath + "/schedule_seconds/" + i0,
              schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/items/type",
              keyword: "type",
              params: { type: "integer" },
            };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 2592000 || isNaN(data1)) {
              const err3 = {
                instancePath: instancePath + "/schedule_seconds/" + i0,
                schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/items/maximum",
                keyword: "maximum",
                params: { comparison: "<=", limit: 2592000 },
              };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              const err4 = {
                instancePath: instancePath + "/schedule_seconds/" + i0,
                schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/items/minimum",
                keyword: "minimum",
                params: { comparison: ">=", limit: 1 },
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/schedule_seconds",
          schemaPath: "#/$defs/RetryPolicy/properties/schedule_seconds/type",
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
    if (data.jitter !== undefined) {
      let data2 = data.jitter;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1 || isNaN(data2)) {
          const err6 = {
            instancePath: instancePath + "/jitter",
            schemaPath: "#/$defs/RetryPolicy/properties/jitter/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err7 = {
            instancePath: instancePath + "/jitter",
            schemaPath: "#/$defs/RetryPolicy/properties/jitter/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: 0 },
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
          instancePath: instancePath + "/jitter",
          schemaPath: "#/$defs/RetryPolicy/properties/jitter/type",
          keyword: "type",
          params: { type: "number" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = {
      instancePath,
      schemaPath: "#/$defs/RetryPolicy/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}

export const checkSdkVersionConstraint = validate47;
const schema47 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    min: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    max: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    on_missing: { $ref: "checkMissingInput" },
  },
};

function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "min" || key0 === "max" || key0 === "on_missing")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/SdkVersionConstraint/additionalProperties",
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
    if (data.min !== undefined) {
      let data0 = data.min;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err1 = {
          instancePath: instancePath + "/min",
          schemaPath: "#/$defs/SdkVersionConstraint/properties/min/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err2 = {
            instancePath: instancePath + "/min",
            schemaPath: "#/$defs/SdkVersionConstraint/properties/min/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/min",
            schemaPath: "#/$defs/SdkVersionConstraint/properties/min/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.max !== undefined) {
      let data1 = data.max;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err4 = {
          instancePath: instancePath + "/max",
          schemaPath: "#/$defs/SdkVersionConstraint/properties/max/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err5 = {
            instancePath: instancePath + "/max",
            schemaPath: "#/$defs/SdkVersionConstraint/properties/max/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + "/max",
            schemaPath: "#/$defs/SdkVersionConstraint/properties/max/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/$defs/SdkVersionConstraint/type",
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
  validate47.errors = vErrors;
  return errors === 0;
}

export const checkSearchTextCode = validate48;
const schema48 = {
  type: "object",
  required: ["id", "label"],
  additionalProperties: false,
  properties: {
    id: { type: "string", pattern: "^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$" },
    label: { type: "string", minLength: 1, maxLength: 200 },
  },
};

function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/SearchTextCode/required",
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
    if (data.label === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/SearchTextCode/required",
        keyword: "required",
        params: { missingProperty: "label" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "label")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/SearchTextCode/additionalProperties",
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
        if (!pattern11.test(data0)) {
          const err3 = {
            instancePath: instancePath + "/id",
            schemaPath: "#/$defs/SearchTextCode/properties/id/pattern",
            keyword: "pattern",
            params: { pattern: "^(?:[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*)?$" },
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
          schemaPath: "#/$defs/SearchTextCode/properties/id/type",
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
    if (data.label !== undefined) {
      let data1 = data.label;
      if (typeof data1 === "string") {
        if (func3(data1) > 200) {
          const err5 = {
            instancePath: instancePath + "/label",
            schemaPath: "#/$defs/SearchTextCode/properties/label/maxLength",
            keyword: "maxLength",
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err6 = {
            instancePath: instancePath + "/label",
            schemaPath: "#/$defs/SearchTextCode/properties/label/minLength",
            keyword: "minLength",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = {
          instancePath: instancePath + "/label",
          schemaPath: "#/$defs/SearchTextCode/properties/label/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/SearchTextCode/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate48.errors = vErrors;
  return errors === 0;
}

export const checkSecretId = validate49;
const schema49 = { type: "string", pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" };
const pattern14 = new RegExp("^(?!whsec_)[A-Za-z0-9._-]{1,64}$", "u");

function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === "string") {
    if (!pattern14.test(data)) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/SecretId/pattern",
        keyword: "pattern",
        params: { pattern: "^(?!whsec_)[A-Za-z0-9._-]{1,64}$" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = {
      instancePath,
      schemaPath: "#/$defs/SecretId/type",
      keyword: "type",
      params: { type: "string" },
    };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}

export const checkSessionStatusCodes = validate50;
const schema50 = {
  type: "object",
  required: ["code"],
  additionalProperties: false,
  properties: {
    code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    sub_code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    event_type: { type: "string" },
    event_subtype: { type: "string" },
    content_type: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    endpoint_url: { type: "string" },
  },
};

function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/SessionStatusCodes/required",
        keyword: "required",
        params: { missingProperty: "code" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (
        !(
          key0 === "code" ||
          key0 === "sub_code" ||
          key0 === "event_type" ||
          key0 === "event_subtype" ||
          key0 === "content_type" ||
          key0 === "endpoint_url"
        )
      ) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/SessionStatusCodes/additionalProperties",
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
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err2 = {
          instancePath: instancePath + "/code",
          schemaPath: "#/$defs/SessionStatusCodes/properties/code/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/SessionStatusCodes/properties/code/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err4 = {
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/SessionStatusCodes/properties/code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err5 = {
          instancePath: instancePath + "/sub_code",
          schemaPath: "#/$defs/SessionStatusCodes/properties/sub_code/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/SessionStatusCodes/properties/sub_code/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/SessionStatusCodes/properties/sub_code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.event_type !== undefined) {
      if (typeof data.event_type !== "string") {
        const err8 = {
          instancePath: instancePath + "/event_type",
          schemaPath: "#/$defs/SessionStatusCodes/properties/event_type/type",
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
    if (data.event_subtype !== undefined) {
      if (typeof data.event_subtype !== "string") {
        const err9 = {
          instancePath: instancePath + "/event_subtype",
          schemaPath: "#/$defs/SessionStatusCodes/properties/event_subtype/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.content_type !== undefined) {
      let data4 = data.content_type;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        const err10 = {
          instancePath: instancePath + "/content_type",
          schemaPath: "#/$defs/SessionStatusCodes/properties/content_type/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          const err11 = {
            instancePath: instancePath + "/content_type",
            schemaPath: "#/$defs/SessionStatusCodes/properties/content_type/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4 < -9007199254740991 || isNaN(data4)) {
          const err12 = {
            instancePath: instancePath + "/content_type",
            schemaPath: "#/$defs/SessionStatusCodes/properties/content_type/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.endpoint_url !== undefined) {
      if (typeof data.endpoint_url !== "string") {
        const err13 = {
          instancePath: instancePath + "/endpoint_url",
          schemaPath: "#/$defs/SessionStatusCodes/properties/endpoint_url/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = {
      instancePath,
      schemaPath: "#/$defs/SessionStatusCodes/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate50.errors = vErrors;
  return errors === 0;
}

export const checkSkuConstraint = validate51;
const schema51 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: { type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: { type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
  ],
};

function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/SkuConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/SkuConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/SkuConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (typeof data0[i0] !== "string") {
            const err3 = {
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/SkuConstraint/anyOf/0/properties/only/items/type",
              keyword: "type",
              params: { type: "string" },
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err4 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/SkuConstraint/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err5 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/SkuConstraint/anyOf/0/properties/only/type",
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
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err6 = {
      instancePath,
      schemaPath: "#/$defs/SkuConstraint/anyOf/0/type",
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
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err7 = {
          instancePath,
          schemaPath: "#/$defs/SkuConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except" || key1 === "on_missing")) {
          const err8 = {
            instancePath,
            schemaPath: "#/$defs/SkuConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            const err9 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/SkuConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          const len1 = data3.length;
          for (let i2 = 0; i2 < len1; i2++) {
            if (typeof data3[i2] !== "string") {
              const err10 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/SkuConstraint/anyOf/1/properties/except/items/type",
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
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data3[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err11 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/SkuConstraint/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err12 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/SkuConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
          vErrors = appendErrors(vErrors, checkMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err13 = {
        instancePath,
        schemaPath: "#/$defs/SkuConstraint/anyOf/1/type",
        keyword: "type",
        params: { type: "object" },
      };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err14 = { instancePath, schemaPath: "#/$defs/SkuConstraint/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}

export const checkStatusCode = validate52;
const schema52 = {
  type: "object",
  required: ["code", "label"],
  additionalProperties: false,
  properties: {
    code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    sub_code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    label: { type: "string", minLength: 1, maxLength: 200 },
  },
};

function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/StatusCode/required",
        keyword: "required",
        params: { missingProperty: "code" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.label === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/StatusCode/required",
        keyword: "required",
        params: { missingProperty: "label" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "sub_code" || key0 === "label")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/StatusCode/additionalProperties",
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
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err3 = {
          instancePath: instancePath + "/code",
          schemaPath: "#/$defs/StatusCode/properties/code/type",
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
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/StatusCode/properties/code/maximum",
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
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err5 = {
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/StatusCode/properties/code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
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
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err6 = {
          instancePath: instancePath + "/sub_code",
          schemaPath: "#/$defs/StatusCode/properties/sub_code/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/StatusCode/properties/sub_code/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err8 = {
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/StatusCode/properties/sub_code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.label !== undefined) {
      let data2 = data.label;
      if (typeof data2 === "string") {
        if (func3(data2) > 200) {
          const err9 = {
            instancePath: instancePath + "/label",
            schemaPath: "#/$defs/StatusCode/properties/label/maxLength",
            keyword: "maxLength",
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func3(data2) < 1) {
          const err10 = {
            instancePath: instancePath + "/label",
            schemaPath: "#/$defs/StatusCode/properties/label/minLength",
            keyword: "minLength",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = {
          instancePath: instancePath + "/label",
          schemaPath: "#/$defs/StatusCode/properties/label/type",
          keyword: "type",
          params: { type: "string" },
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
      schemaPath: "#/$defs/StatusCode/type",
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
  validate52.errors = vErrors;
  return errors === 0;
}

export const checkStatusFilter = validate53;
const schema53 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: { only: { type: "array", items: { $ref: "checkStatusMatch" }, uniqueItems: true } },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: { except: { type: "array", items: { $ref: "checkStatusMatch" }, uniqueItems: true } },
    },
  ],
};

function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/StatusFilter/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/StatusFilter/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkStatusMatch(data0[i0], { instancePath: instancePath + "/only/" + i0 })) {
            vErrors = appendErrors(vErrors, checkStatusMatch.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0: for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func1(data0[i1], data0[j0])) {
                const err2 = {
                  instancePath: instancePath + "/only",
                  schemaPath: "#/$defs/StatusFilter/anyOf/0/properties/only/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i1, j: j0 },
                };
                if (vErrors === null) {
                  vErrors = [err2];
                } else {
                  vErrors.push(err2);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err3 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/StatusFilter/anyOf/0/properties/only/type",
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
    const err4 = {
      instancePath,
      schemaPath: "#/$defs/StatusFilter/anyOf/0/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err4];
    } else {
      vErrors.push(err4);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err5 = {
          instancePath,
          schemaPath: "#/$defs/StatusFilter/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except")) {
          const err6 = {
            instancePath,
            schemaPath: "#/$defs/StatusFilter/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data2 = data.except;
        if (Array.isArray(data2)) {
          const len1 = data2.length;
          for (let i2 = 0; i2 < len1; i2++) {
            if (!checkStatusMatch(data2[i2], { instancePath: instancePath + "/except/" + i2 })) {
              vErrors = appendErrors(vErrors, checkStatusMatch.errors);
              errors = vErrors.length;
            }
          }
          let i3 = data2.length;
          let j1;
          if (i3 > 1) {
            outer1: for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (func1(data2[i3], data2[j1])) {
                  const err7 = {
                    instancePath: instancePath + "/except",
                    schemaPath: "#/$defs/StatusFilter/anyOf/1/properties/except/uniqueItems",
                    keyword: "uniqueItems",
                    params: { i: i3, j: j1 },
                  };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
          }
        } else {
          const err8 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/StatusFilter/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    } else {
      const err9 = {
        instancePath,
        schemaPath: "#/$defs/StatusFilter/anyOf/1/type",
        keyword: "type",
        params: { type: "object" },
      };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    var _valid0 = _errs7 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err10 = { instancePath, schemaPath: "#/$defs/StatusFilter/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err10];
    } else {
      vErrors.push(err10);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}

export const checkStatusMatch = validate54;
const schema54 = {
  type: "object",
  required: ["code"],
  additionalProperties: false,
  properties: {
    code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    sub_code: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
  },
};

function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/StatusMatch/required",
        keyword: "required",
        params: { missingProperty: "code" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "code" || key0 === "sub_code")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/StatusMatch/additionalProperties",
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
    if (data.code !== undefined) {
      let data0 = data.code;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        const err2 = {
          instancePath: instancePath + "/code",
          schemaPath: "#/$defs/StatusMatch/properties/code/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err3 = {
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/StatusMatch/properties/code/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < -9007199254740991 || isNaN(data0)) {
          const err4 = {
            instancePath: instancePath + "/code",
            schemaPath: "#/$defs/StatusMatch/properties/code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.sub_code !== undefined) {
      let data1 = data.sub_code;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        const err5 = {
          instancePath: instancePath + "/sub_code",
          schemaPath: "#/$defs/StatusMatch/properties/sub_code/type",
          keyword: "type",
          params: { type: "integer" },
        };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          const err6 = {
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/StatusMatch/properties/sub_code/maximum",
            keyword: "maximum",
            params: { comparison: "<=", limit: 9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < -9007199254740991 || isNaN(data1)) {
          const err7 = {
            instancePath: instancePath + "/sub_code",
            schemaPath: "#/$defs/StatusMatch/properties/sub_code/minimum",
            keyword: "minimum",
            params: { comparison: ">=", limit: -9007199254740991 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = {
      instancePath,
      schemaPath: "#/$defs/StatusMatch/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}

export const checkTextCode = validate55;
const schema55 = {
  type: "object",
  required: ["id", "label"],
  additionalProperties: false,
  properties: { id: { type: "string" }, label: { type: "string", minLength: 1, maxLength: 200 } },
};

function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/TextCode/required",
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
    if (data.label === undefined) {
      const err1 = {
        instancePath,
        schemaPath: "#/$defs/TextCode/required",
        keyword: "required",
        params: { missingProperty: "label" },
      };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "id" || key0 === "label")) {
        const err2 = {
          instancePath,
          schemaPath: "#/$defs/TextCode/additionalProperties",
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
      if (typeof data.id !== "string") {
        const err3 = {
          instancePath: instancePath + "/id",
          schemaPath: "#/$defs/TextCode/properties/id/type",
          keyword: "type",
          params: { type: "string" },
        };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.label !== undefined) {
      let data1 = data.label;
      if (typeof data1 === "string") {
        if (func3(data1) > 200) {
          const err4 = {
            instancePath: instancePath + "/label",
            schemaPath: "#/$defs/TextCode/properties/label/maxLength",
            keyword: "maxLength",
            params: { limit: 200 },
          };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func3(data1) < 1) {
          const err5 = {
            instancePath: instancePath + "/label",
            schemaPath: "#/$defs/TextCode/properties/label/minLength",
            keyword: "minLength",
            params: { limit: 1 },
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
          instancePath: instancePath + "/label",
          schemaPath: "#/$defs/TextCode/properties/label/type",
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
      schemaPath: "#/$defs/TextCode/type",
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
  validate55.errors = vErrors;
  return errors === 0;
}

export const checkTextConstraint = validate56;
const schema56 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: {
          type: "array",
          items: { type: "string", pattern: "^[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*$" },
          minItems: 1,
          uniqueItems: true,
        },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: {
          type: "array",
          items: { type: "string", pattern: "^[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*$" },
          minItems: 1,
          uniqueItems: true,
        },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
  ],
};
const pattern15 = new RegExp("^[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*$", "u");

function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/TextConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/TextConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/TextConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 === "string") {
            if (!pattern15.test(data1)) {
              const err3 = {
                instancePath: instancePath + "/only/" + i0,
                schemaPath: "#/$defs/TextConstraint/anyOf/0/properties/only/items/pattern",
                keyword: "pattern",
                params: { pattern: "^[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*$" },
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
              instancePath: instancePath + "/only/" + i0,
              schemaPath: "#/$defs/TextConstraint/anyOf/0/properties/only/items/type",
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
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 !== "string") {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err5 = {
                instancePath: instancePath + "/only",
                schemaPath: "#/$defs/TextConstraint/anyOf/0/properties/only/uniqueItems",
                keyword: "uniqueItems",
                params: { i: i1, j: j0 },
              };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err6 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/TextConstraint/anyOf/0/properties/only/type",
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
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = {
      instancePath,
      schemaPath: "#/$defs/TextConstraint/anyOf/0/type",
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
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err8 = {
          instancePath,
          schemaPath: "#/$defs/TextConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except" || key1 === "on_missing")) {
          const err9 = {
            instancePath,
            schemaPath: "#/$defs/TextConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            const err10 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/TextConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          const len1 = data3.length;
          for (let i2 = 0; i2 < len1; i2++) {
            let data4 = data3[i2];
            if (typeof data4 === "string") {
              if (!pattern15.test(data4)) {
                const err11 = {
                  instancePath: instancePath + "/except/" + i2,
                  schemaPath: "#/$defs/TextConstraint/anyOf/1/properties/except/items/pattern",
                  keyword: "pattern",
                  params: { pattern: "^[^ \\t\\r\\n]+(?: [^ \\t\\r\\n]+)*$" },
                };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            } else {
              const err12 = {
                instancePath: instancePath + "/except/" + i2,
                schemaPath: "#/$defs/TextConstraint/anyOf/1/properties/except/items/type",
                keyword: "type",
                params: { type: "string" },
              };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            const indices1 = {};
            for (; i3--; ) {
              let item1 = data3[i3];
              if (typeof item1 !== "string") {
                continue;
              }
              if (typeof indices1[item1] == "number") {
                j1 = indices1[item1];
                const err13 = {
                  instancePath: instancePath + "/except",
                  schemaPath: "#/$defs/TextConstraint/anyOf/1/properties/except/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i3, j: j1 },
                };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
                break;
              }
              indices1[item1] = i3;
            }
          }
        } else {
          const err14 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/TextConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
          vErrors = appendErrors(vErrors, checkMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err15 = {
        instancePath,
        schemaPath: "#/$defs/TextConstraint/anyOf/1/type",
        keyword: "type",
        params: { type: "object" },
      };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    var _valid0 = _errs9 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err16 = { instancePath, schemaPath: "#/$defs/TextConstraint/anyOf", keyword: "anyOf", params: {} };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}

export const checkTransactionType = validate57;
const schema57 = { enum: [1, 2, 3, 4, 5, 6] };

function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 1 || data === 2 || data === 3 || data === 4 || data === 5 || data === 6)) {
    const err0 = {
      instancePath,
      schemaPath: "#/$defs/TransactionType/enum",
      keyword: "enum",
      params: { allowedValues: schema57.enum },
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}

export const checkTransactionTypeConstraint = validate58;
const schema58 = {
  anyOf: [
    {
      type: "object",
      required: ["only"],
      additionalProperties: false,
      properties: {
        only: { type: "array", items: { $ref: "checkTransactionType" }, minItems: 1, uniqueItems: true },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
    {
      type: "object",
      required: ["except"],
      additionalProperties: false,
      properties: {
        except: { type: "array", items: { $ref: "checkTransactionType" }, minItems: 1, uniqueItems: true },
        on_missing: { $ref: "checkMissingInput" },
      },
    },
  ],
};

function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.only === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/0/required",
        keyword: "required",
        params: { missingProperty: "only" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "only" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/0/additionalProperties",
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
    if (data.only !== undefined) {
      let data0 = data.only;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          const err2 = {
            instancePath: instancePath + "/only",
            schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/0/properties/only/minItems",
            keyword: "minItems",
            params: { limit: 1 },
          };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!checkTransactionType(data0[i0], { instancePath: instancePath + "/only/" + i0 })) {
            vErrors = appendErrors(vErrors, checkTransactionType.errors);
            errors = vErrors.length;
          }
        }
        let i1 = data0.length;
        let j0;
        if (i1 > 1) {
          outer0: for (; i1--; ) {
            for (j0 = i1; j0--; ) {
              if (func1(data0[i1], data0[j0])) {
                const err3 = {
                  instancePath: instancePath + "/only",
                  schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/0/properties/only/uniqueItems",
                  keyword: "uniqueItems",
                  params: { i: i1, j: j0 },
                };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
                break outer0;
              }
            }
          }
        }
      } else {
        const err4 = {
          instancePath: instancePath + "/only",
          schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/0/properties/only/type",
          keyword: "type",
          params: { type: "array" },
        };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/0/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs8 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.except === undefined) {
        const err6 = {
          instancePath,
          schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/1/required",
          keyword: "required",
          params: { missingProperty: "except" },
        };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      for (const key1 in data) {
        if (!(key1 === "except" || key1 === "on_missing")) {
          const err7 = {
            instancePath,
            schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/1/additionalProperties",
            keyword: "additionalProperties",
            params: { additionalProperty: key1 },
          };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
      if (data.except !== undefined) {
        let data3 = data.except;
        if (Array.isArray(data3)) {
          if (data3.length < 1) {
            const err8 = {
              instancePath: instancePath + "/except",
              schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/1/properties/except/minItems",
              keyword: "minItems",
              params: { limit: 1 },
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          const len1 = data3.length;
          for (let i2 = 0; i2 < len1; i2++) {
            if (!checkTransactionType(data3[i2], { instancePath: instancePath + "/except/" + i2 })) {
              vErrors = appendErrors(vErrors, checkTransactionType.errors);
              errors = vErrors.length;
            }
          }
          let i3 = data3.length;
          let j1;
          if (i3 > 1) {
            outer1: for (; i3--; ) {
              for (j1 = i3; j1--; ) {
                if (func1(data3[i3], data3[j1])) {
                  const err9 = {
                    instancePath: instancePath + "/except",
                    schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/1/properties/except/uniqueItems",
                    keyword: "uniqueItems",
                    params: { i: i3, j: j1 },
                  };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                  break outer1;
                }
              }
            }
          }
        } else {
          const err10 = {
            instancePath: instancePath + "/except",
            schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/1/properties/except/type",
            keyword: "type",
            params: { type: "array" },
          };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
      if (data.on_missing !== undefined) {
        if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
          vErrors = appendErrors(vErrors, checkMissingInput.errors);
          errors = vErrors.length;
        }
      }
    } else {
      const err11 = {
        instancePath,
        schemaPath: "#/$defs/TransactionTypeConstraint/anyOf/1/type",
        keyword: "type",
        params: { type: "object" },
      };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    var _valid0 = _errs8 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    const err12 = {
      instancePath,
      schemaPath: "#/$defs/TransactionTypeConstraint/anyOf",
      keyword: "anyOf",
      params: {},
    };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}

export const checkValidatedConstraint = validate59;
const schema59 = {
  type: "object",
  required: ["is"],
  additionalProperties: false,
  properties: { is: { type: "boolean" }, on_missing: { $ref: "checkMissingInput" } },
};

function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is === undefined) {
      const err0 = {
        instancePath,
        schemaPath: "#/$defs/ValidatedConstraint/required",
        keyword: "required",
        params: { missingProperty: "is" },
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "is" || key0 === "on_missing")) {
        const err1 = {
          instancePath,
          schemaPath: "#/$defs/ValidatedConstraint/additionalProperties",
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
    if (data.is !== undefined) {
      if (typeof data.is !== "boolean") {
        const err2 = {
          instancePath: instancePath + "/is",
          schemaPath: "#/$defs/ValidatedConstraint/properties/is/type",
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
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err3 = {
      instancePath,
      schemaPath: "#/$defs/ValidatedConstraint/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}

export const checkVersionConstraint = validate60;
const schema60 = {
  type: "object",
  required: [],
  additionalProperties: false,
  properties: {
    from: { type: "string", pattern: "^[0-9]{1,15}(?:\\.[0-9]{1,15}){0,7}$" },
    below: { type: "string", pattern: "^[0-9]{1,15}(?:\\.[0-9]{1,15}){0,7}$" },
    on_missing: { $ref: "checkMissingInput" },
  },
};
const pattern17 = new RegExp("^[0-9]{1,15}(?:\\.[0-9]{1,15}){0,7}$", "u");

function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "from" || key0 === "below" || key0 === "on_missing")) {
        const err0 = {
          instancePath,
          schemaPath: "#/$defs/VersionConstraint/additionalProperties",
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
    if (data.from !== undefined) {
      let data0 = data.from;
      if (typeof data0 === "string") {
        if (!pattern17.test(data0)) {
          const err1 = {
            instancePath: instancePath + "/from",
            schemaPath: "#/$defs/VersionConstraint/properties/from/pattern",
            keyword: "pattern",
            params: { pattern: "^[0-9]{1,15}(?:\\.[0-9]{1,15}){0,7}$" },
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
          instancePath: instancePath + "/from",
          schemaPath: "#/$defs/VersionConstraint/properties/from/type",
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
    if (data.below !== undefined) {
      let data1 = data.below;
      if (typeof data1 === "string") {
        if (!pattern17.test(data1)) {
          const err3 = {
            instancePath: instancePath + "/below",
            schemaPath: "#/$defs/VersionConstraint/properties/below/pattern",
            keyword: "pattern",
            params: { pattern: "^[0-9]{1,15}(?:\\.[0-9]{1,15}){0,7}$" },
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
          instancePath: instancePath + "/below",
          schemaPath: "#/$defs/VersionConstraint/properties/below/type",
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
    if (data.on_missing !== undefined) {
      if (!checkMissingInput(data.on_missing, { instancePath: instancePath + "/on_missing" })) {
        vErrors = appendErrors(vErrors, checkMissingInput.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err5 = {
      instancePath,
      schemaPath: "#/$defs/VersionConstraint/type",
      keyword: "type",
      params: { type: "object" },
    };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
