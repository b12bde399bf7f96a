import { expect, test, vi } from "vitest";

import { mergedNotes } from "./mergedNotes.ts";

type Notes = Parameters<typeof mergedNotes>[0];

function note(hour: number, held: boolean): Notes["rows"][number] {
  const at = new Date(2026, 10, 20, hour);
  const signedAt = held ? new Date(at.getTime() - 60_000) : at;
  return {
    id: String(hour),
    appointmentId: "one",
    clinicianId: "ana",
    text: "Sleeps better.",
    status: held ? "held" : "signed",
    addendumTo: null,
    rev: 2,
    createdAt: signedAt,
    updatedAt: signedAt,
    signedAt,
    ...(held && { visibleFrom: at }),
  };
}

function list(hours: readonly number[], held: boolean, more: Notes["more"] = "none"): Notes {
  const rows = hours.map((hour) => note(hour, held));
  return { rows, more, showMore: vi.fn<() => void>(), fresh: true };
}

const idsOf = ({ rows }: Notes) => rows.map(({ id }) => id);

test("sorts notes by the time since which their patient reads them", () => {
  const merged = mergedNotes(list([12, 8], false), list([10, 6], true));
  expect(idsOf(merged)).toEqual(["12", "10", "8", "6"]);
  expect(merged.more).toBe("none");
});

test("ends where a list has more, and shows more of that list", () => {
  const signed = list([12, 8], false, "some");
  const released = list([10, 6], true);
  const merged = mergedNotes(signed, released);
  expect(idsOf(merged)).toEqual(["12", "10", "8"]);
  expect(merged.more).toBe("some");
  merged.showMore();
  expect(signed.showMore).toHaveBeenCalledOnce();
  expect(released.showMore).not.toHaveBeenCalled();
});

test("is empty without notes, and as fresh as the older list", () => {
  const empty = { ...list([], true), fresh: false };
  expect(mergedNotes(list([], false), empty)).toMatchObject({
    rows: [],
    more: "none",
    fresh: false,
  });
});
