import type { AuditEntry } from "@salvia/domain/account/auditEntry";
import { erasedCount } from "@salvia/domain/privacy/erasure";
import type { TFunction } from "i18next";

/** Describes an entry in the reader's language: its action and its details. */
export function describeAuditEntry(
  entry: AuditEntry,
  t: TFunction<["auditLog", "people"]>,
): string {
  const what = t(`action.${entry.action}`);
  const detail = detailOf(entry, t);
  return detail === null ? what : t("withDetail", { what, detail });
}

function detailOf(entry: AuditEntry, t: TFunction<["auditLog", "people"]>): string | null {
  if (entry.action === "leadsExported") {
    return t(`exported.${entry.filter.view}`, { count: entry.count });
  }
  if (entry.action === "leadsAssigned") return t("assigned", { count: entry.count });
  if (entry.action === "importUndone") {
    const { removed, kept } = entry;
    const texts = {
      removed: t("undone.removed", { count: removed }),
      kept: t("undone.kept", { count: kept }),
    };
    return t("undone.both", texts);
  }
  if (entry.action === "personErased") return t("erased", { count: erasedCount(entry.erased) });
  if (entry.action !== "roleChanged") return null;
  const [from, to] = [entry.from, entry.to].map((role) => t(`people:role.${role ?? "none"}`));
  return t("roles", { from, to });
}
