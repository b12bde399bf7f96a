import { unreadCount } from "@salvia/domain/member/conversation";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { conversationsOfPatient, unreadConversations } from "./messages.data.ts";

/** How many messages a member has not read, on any page. */
export function useUnreadByMember(uid: string): number {
  const live = useLiveQuery(`conversations/${uid}`, conversationsOfPatient(uid));
  return live.status === "content" ? sum(live.value.map((row) => unreadCount(row, "patient"))) : 0;
}

/** How many messages a clinician has not read, on any page, in the first ten conversations. */
export function useUnreadByClinician(uid: string): number {
  const live = useLiveQuery(`conversations/unread/${uid}`, unreadConversations(uid));
  return live.status === "content"
    ? sum(live.value.map((row) => unreadCount(row, "clinician")))
    : 0;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
