import Chip from "@mui/material/Chip";
import type { Source } from "@salvia/domain/assistant/assistant";
import { sourcePath } from "@salvia/domain/assistant/assistantSource";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";

/** The source of a sentence, as a link that opens it. */
export function SourceChip({ source }: { source: Source }) {
  const { t } = useTranslation("assistant");
  const { search } = useLocation();
  return (
    <Chip
      component={Link}
      to={source.kind === "help" ? helpBeside(search, source.path) : sourcePath(source)}
      clickable
      size="small"
      variant="outlined"
      color="primary"
      label={t(`source.${source.kind}`)}
    />
  );
}

/** Opens the help next to the conversation without leaving its address. */
function helpBeside(search: string, path: string): string {
  const query = new URLSearchParams(search);
  query.set("help", path.replace("help/", ""));
  return `?${query.toString()}`;
}
