import type { Visit } from "@salvia/domain/scheduling/visit";
import { chatMessagesAtMost, tidyChatText } from "@salvia/domain/scheduling/visitChat";
import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { readVisitTab, saveVisitTab } from "../media/visitTab.ts";
import { chatMessagesOf, sendChatMessage, type WrittenMessage } from "./chat.data.ts";

/** The messages of a visit on a page, and the actions on them. */
export type VisitChat = {
  status: "loading" | "content";
  /** Why the messages can't be read; null if they can. */
  problem: { failure: Failure; retry: () => void } | null;
  /** Of all who take part, oldest first. */
  messages: readonly WrittenMessage[];
  ownUid: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** How many messages of the others came since the chat was last open. */
  unread: number;
  /** Whether the user has written as many messages as a visit can have. */
  isFull: boolean;
  /** Whether the other participant is there to read. */
  canSend: boolean;
  /** The last message that could not be sent, and why; null if all were. */
  refused: { text: string; failure: Failure } | null;
  send: (text: string) => void;
};

/**
 * The chat of a visit. It is read while its room is shown, so that new messages can be announced.
 *
 * @param thirdUid null if only two take part
 */
export function useVisitChat(
  visitId: string,
  visit: Visit,
  ownUid: string,
  [otherUid, thirdUid]: readonly [string, string | null],
): VisitChat {
  const own = useMessages(visitId, ownUid);
  const all = [own, useMessages(visitId, otherUid), useMessages(visitId, thirdUid)];
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(() => readVisitTab(visitId).seen);
  const [refused, setRefused] = useState<VisitChat["refused"]>(null);
  const messages = all
    .flatMap((live) => (live.status === "content" ? live.value : []))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const isKnown = all.every(({ status }) => status === "content");
  const arrived = isKnown ? messages.filter(({ from }) => from !== ownUid).length : null;
  // There are fewer than before if the visit was ended and begins again.
  if (arrived !== null && (isOpen ? arrived !== seen : arrived < seen)) setSeen(arrived);
  // What was read stays read after a reload.
  useEffect(() => saveVisitTab(visitId, { seen }), [visitId, seen]);

  const number =
    1 + Math.max(0, ...messages.filter(({ from }) => from === ownUid).map((each) => each.number));
  const failed = all.find((live) => live.status === "error");

  async function send(text: string) {
    setRefused(null);
    // Without a network, it waits in the SDK's queue, and the list shows it as not yet sent.
    await sendChatMessage(visitId, visit, { from: ownUid, number, text }).catch((error: unknown) =>
      setRefused({ text, failure: failureOf(error) }),
    );
  }

  return {
    status: isKnown ? "content" : "loading",
    problem: failed?.status === "error" ? failed : null,
    messages,
    ownUid,
    isOpen,
    setOpen,
    unread: Math.max(0, (arrived ?? 0) - seen),
    isFull: number > chatMessagesAtMost,
    canSend: visit.state === "admitted" && isKnown,
    refused,
    send: (typed) => void send(tidyChatText(typed)),
  };
}

function useMessages(visitId: string, uid: string | null) {
  return useLiveQuery(
    `visits/chat/${visitId}/${uid ?? ""}`,
    uid === null ? noMessages : chatMessagesOf(visitId, uid),
  );
}

const noMessages: ReturnType<typeof chatMessagesOf> = (onValue) => {
  onValue([]);
  return () => {};
};
