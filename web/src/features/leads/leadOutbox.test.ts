import { emptyLeadForm } from "@salvia/domain/leadForm";
import { expect, test, vi } from "vitest";

import { deferred } from "../../testing/deferred.ts";
import type { LeadDraft } from "./leadDraft.ts";
import { createLeadOutbox } from "./leadOutbox.ts";

const draft = (leadId: string): LeadDraft => ({
  kind: "create",
  leadId,
  values: emptyLeadForm("ES"),
});

/** An outbox whose dialogs wait until the test says that they have waited long enough. */
function outboxWorld() {
  const patience = deferred();
  const onDelivered = vi.fn();
  const outbox = createLeadOutbox(() => patience.promise, onDelivered);
  return { outbox, losePatience: patience.resolve, onDelivered };
}

const ids = (drafts: readonly LeadDraft[]) => drafts.map(({ leadId }) => leadId);

test("what the server takes at once is unsent only in between", async () => {
  const { outbox, onDelivered } = outboxWorld();
  const write = deferred();
  const sent = outbox.send(draft("a"), write.promise);
  expect(ids(outbox.getState().unsent)).toEqual(["a"]);
  write.resolve();
  expect(await sent).toEqual({ status: "saved" });
  expect(outbox.getState()).toEqual({ unsent: [], refused: [] });
  expect(onDelivered).not.toHaveBeenCalled();
});

test("what the server refuses at once is told to the dialog, which still has the text", async () => {
  const { outbox } = outboxWorld();
  const error = new Error("no");
  expect(await outbox.send(draft("a"), Promise.reject(error))).toEqual({
    status: "refused",
    error,
  });
  expect(outbox.getState()).toEqual({ unsent: [], refused: [] });
});

test("what takes too long stays unsent until it is delivered", async () => {
  const { outbox, losePatience, onDelivered } = outboxWorld();
  const write = deferred();
  const sent = outbox.send(draft("a"), write.promise);
  losePatience();
  expect(await sent).toEqual({ status: "waiting" });
  expect(ids(outbox.getState().unsent)).toEqual(["a"]);
  write.resolve();
  await vi.waitFor(() => expect(onDelivered).toHaveBeenCalledOnce());
  expect(outbox.getState()).toEqual({ unsent: [], refused: [] });
});

test("what is refused after its dialog has closed is handed back, one by one", async () => {
  const { outbox, losePatience, onDelivered } = outboxWorld();
  losePatience();
  const writes = [deferred(), deferred()];
  for (const [index, write] of writes.entries()) {
    await outbox.send(draft(`lead${index}`), write.promise);
  }
  const told = vi.fn();
  outbox.subscribe(told);
  const error = new Error("no");
  for (const write of writes) write.reject(error);
  await vi.waitFor(() => expect(outbox.getState().refused).toHaveLength(2));
  expect(told).toHaveBeenCalled();
  expect(outbox.takeRefused()).toEqual({ draft: draft("lead0"), error });
  expect(outbox.takeRefused()).toEqual({ draft: draft("lead1"), error });
  expect(outbox.takeRefused()).toBeNull();
  expect(onDelivered).not.toHaveBeenCalled();
});

test("what was given up at a sign-out does not come back", async () => {
  const { outbox, losePatience, onDelivered } = outboxWorld();
  losePatience();
  const write = deferred();
  await outbox.send(draft("a"), write.promise);
  outbox.clear();
  write.reject(new Error("no"));
  await expect(write.promise).rejects.toThrow("no");
  expect(outbox.getState()).toEqual({ unsent: [], refused: [] });
  expect(onDelivered).not.toHaveBeenCalled();
});
