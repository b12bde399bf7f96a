import type { MessageNotificationKind } from "@salvia/domain/mail/notification";
import type { ConversationSide } from "@salvia/domain/member/conversation";
import { medicalPaths, memberPaths } from "@salvia/domain/site/paths";

import type { Notice } from "../notifications/notice.ts";

/** What a participant of a conversation is notified of. */
type MessageEvent = {
  kind: MessageNotificationKind;
  conversationId: string;
  /** The uid of who is notified, and their side. */
  reader: string;
  side: ConversationSide;
  /** The number of the message, which makes the notice unique. */
  number: number;
  at: Date;
};

export function messageNotice(event: MessageEvent): Notice {
  const { kind, conversationId, reader, side, number, at } = event;
  const paths = side === "patient" ? memberPaths : medicalPaths;
  return {
    event: ["message", kind, conversationId, number],
    reader,
    about: { kind, conversationId },
    at,
    path: paths.conversation(conversationId),
  };
}
