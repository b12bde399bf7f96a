import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { useLiveQuery } from "../../firebase/liveQuery/useLiveQuery.ts";
import { useLanguage } from "../../i18n/useLanguage.ts";
import { patientIdentifiers } from "../../lib/patientIdentifiers.ts";
import { Button } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import { StaffName } from "../../ui/StaffName.tsx";
import { Announcement } from "../../ui/status/Announcement.tsx";
import { LoadProblem } from "../../ui/status/LoadProblem.tsx";
import { patientPage, type PatientPlace, type TreatedPatient } from "./treatment.data.ts";

/** All patients by name, live, page by page, and a search for the beginning of a name. */
export function PatientList({ onOpen }: { onOpen: (uid: string) => void }) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "treatment" });
  const [typed, setTyped] = useState("");
  const [beginning, setBeginning] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setBeginning(asStored(typed)), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Section title={t("list.title")} lead={t("list.lead")}>
      <TextField
        label={t("list.search")}
        helperText={t("list.hint")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        type="search"
        sx={{ maxWidth: 440 }}
        slotProps={{ htmlInput: { maxLength: 120, spellCheck: false } }}
      />
      <PatientRows key={beginning} beginning={beginning} after={null} onOpen={onOpen} />
    </Section>
  );
}

/** Typing pause before a search, in ms: each search costs up to 26 reads. */
const pauseMs = 250;

/** Names are stored with a capital first letter. */
function asStored(typed: string): string {
  const name = typed.trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

type PatientRowsProps = {
  beginning: string;
  after: PatientPlace | null;
  onOpen: (uid: string) => void;
};

/** A page and, on request, the next one below it, which starts where this one ends. */
function PatientRows({ beginning, after, onOpen }: PatientRowsProps) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "treatment" });
  const [showsNext, setShowsNext] = useState(false);
  const page = useLiveQuery(
    `treatment/${JSON.stringify([beginning, after])}`,
    patientPage(beginning, after),
    ({ rows }) => rows.length === 0,
  );
  if (page.status === "error") return <LoadProblem of={page} />;
  if (page.status === "empty") {
    if (after !== null) return null;
    return <Typography>{t(beginning === "" ? "list.empty" : "list.none")}</Typography>;
  }
  if (page.status === "loading") {
    return (
      <>
        <Announcement>{t("list.loading")}</Announcement>
        <Skeleton variant="rounded" height={after === null ? 240 : 88} />
      </>
    );
  }
  const { rows, next } = page.value;
  return (
    <>
      <Rows aria-label={t("list.title")}>
        {rows.map((row) => (
          <Row key={row.uid} row={row} onOpen={onOpen} />
        ))}
      </Rows>
      {next === null ? null : showsNext ? (
        <PatientRows beginning={beginning} after={next} onOpen={onOpen} />
      ) : (
        <div>
          <Button variant="outlined" onClick={() => setShowsNext(true)}>
            {t("list.more")}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ row, onOpen }: { row: TreatedPatient; onOpen: (uid: string) => void }) {
  const { t } = useTranslation("patientAdmin", { keyPrefix: "treatment" });
  const { language } = useLanguage();
  const { uid, patient } = row;
  const identifiers = patientIdentifiers(patient, language);
  return (
    <li>
      <Button
        aria-label={t("list.open", { name: `${patient.name} ${identifiers}` })}
        onClick={() => onOpen(uid)}
        sx={{ display: "block", textAlign: "start", overflowWrap: "anywhere" }}
      >
        {patient.name}{" "}
        <Box component="span" sx={{ display: "block", color: "text.secondary", fontWeight: 400 }}>
          {identifiers}
        </Box>
      </Button>
      <Box component="span">
        {patient.clinicians.slice(0, shownClinicians).map((clinician, at) => (
          <span key={clinician}>
            {at === 0 ? null : <span>, </span>}
            <StaffName uid={clinician} />
          </span>
        ))}
        {patient.clinicians.length > shownClinicians ? <span> …</span> : null}
      </Box>
    </li>
  );
}

/** Clinicians shown in a row; each name not seen before costs a read. */
const shownClinicians = 3;

const Rows = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: 16,
    alignItems: "center",
    minHeight: 52,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li > button": { justifySelf: "start", marginLeft: -8 },
  "& > li > span": {
    color: theme.vars.palette.text.secondary,
    fontSize: "0.875rem",
    overflowWrap: "anywhere",
  },
}));
