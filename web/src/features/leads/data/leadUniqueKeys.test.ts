import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import type { KnownAs } from "@salvia/domain/lead/leadImport";
import { FirebaseError } from "firebase/app";
import { expect, test, vi } from "vitest";

import { lead } from "../../../../../seed/leads.ts";
import { findDuplicateLead } from "./leadUniqueKeys.data.ts";
import { leadOnServer } from "./leads.data.ts";

const getDocFromServer = vi.hoisted(() => vi.fn());
vi.mock("firebase/firestore", () => ({ doc: vi.fn(), getDocFromServer }));
vi.mock("../../../firebase/firestore.ts", () => ({ firestore: vi.fn() }));
vi.mock("../../../firebase/readDocument.ts", () => ({
  readDocument: (_: unknown, found: unknown) => found,
}));
vi.mock("./leads.data.ts", () => ({ leadOnServer: vi.fn() }));

const refused = new FirebaseError("permission-denied", "no");

/** A session whose server gives one answer. */
function answering(known: KnownAs | null) {
  return { ask: vi.fn().mockResolvedValue({ known: [known] }) };
}

test.each([
  ["of no lead", null, null],
  ["of a colleague's lead", "colleague", { whose: "colleague" }],
] as const)("uses only the server's answer for a key %s", async (_, answer, known) => {
  const session = answering(answer);
  expect(await findDuplicateLead("email:1", "new", session)).toEqual(known);
  expect(session.ask).toHaveBeenCalledExactlyOnceWith(leadEndpoints.checkLeadKeys, {
    rows: [["email:1"]],
  });
  expect(getDocFromServer).not.toHaveBeenCalled();
});

test.each([
  ["mine", "ana"],
  ["pool", null],
] as const)("returns the lead that owns a key when it can be read (%s)", async (whose, ownerId) => {
  getDocFromServer.mockResolvedValue({ leadId: "known" });
  const found = lead({ ownerId });
  vi.mocked(leadOnServer).mockResolvedValue(found);
  expect(await findDuplicateLead("email:1", "new", answering(whose))).toEqual({
    whose,
    row: { id: "known", lead: found, pending: false },
  });
});

test("does not report the edited lead as its own duplicate", async () => {
  getDocFromServer.mockResolvedValue({ leadId: "old" });
  vi.mocked(leadOnServer).mockResolvedValue(lead());
  expect(await findDuplicateLead("email:1", "old", answering("mine"))).toBeNull();
});

test("reports a lead as a colleague's when the colleague claims it in the meantime", async () => {
  getDocFromServer.mockRejectedValueOnce(refused);
  expect(await findDuplicateLead("email:1", "new", answering("pool"))).toEqual({
    whose: "colleague",
  });
  getDocFromServer.mockResolvedValueOnce({ leadId: "known" });
  vi.mocked(leadOnServer).mockRejectedValueOnce(refused);
  expect(await findDuplicateLead("email:1", "new", answering("pool"))).toEqual({
    whose: "colleague",
  });
});
