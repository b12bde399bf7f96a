import type { Lead } from "@salvia/domain/lead/lead";
import type { Language } from "@salvia/domain/shared/language";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { closeLiveQueries } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { inquiryLanguages } from "../testing/fakeInquiries.ts";
import { ContactOfferProvider } from "./ContactOfferProvider.tsx";
import { MessageButton } from "./MessageButton.tsx";

vi.mock("../data/inquiries.data.ts", () => import("../testing/fakeInquiries.ts"));

const ignored = (event: Event) => event.preventDefault();

beforeEach(() => {
  stubDesktopViewport();
  document.addEventListener("click", ignored);
});

afterEach(() => {
  cleanup();
  closeLiveQueries();
  vi.unstubAllGlobals();
  document.removeEventListener("click", ignored);
});

// Each test uses its own lead, because an unfinished message is kept per lead.
let leads = 0;
beforeEach(() => {
  leads += 1;
});

type Opened = { details?: Partial<Lead>; inquiryLanguage?: Language; displayName?: string | null };

async function open({ details, inquiryLanguage = "en", displayName = "Ana Ruiz" }: Opened = {}) {
  const row = { id: `lead ${leads}`, lead: lead({ ownerId: "ana", ...details }), pending: false };
  inquiryLanguages.splice(0, Infinity, inquiryLanguage);
  const page = renderInPortal(
    <NamespaceLoader namespaces={["leadPage"]}>
      <ContactOfferProvider>
        <MessageButton row={row} />
      </ContactOfferProvider>
    </NamespaceLoader>,
    { displayName },
  );
  await page.user.click(await screen.findByRole("button", { name: "Write a message" }));
  await screen.findByRole("dialog", { name: "Message to Inés Carvajal Roldán" });
  return page;
}

const body = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
const mailLink = () => screen.queryByRole("link", { name: "Open in your mail program" });

async function choose(user: Awaited<ReturnType<typeof open>>["user"], field: string, name: string) {
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

test("opens what the user has edited in the mail program, and offers to log it", async () => {
  const { user } = await open();
  await user.type(await body(), "{Enter}PS: Tomorrow");
  await choose(user, "Template", "Quote sent");
  await choose(user, "Template", "First contact");
  expect((await body()).value).toMatch(/PS: Tomorrow$/);
  const sent = new URL(mailLink()?.getAttribute("href") ?? "");
  expect(sent.pathname).toBe("ines.carvajal@example.com");
  expect(sent.searchParams.get("subject")).toBe("Your interest in Salvia");
  expect(sent.searchParams.get("body")).toMatch(/^Hello Inés,\r\n[^]*PS: Tomorrow$/);
  await user.click(screen.getByRole("link", { name: "Open in your mail program" }));
  const offer = await screen.findByRole("status");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(offer.textContent).toContain("Did you write to Inés Carvajal Roldán?");
  expect(within(offer).getByRole("button", { name: "Log the email" })).toBeDefined();
});

test("keeps what the user wrote when they close the dialog, until they take it along", async () => {
  const { user } = await open();
  const again = async () => {
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Write a message" }));
  };
  await choose(user, "Template", "Quote sent");
  await user.type(await body(), "{Enter}PS: Tomorrow");
  await user.keyboard("{Escape}");
  await again();
  expect((await body()).value).toMatch(/PS: Tomorrow$/);
  await user.click(screen.getByRole("button", { name: "Copy text" }));
  await again();
  expect((await body()).value).not.toContain("PS: Tomorrow");
});

test("asks for a value that is missing before it shows a text", async () => {
  const { user } = await open({ displayName: null });
  const missing = await screen.findByText(/something that isn’t known: Your name\./);
  expect(missing).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull();
  expect(mailLink()).toBeNull();
  expect(screen.queryByRole("button", { name: "Copy text" })).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Your name" }), "Ana P.");
  expect((await body()).value).toContain("My name is Ana P.,");
  expect(screen.queryByText(/isn’t known/)).toBeNull();
  expect(mailLink()).not.toBeNull();
});

test("copies the text for a lead without an address, and offers to add a note", async () => {
  const { user } = await open({ details: { email: null } });
  const { value } = await body();
  expect(mailLink()).toBeNull();
  expect(screen.getByText(/^No email address is on file/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Copy text" }));
  expect(await screen.findByRole("button", { name: "Add a note" })).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(value);
});

test("keeps the text when the browser refuses to copy", async () => {
  const { user } = await open();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
  await body();
  await user.click(screen.getByRole("button", { name: "Copy text" }));
  expect(await screen.findByText(/^Your browser didn’t allow copying/)).toBeDefined();
  expect((await body()).value).toContain("Hello Inés");
});

test("links to the mail program only as long as it would get the whole message", async () => {
  const { user } = await open();
  const field = await body();
  await user.click(field);
  await user.paste("x".repeat(2000));
  expect(mailLink()).toBeNull();
  expect(screen.getByText(/too long for a link/)).toBeDefined();
  await user.clear(field);
  expect(mailLink()).not.toBeNull();
});

test("offers nothing when the user writes no message", async () => {
  const { user } = await open();
  await body();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(/^Did you/)).toBeNull();
});
