import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type Appointment, recordClosesAt } from "@salvia/domain/scheduling/appointment";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { failureOf, type Failure } from "../../../firebase/clientError.ts";
import { useMutation } from "../../../firebase/useMutation.ts";
import { Loading } from "../../../ui/status/Loading.tsx";
import { Notice } from "../../../ui/status/Notice.tsx";
import { useFailureText } from "../../../ui/status/useFailureText.ts";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { openRecord } from "./recordAccess.data.ts";
import type { OpenRecordKey } from "./openRecord.ts";
import { ExactTime } from "../../../ui/time/TimeAgo.tsx";
import { MedicationsSection } from "../medications/MedicationsSection.tsx";
import { ExportButton } from "../download/ExportButton.tsx";
import { NotesSection } from "../notes/NotesSection.tsx";
import { AllergiesSection } from "../summary/AllergiesSection.tsx";
import { PrintButton, PrintStamp, PrintStyles } from "../summary/RecordPrint.tsx";
import { ProblemsSection } from "../summary/ProblemsSection.tsx";
import { VitalsSection } from "../vitals/VitalsSection.tsx";

type RecordOpeningProps = {
  access: OpenRecordKey;
  patientName: string;
  appointment: Appointment;
  isBesideVideo: boolean;
};

/** Opens the record of an appointment, unless the server denies it, and shows it. */
export function RecordOpening(props: RecordOpeningProps) {
  const { access, appointment } = props;
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

  if (opening === "open") return <HealthRecord {...props} />;
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

type AskWhyProps = Pick<RecordOpeningProps, "access" | "appointment"> & { onOpened: () => void };

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

/**
 * An open record: its content, and the forms to add entries during a visit. Beside a video, the
 * notes follow the allergies, because the clinician writes while the patient speaks.
 */
function HealthRecord(props: RecordOpeningProps) {
  const { access, patientName, appointment, isBesideVideo } = props;
  const { t } = useTranslation("records");
  const notes = <NotesSection patientId={access.patientId} access={access} />;
  return (
    <Box component="section" aria-label={t("of", { name: patientName })} sx={{ minWidth: 0 }}>
      <PrintStyles />
      <Box sx={head}>
        <Box component="p" sx={{ margin: 0, flexGrow: 1, fontWeight: 600, displayPrint: "none" }}>
          {t("open.until")} <ExactTime moment={recordClosesAt(appointment)} />
        </Box>
        <ExportButton access={access} />
        <PrintButton />
        <PrintStamp />
      </Box>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <AllergiesSection patientId={access.patientId} access={access} />
        {isBesideVideo ? notes : null}
        <Box sx={columns}>
          <ProblemsSection patientId={access.patientId} access={access} />
          <MedicationsSection patientId={access.patientId} access={access} />
        </Box>
        <Box sx={columns}>
          <Box sx={followed}>
            <VitalsSection patientId={access.patientId} access={access} />
          </Box>
          {isBesideVideo ? null : <Box sx={followed}>{notes}</Box>}
        </Box>
      </Box>
    </Box>
  );
}

const head = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1,
  marginBottom: 2,
} as const;

/** Two columns if there is room, but not beside a video. */
const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 440px), 1fr))",
} as const;

/**
 * The shorter of two columns stays in view while the longer one scrolls. The height keeps a column
 * that is shorter than the window at the window's top.
 */
const followed = {
  alignSelf: "end",
  position: "sticky",
  bottom: 16,
  minWidth: 0,
  minHeight: "min(100%, calc(100vh - 96px))",
  "@media print": { position: "static", minHeight: 0 },
} as const;
