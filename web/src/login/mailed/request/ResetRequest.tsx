import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { ViewSkeleton } from "../../layout/ViewSkeleton.tsx";
import { MailRequest } from "./MailRequest.tsx";

interface ResetRequestProps {
  /** A previously typed address. */
  email?: string;
  onBack: () => void;
}

/** Mails a link for choosing a new password. */
export function ResetRequest(props: ResetRequestProps) {
  return (
    <NamespaceLoader namespaces={["mailed"]} fallback={<ViewSkeleton />}>
      <Request {...props} />
    </NamespaceLoader>
  );
}

function Request({ email = "", onBack }: ResetRequestProps) {
  const { t } = useTranslation("mailed");
  return (
    <MailRequest
      call="requestPasswordReset"
      heading={t("reset.heading")}
      lead={t("reset.lead")}
      sentLead={t("sent.reset")}
      email={email}
      onBack={onBack}
    />
  );
}
