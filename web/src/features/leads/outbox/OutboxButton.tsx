import CloudIcon from "@mui/icons-material/CloudUploadOutlined";
import Badge from "@mui/material/Badge";
import { useTranslation } from "react-i18next";

import { Announcement } from "../../../ui/status/Announcement.tsx";
import { FlyoutButton } from "../../../ui/dialogs/FlyoutButton.tsx";
import { later } from "../../../ui/later.ts";
import { useLeadOutbox } from "../writes/LeadOutboxProvider.tsx";

/** Shows how many writes wait or were refused, and opens their list; hidden when there are none. */
export function OutboxButton() {
  const { t } = useTranslation("outbox");
  const { state } = useLeadOutbox();
  // Leaves out writes that a dialog still waits for: they would only flicker here.
  const own = state.own.filter(({ status }) => status !== "sending");
  const count = own.length + state.others.length;
  const refused = own.filter(({ status }) => status === "refused").length;
  const waits = count - refused;
  const name = [
    ...(refused > 0 ? [t("refusedCount", { count: refused })] : []),
    ...(waits > 0 ? [t("waiting", { count: waits })] : []),
  ].join(" · ");
  return (
    <>
      <Announcement>{name === "" ? null : name}</Announcement>
      {count === 0 ? null : (
        <FlyoutButton
          name={name}
          label={t("title")}
          icon={
            <Badge badgeContent={count} color={refused > 0 ? "error" : "secondary"}>
              <CloudIcon />
            </Badge>
          }
        >
          {(flyout) => <OutboxFlyout own={own} others={state.others} flyout={flyout} />}
        </FlyoutButton>
      )}
    </>
  );
}

const OutboxFlyout = later(async () => (await import("./OutboxFlyout.tsx")).OutboxFlyout);
