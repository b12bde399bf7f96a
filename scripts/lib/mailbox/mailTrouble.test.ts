import { describe, expect, it } from "vitest";
import { mailTroubles } from "./mailTrouble.ts";

/** The failures of the first attempts for an address. */
function met(address: string, attempts: number) {
  const troubleOf = mailTroubles();
  return Array.from({ length: attempts }, () => troubleOf(address));
}

describe("an address", () => {
  it.each([
    ["ines@example.com", [null, null]],
    ["ines+work@example.com", [null, null]],
    ["ines+deferred@example.com", [null, null]],
    ["defer@example.com", [null, null]],
    ["ines+defer@example.com", ["defer", "defer", "defer"]],
    ["ines+bounce@example.com", ["bounce", "bounce"]],
    ["ines+hang1@example.com", ["hang", null, null]],
    ["ines+drop2@example.com", ["drop", "drop", null]],
    ["ines+defer0@example.com", [null]],
  ])("%s causes %j", (address, troubles) => {
    expect(met(address, troubles.length)).toEqual(troubles);
  });

  it("has its own count", () => {
    const troubleOf = mailTroubles();
    expect(troubleOf("a+defer1@example.com")).toBe("defer");
    expect(troubleOf("b+defer1@example.com")).toBe("defer");
    expect(troubleOf("a+defer1@example.com")).toBeNull();
  });
});
