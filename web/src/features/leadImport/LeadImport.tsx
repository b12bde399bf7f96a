import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";

import { likelyCountry } from "../../lib/likelyCountry.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { guessMapping } from "./columnMapping.ts";
import { ImportSteps } from "./ImportSteps.tsx";
import { MapColumns } from "./MapColumns.tsx";
import { OwnImports } from "./OwnImports.tsx";
import { ReviewRows } from "./ReviewRows.tsx";
import { useImportState } from "./useImportState.ts";

/** Makes leads of a file, in three steps: choose it, say what its columns are, see and import its rows. */
export function LeadImport() {
  const { step, goTo, reader, work } = useImportState();
  const content = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Whoever uses the keyboard goes on where the new step begins.
    if (!isFirst.current) content.current?.focus();
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever there is another step
  }, [step.at]);

  return (
    <Box sx={{ display: "grid", gap: 2.5, maxWidth: 1040 }}>
      <ImportSteps at={step.at} />
      <Box ref={content} tabIndex={-1} sx={{ "&:focus": { outline: "none" } }}>
        {step.at === "file" ? (
          <Box sx={{ display: "grid", gap: 2.5 }}>
            <ChooseFile
              reader={reader}
              onFile={(file, name) => {
                const mapping = guessMapping(file.headings);
                const country = likelyCountry(navigator.languages);
                const order = { mapping, defaults: { country, plan: "", source: "" } };
                goTo({ at: "columns", file: { ...file, name }, order });
              }}
            />
            <OwnImports />
          </Box>
        ) : step.at === "columns" ? (
          <MapColumns
            {...step}
            onBack={() => goTo({ at: "file" })}
            onOrder={(order) => {
              goTo({ ...step, at: "rows", order });
              void work.check(order);
            }}
          />
        ) : (
          <ReviewRows
            {...{ reader, work }}
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
