import type { Checklist } from "@salvia/domain/lead/checklist";
import type { Lead } from "@salvia/domain/lead/lead";
import { act, screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { stubDesktopViewport } from "../../../testing/stubDesktopViewport.ts";
import { StaffNamesContext } from "../../../ui/StaffName.tsx";
import { TimeZoneContext } from "../../../ui/time/useTimeZone.ts";
import { refusalOf } from "../writes/refusal.data.ts";
import { fakeLeadOutbox, FakeLeadProviders } from "../testing/FakeLeadProviders.tsx";
import { checklistOfLead } from "./checklist.data.ts";
import { ChecklistSection } from "./ChecklistSection.tsx";
import { MissingDocuments } from "./MissingDocuments.tsx";

vi.mock("./checklist.data.ts", () => ({ checklistOfLead: vi.fn() }));
vi.mock("../writes/refusal.data.ts", () => ({ refusalOf: vi.fn() }));

let database: { emit: (data: Checklist | null, fresh?: boolean) => void; fail: () => void };
const outbox = fakeLeadOutbox();
const names = { get: () => "Ana Prado", ask: () => {}, subscribe: () => () => {} };
const receipt = { by: "ana", at: new Date("2026-11-23T14:30:00Z") };

beforeEach(() => {
  stubDesktopViewport();
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "saved" });
  vi.mocked(checklistOfLead).mockReturnValue((onValue, onError) => {
    const known = { id: "one", exists: true, pending: false };
    database = {
      emit: (data, fresh = true) => act(() => onValue({ ...known, data, fresh })),
      fail: () => act(() => onError(new FirebaseError("resource-exhausted", "no"))),
    };
    return () => {};
  });
});

async function open({ own = true, ...fields }: Partial<Lead> & { own?: boolean } = {}) {
  const state = lead({ ownerId: "ana", status: "documents", step: 5, ...fields });
  const page = renderInPortal(
    <FakeLeadProviders outbox={outbox}>
      <StaffNamesContext value={names}>
        <TimeZoneContext value="America/Lima">
          <NamespaceLoader namespaces={["checklist"]}>
            <p>The page</p>
            <ChecklistSection row={{ id: "one", lead: state, pending: false }} own={own} />
            <MissingDocuments leadId="one" />
          </NamespaceLoader>
        </TimeZoneContext>
      </StaffNamesContext>
    </FakeLeadProviders>,
  );
  await screen.findByText("The page");
  await act(async () => {});
  return page;
}

const document = (name: string) => screen.getByRole("checkbox", { name });
const tick = { kind: "tick", leadId: "one", name: "Inés Carvajal Roldán" };

test("ticks a document, and shows who ticked it and when", async () => {
  const { user } = await open();
  expect(screen.getByText("Loading the documents…")).toBeDefined();
  database.emit(null);
  expect(screen.getAllByText("Not received yet")).toHaveLength(5);
  await user.click(document("Proof of address"));
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith({
    ...tick,
    document: "proofOfAddress",
    received: true,
  });
  database.emit({ received: { proofOfAddress: receipt } });
  expect(document("Proof of address")).toHaveProperty("checked", true);
  expect(
    screen.getByText(/^Received Nov 23, 2026, 9:30 AM.*, checked off by Ana Prado$/),
  ).toBeDefined();
});

test("unticks a document", async () => {
  const { user } = await open();
  database.emit({ received: { bankMandate: receipt } });
  await user.click(document("Direct debit mandate"));
  expect(outbox.enqueue).toHaveBeenCalledExactlyOnceWith({
    ...tick,
    document: "bankMandate",
    received: false,
  });
});

test("names what is missing until everything is there", async () => {
  await open();
  database.emit({ received: { identityDocument: receipt, bankMandate: receipt } });
  expect(
    screen.getByText(
      "Still missing: proof of address, health declaration, and signed application.",
    ),
  ).toBeDefined();
  database.emit({
    received: {
      identityDocument: receipt,
      proofOfAddress: receipt,
      healthDeclaration: receipt,
      bankMandate: receipt,
      signedApplication: receipt,
    },
  });
  expect(screen.getByText("All documents have been received.")).toBeDefined();
});

test("shows the documents without boxes to those who may not tick them", async () => {
  await open({ own: false });
  database.emit({ received: { bankMandate: receipt } });
  expect(screen.getByText("Direct debit mandate")).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("asks for no documents before there is a quote", async () => {
  await open({ status: "remoteSales", step: 3 });
  database.emit(null);
  expect(screen.queryByText("Documents received")).toBeNull();
});

test("says that the documents are unknown while the connection is lost", async () => {
  await open();
  database.emit(null, false);
  expect(screen.getByText(/^The documents can’t be loaded right now/)).toBeDefined();
  expect(screen.queryByText(/^Still missing/)).toBeNull();
});

test("goes on without a connection once it is known that there is no checklist", async () => {
  await open();
  database.emit(null);
  database.emit(null, false);
  expect(document("Identity document")).toBeDefined();
  expect(screen.getByText(/^Still missing/)).toBeDefined();
});

test("offers to try again when the documents can’t be loaded", async () => {
  const { user } = await open();
  database.fail();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  database.emit(null);
  expect(document("Identity document")).toBeDefined();
});

test.each([
  ["gone", "This lead is no longer yours, so the document wasn’t checked off."],
  ["unexplained", "The change wasn’t accepted."],
] as const)("says why a tick was refused: %s", async (kind, text) => {
  vi.mocked(outbox.enqueue).mockResolvedValue({ status: "refused", error: null });
  vi.mocked(refusalOf).mockResolvedValue({ kind });
  const { user } = await open();
  database.emit(null);
  await user.click(document("Identity document"));
  expect((await screen.findByRole("alert")).textContent).toContain(text);
});
