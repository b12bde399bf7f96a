import { insurersDay } from "@salvia/domain/site/insurersDay";
import {
  parsePrice,
  priceText,
  startDays,
  type PriceFields,
} from "@salvia/domain/site/priceAnswers";
import { dayText, priceView, type PriceView } from "@salvia/domain/site/priceView";
import { parse, serialize } from "parse5";

import {
  append,
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
  const [tag, currency] = [attributeOf(form, "data-tag"), attributeOf(form, "data-currency")];
  const questions = elementsIn(form);
  for (const element of questions) {
    if (attributeOf(element, "name") === "start") offerStarts(element, today, tag ?? "");
    fillQuestion(element, fields);
  }

  const parsed = parsePrice(fields, today);
  if (parsed.kind === "problems") {
    const summary = questions.find((element) => has(element, "data-summary"));
    showProblems(questions, summary, parsed.problems);
    // The form's address leads to the answer: what is wrong stands in its place.
    const answer = elements.find((element) => attributeOf(element, "id") === "answer");
    if (answer) removeAttribute(answer, "id");
    if (summary) setAttribute(summary, "id", "answer");
    return { html: serialize(page), isPriced: false };
  }
  if (parsed.kind === "elsewhere") {
    showView(elements, { texts: new Map(), conditions: new Set([parsed.group]) });
  } else {
    showView(elements, priceView(parsed.answers, { tag: tag ?? "", currency: currency ?? "" }));
    offer(elements, priceText(parsed.answers));
  }
  return { html: serialize(page), isPriced: true };
}

/** Lists the days on which a contract can begin now: the page may have been built long ago. */
function offerStarts(list: Element, today: string, tag: string): void {
  list.childNodes = [];
  for (const day of startDays(today)) {
    const option = append(list, "option");
    setAttribute(option, "value", day);
    setText(option, dayText(day, 0, tag));
  }
}

function fillQuestion(element: Element, fields: PriceFields): void {
  const name = attributeOf(element, "name") ?? "";
  if (name === "" || name === "language") return;
  const type = attributeOf(element, "type");
  if (type === "radio" || type === "checkbox") {
    const value = attributeOf(element, "value") ?? "";
    mark(element, "checked", fields.getAll(name).includes(value));
  } else fill(element, fields.get(name) ?? "");
}

/** Fills in the page's places, and shows the parts whose condition is met. */
function showView(elements: readonly Element[], { texts, conditions }: PriceView): void {
  for (const element of elements) {
    const text = texts.get(attributeOf(element, "data-text") ?? "");
    if (text !== undefined) {
      if (element.tagName === "rect") setAttribute(element, "width", text);
      else setText(element, text);
    }
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
