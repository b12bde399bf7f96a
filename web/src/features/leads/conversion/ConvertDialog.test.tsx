import type { Lead } from "@salvia/domain/lead/lead";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { ConvertDialog } from "./ConvertDialog.tsx";
import { savedWrites } from "./savedWrites.data.ts";
import { UndoConversion } from "./UndoConversion.tsx";
import { fill } from "../../../testing/quickUser.ts";

vi.mock("../checklist/checklist.data.ts", () => ({
  checklistOfLead: () => (onValue: (some: object) => void) => {
    onValue({ data: null, fresh: true });
    return () => {};
  },
}));

vi.mock("../data/inquiries.data.ts", () => import("../testing/fakeInquiries.ts"));
vi.mock("./savedWrites.data.ts", () => ({ savedWrites: vi.fn() }));

const path = leadEndpoints.convertLead.path;
const undoPath = leadEndpoints.undoConversion.path;
const onClose = vi.fn<() => void>();

const button = (name: string) => screen.getByRole("button", { name });

function inTexts(children: React.ReactNode) {
  return renderInPortal(
    <NamespaceLoader namespaces={["conversion", "checklist", "leads"]}>{children}</NamespaceLoader>,
  );
}

async function open(details: Partial<Lead> = {}) {
  const state = lead({
    status: "documents",
    step: 5,
    rev: 4,
    email: "ines@example.com",
    ...details,
  });
  const page = inTexts(<ConvertDialog id="one" lead={state} onClose={onClose} />);
  await screen.findByText("This is what happens:");
  return page;
}

test("shows what will happen, asks for what is missing, and converts once", async () => {
  const { user, answer, requests } = await open();
  expect(screen.getByText(/^ines@example.com gets an email in/)).toBeDefined();
  expect(screen.queryByText(/^Choose a day from/)).toBeNull();
  await user.click(button("Convert to client"));
  expect(screen.getByText("Enter the date of birth.")).toBeDefined();
  expect(screen.getByText("Choose one.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Date of birth"));
  await fill(user, screen.getByLabelText("Date of birth"), "1984-02-29");
  await user.click(button("Convert to client"));
  expect(screen.getByText("Choose one.")).toBeDefined();
  await user.click(screen.getByRole("combobox", { name: "Sex" }));
  await user.click(screen.getByRole("option", { name: "Female" }));
  await user.click(button("Convert to client"));
  await answer(path, 200, { member: "invited" });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const sent = requests.filter((request) => request.path === path);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    leadId: "one",
    rev: 4,
    member: { birthDate: "1984-02-29", sex: "female", language: "en" },
  });
});

test("converts only once the server knows the lead's last move", async () => {
  let save: () => void = () => {};
  vi.mocked(savedWrites).mockReturnValue(
    new Promise((resolve) => {
      save = resolve;
    }),
  );
  const { user, answer, requests } = await open({ email: null });
  await user.click(button("Convert to client"));
  expect(button("Converting…")).toBeDefined();
  expect(requests.filter((request) => request.path === path)).toEqual([]);
  save();
  await answer(path, 200, { member: "none" });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("converts without an account if the client wants none, or has no email address", async () => {
  const { user, answer, requests } = await open();
  await user.click(screen.getByRole("checkbox", { name: "Open an account for ines@example.com" }));
  expect(screen.queryByLabelText("Date of birth")).toBeNull();
  await user.click(button("Convert to client"));
  await answer(path, 200, { member: "none" });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requests.find((request) => request.path === path)?.body).toMatchObject({ member: null });
  cleanup();
  await open({ email: null });
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText(/^Without an email address/)).toBeDefined();
});

test.each([
  ["refuses the account", 200, { member: "refused" }, /can’t become a client’s/],
  [
    "has another state of the lead",
    409,
    { error: "changed-meanwhile" },
    /was changed in the meantime/,
  ],
  ["fails", 500, { error: "internal-error" }, /Server error/],
])("keeps what was typed when the server %s", async (_name, status, body, message) => {
  const { user, answer } = await open({ email: null });
  await user.click(button("Convert to client"));
  await answer(path, status, body);
  expect((await screen.findByRole("alert")).textContent).toMatch(message);
  expect(onClose).not.toHaveBeenCalled();
});

const client = (daysAgo: number) => {
  const enrolledAt = new Date(Date.now() - daysAgo * 24 * 60 * 60_000);
  const state = lead({ status: "enrolled", step: 6, kind: "client", enrolledAt });
  return <UndoConversion row={{ id: "one", lead: state, pending: false }} />;
};

test("undoes a conversion after asking, or says what the client has done since", async () => {
  const { user, answer } = inTexts(client(29));
  await user.click(await screen.findByRole("button", { name: "Undo conversion" }));
  const undo = screen.getAllByRole("button", { name: "Undo conversion" }).at(-1);
  if (undo) await user.click(undo);
  await answer(undoPath, 200, { blocker: "signedIn" });
  expect(await screen.findByText(/the client has an account in use/)).toBeDefined();
});

test("offers no undo after 30 days", async () => {
  inTexts(
    <>
      <p>Here</p>
      {client(31)}
    </>,
  );
  await screen.findByText("Here");
  expect(screen.queryByRole("button")).toBeNull();
});
