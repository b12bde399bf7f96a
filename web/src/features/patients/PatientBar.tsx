import MoreIcon from "@mui/icons-material/ExpandMoreOutlined";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import type { Patient } from "@salvia/domain/record/patient";
import { useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { visuallyHidden } from "../../ui/visuallyHidden.ts";
import { IdentityList, OtherIdentifiers, useBirthDateText } from "./identifiers.tsx";

type PatientBarProps = {
  patient: Patient;
  /** A term and a definition. */
  appointment: ReactNode;
  /** A list of terms; nothing while the record is closed. */
  conditions: ReactNode;
};

/**
 * Who the patient is, in sight while one scrolls: one line, or two on a phone, with the rest on
 * demand. In a window as low as at 400 % zoom, it scrolls away.
 */
export function PatientBar({ patient, appointment, conditions }: PatientBarProps) {
  const { t } = useTranslation("patients");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const birthDateText = useBirthDateText();
  return (
    <Bar aria-label={t("label")} data-open={isOpen}>
      <GlobalStyles styles={roomForBar} />
      <Lines>
        <dl>
          <div>
            <dt style={visuallyHidden}>{t("identity.name")}</dt>
            <dd>{patient.name}</dd>
          </div>
          <div>
            <dt style={visuallyHidden}>{t("identity.birthDate")}</dt>
            <dd>{birthDateText(patient)}</dd>
          </div>
          {patient.memberNumber === null ? null : (
            <div data-wide>
              <dt style={visuallyHidden}>{t("identity.memberNumber")}</dt>
              <dd>{patient.memberNumber}</dd>
            </div>
          )}
          <div data-wide>{appointment}</div>
        </dl>
        {conditions}
      </Lines>
      <IconButton
        size="small"
        aria-label={t("identity.details")}
        title={t("identity.details")}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <MoreIcon sx={isOpen ? { transform: "rotate(180deg)" } : {}} />
      </IconButton>
      {isOpen ? (
        <Box
          id={id}
          sx={{
            gridColumn: "1 / -1",
            paddingTop: 1,
            // It is in the line above already.
            ...(patient.memberNumber !== null && { "& [data-number]": { display: "none" } }),
          }}
        >
          <IdentityList>
            <OtherIdentifiers patient={patient} />
          </IdentityList>
        </Box>
      ) : null}
    </Bar>
  );
}

const highEnough = "@media (min-height: 500px)";
const wide = "@media (min-width: 900px)";

/** What gets the focus is not below the bar. */
const roomForBar = {
  [highEnough]: {
    html: {
      "--patient-bar": "76px",
      [wide]: { "--patient-bar": "48px" },
      scrollPaddingTop: "calc(80px + var(--patient-bar))",
    },
  },
} as const;

const Bar = styled("section")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: "0 8px",
  // Up to the edges of the page, so that nothing shows beside it.
  margin: "0 -16px 16px",
  padding: "6px 16px",
  [theme.breakpoints.up("sm")]: { marginInline: -24, paddingInline: 24 },
  [theme.breakpoints.up("lg")]: { marginInline: "-16px -32px", paddingInline: "16px 32px" },
  fontSize: "0.875rem",
  lineHeight: 1.4,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [highEnough]: {
    position: "sticky",
    top: 64,
    zIndex: theme.zIndex.mobileStepper,
    maxHeight: "calc(100dvh - 200px)",
    overflow: "auto",
  },
}));

const Lines = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 16px",
  minWidth: 0,
  "& > dl": { display: "flex", flexWrap: "wrap", gap: "2px 16px", margin: 0, minWidth: 0 },
  "& > dl > div": { display: "flex", gap: 6, minWidth: 0 },
  "& dt": { flexShrink: 0, color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, fontWeight: 600, overflowWrap: "anywhere" },
  "& [data-urgent=true] :is(dt, dd)": { color: theme.vars.palette.error.main },
  "& dd svg": { verticalAlign: "-2px", marginRight: 4 },
  // Closed, each line is one: the rest of a long list is in the record, and here on demand.
  "[data-open=false] > &": {
    "& [data-wide]": { display: "none" },
    "& > dl + dl": { flexWrap: "nowrap", maxWidth: "100%" },
    // Problems give way to allergies, to the last pixel: an ellipsis takes whole letters.
    "& > dl + dl > div": { overflow: "hidden", flexShrink: 0, maxWidth: "100%" },
    "& > dl + dl > div + div": { flexShrink: 1 },
    "& > dl + dl dd": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    [wide]: {
      flexWrap: "nowrap",
      "& > dl:first-of-type": { flexWrap: "nowrap", flexShrink: 0 },
      "& [data-wide]": { display: "flex" },
    },
  },
}));
