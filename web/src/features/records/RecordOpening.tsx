import Button from "@mui/material/Button";
import type { Appointment } from "@salvia/domain/appointment";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf, type Failure } from "../../firebase/clientError.ts";
import { Loading } from "../../ui/Loading.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useFailureText } from "../../ui/useFailureText.ts";
import { HealthRecord } from "./HealthRecord.tsx";
import { openRecord } from "./recordAccess.data.ts";
import type { Access } from "./access.ts";

type RecordOpeningProps = { access: Access; patientName: string; appointment: Appointment };

/** Opens the record of an appointment at its time, which the server may refuse, and shows it. */
export function RecordOpening({ access, patientName, appointment }: RecordOpeningProps) {
  const { t } = useTranslation("records");
  const failureText = useFailureText();
  const [opening, setOpening] = useState<"asked" | "open" | Failure>("asked");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    async function open() {
      const outcome = await openRecord(access, appointment).then(() => "open" as const, failureOf);
      if (current) setOpening(outcome);
    }
    void open();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, not for each snapshot
  }, [attempt]);

  if (opening === "open") return <HealthRecord {...{ access, patientName, appointment }} />;
  if (opening === "asked") return <Loading />;
  return (
    <Notice
      severity="error"
      action={
        <Button
          color="inherit"
          onClick={() => {
            setOpening("asked");
            setAttempt(attempt + 1);
          }}
        >
          {t("refused.again")}
        </Button>
      }
    >
      {opening.code === "not-allowed" ? t("refused.body") : failureText(opening)}
    </Notice>
  );
}
