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
import { LostLeafPicture } from "../../ui/drawings/StatePictures.tsx";
import { StateMessage } from "../../ui/status/StateMessage.tsx";

type OpenedThreadProps = Omit<ComponentProps<typeof Conversation>, "earlier"> & {
  threadId: string;
};

/** An earlier conversation that the user can read and continue. */
export function OpenedThread({ threadId, ...rest }: OpenedThreadProps) {
  const { t } = useTranslation("assistant");
  const messages = useLiveQuery(
    `assistant/${threadId}`,
    messagesOf(threadId),
    (found) => found.length === 0,
  );
  if (messages.status === "loading") return <Loading />;
  if (messages.status === "error" && messages.failure.code !== "not-allowed")
    return <LoadProblem of={messages} />;
  if (messages.status === "content") {
    return <Conversation earlier={{ threadId, messages: messages.value }} {...rest} />;
  }
  // It was deleted or belongs to another user: the rules do not distinguish the two.
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
