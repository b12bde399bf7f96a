import CloudIcon from "@mui/icons-material/CloudUploadOutlined";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Announcement } from "../../ui/Announcement.tsx";
import { Flyout } from "../../ui/Flyout.tsx";
import { OutboxList } from "./OutboxList.tsx";
import { useLeadDesk } from "./useLeadDesk.ts";

/** How much waits to be sent, where something does, and the way to what it is. */
export function OutboxButton() {
  const { t } = useTranslation("outbox");
  const id = useId();
  const { outbox } = useLeadDesk();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What is answered in a moment would only flicker here.
  const own = outbox.own.filter(({ status }) => status !== "sending");
  const count = own.length + outbox.others.length;
  const open = anchor !== null;
  const name = t("waiting", { count });
  return (
    <>
      <Announcement>{count === 0 ? null : name}</Announcement>
      {count === 0 ? null : (
        <IconButton
          aria-label={name}
          title={name}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge
            badgeContent={count}
            color={own.some(({ status }) => status === "refused") ? "error" : "secondary"}
          >
            <CloudIcon />
          </Badge>
        </IconButton>
      )}
      <Flyout
        id={id}
        label={t("title")}
        anchor={count === 0 ? null : anchor}
        onClose={() => setAnchor(null)}
        sx={{ width: 400, maxWidth: "calc(100vw - 32px)" }}
      >
        <OutboxList own={own} others={outbox.others} onMend={() => setAnchor(null)} />
      </Flyout>
    </>
  );
}
