import { useTranslation } from "react-i18next";

import { AreaFrame } from "../../ui/status/AreaFrame.tsx";

/** What shows until a user's area can. */
export function AreaLoading() {
  const { t } = useTranslation();
  return <AreaFrame label={t("loading")} />;
}
