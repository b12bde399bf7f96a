import { useTranslation } from "react-i18next";
import SignOutIcon from "@mui/icons-material/DevicesOutlined";
import { useState } from "react";

import { Section } from "../../ui/Section.tsx";
import { useMutation } from "../../firebase/useMutation.ts";
import { useSession } from "../../session/useAuth.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { MutationProblem } from "../../ui/status/MutationProblem.tsx";

/** Ends all sessions of the user, for users who have lost a device or left one signed in. */
export function SignOutEverywhere() {
  const { t } = useTranslation("account");
  return (
    <Section title={t("everywhere.title")} lead={t("everywhere.lead")}>
      <SignOutEverywhereButton />
    </Section>
  );
}

/** Ends all sessions of the user after a confirmation. */
export function SignOutEverywhereButton() {
  const { t } = useTranslation("account");
  const session = useSession();
  const mutation = useMutation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div>
        <BusyButton
          variant="outlined"
          color="error"
          startIcon={<SignOutIcon />}
          busy={mutation.busy}
          busyLabel={t("everywhere.busy")}
          onClick={() => {
            if (!mutation.busy) setAsking(true);
          }}
        >
          {t("everywhere.action")}
        </BusyButton>
      </div>
      <MutationProblem mutation={mutation} />
      <ConfirmDialog
        open={asking}
        title={t("everywhere.question")}
        body={t("everywhere.body")}
        cancelLabel={t("cancel")}
        confirmLabel={t("everywhere.action")}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void mutation.run(session.signOutEverywhere);
        }}
      />
    </>
  );
}
