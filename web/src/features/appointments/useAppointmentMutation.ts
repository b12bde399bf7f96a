import type { Appointment, AppointmentTimestamp } from "@salvia/domain/scheduling/appointment";
import { useState } from "react";

import {
  appointmentProblemOf,
  type AppointmentProblem,
  type Wished,
} from "./appointmentProblem.ts";
import type { AppointmentRow } from "./appointments.data.ts";
import {
  changeAppointment,
  makeAppointment,
  type AppointmentChange,
} from "./appointmentWrites.data.ts";

/** Writes appointments one at a time, and knows why the last one was not written. */
export function useAppointmentMutation() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppointmentProblem | null>(null);

  /** @returns whether it is stored now; never throws */
  async function run(id: string, wished: Wished, write: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setProblem(null);
    // It would not even be sent later, and a transaction takes its time to say so.
    if (!navigator.onLine) {
      setProblem({ kind: "failed", failure: { code: "offline", id: null } });
      return false;
    }
    setBusy(true);
    try {
      await write();
      return true;
    } catch (error) {
      const found = await appointmentProblemOf(id, wished, error, new Date());
      setProblem(found);
      return found === null;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    problem,
    forget: () => setProblem(null),
    make: (id: string, made: Omit<Appointment, AppointmentTimestamp>) =>
      run(id, made, () => makeAppointment(id, made)),
    change: (row: AppointmentRow, change: AppointmentChange) =>
      run(row.id, { ...row.appointment, ...change, rev: row.appointment.rev + 1 }, () =>
        changeAppointment(row, change),
      ),
  };
}
