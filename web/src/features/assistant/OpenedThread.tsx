import type { ComponentProps } from "react";
import { medicalPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Button } from "../../ui/Button.tsx";
import { Loading } from "../../ui/status/Loading.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { messagesOf } from "./assistant.data.ts";
import { Conversation } from "./Conversation.tsx";
import { turnsOf } from "./turns.ts";
import { LostLeafPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";

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
  // New turns are shown from the stream only, not again from the stored messages.
  return <Conversation earlier={{ threadId, turns: turnsOf(messages.value) }} {...rest} />;
}

/**
 * Shown for a conversation that was deleted or belongs to another user: the rules do not
 * distinguish the two.
 */
function ThreadGone() {
  const { t } = useTranslation("assistant");
  return (
    <StateMessage
      picture={<LostLeafPicture />}
      title={t("gone.title")}
      level="h2"
      action={
        <Button variant="contained" component={Link} to={medicalPaths.assistant}>
          {t("new")}
        </Button>
      }
    >
      {t("gone.body")}
    </StateMessage>
  );
}
