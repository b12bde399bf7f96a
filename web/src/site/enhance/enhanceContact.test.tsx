import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { deferred } from "../../testing/deferred.ts";
import { renderWithTexts } from "../../testing/renderWithTexts.tsx";
import { AppTheme } from "../../theme/AppTheme.tsx";
import { ContactSection } from "../sections/ContactSection.tsx";
import { enhanceContact } from "./enhanceContact.ts";
import { enhanceLanguage } from "./enhanceLanguage.ts";
import { enhancePlans } from "./enhancePlans.ts";
import { fill, quickUser } from "../../testing/quickUser.ts";

const user = quickUser();
const sent = vi.fn<(body: Record<string, string>) => Promise<Response>>();

const scrolled = vi.fn<() => void>();
Element.prototype.scrollIntoView = scrolled;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addListener() {}, removeListener() {} }));
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const values: Record<string, string> = JSON.parse(body);
    return await sent(values);
  });
  sent.mockResolvedValue(Response.json({ received: true }));
});

afterEach(() => {
  cleanup();
  sent.mockReset();
  history.replaceState(null, "", "/");
});

function visit(page: "individuals" | "price" = "individuals") {
  renderWithTexts(
    <AppTheme scale="site">
      <ContactSection place={{ page, language: "en" }} />
    </AppTheme>,
  );
  enhancePlans();
  enhanceContact();
}

const field = (label: string) => screen.getByLabelText(label);
const send = async () => await user.click(screen.getByRole("button", { name: /^Send/ }));

async function fillIn() {
  await fill(user, field("First name"), "Ana");
  await fill(user, field("Last name"), "Lemos");
  await fill(user, field("Email"), "ana@example.com");
  await user.click(screen.getByRole("radio", { name: /Standard/ }));
}

test("sends a message once despite repeated clicks and shows the thanks", async () => {
  visit();
  await fillIn();
  const answer = deferred<Response>();
  sent.mockReturnValue(answer.promise);
  await send();
  await send();
  answer.resolve(Response.json({ received: true }));
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Thank you"));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    firstName: "Ana",
    email: "ana@example.com",
    plan: "standard",
    page: "individuals",
    language: "en",
    website: "",
  });
  expect(sent.mock.calls[0]?.[0]["key"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("asks above email and phone how to reach the person, for whom one of them is enough", () => {
  visit();
  const group = screen.getByRole("group", { name: /^How can we reach you\? .* is enough\.$/ });
  expect(within(group).getAllByRole("textbox")).toEqual([field("Email"), field("Phone")]);
});

test("lists what was sent in the thanks, without empty fields", async () => {
  visit();
  await fillIn();
  await fill(user, screen.getByLabelText(/^Your message/), "Two of us.");
  await send();
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Thank you"));
  const list = [...document.querySelectorAll("#contact-thanks dt")].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
  expect(list).toEqual([
    ["First name", "Ana"],
    ["Last name", "Lemos"],
    ["Email", "ana@example.com"],
    ["Plan of interest", "Standard"],
    ["Your message", "Two of us."],
  ]);
});

test("marks a malformed email address and phone number at once, with links to both", async () => {
  visit();
  await fillIn();
  await fill(user, field("Email"), " and more");
  await fill(user, field("Phone"), "12");
  await send();
  const links = within(screen.getByRole("alert")).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["#email", "Enter an email address like name@example.com."],
    ["#phone", "Enter a valid phone number. From abroad, start with + and the country code."],
  ]);
  for (const label of ["Email", "Phone"]) {
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(links.map((link) => link.getAttribute("href"))).toContain(`#${field(label).id}`);
  }
  expect(sent).not.toHaveBeenCalled();
});

test("lists all missing fields in the page's language and sends nothing", async () => {
  visit();
  await send();
  expect(screen.getByRole("alert").textContent).toContain("need your attention");
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  for (const problem of [
    "Enter your first name.",
    "Enter your last name.",
    "Enter an email address or a phone number.",
    "Please select a plan of interest.",
  ]) {
    const [link, line] = screen.getAllByText(problem);
    expect(document.querySelector(link?.getAttribute("href") ?? "")).toBeInstanceOf(
      HTMLInputElement,
    );
    expect(line?.hidden).toBe(false);
  }
  expect(field("First name").getAttribute("aria-invalid")).toBe("true");
  expect(sent).not.toHaveBeenCalled();
});

test("takes back each problem once its field is corrected, and the summary with the last", async () => {
  visit();
  await send();
  await user.type(field("Phone"), "+351 912 345 678");
  expect(field("Email").getAttribute("aria-invalid")).toBeNull();
  expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(3);
  await user.type(field("First name"), "Ana");
  await user.type(field("Last name"), "Lemos");
  await user.click(screen.getByRole("radio", { name: /Standard/ }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.querySelector("[aria-invalid]")).toBeNull();
});

test("takes back all problems while it sends", async () => {
  visit();
  await send();
  await fillIn();
  await user.clear(field("Email"));
  await send();
  expect(screen.getByRole("alert").hidden).toBe(false);
  await user.type(field("Email"), "ana@example.com");
  sent.mockReturnValue(deferred<Response>().promise);
  await send();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("carries typed text to another language's page once, without the consent", async () => {
  const link = document.createElement("a");
  link.dataset["language"] = "es";
  document.body.append(link);
  visit();
  enhanceLanguage();
  await fillIn();
  await fill(user, screen.getByLabelText(/^Your message/), "Two of us, please.");
  await user.click(screen.getByRole("checkbox"));
  link.click();
  cleanup();

  visit();
  enhanceLanguage();
  expect(field("First name")).toHaveProperty("value", "Ana");
  expect(screen.getByLabelText(/^Your message/)).toHaveProperty("value", "Two of us, please.");
  expect(screen.getByRole("radio", { name: /Standard/ })).toHaveProperty("checked", true);
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
  expect(sessionStorage).toHaveLength(0);
  cleanup();

  visit();
  enhanceLanguage();
  expect(field("First name")).toHaveProperty("value", "");
  link.remove();
});

test("shows the server's problems beside their fields", async () => {
  visit();
  await fillIn();
  await fill(user, field("Phone"), "12345");
  const refusal = { error: "bad-request", fields: { phone: "malformed" } };
  sent.mockResolvedValue(Response.json(refusal, { status: 400 }));
  await send();
  expect(await screen.findAllByText(/Enter a valid phone number/)).toHaveLength(2);
  expect(field("Phone").getAttribute("aria-invalid")).toBe("true");
  expect(field("Email").getAttribute("aria-invalid")).toBeNull();
});

test.each([
  ["offline", false, /seem to be offline/],
  ["without an answer", true, /don’t know yet whether/],
])("keeps typed text when %s and retries with the same key", async (_, onLine, words) => {
  visit();
  await fillIn();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  sent.mockRejectedValueOnce(new DOMException("Too late", "TimeoutError"));
  await send();
  expect((await screen.findByText(words)).hidden).toBe(false);
  expect(field("First name")).toHaveProperty("value", "Ana");
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const [first, second] = sent.mock.calls.map(([values]) => values["key"]);
  expect(second).toBe(first);
});

test("uses a new key after the visitor changes a failed message", async () => {
  visit();
  await fillIn();
  sent.mockResolvedValueOnce(new Response("", { status: 502 }));
  await send();
  expect((await screen.findByText(/problem on our side/)).hidden).toBe(false);
  await fill(user, field("Your message (optional)"), "Please call.");
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const [first, second] = sent.mock.calls.map(([values]) => values["key"]);
  expect(second).not.toBe(first);
});

test("explains that too many messages were sent", async () => {
  visit();
  await fillIn();
  sent.mockResolvedValue(Response.json({ error: "rate-limited" }, { status: 429 }));
  await send();
  expect((await screen.findByText(/too many messages/)).hidden).toBe(false);
});

test("selects the plan that was chosen before opening the form", () => {
  history.replaceState(null, "", "/individuals?plan=premium");
  visit();
  expect(screen.getByRole("radio", { name: /Premium/ })).toHaveProperty("checked", true);
});

test("takes the plan of a link into the form, focuses it, and keeps what was typed", async () => {
  visit();
  await fillIn();
  const link = document.createElement("a");
  link.href = "/individuals?plan=premium#contact";
  document.body.append(link);
  await user.click(link);
  expect(screen.getByRole("radio", { name: /Premium/ })).toHaveProperty("checked", true);
  expect(document.activeElement).toBe(field("First name"));
  expect(field("First name")).toHaveProperty("value", "Ana");
  expect(location.search + location.hash).toBe("?plan=premium#contact");
  link.remove();
});

test("sends the message again without the prices that the server has refused", async () => {
  visit("price");
  await fillIn();
  const box = document.querySelector<HTMLInputElement>("[name=estimate]");
  if (box) box.value = "for=household&age30=1&start=2001-01-01";
  sent.mockResolvedValueOnce(Response.json({ fields: { estimate: "malformed" } }, { status: 400 }));
  await send();
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("link").textContent).toContain("no longer includes your answers");
  expect(field("First name")).toHaveProperty("value", "Ana");
  await send();
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Thank you"));
  expect(sent.mock.calls[1]?.[0]).not.toHaveProperty("estimate");
});
