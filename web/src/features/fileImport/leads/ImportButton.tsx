import ImportIcon from "@mui/icons-material/UploadFileOutlined";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import { salesPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Announcement } from "../../../ui/status/Announcement.tsx";
import { countStates } from "../run/fileRows.ts";
import { useImportState } from "./ImportProvider.tsx";

/** Shows an import's progress and result on other pages, with a link back to it. */
export function ImportButton() {
  const { there, work } = useImportState();
  const { phase } = work;
  if (there || (phase !== "importing" && phase !== "done")) return null;
  return (
    <NamespaceLoader namespaces={["leadImport"]}>
      <Progress />
    </NamespaceLoader>
  );
}

function Progress() {
  const { t } = useTranslation("leadImport");
  const { phase, progress, failure, rows } = useImportState().work;
  const { language } = useLanguage();
  const done = progress.done / Math.max(progress.of, 1);
  const percent = new Intl.NumberFormat(language, { style: "percent" }).format(done);
  const state = phase === "done" ? "done" : failure === null ? "importing" : "paused";
  const count = countStates(rows).done;
  const name = state === "done" ? t("review.done", { count }) : t(`bar.${state}`, { percent });
  return (
    <>
      {/* Announces only a pause or the end; users can look up the progress. */}
      <Announcement>{state === "importing" ? null : name}</Announcement>
      <IconButton component={Link} to={salesPaths.leadImport} aria-label={name} title={name}>
        <Badge
          badgeContent={{ done: "✓", paused: "!", importing: percent }[state]}
          color={state === "paused" ? "error" : "secondary"}
          sx={{ "& .MuiBadge-badge": { whiteSpace: "nowrap" } }}
        >
          <ImportIcon />
        </Badge>
      </IconButton>
    </>
  );
}
