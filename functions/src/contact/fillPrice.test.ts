import { priceFields } from "@salvia/domain/site/priceAnswers";
import { parse } from "parse5";
import { expect, it } from "vitest";

import { attributeOf, elementsIn, type Element } from "./element.ts";
import { fillPrice } from "./fillPrice.ts";

const now = new Date("2026-12-01T15:00:00Z");

const page = `<!doctype html><html lang="es"><head><title>Precio</title></head><body>
  <a data-language="fr" href="/fr/price">Français</a>
  <form data-price data-tag="es-US" data-currency="USD" method="post" action="/api/price#answer">
    <input type="hidden" name="language" value="es" />
    <input type="radio" name="for" value="household" checked /><input type="radio" name="for" value="company" />
    <div data-summary data-fields="Revisa." hidden></div>
    <fieldset data-field="people"><input id="people" name="age0" pattern="\\d*" /><input id="age30" name="age30" pattern="\\d*" />
      <strong data-error hidden data-malformed="Solo números." data-no-adult="Un adulto."></strong></fieldset>
    <select name="region"><option value="">-</option><option value="city">Ciudad</option></select>
    <input type="checkbox" name="use" value="dental" /><input type="checkbox" name="use" value="eyes" />
    <select name="start"><option value="2026-01-01">Antes</option></select>
  </form>
  <div id="answer">
    <p data-if="individual" hidden>Solo tú.</p>
    <section data-if="answers" hidden><span data-text="monthly.premium"></span>
      <svg><rect data-text="bar.healthy.premium" /></svg><b data-if="fit.standard" hidden></b><b data-if="fit.premium" hidden></b>
      <a id="price-link" data-copied="Copiado" href="/es/price">Copiar</a></section></div>
  <form data-contact><div data-summary data-fields="Otra." hidden></div>
    <input type="radio" name="plan" value="standard" /><input type="radio" name="plan" value="premium" />
    <input type="checkbox" name="estimate" value="" checked /></form>
</body></html>`;

function seen(text: string) {
  const { html, isPriced } = fillPrice(page, priceFields(text), now);
  const elements = elementsIn(parse(html));
  const isShown = (element: Element) => attributeOf(element, "hidden") === null;
  const values = (name: string) =>
    elements
      .filter((element) => attributeOf(element, "name") === name)
      .flatMap((element) =>
        attributeOf(element, "checked") === null ? [] : [attributeOf(element, "value")],
      );
  const find = (name: string, value: string) =>
    elements.find((element) => attributeOf(element, name) === value);
  return {
    isPriced,
    elements,
    wrong: elements.flatMap((each) =>
      attributeOf(each, "aria-invalid") === null ? [] : attributeOf(each, "name"),
    ),
    values,
    valueOf: (name: string) => attributeOf(find("name", name) ?? missing(), "value"),
    href: (name: string, value: string) => attributeOf(find(name, value) ?? missing(), "href"),
    text: (name: string) => textOf(find("data-text", name) ?? missing()),
    conditions: elements.flatMap((element) =>
      isShown(element) ? (attributeOf(element, "data-if") ?? []) : [],
    ),
    notes: elements
      .filter(
        (each) =>
          attributeOf(each, "data-error") !== null || attributeOf(each, "data-summary") !== null,
      )
      .filter(isShown)
      .map(textOf),
  };
}

/** The values of all lists. */
function chosen(elements: readonly Element[]) {
  return elements
    .filter((each) => attributeOf(each, "selected") !== null)
    .map((each) => attributeOf(each, "value"));
}

function missing(): never {
  throw new Error("There is no such element.");
}

function textOf(element: Element): string {
  return element.childNodes
    .map((node) => ("value" in node ? node.value : "tagName" in node ? textOf(node) : ""))
    .join("");
}

const answers = "for=household&age30=2&region=city&use=dental&start=2027-01-01";

it("shows the prices of posted answers, and carries them into link and contact form", () => {
  const filled = seen(answers);
  expect(filled.isPriced).toBe(true);
  expect(filled.text("monthly.premium")).toContain("744");
  expect(filled.conditions).toEqual(["answers", "fit.premium"]);
  expect(filled.elements.find((each) => each.tagName === "rect")?.attrs.at(-1)?.value).toMatch(
    /^95.*%$/,
  );
  expect(filled.values("use")).toEqual(["dental"]);
  expect(filled.values("for")).toEqual(["household"]);
  expect(filled.valueOf("age30")).toBe("2");
  expect(chosen(filled.elements)).toEqual(["city", "2027-01-01"]);
  expect(filled.valueOf("estimate")).toBe(answers);
  expect(filled.values("plan")).toEqual(["premium"]);
  expect(filled.href("id", "price-link")).toBe(`/es/price#${answers}`);
  expect(filled.href("data-language", "fr")).toBe(`/fr/price#${answers}`);
});

it("shows what is wrong beside the question and above, and no price", () => {
  const filled = seen("for=household&age0=2&region=city&start=2027-01-01");
  expect(filled.isPriced).toBe(false);
  expect(filled.notes).toEqual(["Revisa.Un adulto.", "Un adulto."]);
  expect(filled.conditions).toEqual([]);
  expect(filled.valueOf("estimate")).toBe("");
});

it("keeps what was typed as text, whatever it is", () => {
  const typed = `"><script>alert(1)</script>`;
  const filled = seen(`for=household&age30=${typed}&region=city&start=2027-01-01`);
  expect(filled.valueOf("age30")).toBe(typed);
  expect(filled.notes[1]).toBe("Solo números.");
  expect(filled.wrong).toEqual(["age30"]);
});

it("leads to what is wrong in place of the answer, and from there to the wrong field", () => {
  const filled = seen("for=household&age0=1&age30=-1&region=city&start=2027-01-01");
  const places = filled.elements.filter((each) => attributeOf(each, "id") === "answer");
  expect(places.map((each) => attributeOf(each, "data-fields"))).toEqual(["Revisa."]);
  const links = filled.elements.map((each) => attributeOf(each, "href"));
  expect(links).toContain("#age30");
});

it("lists the first days of the next months, however old the page is", () => {
  const days = seen("for=household&start=2026-01-01").elements.filter(
    (each) => each.tagName === "option" && attributeOf(each, "value")?.includes("-"),
  );
  expect(days).toHaveLength(12);
  expect(days.map(textOf)[0]).toBe("1 de enero de 2027");
});

it("has another answer for a company of one", () => {
  expect(seen("for=company&employees=1").conditions).toEqual(["individual"]);
});
