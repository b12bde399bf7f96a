import { describe, expect, test } from "vitest";

import { chooseCountry, typeNumber, type PhoneEntry } from "./phoneEntry.ts";

/** Types keys one by one at the end of the field; `<` deletes backward. */
function typed(keys: string, country: string): PhoneEntry {
  let entry: PhoneEntry = { country, number: "" };
  for (const key of keys) {
    const text = key === "<" ? entry.number.slice(0, -1) : entry.number + key;
    entry = typeNumber(entry, text, text.length).entry;
  }
  return entry;
}

describe("a typed number", () => {
  test("is grouped by its country's rules", () => {
    expect(typed("612345678", "ES")).toEqual({ country: "ES", number: "612 34 56 78" });
    expect(typed("2025550123", "US")).toEqual({ country: "US", number: "(202) 555-0123" });
  });

  test("can be deleted entirely, whatever its separators", () => {
    expect(typed("213<<<<<", "US").number).toBe("");
    expect(typed("612345678<<<<<<<<<<<<", "ES").number).toBe("");
  });

  test("sets the country once its country code is complete", () => {
    expect(typed("+3361234567", "ES")).toEqual({ country: "ES", number: "+33 6 12 34 56 7" });
    expect(typed("+33612345678", "ES")).toEqual({ country: "FR", number: "06 12 34 56 78" });
  });
});

test.each(["+34 612 34 56 78", "0034612345678", "+34-612-345-678", "\u{a0}+34 612345678 "])(
  "sets the country of a pasted number: %s",
  (pasted) => {
    const before = { country: "FR", number: "" };
    expect(typeNumber(before, pasted, pasted.length)).toEqual({
      entry: { country: "ES", number: "612 34 56 78" },
      caret: "612 34 56 78".length,
    });
  },
);

describe("the caret", () => {
  const before = { country: "ES", number: "612 34 56 78" };

  test("stays after the digit typed in the middle", () => {
    const { entry, caret } = typeNumber({ ...before, number: "612 34 56" }, "6192 34 56", 3);
    expect(entry.number.slice(0, caret).replace(/\D/g, "")).toBe("619");
  });

  test("stays where a digit was deleted", () => {
    const { entry, caret } = typeNumber(before, "612 4 56 78", 4);
    expect(entry.number.slice(0, caret).replace(/\D/g, "")).toBe("612");
    expect(entry.number.charAt(caret)).toMatch(/\d| /);
  });

  test("stays at the end while typing there", () => {
    const { entry, caret } = typeNumber({ country: "US", number: "21" }, "213", 3);
    expect(caret).toBe(entry.number.length);
  });
});

test("regroups the same digits for another country", () => {
  const entry = chooseCountry({ country: "ES", number: "202 55 50 12 3" }, "US");
  expect(entry).toEqual({ country: "US", number: "(202) 555-0123" });
});
