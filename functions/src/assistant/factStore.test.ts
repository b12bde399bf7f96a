import { expect, it } from "vitest";

import { createFactStore } from "./factStore.ts";
import { createPlaceholders } from "./placeholders.ts";

it("omits facts whose document ID no page can link to", () => {
  const factStore = createFactStore(createPlaceholders(false), []);
  const at = (path: string) => ({ kind: "note", path }) as const;
  const shown = factStore.add([
    { text: ["Strange."], source: at("records/dora/notes/x.y:z") },
    { text: ["Sleeps better."], source: at("records/dora/notes/first") },
  ]);
  expect(shown.map(({ text }) => text)).toEqual(["Sleeps better."]);
  expect(factStore.get("f2")).toBeUndefined();
});
