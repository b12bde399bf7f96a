import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

import type { LiveQuery } from "../../../firebase/useLiveQuery.tsx";
import type { LeadFeed } from "../paging/leadFeed.ts";

/** The number of leads that a search has found, shown and announced. */
export function FoundCount({ live }: { live: LiveQuery<LeadFeed> }) {
  const { t } = useTranslation("leadSearch");
  return (
    <Box component="output" sx={{ color: "text.secondary", minHeight: "1.5em" }}>
      {text()}
    </Box>
  );

  function text(): string {
    if (live.status === "loading") return t("searching");
    if (live.status === "error") return "";
    if (live.status === "empty") return t("found", { count: 0 });
    const { rows, older } = live.value;
    return t(older === "narrow" ? "many" : "found", { count: rows.length });
  }
}
