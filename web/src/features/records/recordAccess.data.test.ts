import { recordClosesAt } from "@salvia/domain/scheduling/appointment";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import { appointment } from "../../../../seed/appointments.ts";
import { openRecord } from "./recordAccess.data.ts";

const { getDocsFromServer, runTransaction } = vi.hoisted(() => ({
  getDocsFromServer: vi.fn(),
  runTransaction: vi.fn(),
}));
vi.mock("firebase/firestore", () => ({
  collection: vi.fn(),
  doc: () => ({ id: "entry" }),
  limit: vi.fn(),
  serverTimestamp: vi.fn(),
  getDocsFromServer,
  runTransaction,
}));
vi.mock("../../firebase/firestore.ts", () => ({ firestore: vi.fn() }));
vi.mock("../../firebase/declaredQuery.ts", () => ({ declaredQuery: vi.fn(), queryOf: vi.fn() }));
vi.mock("../../firebase/readDocument.ts", () => ({
  readDocument: (_: unknown, it: unknown) => it,
}));

const its = appointment({ status: "confirmed" });
const until = recordClosesAt(its);
/** Each test uses its own patient, because openings are kept by patient. */
let access = { appointmentId: "one", patientId: "dora", clinicianId: "camille" };

beforeEach(() => {
  access = { ...access, patientId: `${access.patientId}x` };
  runTransaction.mockRejectedValue(new FirebaseError("permission-denied", ""));
});

/** What the server says is open, each time that it is asked. */
function isOpen(...answers: readonly (object | null)[]) {
  for (const each of answers) {
    getDocsFromServer.mockResolvedValueOnce({ docs: each === null ? [] : [each] });
  }
}

test("counts a record as open if the opening was stored and only its answer was lost", async () => {
  isOpen(null, { appointmentId: "one", until });
  expect(await openRecord(access, its, null)).toBe("open");
  expect(runTransaction).toHaveBeenCalledOnce();
});

test("opens a record that is open already no second time", async () => {
  isOpen({ appointmentId: "one", until });
  expect(await openRecord(access, its, null)).toBe("open");
  expect(runTransaction).not.toHaveBeenCalled();
});

test.each([
  ["nothing", null],
  ["the record for another appointment", { appointmentId: "two", until }],
  ["the record for another time", { appointmentId: "one", until: new Date(0) }],
])("reports a refusal while %s is open", async (_what, open) => {
  isOpen(open, open);
  await expect(openRecord(access, its, null)).rejects.toMatchObject({ code: "permission-denied" });
});
