import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { ViewSkeleton } from "../../layout/ViewSkeleton.tsx";
import { MailRequest } from "./MailRequest.tsx";

interface SignUpRequestProps {
  /** A previously typed address. */
  email?: string;
  onBack: () => void;
  /** Another way to start, such as the Google button. */
  otherWay?: ReactNode;
}

/** Starts an account: asks for an address and mails it a link. */
export function SignUpRequest(props: SignUpRequestProps) {
  return (
    <NamespaceLoader namespaces={["mailed"]} fallback={<ViewSkeleton />}>
      <Request {...props} />
    </NamespaceLoader>
  );
}

function Request({ email = "", onBack, otherWay }: SignUpRequestProps) {
  const { t } = useTranslation("mailed");
  return (
    <MailRequest
      call="requestSignUp"
      heading={t("signUp.heading")}
      lead={t("signUp.lead")}
      sentLead={t("sent.signUp")}
      email={email}
      onBack={onBack}
    >
      {otherWay}
      <Box sx={{ borderTop: 1, borderColor: "divider", pt: 3 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
          {t("signUp.coverHeading")}
        </Typography>
        <Typography sx={{ color: "text.secondary", textWrap: "pretty" }}>
          {t("signUp.cover")}
        </Typography>
      </Box>
    </MailRequest>
  );
}
