import { insurersDay } from "@salvia/domain/site/insurersDay";
import { startDays } from "@salvia/domain/site/priceAnswers";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import { AppTheme } from "../../theme/AppTheme.tsx";
import { PricePage } from "../pages/PricePage.tsx";
import { enhanceContact } from "./enhanceContact.ts";
import { enhancePrice } from "./enhancePrice.ts";
import { fill, quickUser } from "../../testing/quickUser.ts";

const user = quickUser();
Element.prototype.scrollIntoView = () => {};
const [soon = "", later = ""] = startDays(insurersDay(new Date()));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addListener() {}, removeListener() {} }));
});

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/price");
});

function visit(fragment = "") {
  history.replaceState(null, "", `/price${fragment}`);
  renderWithTexts(
    <AppTheme scale="site">
      <PricePage place={{ page: "price", language: "en" }} />
    </AppTheme>,
  );
  enhancePrice();
}

const family = `for=household&age0=1&age30=2&region=city&use=doctors&start=${soon}`;

/** What stands at a place of the page. */
function textAt(name: string): string | null | undefined {
  return document.querySelector(`[data-text="${name}"]`)?.textContent;
}

/** The parts of the page that are visible under their condition. */
function shown(prefix: string): string[] {
  return [...document.querySelectorAll<HTMLElement>("[data-if]")]
    .filter((part) => !part.hidden)
    .flatMap(({ dataset }) => (dataset["if"]?.startsWith(prefix) ? [dataset["if"]] : []));
}

/** The ids of the fields that are marked as wrong. */
function wrongFields(): string[] {
  return [...document.querySelectorAll("[aria-invalid]")].map(({ id }) => id);
}

const estimate = () => document.querySelector<HTMLInputElement>("[name=estimate]")?.value;
const submit = () => user.click(screen.getByRole("button", { name: "See my price" }));

async function answerForFamily() {
  await user.type(screen.getByLabelText("Under 18"), "1");
  await user.type(screen.getByLabelText("30 to 39"), "2");
  await user.selectOptions(screen.getByLabelText("Where will you live?"), "A large city");
  await user.click(screen.getByLabelText("Doctors and specialists"));
  await user.selectOptions(screen.getByLabelText("When should it start?"), soon);
}

test("prices a family in place, says why, and keeps the answers in the fragment", async () => {
  visit();
  await answerForFamily();
  await submit();
  expect(document.activeElement?.textContent).toBe("Your price");
  expect(["basic", "standard", "premium"].map((plan) => textAt(`monthly.${plan}`))).toEqual([
    "$272.94",
    "$512.62",
    "$866.54",
  ]);
  expect(shown("fit.")).toEqual(Array(3).fill("fit.standard"));
  expect(shown("less.")).toEqual(["less.basic"]);
  expect(shown("other.basic.")).toEqual(["other.basic.doctors"]);
  expect(location.hash).toBe(`#${family}`);
  expect(location.search).toBe("");
  expect(estimate()).toBe(family);
  expect(screen.getByRole("radio", { name: /Standard/ })).toHaveProperty("checked", true);
});

test("shows the same prices from a link, and updates them with each answer", async () => {
  visit(`#${family}`);
  expect(textAt("monthly.basic")).toBe("$272.94");
  expect(screen.getByLabelText("30 to 39")).toHaveProperty("value", "2");
  await user.click(screen.getByLabelText("Dental"));
  expect(shown("fit.")[0]).toBe("fit.premium");
  expect(location.hash).toContain("use=dental");
  await user.clear(screen.getByLabelText("30 to 39"));
  await user.tab();
  expect(shown("answers")).toEqual([]);
  expect(estimate()).toBe("");
  expect(location.hash).toBe("");
});

test("counts people with buttons, and announces the best plan's price with each answer", async () => {
  visit();
  const add = screen.getByRole("button", { name: "Add: 30 to 39" });
  await user.click(add);
  await user.click(add);
  expect(screen.getByLabelText("30 to 39")).toHaveProperty("value", "2");
  expect(screen.getByText("30 to 39: 2").localName).toBe("output");
  expect(shown("fit.")).toEqual([]);
  await user.selectOptions(screen.getByLabelText("Where will you live?"), "A large city");
  const live = screen.getByText(/^Basic ·/, { selector: "output *" });
  expect(live?.textContent).toContain("$229.26");
  expect(shown("fit.")).toContain("fit.basic");
  await user.click(screen.getByRole("button", { name: "Remove: 30 to 39" }));
  expect(textAt("monthly.basic")).toBe("$114.63");
  await user.click(screen.getByRole("button", { name: "Remove: 30 to 39" }));
  await user.click(screen.getByRole("button", { name: "Remove: 30 to 39" }));
  expect(screen.getByLabelText("30 to 39")).toHaveProperty("value", "");
  expect(screen.getByText("30 to 39: 0")).toBeDefined();
});

test("draws each example year to the scale of the most expensive, bills above premiums", () => {
  visit(`#${family}`);
  const widths = [...document.querySelectorAll("rect")].map((bar) =>
    Math.round(Number.parseFloat(bar.getAttribute("width") ?? "")),
  );
  expect(Math.max(...widths)).toBe(100);
  expect(widths.slice(0, 2)).toEqual([36, 31]);
});

test("marks wrong answers beside their questions, with links, and shows no price", async () => {
  visit();
  await user.type(screen.getByLabelText("18 to 29"), "two of us");
  await submit();
  const alert = screen.getAllByRole("alert").find((each) => !each.hidden);
  const links = within(alert ?? document.body).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["#age18", "Enter whole numbers only, such as 2."],
    ["#region", "Select where you will live."],
  ]);
  for (const link of links) {
    expect(document.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
  }
  expect(screen.getByLabelText("18 to 29")).toHaveProperty("value", "two of us");
  expect(wrongFields()).toEqual(["age18", "region"]);
  expect(shown("")).toEqual([]);
});

test("says above the questions what is wrong, until it is corrected", async () => {
  visit();
  await user.type(screen.getByLabelText("18 to 29"), "two");
  await user.type(screen.getByLabelText("40 to 49"), "-1");
  await submit();
  const summary = document.activeElement;
  const first = document.querySelector("fieldset");
  expect(first && summary?.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(summary?.querySelectorAll("a")).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText("Where will you live?"), "A large city");
  expect(summary?.querySelectorAll("a")).toHaveLength(1);
  await user.clear(screen.getByLabelText("40 to 49"));
  expect(wrongFields()).toEqual(["age18"]);
  await user.clear(screen.getByLabelText("18 to 29"));
  await user.type(screen.getByLabelText("18 to 29"), "2");
  expect(summary).toHaveProperty("hidden", true);
  expect(wrongFields()).toEqual([]);
  expect(screen.queryByText("Enter whole numbers only, such as 2.")).toBeNull();
});

test("offers the first days of the next months, however old the page is", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-02-03T12:00:00Z") });
  visit();
  vi.setSystemTime(new Date("2027-04-15T12:00:00Z"));
  enhancePrice();
  const days = [...document.querySelectorAll<HTMLOptionElement>("#start option")];
  expect(days[0]?.text).toBe("May 1, 2027");
  expect(screen.getByLabelText("When should it start?")).toHaveProperty("value", "2027-05-01");
  expect(days.at(-1)?.value).toBe("2028-04-01");
});

test.each(["2020-01-01", soon.replace(/01$/, "15")])(
  "moves the start of a link from %s to the next day that is possible, and says so",
  async (passed) => {
    visit(`#${family.replace(soon, passed)}`);
    const start = passed.startsWith("2020") ? soon : later;
    expect(textAt("monthly.basic")).toBe("$272.94");
    expect(location.hash).toBe(`#${family.replace(soon, start)}`);
    expect(screen.getByLabelText("When should it start?")).toHaveProperty("value", start);
    const moved = screen.getByText(/^Coverage can’t start on the day in this link/);
    expect(moved.closest("[hidden]")).toBeNull();
    await user.click(screen.getByLabelText("Dental"));
    expect(moved.hidden).toBe(true);
  },
);

test.each([
  `#for=household&age30=99&region=city&start=${soon}`,
  `#for=household&age30=1&region=moon&start=${soon}`,
  "#for=household&age30=1&region=city&start=2999-01-01",
  "#for=company&employees=9&share=1&region=city&start=x",
  "#for=<script>&region=city",
])("shows what is wrong with the changed link %s instead of a price", (fragment) => {
  visit(fragment);
  expect(screen.getAllByRole("alert").some((each) => !each.hidden)).toBe(true);
  expect(shown("answers")).toEqual([]);
  expect(estimate()).toBe("");
});

test("splits the price of a team between company and employee", () => {
  visit(`#for=company&employees=12&share=80&region=country&start=${soon}`);
  expect(textAt("monthly.basic")).toBe("$948.00");
  expect(textAt("employer.basic")).toBe("$63.20");
  expect(textAt("employee.basic")).toBe("$15.80");
  expect(textAt("employees")).toBe("12");
});

test.each([
  ["1", "individual", "One person isn’t a group"],
  ["51", "large-group", "More than 50?"],
])("answers a company of %s with a friendly word", async (employees, group, words) => {
  visit("#for=company");
  await user.type(screen.getByLabelText("How many employees?"), employees);
  await submit();
  expect(shown("")).toEqual([group]);
  expect(document.activeElement?.textContent).toContain(words);
});

test("leads to the contact form with the plan of the card and keeps the fragment", async () => {
  visit(`#${family}`);
  await user.click(screen.getByRole("link", { name: "Ask about Premium" }));
  expect(document.activeElement).toBe(screen.getByLabelText("First name"));
  expect(screen.getByRole("radio", { name: /Premium/ })).toHaveProperty("checked", true);
  expect(location.hash).toBe(`#${family}`);
});

test("copies a link with the answers", async () => {
  visit(`#${family}`);
  await user.click(screen.getByRole("link", { name: "Copy a link" }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/price#${family}`);
  expect(await screen.findByText("Link copied. It contains your answers.")).toBeDefined();
});

test("says in the contact form that a changed answer leaves the prices out, and takes them back", async () => {
  visit(`#${family}`);
  await user.type(screen.getByLabelText("First name"), "Ana");
  await user.clear(screen.getByLabelText("30 to 39"));
  await user.tab();
  const note = screen.getByText(/^Your message no longer includes/);
  expect(note.hidden).toBe(false);
  expect(within(note).getByRole("link").textContent).toBe(
    "Enter at least one adult. Children are covered together with an adult.",
  );
  expect(screen.getByLabelText("Under 18")).toHaveProperty("value", "1");
  await user.type(screen.getByLabelText("30 to 39"), "1");
  await user.tab();
  expect(note.hidden).toBe(true);
  expect(textAt("monthly.basic")).toMatch(/^\$/);
  expect(estimate()).toContain("age30=1");
  expect(screen.getByLabelText("First name")).toHaveProperty("value", "Ana");
});

test("lists the answers and prices that were sent, and keeps them", async () => {
  const teeth = family.replace("use=doctors", "use=doctors&use=dental");
  visit(`#${teeth}`);
  enhanceContact();
  const message = ["Ana", "Lemos", "ana@example.com"];
  for (const [index, label] of ["First name", "Last name", "Email"].entries()) {
    await fill(user, screen.getByLabelText(label), message[index] ?? "");
  }
  vi.stubGlobal("fetch", async () => Response.json({ received: true }));
  await user.click(screen.getByRole("button", { name: "Send" }));
  const thanks = await screen.findByText("What you sent");
  const said = () =>
    [...(thanks.parentElement?.querySelectorAll<HTMLElement>("li") ?? [])]
      .filter((each) => !each.hidden)
      .map((each) => each.textContent);
  const sent = [
    "1 × Under 18",
    "2 × 30 to 39",
    "A large city",
    expect.stringMatching(/^from .+ 1, 20\d\d$/),
    "Doctors and specialists",
    "Dental",
    "Basic $272.94 a month",
    "Standard $512.62 a month",
    "Premium $866.54 a month",
  ];
  expect(said()).toEqual(sent);
  await user.selectOptions(screen.getByLabelText("Where will you live?"), "The countryside");
  expect(textAt("monthly.basic")).not.toBe("$272.94");
  expect(said()).toEqual(sent);
});

test.each(["consent", "estimate"])("lists no %s as sent if its box is unchecked", async (name) => {
  visit(`#${family}`);
  const part = () =>
    document.querySelector(
      `#contact-thanks ${name === "consent" ? "[data-consent]" : "[data-if=answers]"}`,
    );
  const display = () => getComputedStyle(part() ?? document.body).display;
  const box = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (box) box.checked = true;
  expect(display()).not.toBe("none");
  if (box) box.checked = false;
  expect(display()).toBe("none");
});

test("says nothing of prices that no message would have included", async () => {
  visit();
  await submit();
  expect(document.getElementById("estimate")?.hidden).toBe(true);
});
