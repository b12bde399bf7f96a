import Box from "@mui/material/Box";
import { parseInternationalPhone } from "@salvia/domain/shared/phone";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { likelyCountry } from "../../../lib/likelyCountry.ts";
import { deviceTimeZone } from "../../../lib/time/timeZones.ts";
import { useTimeZone } from "../../../ui/time/useTimeZone.ts";
import { ChooseFile, type NotRead } from "../review/ChooseFile.tsx";
import { useImportState } from "./ImportProvider.tsx";
import { guessColumns } from "./leadColumns.ts";
import { MapColumns } from "./MapColumns.tsx";
import { OwnImports } from "./OwnImports.tsx";
import { ReviewLeads } from "./ReviewLeads.tsx";

/**
 * Imports leads from a file in three steps: choose the file, map its columns, review and import its
 * rows.
 */
export function LeadImport() {
  const { step, goTo, reader, work } = useImportState();
  const zone = useTimeZone() ?? deviceTimeZone();
  const content = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Moves the keyboard focus to the new step.
    if (!isFirst.current) content.current?.focus();
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs on every new step
  }, [step.at]);

  async function read(chosen: File): Promise<NotRead | null> {
    const answer = await reader.read(chosen);
    if ("problem" in answer) return answer;
    const { file } = answer;
    const columns = guessColumns(file);
    const phones = file.examples[columns.get("phone") ?? -1] ?? [];
    const [country = likelyCountry(zone, navigator.languages)] = phones.flatMap(
      (phone) => parseInternationalPhone(phone)?.country ?? [],
    );
    const options = {
      country,
      plan: "",
      source: "",
      meanings: {},
      documentType: "nationalId" as const,
    };
    const settings = { columns, options, repairs: file.damaged !== null };
    goTo({ at: "columns", file: { ...file, name: chosen.name }, settings });
    return null;
  }

  return (
    <Box sx={{ display: "grid", gap: 2.5, maxWidth: 1040 }}>
      <ImportSteps at={step.at} />
      <Box ref={content} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
        {step.at === "file" ? (
          <Box sx={{ display: "grid", gap: 2.5 }}>
            <ChooseFile read={read} />
            <OwnImports />
          </Box>
        ) : step.at === "columns" ? (
          <MapColumns
            {...step}
            onBack={() => goTo({ at: "file" })}
            onSettings={(settings) => {
              goTo({ ...step, at: "rows", settings });
              work.check(() => reader.check(settings.columns, settings.options, settings.repairs));
            }}
          />
        ) : (
          <ReviewLeads
            fileName={step.file.name}
            onBack={() => {
              work.forget();
              goTo({ ...step, at: "columns" });
            }}
            onAgain={() => {
              work.forget();
              goTo({ at: "file" });
            }}
          />
        )}
      </Box>
    </Box>
  );
}

const steps = ["file", "columns", "rows"] as const;

function ImportSteps({ at }: { at: (typeof steps)[number] }) {
  const { t } = useTranslation("leadImport");
  return (
    <Box
      component="ol"
      aria-label={t("steps.label")}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: { xs: 1.5, sm: 3 },
        listStyle: "none",
        padding: 0,
        margin: 0,
      }}
    >
      {steps.map((step, index) => (
        <Box
          key={step}
          component="li"
          aria-current={step === at ? "step" : undefined}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            color: step === at ? "text.primary" : "text.secondary",
            fontWeight: step === at ? 600 : 400,
          }}
        >
          <Box
            component="span"
            sx={{
              display: "grid",
              placeItems: "center",
              width: 26,
              height: 26,
              borderRadius: "50%",
              fontSize: "0.875rem",
              border: 1,
              borderColor: step === at ? "primary.main" : "outline",
              backgroundColor: step === at ? "primary.main" : "transparent",
              color: step === at ? "primary.contrastText" : "inherit",
            }}
          >
            {index + 1}
          </Box>
          {t(`steps.${step}`)}
        </Box>
      ))}
    </Box>
  );
}
