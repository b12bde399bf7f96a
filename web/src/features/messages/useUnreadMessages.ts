import { unreadCount } from "@salvia/domain/member/conversation";

import type { Source } from "../../firebase/liveQuery/source.ts";
import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useIsOn } from "../../firebase/switches/SwitchesProvider.tsx";
import {
  conversationsOfPatient,
  unreadConversations,
  type ConversationRow,
} from "./messages.data.ts";

/** How many messages a member has not read, on any page. */
export function useUnreadByMember(uid: string): number {
  const isOn = useIsOn("memberArea");
  const live = useLiveQuery(
    isOn ? `conversations/${uid}` : "conversations/off",
    isOn ? conversationsOfPatient(uid) : noConversations,
  );
  return live.status === "content" ? sum(live.value.map((row) => unreadCount(row, "patient"))) : 0;
}

/** How many messages a clinician has not read, on any page, in the first ten conversations. */
export function useUnreadByClinician(uid: string): number {
  const live = useLiveQuery(`conversations/unread/${uid}`, unreadConversations(uid));
  return live.status === "content"
    ? sum(live.value.map((row) => unreadCount(row, "clinician")))
    : 0;
}

/** The rules refuse the list while the member area is off. */
const noConversations: Source<readonly ConversationRow[]> = (onValue) => {
  onValue([]);
  return () => {};
};

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
