import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { useMutation } from "../../../firebase/useMutation.ts";
import { Button } from "../../../ui/Button.tsx";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { openRecord } from "../recordAccess.data.ts";
import { HealthRecord } from "./HealthRecord.tsx";
import type { OpenedRecord } from "../openRecord.ts";

/** Opens the record of an appointment, unless the server denies it, and shows it. */
export function RecordOpening({ record }: { record: OpenedRecord }) {
  const { access, appointment } = record;
  const { t } = useTranslation("records");
  const failureText = useFailureText();
  const [opening, setOpening] = useState<"opening" | "open" | "reasonNeeded" | Failure>("opening");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    async function open() {
      const outcome = await openRecord(access, appointment, null).catch(failureOf);
      if (current) setOpening(outcome);
    }
    void open();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per attempt
  }, [attempt]);

  if (opening === "open") return <HealthRecord record={record} />;
  if (opening === "opening") return <Loading />;
  if (opening === "reasonNeeded") {
    return <AskWhy {...{ access, appointment }} onOpened={() => setOpening("open")} />;
  }
  return (
    <Notice
      severity="error"
      action={
        <Button
          color="inherit"
          onClick={() => {
            setOpening("opening");
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

type AskWhyProps = Pick<OpenedRecord, "access" | "appointment"> & { onOpened: () => void };

/** Asks for a reason if the appointment's time was set at short notice. */
function AskWhy({ access, appointment, onOpened }: AskWhyProps) {
  const { t } = useTranslation("records");
  const [asking, setAsking] = useState(true);
  const mutation = useMutation();

  async function open(reason: string) {
    const opened = await mutation.run(async () => {
      await openRecord(access, appointment, reason);
    });
    if (opened) onOpened();
  }

  return (
    <>
      <Notice
        severity="info"
        action={
          <Button color="inherit" onClick={() => setAsking(true)}>
            {t("shortNotice.give")}
          </Button>
        }
      >
        {t("shortNotice.notice")}
      </Notice>
      {asking ? (
        <ReasonDialog
          title={t("shortNotice.title")}
          body={t("shortNotice.body")}
          confirm={t("shortNotice.open")}
          confirming={t("shortNotice.opening")}
          mutation={mutation}
          onCancel={() => {
            mutation.forget();
            setAsking(false);
          }}
          onConfirm={(reason) => void open(reason)}
        />
      ) : null}
    </>
  );
}
