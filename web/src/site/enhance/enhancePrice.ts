import {
  nextStart,
  parsePrice,
  priceQuestions,
  priceText,
  startDays,
  type ParsedPrice,
  type PriceProblems,
} from "@salvia/domain/site/priceAnswers";
import { dayText, priceView, type PriceView } from "@salvia/domain/site/priceView";

import { answerId, leftOutId, linkId } from "../price/priceMarkup.ts";
import { clearProblems, isRight, showProblems, summarize } from "./formProblems.ts";

/**
 * Answers the price form in place. The answers stand in the page's fragment, which reaches no
 * server, so that a reload, a copied link and another language show the same prices.
 */
export function enhancePrice(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-price]");
  if (form === null) return;
  offerStarts(form);

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer(form);
  });
  form.addEventListener("input", ({ target }) => {
    const parsed = parse(form);
    const [place, problems] = [summary(), problemsIn(parsed)];
    const solved = priceQuestions.filter((name) => !problems[name]);
    if (place) clearProblems(form, place, solved);
    if (target instanceof HTMLInputElement && isRight(target)) target.ariaInvalid = null;
    if (parsed.kind === "answers") update(form);
  });
  form.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLButtonElement && target.dataset["step"]) step(form, target);
  });
  // Prices on the screen, and in the message, always belong to the answers above them.
  form.addEventListener("change", () => {
    const isAnswered = document.querySelector(`#${answerId} [data-if]:not([hidden])`);
    if (isAnswered || leftOut()?.hidden === false) update(form);
  });
  addEventListener("hashchange", () => {
    fillIn(form);
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link?.hash === "#firstName") ask(event, link);
    if (link?.id === linkId) void copy(event, link);
  });
  fillIn(form);
}

/** Lists the days on which a contract can begin now: the page may have been built long ago. */
function offerStarts(form: HTMLFormElement): void {
  const start = form.querySelector<HTMLSelectElement>("[name=start]");
  if (start === null) return;
  const [{ value }, today] = [start, todayOf(form)];
  start.length = 0;
  for (const day of startDays(today)) {
    start.add(new Option(dayText(day, 0, form.dataset["tag"]), day));
  }
  start.value = nextStart(value, today);
}

/** Counts one person more or less, and says how many there are. */
function step(form: HTMLFormElement, { dataset, parentElement }: HTMLElement): void {
  const field = parentElement?.querySelector("input");
  const said = form.querySelector("output");
  if (!field || !said) return;
  const count = Math.max(0, (Number(field.value) || 0) + Number(dataset["step"]));
  field.value = String(count || "");
  said.textContent = `${field.labels?.[0]?.textContent}: ${count}`;
  for (const type of ["input", "change"]) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Fills in the answers of the fragment, if it has any, and shows their prices; a link may also only
 * say for whom it is. An older link's start moves to the next day that is possible.
 */
function fillIn(form: HTMLFormElement): void {
  const fields = new URLSearchParams(location.hash.slice(1));
  const whom = fields.get("for");
  if (whom === null) return;
  fields.set("for", whom === "company" ? whom : "household");
  const asksForPrices = [...fields].length > 1;
  const start = fields.get("start") ?? "";
  const possible = nextStart(start, todayOf(form));
  fields.set("start", possible);
  for (const field of form.querySelectorAll<HTMLInputElement>("[name]:not([type=hidden])")) {
    if (field.type === "radio" || field.type === "checkbox") {
      field.checked = fields.getAll(field.name).includes(field.value);
    } else {
      const value = fields.get(field.name) ?? field.defaultValue ?? "";
      field.value = value;
      // A list without such a choice would show nothing.
      if (field.value !== value) field.value = "";
    }
  }
  showView(nothing);
  if (!asksForPrices) return;
  answer(form);
  const moved = document.querySelector<HTMLElement>("[data-if=moved]");
  if (moved) moved.hidden = possible === start;
}

/** The form's answers, or what is wrong with them. */
function parse(form: HTMLFormElement): ParsedPrice {
  const fields = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : "",
  ]);
  return parsePrice(new URLSearchParams(fields), todayOf(form));
}

function problemsIn(parsed: ParsedPrice): PriceProblems {
  return parsed.kind === "problems" ? parsed.problems : {};
}

/** Shows prices, or what is wrong with the answers, and moves the focus there. */
function answer(form: HTMLFormElement): void {
  update(form);
  [summary(), ...document.querySelectorAll<HTMLElement>("[data-answer]")]
    .find((place) => place?.closest("[hidden]") === null)
    ?.focus();
}

/** Shows the prices for the answers, or what is wrong with them. */
function update(form: HTMLFormElement): void {
  const { tag = "", currency = "" } = form.dataset;
  const wereSent = estimate()?.value !== "" || leftOut()?.hidden === false;
  const parsed = parse(form);
  showView(nothing);
  if (parsed.kind === "elsewhere") showView({ ...nothing, conditions: new Set([parsed.group]) });
  if (parsed.kind === "answers") {
    const view = priceView(parsed.answers, { tag, currency });
    showView(view);
    offer(priceText(parsed.answers), [...view.conditions]);
  }
  keep(parsed.kind === "answers" ? priceText(parsed.answers) : "");

  const links = showProblems(form, problemsIn(parsed));
  const copies = links.map((link) => link.cloneNode(true));
  report(leftOut(), "malformed", wereSent && parsed.kind !== "answers", copies);
  report(summary(), "fields", links.length > 0, links);
}

function report(place: HTMLElement | null, sentence: string, isTrue: boolean, links: Node[]): void {
  if (place && isTrue) summarize(place, sentence, links);
  else if (place) place.hidden = true;
}

function summary(): HTMLElement | null {
  return document.querySelector("[data-price] [data-summary]");
}

/** The box that sends the answers and prices with the message. */
function estimate(): HTMLInputElement | null {
  return document.querySelector("[name=estimate]");
}

/** The note that they are left out. */
function leftOut(): HTMLElement | null {
  return document.getElementById(leftOutId);
}

const live = ":not(form[hidden] ~ * *)";

const nothing: PriceView = { texts: new Map(), conditions: new Set() };

/**
 * Fills in the page's places, and shows the parts whose condition is met. What was sent stays as it
 * was.
 */
function showView({ texts, conditions }: PriceView): void {
  for (const place of document.querySelectorAll<HTMLElement | SVGElement>(`[data-text]${live}`)) {
    const text = texts.get(place.dataset["text"] ?? "") ?? "";
    if (place instanceof HTMLElement) place.textContent = text;
    else place.setAttribute("width", text || "0");
  }
  for (const part of document.querySelectorAll<HTMLElement>(`[data-if]${live}`)) {
    part.hidden = !conditions.has(part.dataset["if"] ?? "");
  }
  offer("", []);
}

/** Carries answers, or none, into the contact form, the link to copy, and the other languages' pages. */
function offer(answers: string, conditions: readonly string[]): void {
  const box = estimate();
  if (box) box.value = answers;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${linkId}, a[data-language]`)) {
    link.hash = answers;
  }
  choose(conditions.find((each) => each.startsWith("fit."))?.slice(4));
}

function choose(plan: string | undefined): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>("[name=plan]")) {
    if (radio.value === plan) radio.checked = true;
  }
}

/** Moves on to the contact form; the fragment keeps the answers. */
function ask(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault();
  choose(link.dataset["ask"]);
  document.getElementById("firstName")?.focus();
}

/** Copies the link; where that is not allowed, the click opens it. */
async function copy(event: Event, link: HTMLAnchorElement): Promise<void> {
  event.preventDefault();
  const status = link.parentElement?.querySelector("output");
  try {
    await navigator.clipboard.writeText(link.href);
    if (status) status.textContent = link.dataset["copied"] ?? "";
  } catch {
    location.href = link.href;
  }
}

function keep(answers: string): void {
  const fragment = answers && `#${answers}`;
  history.replaceState(null, "", location.pathname + location.search + fragment);
}

/** Today in the insurer's time zone. Sweden writes dates like ISO 8601. */
function todayOf({ dataset }: HTMLFormElement): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: dataset["zone"] }).format(new Date());
}
