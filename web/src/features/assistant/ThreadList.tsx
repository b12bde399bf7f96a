import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { Loading } from "../../ui/status/Loading.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { Section } from "../../ui/Section.tsx";
import { recentThreads } from "./assistant.data.ts";
import { ThreadItem } from "./ThreadItem.tsx";

type ThreadListProps = {
  uid: string;
  /** The id of the open conversation. */
  current: string | null;
  /** Called with the id of the deleted conversation. */
  onDeleted: (threadId: string) => void;
};

/** A user's earlier conversations, latest first. */
export function ThreadList({ uid, current, onDeleted }: ThreadListProps) {
  const { t } = useTranslation("assistant");
  const threads = useLiveQuery(
    "assistantThreads",
    recentThreads(uid),
    (found) => found.length === 0,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section title={t("earlier.title")} headingRef={heading}>
      {content()}
    </Section>
  );

  function content() {
    if (threads.status === "loading") return <Loading />;
    if (threads.status === "error") {
      return <LoadProblem failure={threads.failure} onRetry={threads.retry} />;
    }
    if (threads.status === "content") {
      return (
        <List>
          {threads.value.map((row) => (
            <ThreadItem
              key={row.id}
              row={row}
              isCurrent={row.id === current}
              onDeleted={() => {
                // Deleting the row removes the pressed button.
                heading.current?.focus();
                onDeleted(row.id);
              }}
            />
          ))}
        </List>
      );
    }
    return <Typography sx={{ color: "text.secondary" }}>{t("earlier.none")}</Typography>;
  }
}

const List = styled("ul")({ listStyle: "none", margin: 0, padding: 0, fontSize: "0.875rem" });
