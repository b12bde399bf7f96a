import { useTranslation } from "react-i18next";

import { visitorMarkup } from "../../lib/visitorMarkup.ts";
import { SiteSection } from "../sections/SiteSection.tsx";

/**
 * Where the script reports that a signed-in visitor's session could not be synced. The sentence is
 * rendered here in the page's language, with a placeholder for the reason.
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
