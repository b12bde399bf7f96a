import { insurersDay } from "@salvia/domain/account/insurersDay";
import {
  parsePrice,
  priceText,
  startRange,
  type PriceFields,
} from "@salvia/domain/site/priceAnswers";
import { priceView, type PriceView } from "@salvia/domain/site/priceView";
import { parse, serialize } from "parse5";

import {
  attributeOf,
  elementsIn,
  has,
  mark,
  removeAttribute,
  setAttribute,
  setText,
  type Element,
} from "./element.ts";
import { fill, showProblems } from "./fillForm.ts";

/**
 * The price page with its form filled in, and below it the prices or the problems of the answers.
 * The page's markup has the places and the words; `priceView` says what fills them, as it does for
 * the page's own script.
 */
export function fillPrice(
  html: string,
  fields: PriceFields,
  now: Date,
): { html: string; isPriced: boolean } {
  const today = insurersDay(now);
  const page = parse(html);
  const elements = elementsIn(page);
  const form = elements.find((element) => has(element, "data-price"));
  if (form === undefined) throw new Error("The page has no price form.");
  const questions = elementsIn(form);
  for (const element of questions) fillQuestion(element, fields, today);

  const parsed = parsePrice(fields, today);
  if (parsed.kind === "problems") {
    const summary = elements.find(
      (element) => has(element, "data-summary") && !isIn(element, "data-contact"),
    );
    showProblems(questions, summary, parsed.problems);
    return { html: serialize(page), isPriced: false };
  }
  if (parsed.kind === "elsewhere") {
    showView(elements, { texts: new Map(), conditions: new Set([parsed.group]) });
  } else {
    const [tag, currency] = [attributeOf(form, "data-tag"), attributeOf(form, "data-currency")];
    showView(elements, priceView(parsed.answers, { tag: tag ?? "", currency: currency ?? "" }));
    offer(elements, priceText(parsed.answers));
  }
  return { html: serialize(page), isPriced: true };
}

function fillQuestion(element: Element, fields: PriceFields, today: string): void {
  const name = attributeOf(element, "name") ?? "";
  if (name === "" || name === "language") return;
  const type = attributeOf(element, "type");
  if (type === "radio" || type === "checkbox") {
    const value = attributeOf(element, "value") ?? "";
    mark(element, "checked", fields.getAll(name).includes(value));
  } else fill(element, fields.get(name) ?? "");
  if (name !== "start") return;
  const { least, most } = startRange(today);
  setAttribute(element, "min", least);
  setAttribute(element, "max", most);
}

function isIn(element: Element, attribute: string): boolean {
  const { parentNode } = element;
  if (parentNode === null || !("tagName" in parentNode)) return false;
  return has(parentNode, attribute) || isIn(parentNode, attribute);
}

/** Fills in the page's places, and shows the parts whose condition is met. */
function showView(elements: readonly Element[], { texts, conditions }: PriceView): void {
  for (const element of elements) {
    const text = texts.get(attributeOf(element, "data-text") ?? "");
    if (text !== undefined) setText(element, text);
    if (conditions.has(attributeOf(element, "data-if") ?? "")) removeAttribute(element, "hidden");
  }
}

/** Carries the answers into the contact form, the link to copy, and the other languages' pages. */
function offer(elements: readonly Element[], answers: string): void {
  const fit = elements.find(
    (element) => attributeOf(element, "data-if")?.startsWith("fit.") && !has(element, "hidden"),
  );
  const plan = fit && attributeOf(fit, "data-if")?.slice("fit.".length);
  for (const element of elements) {
    const name = attributeOf(element, "name");
    if (name === "estimate") setAttribute(element, "value", answers);
    if (name === "plan") mark(element, "checked", attributeOf(element, "value") === plan);
    if (has(element, "data-copied") || has(element, "data-language")) {
      setAttribute(element, "href", `${attributeOf(element, "href") ?? ""}#${answers}`);
    }
  }
}
