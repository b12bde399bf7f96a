import CloseIcon from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import { homePathOf } from "@salvia/domain/account/role";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { matchPath, useLocation } from "react-router";

import type { SessionUser } from "../../session/sessionUser.ts";
import { Notice } from "../../ui/status/Notice.tsx";
import {
  onAccessNotice,
  presentNotice,
  showAccessNotice,
  type AccessNotice,
} from "../guards/accessNotice.ts";
import { areaPattern } from "../paths.ts";

/**
 * Says that the user's access changed, in this tab or on the page that sent them here, and links to
 * the area they have now. Also says which area they may not enter.
 */
export function AccessNoticeBar({ user }: { user: SessionUser }) {
  const { t } = useTranslation(["portal", "common"]);
  const { pathname } = useLocation();
  const notice = useSyncExternalStore(onAccessNotice, presentNotice);
  const { role } = user;
  if (notice === null) return null;

  const isElsewhere = role !== null && matchPath(areaPattern(role), pathname) === null;
  return (
    <Box sx={{ marginBottom: 2 }}>
      <Notice
        severity="info"
        action={
          <IconButton
            color="inherit"
            aria-label={t("common:closeMessage")}
            onClick={(event) => {
              event.currentTarget.closest("main")?.focus();
              showAccessNotice(null);
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      >
        <span>{textOf(notice)}</span>{" "}
        {isElsewhere && !user.lacksPasskey ? (
          // A document of its own, because an area has its own permissions.
          <Link href={homePathOf(role)}>{t("access.go", { area: t(`areas.${role}`) })}</Link>
        ) : null}
      </Notice>
    </Box>
  );

  function textOf(shown: AccessNotice): string {
    if (shown.kind === "refused") return t("access.refused", { area: t(`areas.${shown.area}`) });
    const from = shown.from === null ? null : t(`areas.${shown.from}`);
    const to = role === null ? null : t(`areas.${role}`);
    if (from === null) return to === null ? t("access.changed") : t("access.given", { area: to });
    return to === null
      ? t("access.taken", { area: from })
      : t("access.replaced", { from, area: to });
  }
}
