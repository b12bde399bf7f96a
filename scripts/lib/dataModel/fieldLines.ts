import { patterns } from "@salvia/domain/shared/patterns";
import * as z from "zod/mini";

type Json = z.core.JSONSchema.BaseSchema;

const kindsOfText = Object.entries(patterns);

type Comments = (field: string) => string | undefined;

/** The fields of a stored document, each as `name: type. comment`; then its kinds, if it has several. */
export function fieldLines(schema: unknown, commentOf: Comments): readonly string[] {
  if (!(schema instanceof z.core.$ZodType)) throw new TypeError("This is no schema.");
  const forms = formsOf(asJson(schema)).filter((form) => form.properties !== undefined);
  const [form, ...others] = forms;
  if (form === undefined) return [];
  const isCommon = (field: string) => {
    const words = fieldWords(form, field);
    return others.every((other) => fieldWords(other, field) === words);
  };
  const common = grouped(form, Object.keys(form.properties ?? {}).filter(isCommon), commentOf);
  if (others.length === 0) return common;
  const kinds = forms.map((each) => {
    const [kind = "", ...own] = Object.keys(each.properties ?? {}).filter((key) => !isCommon(key));
    const names = own.map((field) => nameOf(each, field)).join(", ");
    return `${fieldWords(each, kind)}: ${names || "nothing else"}`;
  });
  return [...common, ...kinds];
}

function asJson(schema: z.core.$ZodType): Json {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.core.$ZodDate) jsonSchema.format = "time";
      const most = zodSchema instanceof z.core.$ZodString ? longest(zodSchema) : undefined;
      if (most !== undefined) jsonSchema.maxLength = most;
    },
  });
}

/** Fields of the same type without comments share a line. */
function grouped(form: Json, fields: readonly string[], commentOf: Comments): readonly string[] {
  const lines: { names: string[]; words: string; comment: string | undefined }[] = [];
  for (const field of fields) {
    const [name, words, comment] = [nameOf(form, field), fieldWords(form, field), commentOf(field)];
    const last = lines.at(-1);
    if (last?.words === words && last.comment === undefined && comment === undefined)
      last.names.push(name);
    else lines.push({ names: [name], words, comment });
  }
  return lines.map(
    ({ names, words, comment }) =>
      `${names.join(", ")}: ${words}${comment === undefined ? "" : `. ${comment}`}`,
  );
}

function nameOf(form: Json, field: string): string {
  return `\`${field}\`${form.required?.includes(field) === true ? "" : "?"}`;
}

function fieldWords(form: Json, field: string): string {
  return typeWords(form.properties?.[field]);
}

/** The alternatives of a type, such as those of a union. */
function formsOf(type: Json): readonly Json[] {
  const forms = type.anyOf ?? type.oneOf;
  return forms === undefined ? [type] : forms.flatMap((each) => formsOf(asType(each)));
}

function typeWords(of: Json["not"]): string {
  const type = asType(of);
  const forms = formsOf(type);
  if (forms.length > 1) return [...new Set(forms.map(typeWords))].join(" or ");
  if (Array.isArray(type.type)) {
    return type.type.map((each) => typeWords(Object.assign({}, type, { type: each }))).join(" or ");
  }
  const values = type.const === undefined ? type.enum : [type.const];
  if (values !== undefined) return `\`${values.join("|")}\``;
  if (type.format === "time") return "time";
  if (type.type === "array") {
    const most = type.maxItems === undefined ? "" : `up to ${type.maxItems} of `;
    return `list of ${most}${typeWords(Array.isArray(type.items) ? type.items[0] : type.items)}`;
  }
  if (type.properties !== undefined) {
    const fields = Object.keys(type.properties).map((field) => nameOf(type, field));
    return `map of ${fields.join(", ")}`;
  }
  if (type.type === "object") return `map from id to ${typeWords(type.additionalProperties)}`;
  if (type.type === "string") return textWords(type);
  if (type.type !== "integer" && type.type !== "number") return type.type ?? "any";
  return `${type.type === "integer" ? "whole number" : "number"}${rangeWords(type)}`;
}

function rangeWords({ minimum, maximum = Number.MAX_SAFE_INTEGER }: Json): string {
  const isBounded = maximum !== Number.MAX_SAFE_INTEGER;
  if (minimum === undefined || minimum === Number.MIN_SAFE_INTEGER)
    return isBounded ? ` ≤ ${maximum}` : "";
  return isBounded ? ` ${minimum}–${maximum}` : ` ≥ ${minimum}`;
}

function textWords({ pattern, maxLength, allOf = [] }: Json): string {
  const sources = new Set([pattern, ...allOf.map((each) => asType(each).pattern)]);
  const [name, own] = kindsOfText.find(([, { source }]) => sources.has(source)) ?? ["text"];
  const isInherent = maxLength === undefined || own?.test("a".repeat(maxLength + 1)) === false;
  return isInherent ? name : `${name} ≤ ${maxLength}`;
}

/** How long a text may be, found by trying: limits in refinements are seen in no other way. */
function longest(schema: z.core.$ZodType): number | undefined {
  const accepts = (length: number) => z.safeParse(schema, "a".repeat(length)).success;
  let [least, most] = [1, 100_000];
  if (!accepts(least) || accepts(most)) return undefined;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (accepts(middle)) least = middle;
    else most = middle;
  }
  return least;
}

function asType(type: Json["not"]): Json {
  return typeof type === "object" ? type : {};
}
