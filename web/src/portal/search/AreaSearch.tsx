import type { Role } from "@salvia/domain/account/role";
import { lazy } from "react";

import { NamespaceLoader } from "../../i18n/NamespaceLoader.tsx";
import { PageSearch, type AreaSearchProps } from "./Palette.tsx";

/** The search of a role's area. Only salespeople load that of leads, and clinicians of patients. */
export function AreaSearch({ role, ...props }: AreaSearchProps & { role: Role }) {
  if (role === "sales") return <SalesSearch {...props} />;
  if (role === "medical") return <MedicalSearch {...props} />;
  return (
    <NamespaceLoader namespaces={["finding"]} fallback={null}>
      <PageSearch role={role} {...props} />
    </NamespaceLoader>
  );
}

const SalesSearch = lazy(async () => ({
  default: (await import("./SalesSearch.tsx")).SalesSearch,
}));

const MedicalSearch = lazy(async () => ({
  default: (await import("./MedicalSearch.tsx")).MedicalSearch,
}));
