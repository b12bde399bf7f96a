import type { AuditEntry } from "@salvia/domain/audit/auditEntry";
import { erasedCount } from "@salvia/domain/privacy/erasure";
import type { TFunction } from "i18next";

type Texts = TFunction<["auditLog", "people"]>;

export function describeAuditEntry(entry: AuditEntry, t: Texts): string {
  const what = t(`action.${entry.action}`);
  const detail = detailOf(entry, t);
  return detail === null ? what : t("withDetail", { what, detail });
}

function detailOf(entry: AuditEntry, t: Texts): string | null {
  if (entry.action === "leadsExported") {
    return t(`exported.${entry.filter.view}`, { count: entry.count });
  }
  if (
    entry.action === "leadsAssigned" ||
    entry.action === "assignmentUndone" ||
    entry.action === "leadsImported"
  ) {
    return t("assigned", { count: entry.count });
  }
  if (entry.action === "importUndone") {
    const { removed, kept } = entry;
    const texts = {
      removed: t("undone.removed", { count: removed }),
      kept: t("undone.kept", { count: kept }),
    };
    return t("undone.both", texts);
  }
  if (entry.action === "switchesChanged") {
    const name = t(`feature.${entry.feature}`);
    return t(entry.off ? "switchedOff" : "switchedOn", { name });
  }
  if (entry.action === "noteWithdrawn") {
    return t(entry.wasReadable ? "withdrawn.read" : "withdrawn.unread");
  }
  if (entry.action === "entryWithdrawn") return t(`withdrawn.part.${entry.part}`);
  if (entry.action === "patientsImported") {
    const { added, changed } = entry;
    const texts = {
      added: t("patients.added", { count: added }),
      changed: t("patients.changed", { count: changed }),
    };
    return t("patients.both", texts);
  }
  if (entry.action === "accountsListed") {
    const which = entry.role === null ? t("listed.any") : t(`people:role.${entry.role}`);
    return entry.isSearch ? t("listed.search", { which }) : which;
  }
  if (entry.action === "accountInvited") return t(`people:role.${entry.role}`);
  if (entry.action === "personErased") return t("entries", { count: erasedCount(entry.erased) });
  if (entry.action === "personExported" || entry.action === "auditExported") {
    return t("entries", { count: entry.count });
  }
  if (entry.action !== "roleChanged") return null;
  const [from, to] = [entry.from, entry.to].map((role) => t(`people:role.${role ?? "none"}`));
  return t("roles", { from, to });
}
