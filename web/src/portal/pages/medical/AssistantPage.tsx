import Box from "@mui/material/Box";
import { patterns } from "@salvia/domain/shared/patterns";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

import { Conversation } from "../../../features/assistant/Conversation.tsx";
import { HelpDialog } from "../../../features/assistant/HelpDialog.tsx";
import { OpenedThread } from "../../../features/assistant/OpenedThread.tsx";
import { ThreadList } from "../../../features/assistant/ThreadList.tsx";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useAuth } from "../../../session/useAuth.ts";
import { Button } from "../../../ui/Button.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";

/** The assistant. The address has the ids of the conversation, the patient, and the help topic. */
export function AssistantPage() {
  return (
    <NamespaceLoader namespaces={["assistant"]} fallback={<Loading />}>
      <Assistant />
    </NamespaceLoader>
  );
}

function Assistant() {
  const { t } = useTranslation("assistant");
  const { user } = useAuth();
  const [query, setQuery] = useSearchParams();
  const thread = idIn(query.get("thread"));
  const patientId = idIn(query.get("patient"));
  const topic = query.get("help");
  // A conversation started here continues in place when it gets an address.
  const [own, setOwn] = useState<string | null>(null);
  const [begun, setBegun] = useState(0);
  // When the user returns from another conversation, this one loads as stored.
  if (thread !== null && own !== null && thread !== own) setOwn(null);
  const rest = {
    patientId,
    onBegun(threadId: string) {
      setOwn(threadId);
      show("thread", threadId, true);
    },
  };

  function show(name: "thread" | "help", value: string | null, replace = false) {
    setQuery(
      (now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace },
    );
  }

  function startOver(replace = false) {
    setOwn(null);
    setBegun(begun + 1);
    show("thread", null, replace);
  }

  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      action={
        <Button variant="outlined" onClick={() => startOver()}>
          {t("new")}
        </Button>
      }
    >
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 280px" },
          alignItems: "start",
        }}
      >
        {thread === null || thread === own ? (
          <Conversation key={begun} earlier={null} {...rest} />
        ) : (
          <OpenedThread key={thread} threadId={thread} {...rest} />
        )}
        {user === null ? null : (
          <ThreadList
            uid={user.uid}
            current={thread}
            onDeleted={(id) => {
              if (id === thread) startOver(true);
            }}
          />
        )}
      </Box>
      {topic === null ? null : (
        <NamespaceLoader namespaces={["help"]}>
          <HelpDialog topic={topic} onClose={() => show("help", null)} />
        </NamespaceLoader>
      )}
    </Page>
  );
}

function idIn(value: string | null): string | null {
  return value !== null && patterns.id.test(value) ? value : null;
}
