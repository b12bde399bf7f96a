import { emptyContact } from "@salvia/domain/lead/contact";
import * as fc from "fast-check";
import { parse } from "parse5";
import { expect, it } from "vitest";

import { attributeOf, elementsIn, type Element } from "./element.ts";
import { fillForm, selectPlan } from "./fillForm.ts";

const page = `<!doctype html><html lang="es"><head><title>Escríbenos</title></head><body><main>
  <form data-contact method="post" action="/api/contact">
    <p data-summary hidden data-fields="Revisa los campos." data-busy="Espera un poco."></p>
    <div data-field="email"><input name="email" type="email" />
      <p data-error id="email-error" hidden data-missing="Falta." data-malformed="¿&quot;Así&quot;?"></p></div>
    <div data-field="plan"><input type="radio" name="plan" value="basic" checked />
      <input type="radio" name="plan" value="premium" /></div>
    <div data-field="partnerKind"><select name="partnerKind"><option value="">-</option><option value="tpa">TPA</option></select></div>
    <div data-field="message"><textarea name="message"></textarea></div>
    <input type="checkbox" name="consent" value="yes" />
  </form></main></body></html>`;

/** The page as a browser parses it, with lookups by field name or marker attribute. */
function seen(html: string) {
  const elements = elementsIn(parse(html));
  const marked = (name: string) => elements.filter((one) => attributeOf(one, name) !== null);
  return {
    values: (mark: string) => marked(mark).map((one) => attributeOf(one, "value")),
    field: (name: string) => elements.find((one) => attributeOf(one, "name") === name),
    shown: (mark: string) =>
      marked(mark)
        .filter((one) => attributeOf(one, "hidden") === null)
        .map(textOf),
    links: elements
      .filter(({ tagName }) => tagName === "a")
      .map((link) => ({ href: attributeOf(link, "href"), text: textOf(link) })),
    tags: elements.map(({ tagName }) => tagName),
  };
}

function textOf(element: Element | undefined): string {
  return (element?.childNodes ?? []).map((node) => ("value" in node ? node.value : "")).join("");
}

it("selects a plan, and keeps it in the links to other languages", () => {
  const links = `<a data-language="fr" href="/fr">Français</a><a href="/privacy">Aviso</a>`;
  const html = page.replace("<main>", `<main>${links}`);
  const form = seen(selectPlan(html, "premium", (language) => `/in/${language}`));
  expect(form.values("checked")).toEqual(["premium"]);
  expect(form.links.map(({ href }) => href)).toEqual(["/in/fr", "/privacy"]);
  expect(form.shown("data-summary")).toEqual([]);
});

it("shows the typed and selected values again, and the errors in the page's own words", () => {
  const values = {
    ...emptyContact,
    email: "ana@",
    plan: "premium",
    partnerKind: "tpa",
    message: "Hola\n\n¿Qué tal?",
    consent: "yes",
  };
  const form = seen(fillForm(page, { values, fields: { email: "malformed" } }));
  const email = form.field("email");
  expect(email && attributeOf(email, "value")).toBe("ana@");
  expect(email && attributeOf(email, "aria-invalid")).toBe("true");
  expect(form.values("checked")).toEqual(["premium", "yes"]);
  expect(form.values("selected")).toEqual(["tpa"]);
  expect(textOf(form.field("message"))).toBe("Hola\n\n¿Qué tal?");
  expect(form.shown("data-error")).toEqual(['¿"Así"?']);
  expect(form.shown("data-summary")).toEqual(["Revisa los campos."]);
  expect(form.links).toEqual([{ href: "#email", text: '¿"Así"?' }]);
});

it("escapes any typed text", () => {
  // HTML parsers drop null characters and normalize line breaks.
  const typed = fc
    .oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        `"><script>alert(1)</script>`,
        "</textarea><img src=x onerror=alert(1)>",
        "&quot;&lt;&amp",
        "<!--",
      ),
    )
    .map((text) => text.replaceAll("\0", "").replace(/\r\n?/g, "\n"));
  const tagsBefore = seen(page).tags;
  fc.assert(
    fc.property(typed, typed, (email, message) => {
      const values = { ...emptyContact, email, message };
      const form = seen(fillForm(page, { values, fields: {} }));
      const field = form.field("email");
      expect(field && attributeOf(field, "value")).toBe(email);
      expect(textOf(form.field("message"))).toBe(message);
      expect(form.tags).toEqual(tagsBefore);
    }),
  );
});

it("rejects a page without a form instead of returning it without the errors", () => {
  const filling = { values: emptyContact, fields: {} } as const;
  expect(() => fillForm("<!doctype html><p>Other", filling)).toThrow("no contact form");
});
