import type { Lead } from "@salvia/domain/lead/lead";
import type { TFunction } from "i18next";

type Texts = TFunction<["leadExport", "leads"]>;

/** The column headings. The import recognizes each of them in every language. */
export function leadHeadings(t: Texts): string[] {
  return [
    t("leads:form.firstName"),
    t("leads:form.lastName"),
    t("leads:form.email"),
    t("leads:form.phone"),
    t("leads:form.plan"),
    t("leads:columns.status"),
    t("leads:columns.kind"),
    t("leads:form.source"),
    t("leads:form.documentNumber"),
    t("leads:form.documentType"),
    t("leads:form.documentCountry"),
    t("leadExport:columns.createdAt"),
    t("leadExport:columns.updatedAt"),
    t("leadExport:columns.enrolledAt"),
  ];
}

/** A lead as a row: terms in the user's language, times in ISO 8601. */
export function leadCells(lead: Lead, t: Texts): string[] {
  const document = lead.identityDocument;
  return [
    lead.firstName,
    lead.lastName,
    lead.email ?? "",
    lead.phone ?? "",
    t(`leads:plan.${lead.plan}`),
    t(`leads:status.${lead.status}`),
    t(`leads:kind.${lead.kind}`),
    t(`leads:source.${lead.source}`),
    document?.number ?? "",
    document === null ? "" : t(`leads:form.documentTypes.${document.type}`),
    document?.country ?? "",
    lead.createdAt.toISOString(),
    lead.updatedAt.toISOString(),
    lead.enrolledAt?.toISOString() ?? "",
  ];
}
