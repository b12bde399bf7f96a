import { expect, test, vi } from "vitest";

import { sendQueue } from "./sendQueue.ts";

/** A queue whose requests the test answers one by one. */
function queue() {
  const requests: { items: readonly number[]; answer: () => void; refuse: () => void }[] = [];
  const onProblem = vi.fn();
  const send = (items: readonly number[]) =>
    new Promise<void>((resolve, reject) => {
      requests.push({ items, answer: resolve, refuse: () => reject(new Error("no")) });
    });
  return { ...sendQueue(send, { atOnce: 3, onProblem }), requests, onProblem };
}

test("sends the first item at once, then batches later items in order", async () => {
  const { add, requests } = queue();
  for (const item of [1, 2, 3, 4, 5]) add(item);
  expect(requests.map(({ items }) => items)).toEqual([[1]]);
  requests[0]?.answer();
  await vi.waitFor(() => expect(requests[1]?.items).toEqual([2, 3, 4]));
  requests[1]?.answer();
  await vi.waitFor(() => expect(requests[2]?.items).toEqual([5]));
});

test("reports a failed request and continues with the next", async () => {
  const { add, requests, onProblem } = queue();
  add(1);
  add(2);
  requests[0]?.refuse();
  await vi.waitFor(() => expect(requests[1]?.items).toEqual([2]));
  expect(onProblem).toHaveBeenCalledOnce();
});

test("sends nothing after it is closed", async () => {
  const { add, close, requests } = queue();
  for (const item of [1, 2]) add(item);
  close();
  add(3);
  requests[0]?.answer();
  // Waits until everything the answer triggers has run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toHaveLength(1);
});
