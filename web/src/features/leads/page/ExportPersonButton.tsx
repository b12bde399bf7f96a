import Box from "@mui/material/Box";
import { leadEndpoints } from "@salvia/domain/lead/leadEndpoints";
import { useTranslation } from "react-i18next";

import { useMutation } from "../../../firebase/useMutation.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { download } from "../../../lib/download.ts";
import { useSession } from "../../../session/useAuth.ts";
import { BusyButton } from "../../../ui/BusyButton.tsx";
import { useToast } from "../../../ui/dialogs/ToastProvider.tsx";
import { MutationProblem } from "../../../ui/status/MutationProblem.tsx";

/** Saves everything about a lead's person as a file, for that person; for administrators. */
export function ExportPersonButton({ id }: { id: string }) {
  return (
    <NamespaceLoader namespaces={["personalData"]} fallback={null}>
      <Export id={id} />
    </NamespaceLoader>
  );
}

function Export({ id }: { id: string }) {
  const { t } = useTranslation("personalData");
  const session = useSession();
  const showToast = useToast();
  const mutation = useMutation();

  const save = () =>
    mutation.run(async () => {
      const { documents } = await session.ask(leadEndpoints.exportPerson, { leadId: id });
      const content = { exportedAt: new Date().toISOString(), documents };
      const text = `${JSON.stringify(content, null, 2)}\n`;
      download(new Blob([text], { type: "application/json" }), `person-${id}.json`);
      showToast("success", t("export.done", { count: Object.keys(documents).length }));
    });

  return (
    <>
      <BusyButton
        variant="outlined"
        busy={mutation.busy}
        busyLabel={t("export.busy")}
        onClick={() => void save()}
      >
        {t("export.action")}
      </BusyButton>
      {mutation.failure === null ? null : (
        <Box sx={{ flexBasis: "100%", order: 1 }}>
          <MutationProblem mutation={mutation} />
        </Box>
      )}
    </>
  );
}
