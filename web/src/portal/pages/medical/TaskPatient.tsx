import ClearIcon from "@mui/icons-material/Clear";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { TaskPatient as Patient } from "../../../features/tasks/taskForm.ts";
import { NamespaceLoader } from "../../../i18n/NamespaceLoader.tsx";
import { useFocusKept } from "../../../ui/useFocusKept.ts";

type TaskPatientProps = {
  chosen: Patient | null;
  onChoose: (patient: Patient | null) => void;
};

/** The patient of a task, optional. Patient names load only when the user searches. */
export function TaskPatient({ chosen, onChoose }: TaskPatientProps) {
  const { t } = useTranslation("tasks");
  const place = useRef<HTMLDivElement>(null);
  const [looking, setLooking] = useState(false);
  const shown = chosen !== null ? "chosen" : looking ? "looking" : "nobody";
  useFocusKept(place, shown);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{ display: "flex", alignItems: "center", minHeight: 40, "&:focus": { outline: "none" } }}
    >
      {chosen !== null ? (
        <>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
            {chosen.name}
          </Box>
          <IconButton
            aria-label={t("form.clear", { name: chosen.name })}
            onClick={() => onChoose(null)}
          >
            <ClearIcon fontSize="small" />
          </IconButton>
        </>
      ) : looking ? (
        <Box sx={{ flexGrow: 1 }}>
          <NamespaceLoader namespaces={["patients"]} fallback={<Skeleton height={56} />}>
            <Suspense fallback={<Skeleton height={56} />}>
              <PatientPicker
                onChoose={({ uid, patient }) => {
                  setLooking(false);
                  onChoose({ id: uid, name: patient.name });
                }}
              />
            </Suspense>
          </NamespaceLoader>
        </Box>
      ) : (
        <Button onClick={() => setLooking(true)}>{t("form.patient")}</Button>
      )}
    </Box>
  );
}

const PatientPicker = lazy(async () => ({
  default: (await import("../../../features/patients/PatientPicker.tsx")).PatientPicker,
}));
