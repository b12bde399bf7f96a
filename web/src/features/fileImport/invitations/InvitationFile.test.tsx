import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { readerInProcess } from "../testing/readerInProcess.ts";
import { parseInvitation } from "./parseInvitation.ts";
import { InvitationFile } from "./InvitationFile.tsx";

const checkCall = "/api/auth/check-invitations";
const sendCall = "/api/auth/send-invitations";

beforeEach(() => {
  // jsdom has no layout: without a height no row would be rendered.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(600);
});

/** Chooses a file; read without a worker, which jsdom does not have. */
async function choose(text: string) {
  const page = renderInPortal(
    <NamespaceLoader namespaces={["invitations", "csvFile", "people"]}>
      <InvitationFile openReader={() => readerInProcess(parseInvitation)} />
    </NamespaceLoader>,
    { path: "/admin/people/invitations" },
  );
  const input = await screen.findByLabelText(/Choose a CSV file/);
  await page.user.upload(input, new File([text], "staff.csv", { type: "text/csv" }));
  return page;
}

// As a spreadsheet program writes it in Spanish.
const headings = "Correo;Nombre;Rol;Idioma";
const ana = "ana@example.com;Ana Silva;Vendedora;pt";
const eva = "eva@example.com;Eva Sol;medical;es";
const fileOf = (...rows: string[]) => [headings, ...rows].join("\r\n");
const row = (name: RegExp) => screen.findByRole("row", { name });
const sent = (requests: readonly { path: string; body: unknown }[], call = sendCall) =>
  requests.flatMap(({ path, body }) => (path === call ? [body] : []));
const times = (count: number, outcome: string) => Array.from({ length: count }, () => outcome);

test("shows what would happen to each row, and invites those who are left", async () => {
  const faulty = "pia@;Pía Sol;boss;es";
  const { user, answer, requests } = await choose(fileOf(ana, eva, faulty, ana));
  await answer(checkCall, 200, { outcomes: ["invited", "inUse"] });
  expect((await row(/^2/)).textContent).toContain("Will be invited as: Salesperson.");
  expect((await row(/Eva Sol/)).textContent).toContain("This address already has an account.");
  const problems = (await row(/Pía Sol/)).textContent;
  expect(problems).toContain("This is not a complete email address.");
  expect(problems).toContain("Write the role as sales");
  expect((await row(/^5/)).textContent).toContain("Same person as in row 2.");
  expect(sent(requests)).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Send 1 invitation" }));
  await answer(sendCall, 200, { outcomes: ["invited"] });
  expect(await screen.findByText("1 invitation was sent.")).toBeTruthy();
  expect((await row(/^2/)).textContent).toContain("Invited as: Salesperson.");
  const invitation = { email: "ana@example.com", name: "Ana Silva", role: "sales", language: "pt" };
  expect(sent(requests)).toEqual([{ invitations: [invitation] }]);
});

test("pauses when the limit is used up, shows who was invited, and continues there", async () => {
  const rows = Array.from({ length: 30 }, (_, at) => ana.replace("ana@", `ana${at}@`));
  const { user, answer, requests } = await choose(fileOf(...rows));
  await answer(checkCall, 200, { outcomes: times(30, "invited") });
  await user.click(await screen.findByRole("button", { name: "Send 30 invitations" }));
  await answer(sendCall, 200, { outcomes: times(20, "invited") });
  await answer(sendCall, 429, { error: "rate-limited" });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Sending is paused.");
  expect((await row(/ana19@/)).textContent).toContain("Invited as: Salesperson.");
  expect((await row(/ana20@/)).textContent).toContain("Will be invited as: Salesperson.");
  await user.click(within(alert).getByRole("button", { name: "Continue" }));
  await answer(sendCall, 200, { outcomes: times(10, "invited") });
  expect(await screen.findByText("30 invitations were sent.")).toBeTruthy();
  const [, failed, repeated] = sent(requests);
  expect(repeated).toEqual(failed);
});

test("recognizes who was invited when the same file is chosen again", async () => {
  const { user, answer, requests } = await choose(fileOf(ana, eva));
  await answer(checkCall, 200, { outcomes: ["invitedBefore", "invited"] });
  expect((await row(/Ana Silva/)).textContent).toContain("Was invited before.");
  await user.click(screen.getByRole("button", { name: "Send 1 invitation" }));
  await answer(sendCall, 200, { outcomes: ["invited"] });
  expect(sent(requests)).toMatchObject([{ invitations: [{ email: "eva@example.com" }] }]);
});

test("asks for a fresh sign-in, and sends nothing without it", async () => {
  const { user, answer } = await choose(fileOf(ana));
  await answer(checkCall, 200, { outcomes: ["invited"] });
  await user.click(await screen.findByRole("button", { name: "Send 1 invitation" }));
  await answer(sendCall, 401, { error: "recent-sign-in-required" });
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: "Send 1 invitation" })).toBeTruthy();
});

test("rejects a file without the columns before asking the server", async () => {
  const { requests } = await choose("email,phone\nana@example.com,1\n");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("columns are missing (name, role, and language)");
  expect(sent(requests, checkCall)).toEqual([]);
});
