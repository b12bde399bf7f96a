import { expect, test, vi } from "vitest";

import { deferred } from "../../../testing/deferred.ts";
import { change, creation } from "../testing/fakeLeadWrites.ts";
import { createTestOutbox } from "../testing/createTestOutbox.ts";

const no = new Error("no");

test("counts a write as unsent only until the server accepts it", async () => {
  const { outbox, own, commit, onDelivered } = createTestOutbox();
  const write = deferred();
  commit.mockReturnValue(write.promise);
  const sent = outbox.enqueue(creation("a"));
  expect(own()).toEqual([["a", "sending"]]);
  write.resolve();
  expect(await sent).toEqual({ status: "saved" });
  expect(own()).toEqual([]);
  expect(onDelivered).not.toHaveBeenCalled();
});

test("returns an immediate refusal to the dialog, which still has the text", async () => {
  const { outbox, own, commit } = createTestOutbox();
  commit.mockRejectedValue(no);
  const sent = await outbox.enqueue(creation("a"));
  expect(sent).toEqual({ status: "refused", error: no });
  expect(own()).toEqual([]);
});

test("reports a refused write as saved when the server already has it", async () => {
  const { outbox, commit, isApplied } = createTestOutbox();
  commit.mockRejectedValue(no);
  isApplied.mockResolvedValue(true);
  expect(await outbox.enqueue(creation("a"))).toEqual({ status: "saved" });
  expect(isApplied).toHaveBeenCalledExactlyOnceWith(creation("a"));
});

test("keeps a slow write unsent until it is delivered", async () => {
  const { outbox, own, commit, endDialogTimeout, onDelivered } = createTestOutbox();
  const write = deferred();
  commit.mockReturnValue(write.promise);
  const sent = outbox.enqueue(creation("a"));
  endDialogTimeout();
  expect(await sent).toMatchObject({ status: "waiting" });
  expect(own()).toEqual([["a", "waiting"]]);
  write.resolve();
  await vi.waitFor(() => expect(onDelivered).toHaveBeenCalledOnce());
  expect(own()).toEqual([]);
});

test("hands over a write refused late once, and keeps it until it is fixed", async () => {
  const { outbox, own, commit, endDialogTimeout, onDelivered } = createTestOutbox();
  endDialogTimeout();
  const writes = [deferred(), deferred()];
  for (const [index, write] of writes.entries()) {
    commit.mockReturnValueOnce(write.promise);
    await outbox.enqueue(creation(`lead${index}`));
  }
  const onChange = vi.fn();
  outbox.subscribe(onChange);
  for (const write of writes) write.reject(no);
  const refused = [
    ["lead0", "refused"],
    ["lead1", "refused"],
  ];
  await vi.waitFor(() => expect(own()).toEqual(refused));
  expect(onChange).toHaveBeenCalled();
  const first = outbox.takeRefused();
  expect(first).toMatchObject({ write: creation("lead0"), error: no });
  expect(outbox.takeRefused()).toMatchObject({ write: creation("lead1") });
  expect(outbox.takeRefused()).toBeNull();
  expect(own()).toEqual(refused);
  outbox.discard(first?.id ?? "");
  expect(own()).toEqual([["lead1", "refused"]]);
  expect(onDelivered).not.toHaveBeenCalled();
});

test("keeps a note refused at once and resends it until the server accepts it", async () => {
  const { outbox, own, commit, onDelivered } = createTestOutbox();
  const note = { kind: "note", leadId: "a", name: "Inés", activityId: "b", text: "Hello" } as const;
  commit.mockRejectedValueOnce(no);
  expect(await outbox.enqueue(note)).toMatchObject({ status: "refused" });
  const [entry] = outbox.getState().own;
  expect(outbox.takeRefused()).toBe(entry);

  const write = deferred();
  commit.mockReturnValueOnce(write.promise);
  const second = outbox.retry(entry?.id ?? "");
  expect(own()).toEqual([["a", "waiting"]]);
  write.reject(no);
  await second;
  expect(own()).toEqual([["a", "refused"]]);
  // Handed over a second time: the user may have left the page by now.
  expect(outbox.takeRefused()).toMatchObject({ write: note });

  await outbox.retry(entry?.id ?? "");
  expect(own()).toEqual([]);
  expect(onDelivered).toHaveBeenCalledOnce();
});

test.each([creation("a"), change("a")])(
  "resends a refused $kind like any other write",
  async (write) => {
    const { outbox, own, commit, endDialogTimeout } = createTestOutbox();
    endDialogTimeout();
    commit.mockRejectedValueOnce(no);
    expect(await outbox.enqueue(write)).toMatchObject({ status: "waiting" });
    await vi.waitFor(() => expect(own()).toEqual([["a", "refused"]]));
    await outbox.retry(outbox.getState().own[0]?.id ?? "");
    expect(commit).toHaveBeenLastCalledWith(write);
    expect(own()).toEqual([]);
  },
);

test("does not resend a write that is already on its way", async () => {
  const { outbox, commit, endDialogTimeout } = createTestOutbox();
  endDialogTimeout();
  commit.mockReturnValue(new Promise(() => {}));
  await outbox.enqueue(creation("a"));
  commit.mockClear();
  await outbox.retry(outbox.getState().own[0]?.id ?? "");
  expect(commit).not.toHaveBeenCalled();
});

test("does not bring back writes cleared at sign-out in the same tab", async () => {
  const { outbox, own, commit, endDialogTimeout, onDelivered } = createTestOutbox();
  endDialogTimeout();
  const write = deferred();
  commit.mockReturnValue(write.promise);
  await outbox.enqueue(creation("a"));
  outbox.clear();
  write.reject(no);
  await expect(write.promise).rejects.toThrow("no");
  expect(own()).toEqual([]);
  expect(onDelivered).not.toHaveBeenCalled();
});
