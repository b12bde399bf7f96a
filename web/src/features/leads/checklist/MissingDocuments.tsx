import { missingDocuments } from "@salvia/domain/lead/checklist";
import { useTranslation } from "react-i18next";

import { useIsConfirmed } from "../../../firebase/liveQuery/useIsConfirmed.ts";
import { useLanguage } from "../../../i18n/useLanguage.ts";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useChecklist } from "./ChecklistSection.tsx";

/** Says which documents of a lead are still missing, where its next stage is decided. */
export function MissingDocuments({ leadId }: { leadId: string }) {
  const { t } = useTranslation("checklist");
  const { language } = useLanguage();
  const live = useChecklist(leadId);
  const isConfirmed = useIsConfirmed(live);
  // The list of documents says why it can't be read.
  if (live.status !== "content" || (live.value.data === null && !isConfirmed)) return null;
  const missing = missingDocuments(live.value.data);
  if (missing.length === 0) return <Notice severity="success">{t("complete")}</Notice>;
  const names = missing.map((document) => t(`inText.${document}`));
  const documents = new Intl.ListFormat(language).format(names);
  return <Notice severity="warning">{t("missing", { documents })}</Notice>;
}
