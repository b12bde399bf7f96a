import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { BoundedPages } from "../../firebase/liveQuery/liveBoundedPages.ts";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { ExactTime } from "../../ui/time/TimeAgo.tsx";
import { useNow } from "../../ui/time/useNow.ts";
import { ZoneSaid } from "../../ui/time/ZoneName.tsx";
import type { MessageRow } from "./messages.data.ts";

type MessageLogProps = {
  pages: BoundedPages<MessageRow>;
  ownUid: string;
  /** The name of the other side. */
  other: ReactNode;
  /** How many of the own messages the other side has read. */
  readUpTo: number;
};

/** The messages of a conversation, the latest at the end. Scrolling up loads older ones. */
export function MessageLog({ pages, ownUid, other, readUpTo }: MessageLogProps) {
  const { t } = useTranslation("messages");
  const { rows, more, showMore } = pages;
  const now = useNow();
  const [oldest, newest] = [rows.at(-1)?.createdAt ?? now, rows[0]?.createdAt ?? now];
  return (
    <ZoneSaid from={oldest} until={newest}>
      <Scroller
        tabIndex={0}
        role="log"
        aria-label={t("log")}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          // From the end, because the content is laid out from there.
          const isNearTop = scrollHeight - clientHeight - Math.abs(scrollTop) < nearPx;
          if (isNearTop && more === "some") showMore();
        }}
      >
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
          <ShowMore {...{ more, showMore }} />
          {rows.toReversed().map((row) => (
            <Message
              key={row.id}
              row={row}
              author={row.from === ownUid ? t("you") : other}
              isOwn={row.from === ownUid}
              isRead={row.number <= readUpTo}
            />
          ))}
        </Box>
      </Scroller>
    </ZoneSaid>
  );
}

/** How near to the oldest message older ones are loaded. */
const nearPx = 80;

type MessageProps = { row: MessageRow; author: ReactNode; isOwn: boolean; isRead: boolean };

function Message({ row, author, isOwn, isRead }: MessageProps) {
  const { t } = useTranslation("messages");
  return (
    <Box
      sx={{
        justifySelf: isOwn ? "end" : "start",
        maxWidth: "88%",
        paddingInline: 1.5,
        paddingBlock: 1,
        borderRadius: "10px",
        border: 1,
        borderColor: "divider",
        backgroundColor: isOwn ? "tint" : "background.default",
      }}
    >
      <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
        <b>{author}</b> ·{" "}
        {row.pending ? <span>{t("sending")}</span> : <ExactTime moment={row.createdAt} />}
        {isOwn && !row.pending ? <span>{` · ${t(isRead ? "read" : "sent")}`}</span> : null}
      </Typography>
      <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{row.text}</Box>
    </Box>
  );
}

const Scroller = styled("div")({
  display: "flex",
  // Keeps the latest message in sight while older ones are added above.
  flexDirection: "column-reverse",
  maxHeight: "min(60dvh, 640px)",
  overflowY: "auto",
});
