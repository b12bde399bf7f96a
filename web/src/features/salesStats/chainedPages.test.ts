import { expect, test } from "vitest";

import { chainedPages } from "./chainedPages.ts";

/** A collection of letters in pages of two, which the test can change. */
function collection(letters: string) {
  const listeners = new Set<() => void>();
  let stored = letters.split("");
  const told: string[] = [];
  const stop = chainedPages<string>(
    (after, onPage) => {
      const listener = () => {
        const rows = stored.filter((letter) => after === null || letter > after).slice(0, 2);
        onPage({ rows, end: rows.length === 2 ? (rows.at(-1) ?? null) : null });
      };
      listeners.add(listener);
      queueMicrotask(listener);
      return () => listeners.delete(listener);
    },
    (rows) => told.push(rows.join("")),
  );
  return {
    told,
    stop,
    open: () => listeners.size,
    settled: async (next = stored.join("")) => {
      stored = next.split("");
      for (const listener of listeners) listener();
      // Each page requests the next one in a later microtask.
      for (let page = 0; page < 10; page += 1) await Promise.resolve();
    },
  };
}

test("reports all pages together once the last one has loaded", async () => {
  const { told, settled, open } = collection("abcde");
  await settled();
  expect(told[0]).toBe("abcde");
  expect(new Set(told)).toEqual(new Set(["abcde"]));
  expect(open()).toBe(3);
});

test("moves the following pages on a change in the middle, with no partial result", async () => {
  const { told, settled, open } = collection("acegi");
  await settled();
  await settled("abcegi");
  expect(told.at(-1)).toBe("abcegi");
  await settled("a");
  expect(told.at(-1)).toBe("a");
  expect(open()).toBe(1);
  expect(new Set(told)).toEqual(new Set(["acegi", "abcegi", "a"]));
});

test("ends all listeners", async () => {
  const { settled, stop, open } = collection("abcde");
  await settled();
  stop();
  expect(open()).toBe(0);
});
