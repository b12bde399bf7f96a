import { expect, test, vi } from "vitest";

import { deferred } from "../../../testing/deferred.ts";
import { creation } from "../testing/fakeLeadWrites.ts";
import { createTestOutbox } from "../testing/createTestOutbox.ts";

const no = new Error("no");

test("what the server takes at once is unsent only in between", async () => {
  const { outbox, own, onDelivered } = createTestOutbox();
  const write = deferred();
  const sent = outbox.send(creation("a"), () => write.promise);
  expect(own()).toEqual([["a", "sending"]]);
  write.resolve();
  expect(await sent).toEqual({ status: "saved" });
  expect(own()).toEqual([]);
  expect(onDelivered).not.toHaveBeenCalled();
});

test("what the server refuses at once is told to the dialog, which still has the text", async () => {
  const { outbox, own } = createTestOutbox();
  const sent = await outbox.send(creation("a"), () => Promise.reject(no));
  expect(sent).toEqual({ status: "refused", error: no });
  expect(own()).toEqual([]);
});

test("what is refused because it is there already has been saved", async () => {
  const { outbox, isApplied } = createTestOutbox();
  isApplied.mockResolvedValue(true);
  expect(await outbox.send(creation("a"), () => Promise.reject(no))).toEqual({ status: "saved" });
  expect(isApplied).toHaveBeenCalledExactlyOnceWith(creation("a"));
});

test("what takes too long stays unsent until it is delivered", async () => {
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

test("what is refused after its dialog has closed is handed over once, and stays until it is mended", async () => {
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

test("a note that is refused at once stays, and is sent again until the server takes it", async () => {
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
  // It is told once more: its writer may be elsewhere by now.
  expect(outbox.takeRefused()).toMatchObject({ write: note });

  await outbox.again(entry?.id ?? "", async () => {});
  expect(own()).toEqual([]);
  expect(onDelivered).toHaveBeenCalledOnce();
});

test("what is on its way is not sent again", async () => {
  const { outbox, endDialogTimeout } = createTestOutbox();
  endDialogTimeout();
  await outbox.send(creation("a"), () => new Promise(() => {}));
  const commit = vi.fn();
  await outbox.again(outbox.getState().own[0]?.id ?? "", commit);
  expect(commit).not.toHaveBeenCalled();
});

test("what was forgotten at a sign-out does not come back in this tab", async () => {
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
