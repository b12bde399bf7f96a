import { contactPages, type ContactPage, type ContactValues } from "@salvia/domain/lead/contact";
import { defaultLanguage, languageOfTag, type Language } from "@salvia/domain/shared/language";

import { type HttpRequest, readJson } from "../http/route.ts";
import { Refusal } from "../http/refusal.ts";
import { pageOfOrigin } from "./pageOfOrigin.ts";

/** The content of the contact form, sent by a script as JSON or by the browser as a form. */
export type ContactBody = {
  /** Whether the browser sent the form without script, and expects a page. */
  isForm: boolean;
  page: ContactPage;
  language: Language;
  values: ContactValues;
  /** The value of the hidden field. */
  honeypot: string;
  /** The script's ID of one submission, the same for every retry; '' without a script. */
  key: string;
};

/**
 * Parses a post of the contact form. Missing fields become empty and unknown ones are dropped; an
 * unknown page or language becomes the home page, or English.
 *
 * @throws Refusal unsupported-media-type or bad-request
 */
export function readContactBody(call: HttpRequest): ContactBody {
  const isForm = isFormType(call);
  const sent = isForm ? formFields(call.body) : jsonFields(readJson(call));
  return { ...bodyOf(sent), isForm };
}

/**
 * Reads what it can of a refused post: the fields of a form, or at least the page it was sent from
 * and its language.
 */
export function readRefused(call: HttpRequest): Omit<ContactBody, "isForm"> {
  const sent = isFormType(call) ? formFields(call.body) : new Map<string, string>();
  return { ...bodyOf(sent), ...(!sent.has("language") && pageOfOrigin(call)) };
}

/** Whether the client expects a page because the browser sent the form itself. */
export function waitsForPage(call: HttpRequest): boolean {
  return isFormType(call) || (call.header("accept") ?? "").includes("text/html");
}

function bodyOf(sent: ReadonlyMap<string, string>): Omit<ContactBody, "isForm"> {
  const text = (name: string) => sent.get(name) ?? "";
  return {
    page: contactPages.find((page) => page === text("page")) ?? "home",
    language: languageOfTag(text("language")) ?? defaultLanguage,
    values: {
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      phone: text("phone"),
      plan: text("plan"),
      message: text("message"),
      company: text("company"),
      groupSize: text("groupSize"),
      partnerKind: text("partnerKind"),
      consent: text("consent"),
      estimate: text("estimate"),
    },
    honeypot: text("website"),
    key: text("key"),
  };
}

export function isFormType(call: HttpRequest): boolean {
  return formType.test(call.header("content-type")?.trim() ?? "");
}

const formType = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$/i;

function formFields(body: Uint8Array): Map<string, string> {
  return new Map(new URLSearchParams(new TextDecoder().decode(body)));
}

function jsonFields(value: unknown): Map<string, string> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Refusal("bad-request");
  }
  const fields = new Map<string, string>();
  for (const [name, field] of Object.entries(value)) {
    if (typeof field !== "string") throw new Refusal("bad-request");
    fields.set(name, field);
  }
  return fields;
}
