import { usualAvailability } from "@salvia/domain/scheduling/availability";
import { expect, test, vi } from "vitest";

import { readAvailability } from "./availability.data.ts";
import { firstBookableStart } from "./takenTime.data.ts";

vi.mock("./availability.data.ts", () => ({ readAvailability: vi.fn() }));
vi.mock("../../../firebase/declaredQuery.ts", () => ({
  declaredQueryAt: vi.fn(),
  queryOf: vi.fn(),
}));
vi.mock("firebase/firestore", async (actual) => ({
  ...(await actual<object>()),
  getDocsFromServer: () => Promise.resolve({ docs: [] }),
}));

test.each([
  ["the time itself if it is free", "2040-11-20T10:15:00Z", "2040-11-20T10:15:00Z"],
  ["the next morning after hours", "2040-11-20T21:30:00Z", "2040-11-21T09:00:00Z"],
  ["the next working day after an absence", "2040-11-22T10:00:00Z", "2040-11-26T09:00:00Z"],
  ["nothing during a long absence", "2041-01-02T10:00:00Z", null],
])("proposes %s", async (_case, wish, expected) => {
  const absences = [
    { from: "2040-11-22", until: "2040-11-23", hours: null },
    { from: "2041-01-01", until: "2041-03-01", hours: null },
  ];
  vi.mocked(readAvailability).mockResolvedValue({ ...usualAvailability("UTC"), absences });
  const both = { clinicianId: "camille", patientId: "beatriz", mode: "inPerson" } as const;
  const start = await firstBookableStart({ ...both, startsAt: new Date(wish) });
  expect(start).toEqual(expected === null ? null : new Date(expected));
});
