import { useTranslation } from "react-i18next";

import { visitorMarkup } from "../lib/visitorMarkup.ts";
import { SiteSection } from "./SiteSection.tsx";

/**
 * Where the script tells a signed-in visitor that their session could not be synced. The sentence
 * is written here, in the page's language, with a mark for the reason.
 */
export function AccountProblem() {
  const { t } = useTranslation();
  return (
    <SiteSection
      id={visitorMarkup.problem}
      component="div"
      role="alert"
      data-sentence={t("sessionSyncFailed", { reason: visitorMarkup.reasonMark })}
      hidden
      sx={{ color: "error.main", pb: 2, "&[hidden]": { display: "none" } }}
    />
  );
}
