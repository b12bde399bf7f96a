import { vi } from "vitest";

import type { VisitChat } from "../chat/useVisitChat.ts";

/** The chat of a visit, apart from the given details: closed, without a message. */
export function visitChat(details: Partial<VisitChat> = {}): VisitChat {
  return {
    status: "content",
    problem: null,
    messages: [],
    ownUid: "camille",
    isOpen: false,
    setOpen: vi.fn<VisitChat["setOpen"]>(),
    unread: 0,
    isFull: false,
    canSend: true,
    refused: null,
    send: vi.fn<VisitChat["send"]>(),
    ...details,
  };
}
