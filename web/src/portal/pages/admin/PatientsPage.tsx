import Box from "@mui/material/Box";
import { uidSchema } from "@salvia/domain/account/account";
import { adminPaths } from "@salvia/domain/site/paths";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";

import { queryOfAuditFilter } from "../../../features/auditLog/auditUrl.ts";
import { staffOf } from "../../../features/staff/staff.data.ts";
import { PatientList } from "../../../features/treatment/PatientList.tsx";
import { TreatmentPanel } from "../../../features/treatment/TreatmentPanel.tsx";
import { useLiveQuery } from "../../../firebase/liveQuery/useLiveQuery.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Page } from "../Page.tsx";

/** All patients and who treats them; the uid of the open patient is in the address. */
export function PatientsPage() {
  return (
    <NamespaceLoader namespaces={["patientAdmin"]} fallback={<Loading />}>
      <Patients />
    </NamespaceLoader>
  );
}

function Patients() {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "treatment" });
  const [query, setQuery] = useSearchParams();
  const clinicians = useLiveQuery("staff/medical", staffOf("medical"));
  const open = uidSchema.safeParse(query.get("patient"));
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      action={
        <Button variant="contained" component={Link} to={adminPaths.patientImport}>
          {t("import")}
        </Button>
      }
    >
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 820px)", gap: 2.5 }}>
        {open.success ? (
          <TreatmentPanel
            key={open.data}
            uid={open.data}
            clinicians={clinicians.status === "content" ? clinicians.value : []}
            logPath={`${adminPaths.audit}?${queryOfAuditFilter({ whom: open.data }).toString()}`}
            onClose={() => setQuery({})}
          />
        ) : null}
        <PatientList onOpen={(patient) => setQuery({ patient })} />
      </Box>
    </Page>
  );
}
