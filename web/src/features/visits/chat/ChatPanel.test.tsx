import { cleanup, screen } from "@testing-library/react";
import { chatTextMaxLength } from "@salvia/domain/scheduling/visitChat";
import { expect, test, vi } from "vitest";

import { renderWithTexts } from "../../../testing/renderWithTexts.tsx";
import { visitChat } from "../testing/visitChat.ts";
import type { WrittenMessage } from "./chat.data.ts";
import { ChatPanel } from "./ChatPanel.tsx";
import type { VisitChat } from "./useVisitChat.ts";
import { quickUser } from "../../../testing/quickUser.ts";

const onClose = vi.fn<() => void>();

function panel(details: Partial<VisitChat> = {}) {
  const chat = visitChat(details);
  renderWithTexts(
    <ChatPanel
      chat={chat}
      authorOf={() => "Beatriz Nogueira"}
      hint="It’s deleted when the visit ends."
      isBesideVideo
      onClose={onClose}
    />,
  );
  return { chat, user: quickUser() };
}

function message(details: Partial<WrittenMessage>): WrittenMessage {
  return {
    id: "one",
    from: "beatriz",
    number: 1,
    text: "Is that right?",
    createdAt: new Date("2026-11-24T14:02:00Z"),
    expireAt: new Date("2026-11-24T15:30:00Z"),
    isSent: true,
    ...details,
  };
}

test("shows who wrote what, and what is still being sent", () => {
  panel({
    messages: [
      message({}),
      message({ id: "two", from: "camille", text: "Yes.\nWith food.", isSent: false }),
    ],
  });
  const log = screen.getByRole("log", { name: "Messages" });
  expect(log.textContent).toMatch(/^Beatriz Nogueira · .*Is that right\?You · Sending…Yes\./);
});

test("says that there are no messages, and that they are loading", () => {
  panel();
  expect(screen.getByText("No messages yet.")).toBeTruthy();
  cleanup();
  panel({ status: "loading" });
  expect(screen.getByText("Loading messages…")).toBeTruthy();
});

test("offers to try again when the messages can't be read", async () => {
  const retry = vi.fn<() => void>();
  const { user } = panel({ problem: { failure: { code: "not-allowed", id: null }, retry } });
  await user.click(screen.getByRole("button", { name: /again/i }));
  expect(retry).toHaveBeenCalledOnce();
});

test("sends by Enter, starts a line by Shift and Enter, and closes by Escape", async () => {
  const { chat, user } = panel();
  const field = screen.getByRole("textbox", { name: "Message" });
  expect(document.activeElement).toBe(field);
  await user.keyboard("  {Enter}");
  expect(chat.send).not.toHaveBeenCalled();
  await user.keyboard("One.{Shift>}{Enter}{/Shift}Two. {Enter}");
  expect(chat.send).toHaveBeenCalledExactlyOnceWith("One.\nTwo.");
  expect(field).toHaveProperty("value", "");
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

test("keeps a text that can't be sent, and says why", async () => {
  const { chat, user } = panel();
  await user.click(screen.getByRole("textbox", { name: "Message" }));
  await user.paste("x".repeat(chatTextMaxLength + 1));
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Use 1000 characters at most.")).toBeTruthy();
  await user.clear(screen.getByRole("textbox", { name: "Message" }));
  await user.paste("a\u202Eb");
  expect(screen.getByText(/characters that can’t be sent/)).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(chat.send).not.toHaveBeenCalled();
});

test("shows a refused message with its text, and sends it again", async () => {
  const refused = { text: "Two a day.", failure: { code: "not-allowed" as const, id: null } };
  const { chat, user } = panel({ refused });
  expect(screen.getByRole("alert").textContent).toMatch(/^Not sent: “Two a day\.”\. /);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(chat.send).toHaveBeenCalledExactlyOnceWith("Two a day.");
});

test("sends nothing while the other person is away, or after the last message", async () => {
  const { chat, user } = panel({ canSend: false });
  await user.keyboard("Are you there?{Enter}");
  expect(chat.send).not.toHaveBeenCalled();
  expect(screen.getByText(/as soon as the other person is in the visit/)).toBeTruthy();
  cleanup();
  panel({ isFull: true });
  expect(screen.getByText(/as many messages as a visit can have/)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
