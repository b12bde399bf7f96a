import { useState, type ComponentProps } from "react";

import { useLiveQuery } from "../../firebase/useLiveQuery.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { messagesOf } from "./assistant.data.ts";
import { Conversation } from "./Conversation.tsx";
import { ThreadGone } from "./ThreadGone.tsx";
import { turnsOf } from "./turns.ts";

type OpenedThreadProps = Omit<ComponentProps<typeof Conversation>, "earlier"> & {
  threadId: string;
};

/** An earlier conversation that the user can read and continue. */
export function OpenedThread({ threadId, ...rest }: OpenedThreadProps) {
  const messages = useLiveQuery(
    `assistant/${threadId}`,
    messagesOf(threadId),
    (found) => found.length === 0,
  );
  if (messages.status === "loading") return <Loading />;
  if (messages.status === "error" && messages.failure.code !== "not-allowed") {
    return <LoadProblem failure={messages.failure} onRetry={messages.retry} />;
  }
  if (messages.status !== "content") return <ThreadGone />;
  return <Continued threadId={threadId} messages={messages.value} {...rest} />;
}

type ContinuedProps = OpenedThreadProps & { messages: Parameters<typeof turnsOf>[0] };

/** New turns are shown from the stream only, not again from the stored messages. */
function Continued({ threadId, messages, ...rest }: ContinuedProps) {
  const [turns] = useState(() => turnsOf(messages));
  return <Conversation earlier={{ threadId, turns }} {...rest} />;
}
