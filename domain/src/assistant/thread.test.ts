import { expect, it } from "vitest";

import { keptSentence } from "./thread.ts";

it("stores record-based sentences as references and all others with their text", () => {
  const vitals = { kind: "vitals", path: "records/beatriz/vitals/v1" } as const;
  const help = { kind: "help", path: "help/notes" } as const;
  expect(keptSentence({ text: "128/82", sources: [help, vitals] }).text).toBeNull();
  expect(keptSentence({ text: "Sign it.", sources: [help] }).text).toBe("Sign it.");
});
