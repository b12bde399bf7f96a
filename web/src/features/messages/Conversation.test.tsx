import { act, screen, waitFor } from "@testing-library/react";
import {
  countsAfterReading,
  countsAfterSending,
  directMessageMaxLength,
  messageQuota,
} from "@salvia/domain/member/conversation";
import { FirebaseError } from "firebase/app";
import { beforeEach, expect, test, vi } from "vitest";

import type { BoundedPages } from "../../firebase/liveQuery/liveBoundedPages.ts";
import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { renderInPortal } from "../../testing/renderInPortal.tsx";
import { TimeZoneContext } from "../../ui/time/useTimeZone.ts";
import { Conversation } from "./Conversation.tsx";
import {
  conversationOfTwo,
  markMessagesRead,
  messagesOf,
  sendMessage,
  type Between,
  type ConversationRow,
  type MessageRow,
} from "./messages.data.ts";

vi.mock("./messages.data.ts", () => ({
  conversationOfTwo: vi.fn(),
  markMessagesRead: vi.fn(),
  messagesOf: vi.fn(),
  sendMessage: vi.fn(),
}));

const between: Between = {
  patientId: "beatriz",
  clinicianId: "camille",
  patientName: "Beatriz Nogueira",
  side: "patient",
};

let emitConversation: (rows: readonly ConversationRow[]) => void;
let emitMessages: (pages: BoundedPages<MessageRow>) => void;

beforeEach(() => {
  vi.mocked(markMessagesRead).mockResolvedValue();
  vi.mocked(sendMessage).mockResolvedValue();
  vi.mocked(conversationOfTwo).mockReturnValue((onValue) => {
    emitConversation = (rows) => act(() => onValue(rows));
    return () => {};
  });
  vi.mocked(messagesOf).mockReturnValue((onValue) => {
    emitMessages = (pages) => act(() => onValue(pages));
    return () => {};
  });
});

async function open({ isOpen = true, zone }: { isOpen?: boolean; zone?: string } = {}) {
  const { user } = renderInPortal(
    <TimeZoneContext value={zone}>
      <NamespaceLoader namespaces={["messages"]}>
        <Conversation between={between} other="Camille Laurent" isOpen={isOpen} />
      </NamespaceLoader>
    </TimeZoneContext>,
  );
  await screen.findByText(/Messages aren’t for emergencies/);
  return user;
}

const asked: ConversationRow = {
  id: "beatriz_camille",
  patientId: "beatriz",
  clinicianId: "camille",
  patientName: "Beatriz Nogueira",
  ...countsAfterSending(null, "patient"),
  updatedAt: new Date(),
  isStored: true,
};
const answered: ConversationRow = { ...asked, ...countsAfterSending(asked, "clinician") };

function message(from: string, number: number, text: string, pending = false): MessageRow {
  return { id: `${from}_${number}`, from, number, text, createdAt: new Date(), pending };
}

/** Shows messages. The first values show a moment later: React subscribes after it has painted. */
async function show(...rows: readonly MessageRow[]) {
  await waitFor(() => expect(messagesOf).toHaveBeenCalled());
  emitMessages({ rows, more: "none", showMore: () => {}, fresh: true });
  await screen.findByRole("log");
}

test("begins a conversation with the first message", async () => {
  const user = await open();
  emitConversation([]);
  expect(await screen.findByText("No messages yet.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Your message" }), "  With food? ");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith(null, between, "With food?");
});

test("shows who wrote what, what is read, and marks what arrived as read", async () => {
  await open();
  emitConversation([{ ...answered, ...countsAfterReading(answered, "clinician") }]);
  await show(message("camille", 1, "Yes."), message("beatriz", 1, "With food?"));
  const log = screen.getByRole("log");
  expect(log.textContent).toMatch(/^You · .* · ReadWith food\?Camille Laurent · .*Yes\.$/);
  expect(markMessagesRead).toHaveBeenCalledOnce();
  expect(vi.mocked(markMessagesRead).mock.calls[0]?.[1]).toBe("patient");
});

test("says the zone of the times once", async () => {
  await open({ zone: "Asia/Kathmandu" });
  emitConversation([answered]);
  await show(message("camille", 1, "Yes."), message("beatriz", 1, "With food?"));
  const page = await screen.findByText("All times are in GMT+5:45.");
  expect(page.ownerDocument.body.textContent.match(/GMT/g)).toHaveLength(1);
});

test("returns a refused text to the field", async () => {
  vi.mocked(sendMessage).mockRejectedValue(new FirebaseError("permission-denied", "No."));
  const user = await open();
  emitConversation([asked]);
  await show(message("beatriz", 1, "With food?"));
  const field = screen.getByRole("textbox", { name: "Your message" });
  await user.type(field, "And now?");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(field).toHaveProperty("value", "And now?");
});

test("doesn't send what is too long", async () => {
  const user = await open();
  emitConversation([asked]);
  await show(message("beatriz", 1, "With food?"));
  const field = screen.getByRole("textbox", { name: "Your message" });
  await user.clear(field);
  await user.click(field);
  await user.paste("x".repeat(directMessageMaxLength + 1));
  expect(screen.getByText("Use 2000 characters at most.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(sendMessage).not.toHaveBeenCalled();
});

test("says when the next message can be sent after twenty in a day", async () => {
  await open();
  emitConversation([{ ...asked, sent: { patient: messageQuota, clinician: 0 } }]);
  await show(
    ...Array.from({ length: messageQuota }, (_, index) =>
      message("beatriz", messageQuota - index, "And now?"),
    ),
  );
  expect(screen.getByText(/You can send 20 messages in 24 hours/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("shows after the treatment what was written and what no one read", async () => {
  await open({ isOpen: false });
  const closed = { ...countsAfterReading(asked, "clinician"), neverRead: 1 };
  emitConversation([{ ...asked, ...closed }]);
  await show(message("beatriz", 1, "It hurts again."));
  expect(screen.getByRole("log").textContent).toMatch(/· SentIt hurts again\.$/);
  expect(screen.getByText(/^1 message from you wasn’t read/)).toBeTruthy();
  expect(screen.getByText(/doesn’t treat you anymore/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
