import type { Lead } from "@salvia/domain/lead/lead";
import type { Language } from "@salvia/domain/shared/language";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { inquiryLanguages } from "../testing/fakeInquiries.ts";
import { ContactOfferProvider } from "./ContactOfferProvider.tsx";
import { MessageButton } from "./MessageButton.tsx";
import { MessageDialog } from "./MessageDialog.tsx";

vi.mock("../data/inquiries.data.ts", () => import("../testing/fakeInquiries.ts"));

const ignored = (event: Event) => event.preventDefault();

beforeEach(() => {
  stubDesktopViewport();
  document.addEventListener("click", ignored);
});

afterEach(() => {
  cleanup();
  document.removeEventListener("click", ignored);
});

// Each test uses its own lead, because an unfinished message is kept per lead.
let leads = 0;
beforeEach(() => {
  leads += 1;
});

type Opened = { details?: Partial<Lead>; inquiryLanguage?: Language; displayName?: string | null };

const own = [
  {
    id: "ana_1",
    name: "After the fair",
    text: "Hello {{firstName}}, see you on {{ day }}. {{day}}!",
  },
];

function Dialog(props: Pick<ComponentProps<typeof MessageDialog>, "row" | "onClose">) {
  return <MessageDialog {...props} own={own} onEditOwn={() => {}} />;
}

async function open({ details, inquiryLanguage = "en", displayName = "Ana Ruiz" }: Opened = {}) {
  const row = { id: `lead${leads}`, lead: lead({ ownerId: "ana", ...details }), pending: false };
  inquiryLanguages.splice(0, Infinity, inquiryLanguage);
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <ContactOfferProvider>
        <MessageButton row={row} dialog={Dialog} />
      </ContactOfferProvider>
    </NamespaceLoader>,
    { displayName },
  );
  const again = async () => {
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await page.user.click(await screen.findByRole("button", { name: "Write a message" }));
    await screen.findByRole("dialog", { name: "Message to Inés Carvajal Roldán" });
  };
  await again();
  const sent = () => page.requests.filter(({ path }) => path === "/api/leads/mail");
  const answer = (outcome: string) => page.answer("/api/leads/mail", 200, { outcome });
  return { ...page, again, sent, answer };
}

const body = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const send = () => screen.queryByRole("button", { name: "Send email" });
const press = async (user: User) =>
  user.click(await screen.findByRole("button", { name: "Send email" }));

type User = Awaited<ReturnType<typeof open>>["user"];

async function choose(user: User, field: string, name: string) {
  await user.click(screen.getByRole("combobox", { name: field }));
  await user.click(await screen.findByRole("option", { name }));
}

test("fills in a template in the lead's language, and another in one that the user chooses", async () => {
  const { user } = await open({ inquiryLanguage: "es", details: { plan: "premium" } });
  const text = (await body()).value;
  expect(text).toContain("Hola, Inés:");
  expect(text).toMatch(/Me llamo Ana Ruiz y soy tu contacto para el plan \S+\./);
  await choose(user, "Template", "Documents still missing");
  await choose(user, "Language of the message", "French");
  await waitFor(async () => expect((await body()).value).toContain("Bonjour Inés,"));
  expect(screen.getByRole("textbox", { name: "Subject" })).toHaveProperty(
    "value",
    "Documents que nous attendons encore de vous",
  );
});

test("sends what the user has edited as an email, and says who answers", async () => {
  const { user, sent, answer } = await open();
  expect(
    screen.getByText(/^Salvia emails this to ines\.carvajal@example\.com in your name\./),
  ).toBeDefined();
  expect(
    screen.getByText(/Replies go to ana@example\.com\. Salvia doesn’t read them/),
  ).toBeDefined();
  await user.type(await body(), "{Enter}PS: Tomorrow");
  await choose(user, "Template", "Quote sent");
  await choose(user, "Template", "First contact");
  expect((await body()).value).toMatch(/PS: Tomorrow$/);
  await user.dblClick(screen.getByRole("button", { name: "Send email" }));
  await answer("queued");
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toEqual({
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    leadId: `lead${leads}`,
    email: "ines.carvajal@example.com",
    language: "en",
    subject: "Your interest in Salvia",
    text: expect.stringMatching(/^Hello Inés,\n[^]*\nPS: Tomorrow$/),
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(
    await screen.findByText("Your email to Inés Carvajal Roldán is on its way."),
  ).toBeDefined();
  expect(screen.queryByText(/^Did you/)).toBeNull();
});

test("tries again under the same key after a failure, and after the dialog was closed", async () => {
  const { user, sent, again, requests } = await open();
  await user.type(await body(), "{Enter}PS: Tomorrow");
  await press(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await act(async () => requests.at(-1)?.answer(500, { error: "internal-error" }));
  await screen.findByRole("alert");
  expect((await body()).value).toMatch(/PS: Tomorrow$/);
  await user.keyboard("{Escape}");
  await again();
  await press(user);
  await waitFor(() => expect(sent()).toHaveLength(2));
  await act(async () => requests.at(-1)?.answer(200, { outcome: "sentBefore" }));
  expect(
    await screen.findByText(/^An earlier version of this email was already sent\./),
  ).toBeDefined();
  await press(user);
  await waitFor(() => expect(sent()).toHaveLength(3));
  await act(async () => requests.at(-1)?.answer(200, { outcome: "queued" }));
  const [first, second, third] = sent().map(({ body: order }) => Object(order).key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("says that nothing can be sent to an address, and keeps the text", async () => {
  const { user, answer } = await open();
  await body();
  await press(user);
  await answer("suppressed");
  expect(
    await screen.findByText(/^No email can be sent to ines\.carvajal@example\.com: /),
  ).toBeDefined();
  expect((await body()).value).toContain("Hello Inés");
});

test("sends nothing while offline, and says that the text is kept", async () => {
  const { user, again } = await open();
  await user.type(await body(), "{Enter}PS: Tomorrow");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await user.keyboard("{Escape}");
  await again();
  expect((await body()).value).toMatch(/PS: Tomorrow$/);
  expect(screen.getByText(/^You’re offline\. Your text is kept here/)).toBeDefined();
  expect(send()).toHaveProperty("disabled", true);
});

test("asks for a value that is missing before it shows a text", async () => {
  const { user } = await open({ displayName: null });
  const missing = await screen.findByText(/something that isn’t known: Your name\./);
  expect(missing).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull();
  expect(send()).toBeNull();
  expect(screen.queryByRole("button", { name: "Copy text" })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Your name" }), "Ana P.");
  expect((await body()).value).toContain("My name is Ana P.,");
  expect(screen.queryByText(/isn’t known/)).toBeNull();
  expect(send()).not.toBeNull();
});

test("asks for the placeholders of an own template, and sends none that is typed or left", async () => {
  const { user } = await open();
  await body();
  await choose(user, "Template", "After the fair");
  expect(await screen.findByText(/something that isn’t known: day\./)).toBeDefined();
  await user.type(screen.getByRole("textbox", { name: "day" }), "Monday");
  expect((await body()).value).toBe("Hello Inés, see you on Monday. Monday!");
  expect(screen.getByRole("textbox", { name: "Subject" })).toHaveProperty(
    "value",
    "After the fair",
  );
  await user.clear(await body());
  await user.paste("Hello {{nobody}}");
  expect(screen.getByText(/^This text still has placeholders: \{\{nobody\}\}\./)).toBeDefined();
  expect(send()).toBeNull();
  expect(screen.queryByRole("link", { name: "Open in WhatsApp" })).toBeNull();
});

test("points at a subject and a text that can't be sent", async () => {
  const { user, sent } = await open();
  await user.clear(await body());
  await press(user);
  expect(await screen.findByText("Enter a message of up to 2,000 characters.")).toBeDefined();
  expect(document.activeElement).toBe(await body());
  await user.clear(screen.getByRole("textbox", { name: "Subject" }));
  await press(user);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Subject" }));
  expect(sent()).toEqual([]);
});

test("takes a text along to a chat, or to the clipboard, and offers to add a note", async () => {
  const { user, again } = await open({ details: { email: null } });
  const { value } = await body();
  expect(send()).toBeNull();
  expect(screen.getByText(/^No email address is on file/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Copy text" }));
  expect(await screen.findByRole("button", { name: "Add a note" })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(value);
  await again();
  await user.type(await body(), "{Enter}PS: Tomorrow");
  const chat = screen.getByRole("link", { name: "Open in WhatsApp" });
  const href = new URL(chat.getAttribute("href") ?? "");
  expect([href.origin + href.pathname, href.searchParams.get("text")]).toEqual([
    "https://wa.me/34612345678",
    `${value}\nPS: Tomorrow`,
  ]);
  await user.click(chat);
  await again();
  expect((await body()).value).toBe(value);
});

test("offers nothing when the user writes no message", async () => {
  const { user } = await open();
  await body();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(/^Did you/)).toBeNull();
});

test("keeps the text when the browser refuses to copy", async () => {
  const { user } = await open();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
  await body();
  await user.click(screen.getByRole("button", { name: "Copy text" }));
  expect(await screen.findByText(/^Your browser didn’t allow copying/)).toBeDefined();
  expect((await body()).value).toContain("Hello Inés");
});
