import type { Visit, VisitSide } from "@salvia/domain/scheduling/visit";
import { chatMessagesAtMost, tidyChatText } from "@salvia/domain/scheduling/visitChat";
import { useEffect, useState } from "react";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { readVisitTab, saveVisitTab } from "../room/visitTab.ts";
import { chatMessagesOf, sendChatMessage, type WrittenMessage } from "./chat.data.ts";

/** The messages of a visit on a page, and the actions on them. */
export type VisitChat = {
  status: "loading" | "content";
  /** Why the messages can't be read; null if they can. */
  problem: { failure: Failure; retry: () => void } | null;
  /** Of both participants, oldest first. */
  messages: readonly WrittenMessage[];
  ownUid: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** How many messages of the other participant came since the chat was last open. */
  unread: number;
  /** Whether the user has written as many messages as a visit can have. */
  isFull: boolean;
  /** Whether the other participant is there to read. */
  canSend: boolean;
  /** The last message that could not be sent, and why; null if all were. */
  refused: { text: string; failure: Failure } | null;
  send: (text: string) => void;
};

/** The chat of a visit. It is read while its room is shown, so that new messages can be announced. */
export function useVisitChat(visitId: string, visit: Visit, side: VisitSide): VisitChat {
  const { clinicianId, patientId } = visit;
  const isClinician = side === "clinician";
  const [ownUid, otherUid] = isClinician ? [clinicianId, patientId] : [patientId, clinicianId];
  const own = useMessages(visitId, ownUid);
  const others = useMessages(visitId, otherUid);
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState(() => readVisitTab(visitId).seen);
  const [refused, setRefused] = useState<VisitChat["refused"]>(null);
  const arrived = others.status === "content" ? others.value.length : null;
  // There are fewer than before if the visit was ended and begins again.
  if (arrived !== null && (isOpen ? arrived !== seen : arrived < seen)) setSeen(arrived);
  // What was read stays read after a reload.
  useEffect(() => saveVisitTab(visitId, { seen }), [visitId, seen]);

  const messages = [own, others]
    .flatMap((live) => (live.status === "content" ? live.value : []))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const number =
    1 + Math.max(0, ...messages.filter(({ from }) => from === ownUid).map((each) => each.number));
  const failed = [own, others].find((live) => live.status === "error");
  const isKnown = own.status === "content" && others.status === "content";

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

function useMessages(visitId: string, uid: string) {
  return useLiveQuery(`visits/chat/${visitId}/${uid}`, chatMessagesOf(visitId, uid));
}
