import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { requestPlaces, requestTurns } from "@salvia/domain/scheduling/requestQuota";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/Button.tsx";
import { useFailureText } from "../../ui/status/useFailureText.ts";
import type { AppointmentProblem } from "./data/appointmentProblem.ts";
import { useWhenText } from "./useWhenText.ts";

type AppointmentProblemNoticeProps = {
  problem: AppointmentProblem | null;
  /** Called with the offered time that the user chooses instead. */
  onChoose: (startsAt: Date) => void;
};

/** Shows why an appointment was not written and what to do about it; nothing without a problem. */
export function AppointmentProblemNotice({ problem, onChoose }: AppointmentProblemNoticeProps) {
  return problem === null ? null : <Problem problem={problem} onChoose={onChoose} />;
}

// Takes the focus so that screen readers read it first and small screens scroll to it.
function Problem({
  problem,
  onChoose,
}: { problem: AppointmentProblem } & Omit<AppointmentProblemNoticeProps, "problem">) {
  const { t } = useTranslation("appointments");
  const problemText = useProblemText();
  const whenText = useWhenText();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Alert ref={message} severity="error" role="alert" tabIndex={-1}>
      <span>{problemText(problem)}</span>
      {problem.kind === "taken" || problem.kind === "patientTaken" ? (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginTop: 1 }}>
          {problem.free.map((time) => (
            <Button
              key={time.getTime()}
              variant="outlined"
              size="small"
              onClick={() => onChoose(time)}
            >
              {t("problem.instead", whenText(time))}
            </Button>
          ))}
        </Box>
      ) : null}
    </Alert>
  );
}

/** The function that says in the user's language why an appointment was not written. */
export function useProblemText(): (problem: AppointmentProblem) => string {
  const { t } = useTranslation("appointments");
  const failureText = useFailureText();
  const whenText = useWhenText();
  return (problem) => {
    if (problem.kind === "failed") return failureText(problem.failure);
    if (problem.kind === "taken") {
      const isFull = problem.free.length === 0;
      return t(isFull ? "problem.full" : "problem.taken", whenText(problem.startsAt));
    }
    if (problem.kind === "patientTaken") {
      const words = { name: problem.patientName, ...whenText(problem.startsAt) };
      return t(problem.free.length === 0 ? "problem.patientFull" : "problem.patientTaken", words);
    }
    if (problem.kind === "tooManyToday") {
      const most = requestTurns.length;
      return t("problem.tooManyToday", { most, ...whenText(problem.freeAt) });
    }
    return t(`problem.${problem.kind}`, { most: requestPlaces.length });
  };
}
