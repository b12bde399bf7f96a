import type { Visit } from "@salvia/domain/scheduling/visit";
import { chatMessagesAtMost } from "@salvia/domain/scheduling/visitChat";
import { act, cleanup, screen } from "@testing-library/react";
import { FirebaseError } from "firebase/app";
import { useEffect } from "react";
import { beforeEach, expect, test, vi } from "vitest";

import { visit } from "../../../../../seed/visits.ts";
import { closeLiveQueries } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { renderInPortal } from "../../../testing/renderInPortal.tsx";
import { chatMessagesOf, sendChatMessage, type WrittenMessage } from "./chat.data.ts";
import { useVisitChat, type VisitChat } from "./useVisitChat.ts";

vi.mock("./chat.data.ts", () => ({ chatMessagesOf: vi.fn(), sendChatMessage: vi.fn() }));

const talk: Visit = visit({ state: "admitted", admittedAt: new Date() });
const { clinicianId, patientId } = talk;

/** Emits the messages of a participant. */
let emit: Record<string, (messages: readonly WrittenMessage[]) => void>;
/** The chat as last rendered. */
const latest: { chat: VisitChat | null } = { chat: null };

function chat(): VisitChat {
  if (latest.chat === null) throw new Error("nothing was rendered");
  return latest.chat;
}

beforeEach(() => {
  emit = {};
  vi.mocked(sendChatMessage).mockResolvedValue();
  vi.mocked(chatMessagesOf).mockImplementation((_id, uid) => (onValue) => {
    emit[uid] = (messages) => act(() => onValue(messages));
    return () => {};
  });
});

function Chat({ of, onRender }: { of: Visit; onRender: (chat: VisitChat) => void }) {
  const its = useVisitChat("a", of, clinicianId, [patientId, null]);
  useEffect(() => {
    onRender(its);
  });
  return <p>{its.status}</p>;
}

function message(from: string, number: number, minute = number): WrittenMessage {
  const createdAt = new Date(Date.UTC(2026, 10, 24, 10, minute));
  const id = `${from}_${number}`;
  return { id, from, number, text: id, createdAt, expireAt: talk.expireAt, isSent: true };
}

/** The clinician's chat, with what the two have written so far. */
async function opened(own: WrittenMessage[] = [], others: WrittenMessage[] = [], of = talk) {
  renderInPortal(<Chat of={of} onRender={(its) => (latest.chat = its)} />);
  expect(await screen.findByText("loading")).toBeTruthy();
  emit[clinicianId]?.(own);
  emit[patientId]?.(others);
  expect(screen.getByText("content")).toBeTruthy();
}

test("shows the messages of both in the order in which they were written", async () => {
  await opened([message(clinicianId, 1, 5)], [message(patientId, 1, 3), message(patientId, 2, 8)]);
  expect(chat().messages.map(({ id }) => id)).toEqual([
    `${patientId}_1`,
    `${clinicianId}_1`,
    `${patientId}_2`,
  ]);
});

test("counts what is unread, but not one's own, until the chat is open", async () => {
  await opened([message(clinicianId, 1)], [message(patientId, 1)]);
  expect(chat().unread).toBe(1);
  act(() => chat().setOpen(true));
  expect(chat().unread).toBe(0);
  emit[patientId]?.([message(patientId, 1), message(patientId, 2)]);
  expect(chat().unread).toBe(0);
  act(() => chat().setOpen(false));
  emit[patientId]?.([message(patientId, 1), message(patientId, 2), message(patientId, 3)]);
  emit[clinicianId]?.([message(clinicianId, 1), message(clinicianId, 2)]);
  expect(chat().unread).toBe(1);
});

test("keeps after a reload what was read, but not for a visit that begins again", async () => {
  await opened([], [message(patientId, 1), message(patientId, 2)]);
  act(() => chat().setOpen(true));
  cleanup();
  closeLiveQueries();
  await opened([], [message(patientId, 1), message(patientId, 2), message(patientId, 3)]);
  expect(chat().unread).toBe(1);
  emit[patientId]?.([]);
  emit[patientId]?.([message(patientId, 1)]);
  expect(chat().unread).toBe(1);
});

test("numbers messages after one's own, up to the last", async () => {
  await opened([message(clinicianId, 7)], [message(patientId, 30)]);
  await act(async () => chat().send(" Two a day.\r\n"));
  expect(sendChatMessage).toHaveBeenCalledExactlyOnceWith("a", talk, {
    from: clinicianId,
    number: 8,
    text: "Two a day.",
  });
  expect(chat().isFull).toBe(false);
  emit[clinicianId]?.([message(clinicianId, chatMessagesAtMost)]);
  expect(chat().isFull).toBe(true);
});

test("keeps a message that was refused, and forgets it once another attempt begins", async () => {
  await opened();
  vi.mocked(sendChatMessage).mockRejectedValueOnce(new FirebaseError("permission-denied", ""));
  await act(async () => chat().send("Two a day."));
  expect(chat().refused).toMatchObject({ text: "Two a day.", failure: { code: "not-allowed" } });
  await act(async () => chat().send("Two a day."));
  expect(chat().refused).toBeNull();
});

test("sends nothing while the patient is away", async () => {
  await opened([], [], visit({ ...talk, state: "left" }));
  expect(chat().canSend).toBe(false);
});
