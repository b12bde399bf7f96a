import { expect, test, vi } from "vitest";

import { deferred } from "../../../testing/deferred.ts";
import { creation } from "../testing/fakeLeadWrites.ts";
import { createTestOutbox } from "../testing/createTestOutbox.ts";

const no = new Error("no");

test("counts a write as unsent only until the server accepts it", async () => {
  const { outbox, own, onDelivered } = createTestOutbox();
  const write = deferred();
  const sent = outbox.send(creation("a"), () => write.promise);
  expect(own()).toEqual([["a", "sending"]]);
  write.resolve();
  expect(await sent).toEqual({ status: "saved" });
  expect(own()).toEqual([]);
  expect(onDelivered).not.toHaveBeenCalled();
});

test("returns an immediate refusal to the dialog, which still has the text", async () => {
  const { outbox, own } = createTestOutbox();
  const sent = await outbox.send(creation("a"), () => Promise.reject(no));
  expect(sent).toEqual({ status: "refused", error: no });
  expect(own()).toEqual([]);
});

test("reports a refused write as saved when the server already has it", async () => {
  const { outbox, isApplied } = createTestOutbox();
  isApplied.mockResolvedValue(true);
  expect(await outbox.send(creation("a"), () => Promise.reject(no))).toEqual({ status: "saved" });
  expect(isApplied).toHaveBeenCalledExactlyOnceWith(creation("a"));
});

test("keeps a slow write unsent until it is delivered", async () => {
  const { outbox, own, endDialogTimeout, onDelivered } = createTestOutbox();
  const write = deferred();
  const sent = outbox.send(creation("a"), () => write.promise);
  endDialogTimeout();
  expect(await sent).toEqual({ status: "waiting" });
  expect(own()).toEqual([["a", "waiting"]]);
  write.resolve();
  await vi.waitFor(() => expect(onDelivered).toHaveBeenCalledOnce());
  expect(own()).toEqual([]);
});

test("hands over a write refused late once, and keeps it until it is fixed", async () => {
  const { outbox, own, endDialogTimeout, onDelivered } = createTestOutbox();
  endDialogTimeout();
  const writes = [deferred(), deferred()];
  for (const [index, write] of writes.entries()) {
    await outbox.send(creation(`lead${index}`), () => write.promise);
  }
  const told = vi.fn();
  outbox.subscribe(told);
  for (const write of writes) write.reject(no);
  const refused = [
    ["lead0", "refused"],
    ["lead1", "refused"],
  ];
  await vi.waitFor(() => expect(own()).toEqual(refused));
  expect(told).toHaveBeenCalled();
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
  const { outbox, own, onDelivered } = createTestOutbox();
  const note = { kind: "note", leadId: "a", name: "Inés", activityId: "b", text: "Hello" } as const;
  expect(await outbox.send(note, () => Promise.reject(no))).toMatchObject({ status: "refused" });
  const [entry] = outbox.getState().own;
  expect(outbox.takeRefused()).toBe(entry);

  const write = deferred();
  const second = outbox.again(entry?.id ?? "", () => write.promise);
  expect(own()).toEqual([["a", "waiting"]]);
  write.reject(no);
  await second;
  expect(own()).toEqual([["a", "refused"]]);
  // Handed over a second time: the user may have left the page by now.
  expect(outbox.takeRefused()).toMatchObject({ write: note });

  await outbox.again(entry?.id ?? "", async () => {});
  expect(own()).toEqual([]);
  expect(onDelivered).toHaveBeenCalledOnce();
});

test("does not resend a write that is already on its way", async () => {
  const { outbox, endDialogTimeout } = createTestOutbox();
  endDialogTimeout();
  await outbox.send(creation("a"), () => new Promise(() => {}));
  const commit = vi.fn();
  await outbox.again(outbox.getState().own[0]?.id ?? "", commit);
  expect(commit).not.toHaveBeenCalled();
});

test("does not bring back writes cleared at sign-out in the same tab", async () => {
  const { outbox, own, endDialogTimeout, onDelivered } = createTestOutbox();
  endDialogTimeout();
  const write = deferred();
  await outbox.send(creation("a"), () => write.promise);
  outbox.clear();
  write.reject(no);
  await expect(write.promise).rejects.toThrow("no");
  expect(own()).toEqual([]);
  expect(onDelivered).not.toHaveBeenCalled();
});
