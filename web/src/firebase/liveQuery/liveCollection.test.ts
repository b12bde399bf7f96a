import * as z from "zod/mini";
import { initializeApp } from "firebase/app";
import { collection, getFirestore } from "firebase/firestore";
import { beforeEach, expect, test, vi } from "vitest";

import { liveCollection, livePage, withId, type RowsOfQuery } from "./liveCollection.ts";
import { liveDocumentState, liveMap } from "./liveDocument.ts";

/** The latest listener: its options and its callback. */
const listener = vi.hoisted(() => ({ options: {}, onNext: (_snapshot: unknown) => {} }));

vi.mock("firebase/firestore", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  onSnapshot: (_query: unknown, options: object, onNext: (snapshot: unknown) => void) => {
    Object.assign(listener, { options, onNext });
    return () => {};
  },
}));

vi.mock("../firestore.ts", () => ({ firestore: () => database }));

const database = getFirestore(initializeApp({ projectId: "test" }));

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const planSchema = z.object({ name: z.string() });

type Plan = z.infer<typeof planSchema>;

const plans = (cached: RowsOfQuery<Plan, Plan>["cached"] = "always") => ({
  query: collection(database, "plans"),
  schema: planSchema,
  row: withId<Plan>,
  cached,
});

/** A document whose data is its id as a name; `broken` has none. */
function documentOf(id: string) {
  return {
    id,
    ref: { path: `plans/${id}` },
    exists: () => true,
    data: () => (id === "broken" ? {} : { name: id }),
    metadata: { hasPendingWrites: false, fromCache: false },
  };
}

function answer(ids: readonly string[], { fromCache = false, changed = ids } = {}) {
  listener.onNext({
    docs: ids.map(documentOf),
    docChanges: () => changed.map((id) => ({ doc: documentOf(id) })),
    empty: ids.length === 0,
    metadata: { fromCache },
  });
}

function opened(cached?: RowsOfQuery<Plan, Plan>["cached"]) {
  const onValue = vi.fn<(rows: readonly (Plan & { id: string })[]) => void>();
  liveCollection(() => plans(cached))()(onValue, () => {});
  return {
    rows: () => onValue.mock.lastCall?.[0],
    answers: () => onValue.mock.calls.map(([rows]) => rows.map(({ id }) => id)),
  };
}

test("reports the rows of a query without invalid documents", () => {
  const { rows } = opened();
  answer(["basic", "broken", "family"]);
  expect(rows()).toEqual([
    { id: "basic", name: "basic" },
    { id: "family", name: "family" },
  ]);
  expect(listener.options).toEqual({ includeMetadataChanges: false });
});

test("keeps the row of an unchanged document", () => {
  const { rows } = opened();
  answer(["basic", "family"]);
  const before = rows();
  answer(["family", "basic"], { changed: ["family"] });
  expect(rows()?.[1]).toBe(before?.[0]);
  expect(rows()?.[0]).not.toBe(before?.[1]);
});

test.each([
  ["always", [[], ["basic"], [], ["basic"], []]],
  ["nonEmpty", [["basic"], [], ["basic"]]],
  ["afterServer", [[], ["basic"], []]],
] as const)("reports cached answers if they count %s", (cached, reported) => {
  const { answers } = opened(cached);
  answer([], { fromCache: true });
  answer(["basic"], { fromCache: true });
  answer([]);
  answer(["basic"], { fromCache: true });
  answer([], { fromCache: true });
  expect(answers()).toEqual(reported);
});

test("reports a page, its state, and where the next page starts", () => {
  const onValue = vi.fn();
  livePage(() => ({ ...plans(), pageSize: 2 }))()(onValue, () => {});
  expect(listener.options).toEqual({ includeMetadataChanges: true });
  answer(["a", "b", "c"], { fromCache: true });
  expect(onValue).toHaveBeenLastCalledWith({
    rows: [
      { id: "a", name: "a" },
      { id: "b", name: "b" },
    ],
    next: expect.objectContaining({ id: "b" }),
    fresh: false,
  });
  answer(["a", "b"]);
  expect(onValue).toHaveBeenLastCalledWith(expect.objectContaining({ next: null, fresh: true }));
});

test("reports nothing where a computed value is undefined", () => {
  const onValue = vi.fn();
  const name = liveMap(
    liveDocumentState(planSchema, (id: string) => `plans/${id}`),
    ({ data, fresh }, id) => (fresh ? `${id}: ${data?.name}` : undefined),
  );
  name("basic")(onValue, () => {});
  listener.onNext({ ...documentOf("basic"), metadata: { fromCache: true } });
  expect(onValue).not.toHaveBeenCalled();
  listener.onNext(documentOf("basic"));
  expect(onValue).toHaveBeenCalledExactlyOnceWith("basic: basic");
});
