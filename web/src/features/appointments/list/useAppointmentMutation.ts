import type { Appointment, AppointmentTimestamp } from "@salvia/domain/scheduling/appointment";
import { useState } from "react";

import {
  appointmentProblemOf,
  type AppointmentProblem,
  type Wished,
} from "../data/appointmentProblem.ts";
import type { AppointmentRow } from "../data/appointments.data.ts";
import {
  changeAppointment,
  makeAppointment,
  type AppointmentChange,
} from "../data/appointmentWrites.data.ts";

/** Writes appointments one at a time and exposes why the last write failed. */
export function useAppointmentMutation() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AppointmentProblem | null>(null);

  /** @returns whether the appointment is stored; never throws */
  async function run(id: string, wished: Wished, write: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setProblem(null);
    // While offline the write would never be sent, and the transaction is slow to fail.
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
